/* Made by `python frontend/build.py --wire` from src/touchline/wire and the games' views: change it there. */

export type FirstAndGoalUpshot =
  | "counts"
  | "broken"
  | "all-broken"
  | "stumbled"
  | "stopped"
  | "breakaway"
  | "loose"
  | "flagged"
  | "held"
  | "lost"
  | "no-foul"
  | "foul-offense"
  | "foul-defense"
  | "away"
  | "blocked"
  | "good"
  | "missed";
export type FootballDartsUpshot =
  "touchdown" | "points" | "safety" | "interception" | "bust" | "missed" | "drive-over" | "on";
export type PocketGridironUpshot =
  | "flagged"
  | "through"
  | "scored"
  | "out"
  | "stopped"
  | "sacked"
  | "incomplete"
  | "fumbled"
  | "intercepted"
  | "good"
  | "missed"
  | "blocked";

/**
 * How a view places the ball: the names of its fields.
 */
export interface BallMarkerShape {
  column: "down";
  short_of_goal: "ball";
}
/**
 * One bed: a sector of a ring.
 */
export interface BedShape {
  /**
   * In notation: ``T20``.
   */
  bed: string;
  ring: "inner" | "outer" | "double" | "triple" | "bull";
  /**
   * 0 for both bulls.
   */
  number: number;
  /**
   * What it is called where it does not matter which half of the sector was hit: ``S20`` for ``i20`` and ``o20``.
   */
  single: string;
  radii: [number, number];
  degrees: [number, number];
  centre: [number, number];
}
/**
 * A place for each side.
 */
export interface BothSidesShape {
  home: SpotShape;
  away: SpotShape;
}
/**
 * A place on the table.
 */
export interface SpotShape {
  x: number;
  y: number;
}
/**
 * How many cards lie where.
 */
export interface CardCounts {
  hand: number;
  deck: number;
  discards: number;
}
/**
 * A play of a team card, and the number to be rolled.
 */
export interface CardNumberShape {
  play: string;
  number: number;
}
/**
 * A deck with its hand and its pile.
 */
export interface CardsShape {
  hand: HandShape;
  deck: SpotShape;
  discards: SpotShape;
  /**
   * Of each card.
   */
  copies: number;
  plays: PlayCardShape[];
}
/**
 * A hand of cards.
 */
export interface HandShape {
  x: number;
  y: number;
  most: number;
}
/**
 * A card; on a card of the defense stands nothing but what it is called.
 */
export interface PlayCardShape {
  play: string;
  name: string;
  type?: "run" | "pass";
  /**
   * Not from nearer than this to the goal; 0: from everywhere.
   */
  red_zone?: number;
}
/**
 * The centre circle.
 */
export interface CircleShape {
  centre: [number, number];
  radius: number;
}
/**
 * FG-4.1: the column of a down.
 */
export interface ColumnShape {
  down: number;
  x: number;
  width: number;
}
/**
 * The board of Football Darts.
 */
export interface DartboardShape {
  kind: "dartboard";
  unit: "mm";
  /**
   * To the outer edge of the doubles.
   */
  radius: number;
  /**
   * Clockwise from the top.
   */
  numbers: number[];
  darts_a_drive: number;
  /**
   * Of normal time.
   */
  quarters: number;
  beds: BedShape[];
  /**
   * By side; none at a real board.
   */
  throwers: ThrowerShape[];
  field: StripShape;
}
/**
 * How a side throws simulated darts.
 */
export interface ThrowerShape {
  name: string;
  sigma: [number, number];
  /**
   * The correlation between both.
   */
  rho: number;
}
/**
 * The field as a strip, in yards from the own goal line.
 */
export interface StripShape {
  length: number;
  lines: number[];
  /**
   * Where a drive begins.
   */
  start: number;
  midfield: number;
}
/**
 * Both decks.
 */
export interface DecksShape {
  offense: CardsShape;
  defense: CardsShape;
}
/**
 * What the dice show, as far as they have been rolled.
 */
export interface Dice {
  /**
   * The sum of the coloured dice rolled, in yards.
   */
  coloured: number;
  /**
   * The lowest roll of the black die, in yards; null: not rolled.
   */
  black: number | null;
  /**
   * The play die's face.
   */
  play: string;
  /**
   * The referee die's face.
   */
  referee: string;
  /**
   * The penalty die's face.
   */
  penalty: string;
}
/**
 * One of the seven dice.
 */
export interface DieShape {
  x: number;
  y: number;
  width: number;
  height: number;
  die: string;
  title: string;
  colour: string;
  /**
   * A play begins with it.
   */
  opens: boolean;
  /**
   * Its numbers are what matters, not what its faces are called.
   */
  counts: boolean;
  faces: FaceShape[];
}
/**
 * A face of a die.
 */
export interface FaceShape {
  /**
   * In notation: ``Slant 5``.
   */
  text: string;
  /**
   * Without its number: ``Slant``.
   */
  name: string;
  /**
   * What it does: ``route``, ``flag``, ``sack``, ``touchdown`` …
   */
  kind: string;
  /**
   * What it counts; null where it counts nothing.
   */
  number: number | null;
  /**
   * On how many sides of the die it is.
   */
  sides: number;
  /**
   * Where the figure comes from.
   */
  origin: string;
  /**
   * The die is rolled again in the same play.
   */
  again: boolean;
}
/**
 * The box of a down.
 */
export interface DownBoxShape {
  x: number;
  y: number;
  width: number;
  height: number;
  down: number;
  label: string;
}
/**
 * The sheet of Pocket Gridiron.
 */
export interface DriveStripShape {
  kind: "drive-strip";
  unit: "px";
  width: number;
  height: number;
  scores: ScoreBoxShape[];
  downs: DownBoxShape[];
  /**
   * The last is a safety.
   */
  sacks: SackBoxShape[];
  injuries: InjuryBoxShape[];
  dice: DieShape[];
  /**
   * How many the game has.
   */
  drives: number;
  quarters: number;
  /**
   * Moves that one die decides, in notation.
   */
  kicks: string[];
  /**
   * Empty where no cards are played.
   */
  cards: TeamCardShape[];
}
/**
 * The score of a side.
 */
export interface ScoreBoxShape {
  x: number;
  y: number;
  width: number;
  height: number;
  seat: number;
}
/**
 * The box of a sack.
 */
export interface SackBoxShape {
  x: number;
  y: number;
  width: number;
  height: number;
  sack: number;
  label: string;
}
/**
 * Where the injuries of a carrier are counted.
 */
export interface InjuryBoxShape {
  x: number;
  y: number;
  width: number;
  height: number;
  seat: number;
  carrier: string;
}
/**
 * A team card.
 */
export interface TeamCardShape {
  card: string;
  title: string;
  origin: string;
  favoured: FavouredShape[];
  decoy: CardNumberShape;
  intercept: CardNumberShape;
}
/**
 * A play that a team card makes stronger.
 */
export interface FavouredShape {
  play: string;
  bonus: number;
}
/**
 * What a face of the white die does to the play.
 */
export interface FateShape {
  /**
   * In notation.
   */
  face: string;
  /**
   * ``open``: the defense's second roll decides; ``flag``: it is thrown before anything is decided.
   */
  fate: "open" | "through" | "stopped" | "flag";
  /**
   * How much of the intensity the defense has reached with it.
   */
  covered: number;
}
/**
 * The field inside the ring.
 */
export interface FieldShape {
  x: number;
  y: number;
  width: number;
  height: number;
}
/**
 * First & Goal: yards to the goal, downs, and what a coach may know of the cards.
 */
export interface FirstAndGoalView {
  /**
   * What is due.
   */
  phase:
    | "coin-call"
    | "toss"
    | "toss-choice"
    | "draw"
    | "kickoff"
    | "receive"
    | "call"
    | "answer"
    | "defense-call"
    | "discard-more"
    | "breakaway"
    | "flag-on-defense"
    | "flag-on-offense"
    | "time-out-offense"
    | "time-out-defense"
    | "burn-offer"
    | "burn-stop"
    | "burn"
    | "burn-hand"
    | "try"
    | "field-goal-card"
    | "kneel-card"
    | "fake-offense"
    | "fake-defense"
    | "punt-choice"
    | "catch"
    | "snap-dice"
    | "reroll-dice"
    | "return-dice"
    | "turnover-dice"
    | "recovery-dice"
    | "flag-dice"
    | "sneak-dice"
    | "hail-mary-dice"
    | "block-dice"
    | "field-goal-dice"
    | "punt-dice"
    | "bounce-dice"
    | "onside-dice"
    | "squib-dice"
    | "extra-point-dice"
    | "over"
    | "after-play"
    | "settle"
    | "roll";
  /**
   * By side: home, away.
   */
  score: number[];
  /**
   * 1 and 2; overtime halves are 3, 4, …
   */
  half: number;
  /**
   * The side on offense; during a kickoff the receiving side, after the toss its winner.
   */
  offense: number;
  /**
   * Yards to the goal of the defense.
   */
  ball: number;
  /**
   * 1 to 4.
   */
  down: number;
  /**
   * Yards to a first down.
   */
  to_gain: number;
  goal_to_go: boolean;
  /**
   * Left in this half, by side.
   */
  timeouts: number[];
  /**
   * What the dice are rolled for.
   */
  action: string;
  /**
   * The card of the defense, or what it guesses of a kick; ``none`` before it has chosen.
   */
  defense_call: string;
  two_point_try: boolean;
  /**
   * The kick was a fake.
   */
  fake: boolean;
  /**
   * The defense has stopped this run's burn with a time-out.
   */
  burn_stopped: boolean;
  /**
   * Won by the play so far; below zero it is a loss.
   */
  yards: number;
  /**
   * The die due now.
   */
  die: string;
  dice: Dice;
  /**
   * ``offense`` and ``defense``.
   */
  cards: {
    [k: string]: CardCounts;
  };
  /**
   * The card of the offense, or its choice to fake or kick; ``none`` before it has chosen, and while it is hidden.
   */
  offense_call: string;
  /**
   * The card of the offense lies on the table with its back up: it has chosen, the defense has not.
   */
  face_down?: boolean;
  /**
   * By move, as written: what it would come to, where that is known in advance.
   */
  prospects?: {
    [k: string]: Prospect;
  };
  /**
   * What is being played: a down, or what there is instead of one.
   */
  stage?: "toss" | "kick-off" | "return" | "punt" | "down" | "try" | "two-points" | "over";
  /**
   * The position in one line, hidden cards left out.
   */
  position?: string;
  /**
   * By deck: the cards in the hand that you hold, and how many of each.
   */
  hands?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * By deck: what is left in it; only in the whole state, never in what a seat may know.
   */
  decks?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * By deck: the pile beside the hand that you hold.
   */
  discards?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * By deck: what you saw on its pile when you held it.
   */
  remembered?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * By deck: what was taken back from its pile in a time-out, where you hold it.
   */
  taken?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * By deck: every card seen to fall on its pile since that was last empty.
   */
  laid?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * By deck: how many cards were taken back.
   */
  takes?: {
    [k: string]: number;
  };
}
/**
 * What a choice would come to.
 */
export interface Prospect {
  /**
   * That the kick brings what it is for.
   */
  chance?: number;
  /**
   * What the dice of the return come to on average.
   */
  yards?: number;
  standing?: Standing;
  /**
   * The side whose points would stand.
   */
  scorer?: number;
}
/**
 * How it would stand then.
 */
export interface Standing {
  /**
   * The side that would have the ball.
   */
  offense: number;
  /**
   * Yards to the goal that it attacks.
   */
  ball: number;
  down: number;
  to_gain: number;
  goal_to_go: boolean;
}
/**
 * Football Darts: a field of 100 yards, four darts a drive.
 */
export interface FootballDartsView {
  /**
   * What is due: a coin, a choice, a dart.
   */
  phase:
    | "toss"
    | "choice"
    | "call"
    | "throw"
    | "field-goal"
    | "punt"
    | "try"
    | "pat"
    | "two-points"
    | "cushion-call"
    | "cushion"
    | "over";
  /**
   * By side.
   */
  score: number[];
  /**
   * The side that throws; at the toss, the side that won it.
   */
  offense: number;
  /**
   * Yards from the offense's own goal line; 100 only while a try is due.
   */
  pos: number;
  /**
   * The same as it is spoken: ``OWN 45``, ``50``, ``OPP 10``, ``GOAL``.
   */
  spot: string;
  /**
   * Yards to the goal.
   */
  needed: number;
  /**
   * The dart to be thrown, 1 to 4.
   */
  dart: number;
  /**
   * From 1, both sides' together; 1 to 16 in normal time.
   */
  drive: number;
  /**
   * 1 to 4; overtime periods are 5, 6, …
   */
  quarter: number;
  /**
   * The side that received first: in the first quarter, and again in the first overtime period.
   */
  first: number;
  /**
   * With simulated darts: the number of the point that the dart in the air is aimed at.
   */
  aim: number;
  /**
   * The position in one line.
   */
  position?: string;
}
/**
 * A set-up that has proved itself.
 */
export interface FormationShape {
  name: string;
  /**
   * By side: where its figures go, the goalie's first.
   */
  squares: string[][];
}
/**
 * How a view places the line to gain: the names of its fields.
 */
export interface GainMarkerShape {
  beyond_ball: "to_gain";
  sideways: "goal_to_go";
}
/**
 * A goal, behind the field.
 */
export interface GoalShape {
  /**
   * Whose it is.
   */
  team: string;
  /**
   * Of its line.
   */
  x: number;
  y: [number, number];
  /**
   * How far the net reaches, along x.
   */
  depth: number;
}
/**
 * The field; it lies upright.
 */
export interface GridironFieldShape {
  x: number;
  width: number;
  length: number;
  end_zone: number;
  lines: number[];
  numbers: YardNumberShape[];
  columns: ColumnShape[];
  /**
   * From so many yards some plays are not allowed.
   */
  red_zones: number[];
  /**
   * By side: the goal line it plays to.
   */
  attacks: {
    [k: string]: number;
  };
}
/**
 * A number on the field.
 */
export interface YardNumberShape {
  at: number;
  text: string;
}
/**
 * The table of First & Goal.
 */
export interface GridironShape {
  kind: "gridiron";
  unit: "yard";
  size: number[];
  field: GridironFieldShape;
  markers: MarkersShape;
  scoreboard: BothSidesShape;
  timeouts: TimeoutsShape;
  cards: DecksShape;
  /**
   * Offense play → defense play → the dice that are rolled.
   */
  matchups: {
    [k: string]: {
      [k: string]: MatchupShape;
    };
  };
  /**
   * The letters that stand for the coloured dice in print: ``U`` for the blue one.
   */
  letters: {
    [k: string]: string;
  };
  /**
   * By the side on offense: offense play → defense play → the yards that both bring on average, flags aside.
   */
  averages: {
    [k: string]: {
      [k: string]: number;
    };
  }[];
  /**
   * By side: from how many yards about every second field goal is good.
   */
  field_goal_range: number[];
  /**
   * Which dice a kick or a return is rolled with.
   */
  special_teams: {
    [k: string]: string[];
  };
  dice: TableDiceShape;
  /**
   * All the teams there are to choose from.
   */
  gallery: TeamShape[];
  /**
   * Home's team, away's; null for dice that an owner has corrected.
   */
  sides: (string | null)[];
  /**
   * The side that each seat plays for: of three or four players two share one.
   */
  seat_teams: number[];
}
/**
 * What lies on the field.
 */
export interface MarkersShape {
  ball: BallMarkerShape;
  line_to_gain: GainMarkerShape;
}
/**
 * The time-outs of both sides.
 */
export interface TimeoutsShape {
  home: SpotShape;
  away: SpotShape;
  /**
   * In a half.
   */
  most: number;
}
/**
 * FG-1.5: what is rolled when two calls meet.
 */
export interface MatchupShape {
  /**
   * The coloured dice.
   */
  dice: string[];
  /**
   * Rolls of the black die.
   */
  black: number;
}
/**
 * The faces of the dice, side by side.
 */
export interface TableDiceShape {
  tray: TrayShape;
  /**
   * By colour.
   */
  home: {
    [k: string]: number[];
  };
  away: {
    [k: string]: number[];
  };
  play: string[];
  referee: string[];
  penalty: string[];
}
/**
 * Where the dice lie.
 */
export interface TrayShape {
  x: number;
  y: number;
  width: number;
  height: number;
}
/**
 * A team to choose.
 */
export interface TeamShape {
  team: string;
  name: string;
  /**
   * Empty where a team has none.
   */
  town: string;
  nickname: string;
  division: string;
  /**
   * By colour: the six faces as printed.
   */
  dice: {
    [k: string]: number[];
  };
}
/**
 * The board of Street Soccer.
 */
export interface PitchShape {
  kind: "grid";
  unit: "square";
  columns: number;
  rows: number;
  /**
   * The letters of the columns, from the left.
   */
  files: string;
  /**
   * Of normal time.
   */
  minutes: number;
  squares: SquareShape[];
  field: FieldShape;
  /**
   * Where the line across the field is, along x.
   */
  halfway: number;
  circle: CircleShape;
  /**
   * Yellow's, red's.
   */
  goals: GoalShape[];
  /**
   * By side: the squares before its own goal.
   */
  goal_fronts: {
    [k: string]: string[];
  };
  /**
   * By side: the squares of its half of the circle.
   */
  circle_halves: {
    [k: string]: string[];
  };
  /**
   * By side: the squares of its penalty area.
   */
  penalty_areas: {
    [k: string]: string[];
  };
  /**
   * By side: the direction in which it plays.
   */
  attacks: {
    [k: string]: [number, number];
  };
  /**
   * To choose from in the set-up.
   */
  formations: FormationShape[];
}
/**
 * One square of the board.
 */
export interface SquareShape {
  /**
   * Its name: ``B4``.
   */
  square: string;
  /**
   * Of its lower left corner.
   */
  x: number;
  y: number;
  /**
   * The ring is around the field; only figures go there.
   */
  part: "field" | "ring";
  /**
   * The side whose half it is in.
   */
  half: string;
  /**
   * ``circle``, ``yellow-goal-front``, ``red-goal-front``.
   */
  marks: string[];
}
/**
 * Pocket Gridiron: drives of downs and sacks, played with the dice of a sheet.
 */
export interface PocketGridironView {
  /**
   * What is due.
   */
  phase:
    | "toss"
    | "snap"
    | "route"
    | "defense"
    | "sack"
    | "chase"
    | "fumble"
    | "pat"
    | "end-zone"
    | "field-goal"
    | "intercept"
    | "decoy"
    | "return"
    | "flag"
    | "cards"
    | "call"
    | "set-play"
    | "audible"
    | "def-penalty"
    | "try"
    | "off-penalty"
    | "over";
  /**
   * By side.
   */
  score: number[];
  /**
   * The side with the ball; before the toss the side that chooses its card.
   */
  offense: number;
  /**
   * The side that received the opening kick-off.
   */
  first: number;
  /**
   * From 1, both sides' together.
   */
  drive: number;
  /**
   * How many the game has.
   */
  drives: number;
  quarter: number;
  /**
   * 1 to 4; a try is played as on the 4th.
   */
  down: number;
  /**
   * In this drive; the third is a safety.
   */
  sacks: number;
  /**
   * The play is a try for two points.
   */
  trying: boolean;
  /**
   * Who has the ball in this play.
   */
  carrier: string;
  /**
   * The play that the carrier's die names; null before it is rolled.
   */
  play: string | null;
  /**
   * What the defense has to reach; null where nothing is contested.
   */
  intensity: number | null;
  /**
   * What set plays have added to it.
   */
  bonus: number;
  /**
   * In this play; the third is a sack.
   */
  scrambles: number;
  /**
   * The defense's first roll; null before it is made.
   */
  shown: string | null;
  /**
   * A flag was declined in this play: every further one counts 0.
   */
  flags_off: boolean;
  /**
   * A decoy has left the defense with one roll.
   */
  one_roll: boolean;
  /**
   * By side: how often each of ``WR``, ``TE``, ``RB`` and ``QB`` was hurt.
   */
  injuries: {
    [k: string]: number;
  }[];
  /**
   * By side: the team card; null without one.
   */
  cards: (string | null)[];
  /**
   * The play as the team cards name it; null before it is rolled.
   */
  called?: string | null;
  /**
   * How much of the intensity the defense has reached.
   */
  covered?: number;
  /**
   * The defense's next roll is its last in this play.
   */
  last_roll?: boolean;
  /**
   * What each face of the white die would do to the play; empty where nothing is contested.
   */
  fates?: FateShape[];
  /**
   * What all the rolls that the defense has left come to; null where it has none.
   */
  shares?: SharesShape | null;
  /**
   * The position in one line.
   */
  position?: string;
}
/**
 * How often the play gets past the defense, and what else may happen first; together 1.
 */
export interface SharesShape {
  through: number;
  stopped: number;
  flag: number;
}
/**
 * Street Soccer: squares as ``B4``, five figures a side, the goalie first.
 */
export interface StreetSoccerView {
  /**
   * What is due.
   */
  phase:
    | "set-up"
    | "yellow-die"
    | "red-die"
    | "kick-off"
    | "roll"
    | "move"
    | "restart"
    | "restart-roll"
    | "restart-kick"
    | "over";
  /**
   * By side: yellow, red.
   */
  score: number[];
  /**
   * 1 to 25, in extra time on to 35; each has one turn a side.
   */
  minute: number;
  extra_time: boolean;
  /**
   * ``yellow`` or ``red``.
   */
  turn: string;
  /**
   * The roll in force; at the kick-off the difference of both.
   */
  die: number | null;
  /**
   * By side: the squares of its figures, the goalie's first; null: not on the board.
   */
  figures: (string | null)[][];
  /**
   * Its square; null before the kick-off and after a goal.
   */
  ball: string | null;
  /**
   * The side that won the kick-off and goes first in every minute.
   */
  first: string;
  /**
   * The side that conceded and has not restarted yet.
   */
  restart: string | null;
  /**
   * The side that scored last.
   */
  last_goal: string | null;
  /**
   * The position in one line.
   */
  position?: string;
}

/* Made by `python frontend/build.py --wire` from src/touchline/wire and the games' views: change it there. */

/**
 * How many cards lie where.
 */
export interface CardCounts {
  hand: number;
  deck: number;
  discards: number;
}
/**
 * What the dice show, as far as they have been rolled.
 */
export interface Dice {
  coloured: number;
  black: number | null;
  play: string;
  referee: string;
  penalty: string;
}
/**
 * First & Goal: yards to the goal, downs, and what a coach may know of the cards.
 */
export interface FirstAndGoalView {
  /**
   * What is due.
   */
  phase: string;
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
 * Football Darts: a field of 100 yards, four darts a drive.
 */
export interface FootballDartsView {
  /**
   * What is due: a coin, a choice, a dart.
   */
  phase: string;
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
 * Pocket Gridiron: drives of downs and sacks, played with the dice of a sheet.
 */
export interface PocketGridironView {
  /**
   * What is due.
   */
  phase: string;
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
   * The position in one line.
   */
  position?: string;
}
/**
 * Street Soccer: squares as ``B4``, five figures a side, the goalie first.
 */
export interface StreetSoccerView {
  /**
   * What is due.
   */
  phase: string;
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

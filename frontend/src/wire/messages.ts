/* Made by `python frontend/build.py --wire` from src/touchline/wire and the games' views: change it there. */

export type AccountLine = GameLine | ChallengeLine;
export type ClientFrame =
  | Ping
  | Pong
  | Watch
  | Unwatch
  | Look
  | Play
  | Roll
  | Resign
  | Undo
  | Accept
  | Decline
  | Chat
  | Reveal
  | Entrust
  | Renew
  | Correct
  | Replace
  | Return;
export type Command =
  Play | Roll | Resign | Undo | Accept | Decline | Chat | Reveal | Entrust | Renew | Correct | Replace | Return;
/**
 * Every kind of refusal there is.  A program decides by the kind; the message beside it is for people.
 */
export type ErrorKind =
  | "bad-data"
  | "bad-option"
  | "bad-position"
  | "bad-record"
  | "bad-request"
  | "behind"
  | "broken-chain"
  | "crash"
  | "error"
  | "forbidden"
  | "illegal-move"
  | "illegal-outcome"
  | "mismatch"
  | "missing-extra"
  | "no-advice"
  | "no-backup"
  | "not-empty"
  | "not-found"
  | "not-verified"
  | "nothing-to-undo"
  | "outdated"
  | "refused"
  | "server"
  | "store-down"
  | "store-in-use"
  | "taken"
  | "too-large"
  | "too-many"
  | "unauthorized"
  | "unknown-game"
  | "unknown-rule"
  | "worker-failed"
  | "wrong-node";
export type ExportLine = ExportedRow | ExportedDraw;
export type GameStreamLine = GameFull | GameChange | ChatLine;
export type MatchEvent =
  | Created
  | Seated
  | Started
  | Played
  | Rolled
  | Undone
  | Corrected
  | Resigned
  | Flagged
  | Asked
  | Declined
  | Revealed
  | Entrusted
  | Renewed
  | Finished
  | CalledOff
  | Chatted
  | Replaced
  | Returned
  | Rematched;
export type Node = DecisionNode | ChanceNode | OverNode | OpenNode;
export type ServerFrame = Ping | PongReply | NewsFrame | Receipt | Looked | Unwatched | PresenceFrame | RefusedFrame;

/**
 * Agree to the take-back that was asked for.
 */
export interface Accept {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "accept";
}
/**
 * What everybody may know of somebody.
 */
export interface Account {
  /**
   * As the server keeps it: lower case.
   */
  name: string;
  /**
   * As it was written.
   */
  shown: string;
  bot: boolean;
  created: number;
}
/**
 * A match of yours has begun or ended.
 */
export interface GameLine {
  type: "gameStart" | "gameFinish";
  game: GameCard;
}
/**
 * A match of yours.
 */
export interface GameCard {
  id: string;
  game: string;
  title: string;
  options: {
    [k: string]: string;
  };
  status: "open" | "playing" | "over";
  seats: Seat[];
  clock: ClockTerms;
  dice: string;
  altered?: ("data" | "position" | "seed")[];
  delay?: number;
  rated: boolean;
  watchable: boolean;
  created: number;
  league?: string;
  season?: string;
  /**
   * The seats that a match under way waits for.
   */
  due?: number[];
  returns?: number[];
  reason?: string;
  called_off?: EndedEarly;
  words?: {
    [k: string]: Phrase[];
  };
  variant: Variant;
  speed: "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
  perf: PerfName;
  timeControl: TimeControl;
  color: "white" | "black";
  gameId: string;
  fullId: string;
  /**
   * Empty, where you play against yourself.
   */
  opponent:
    | User
    | {
        [k: string]: unknown;
      };
  compat: Compat;
  isMyTurn?: boolean;
  seq?: number;
}
/**
 * Who sits where.
 */
export interface Seat {
  kind: "person" | "open" | "bot";
  name: string;
  /**
   * Of whoever sits here, or for whom an open seat is kept.
   */
  account?: string;
  /**
   * A bot's.
   */
  level?: string;
  /**
   * A bot plays for somebody who has left.
   */
  stand_in?: boolean;
  /**
   * The server shows the values of this seat's dice chain.
   */
  entrusted?: boolean;
}
/**
 * How time is counted in a match.  All in seconds.
 *
 * ``live``: every seat has ``bank``; each action adds ``increment``.
 * ``correspondence``: the same with days for seconds, and never more than ``cap``, as on Little Golem
 * (240 hours, 36 more a move, never above 360).
 */
export interface ClockTerms {
  kind?: "none" | "live" | "correspondence";
  bank?: number;
  increment?: number;
  cap?: number;
}
/**
 * How a match was called off.
 */
export interface EndedEarly {
  why: "declined" | "cancelled" | "aborted";
  reason: string;
}
/**
 * One message: an id of the catalogues and what goes into it.
 */
export interface Phrase {
  id: string;
  /**
   * Names to texts, numbers, other messages, or lists of these.
   */
  args: {
    [k: string]: unknown;
  };
}
/**
 * The game.
 */
export interface Variant {
  key: string;
  name: string;
  short: string;
}
/**
 * The game, as a rating is called.
 */
export interface PerfName {
  name: string;
}
/**
 * The clock.
 */
export interface TimeControl {
  type: "clock" | "correspondence" | "unlimited";
  limit?: number;
  increment?: number;
  show?: string;
  daysPerTurn?: number;
}
/**
 * Somebody.
 */
export interface User {
  id: string;
  name: string;
  username: string;
  title?: "BOT";
}
/**
 * Which of lichess's interfaces can play it: both.
 */
export interface Compat {
  bot: boolean;
  board: boolean;
}
/**
 * A challenge to you or of yours came, or came to nothing.
 */
export interface ChallengeLine {
  type: "challenge" | "challengeDeclined" | "challengeCanceled";
  challenge: ChallengeCard;
}
/**
 * A challenge.
 */
export interface ChallengeCard {
  id: string;
  game: string;
  title: string;
  options: {
    [k: string]: string;
  };
  status: "open" | "playing" | "over";
  seats: Seat[];
  clock: ClockTerms;
  dice: string;
  altered?: ("data" | "position" | "seed")[];
  delay?: number;
  rated: boolean;
  watchable: boolean;
  created: number;
  league?: string;
  season?: string;
  /**
   * The seats that a match under way waits for.
   */
  due?: number[];
  returns?: number[];
  reason?: string;
  called_off?: EndedEarly;
  words?: {
    [k: string]: Phrase[];
  };
  variant: Variant;
  speed: "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
  perf: PerfName;
  timeControl: TimeControl;
  color: "white" | "black";
  direction: "in" | "out";
  challenger?: User;
  destUser?: User;
  declineReason?: string;
  declineReasonKey?: string;
}
/**
 * A command was carried out: what it made, and where the match stands.
 */
export interface Acknowledgement {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  match: string;
  /**
   * The number of the last event.
   */
  seq: number;
  status: "open" | "playing" | "over";
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  seats: Seat[];
  rated: boolean;
  altered: ("data" | "position" | "seed")[];
  dice: DiceState;
  terms?: ChangedTerms;
  /**
   * As whom you look; nobody's for a spectator.
   */
  seat?: number;
  open_view?: View;
  curtain?: Curtain;
  clock?: ClockState;
  undo_asked_by?: number;
  called_off?: EndedEarly;
  /**
   * The match in which it goes on.
   */
  rematch?: string;
  words?: {
    [k: string]: Phrase[];
  };
  since: number;
  events: (
    | Created
    | Seated
    | Started
    | Played
    | Rolled
    | Undone
    | Corrected
    | Resigned
    | Flagged
    | Asked
    | Declined
    | Revealed
    | Entrusted
    | Renewed
    | Finished
    | CalledOff
    | Chatted
    | Replaced
    | Returned
    | Rematched
  )[];
  /**
   * Too far behind: only the last events.
   */
  snapshot?: boolean;
  /**
   * Games with hidden hands: what was told before and may be read now.
   */
  revealed?: Disclosed[];
  op: "done";
  ok: true;
  /**
   * Its first event.
   */
  first: number;
  /**
   * Its last.
   */
  last: number;
  /**
   * It had been carried out before.
   */
  repeated: boolean;
}
/**
 * A seat must choose.  Its choices are told only to whom they belong.
 */
export interface DecisionNode {
  kind: "decision";
  seat: number;
  /**
   * The legal moves in notation.
   */
  legal?: string[];
  /**
   * How each legal move is made on a board, in the same order; left out where all are plain buttons.
   */
  gestures?: string[][];
  /**
   * There are too many to list; any legal text is accepted all the same.
   */
  too_many?: boolean;
  /**
   * How many legal moves there are in all.
   */
  count?: number;
  question?: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Dice, a coin, a card or a dart are due.  Outcomes are told only to those who may know what can fall.
 */
export interface ChanceNode {
  kind: "chance";
  /**
   * What is rolled, drawn or thrown.
   */
  what: string;
  outcomes?: string[];
  /**
   * One for each outcome; left out where outcomes are only entered, never drawn with true odds.
   */
  weights?: number[];
  question?: string;
  /**
   * At a server: it is rolled there, not entered by a person.
   */
  drawn?: boolean;
  /**
   * At a server: the seats that owe something before it can fall.
   */
  waiting_for?: number[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * The game has ended.
 */
export interface OverNode {
  kind: "over";
  /**
   * +1, 0 or −1 for each seat.
   */
  returns: number[];
  reason: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * At a server: seats are free, and the match has not begun.
 */
export interface OpenNode {
  kind: "open";
  seats: number[];
}
/**
 * What a seat may know of a position: named fields, each game's own beside these.
 */
export interface View {
  /**
   * What part of the game this is, in the game's own word.
   */
  phase: string;
  /**
   * By side.
   */
  score: number[];
  /**
   * The position in one line; where something is hidden, without it.
   */
  position?: string;
  [k: string]: unknown;
}
/**
 * How chance is decided, what that promises, and what is owing.
 */
export interface DiceState {
  tier: "plain" | "committed" | "chains" | "entered";
  /**
   * The key of what these dice promise.
   */
  promise: string;
  /**
   * What they promise.
   */
  badge: string;
  draws: number;
  words?: {
    [k: string]: Phrase[];
  };
  scheme?: number;
  /**
   * SHA-256 of the server's secret.
   */
  commitment?: string;
  /**
   * The commitment was fetched before the match was made.
   */
  committed_first?: boolean;
  /**
   * The hash of all that was laid down, once everybody has sat down.
   */
  pact?: string;
  round?: number;
  /**
   * The seats that owe a value.
   */
  owed?: number[];
  /**
   * The seats that should lay down their next chain, because the last one is nearly used up.
   */
  renew?: number[];
  chains?: LaidChain[];
}
/**
 * A dice chain that a seat has laid down.
 */
export interface LaidChain {
  seat: number;
  anchor: string;
  length: number;
  /**
   * The round it begins with.
   */
  first: number;
}
/**
 * What is not as the game comes in its box, for whoever thinks about sitting down.
 */
export interface ChangedTerms {
  options: {
    [k: string]: string;
  };
  data?: {
    [k: string]: unknown;
  };
  /**
   * ``true``: it begins somewhere else, but the line would name hidden cards.
   */
  position?: string | true;
}
/**
 * There are hands that not everybody may see: where several share a screen, a curtain hangs before ``view``.
 */
export interface Curtain {
  /**
   * The last event that all watched together, after which the screen may be in other hands: whoever has lifted the
   * curtain since then need not lift it again.
   */
  since: number;
  /**
   * Who is to lift it, while all others look away; nobody's: all look at ``open_view``, for dice or for a choice that
   * is said aloud.
   */
  seat?: number;
}
/**
 * The clocks as they stand at ``since``; those in ``running`` run from then on.  All in milliseconds.
 */
export interface ClockState {
  terms: ClockTerms;
  left: number[];
  running: number[];
  since: number;
  /**
   * The server's time.
   */
  now: number;
}
/**
 * The match was made, on these terms.
 */
export interface Created {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "created";
  game: string;
  options: {
    [k: string]: string;
  };
  /**
   * Figures of dice and cards that were corrected.
   */
  data?: {
    [k: string]: unknown;
  };
  /**
   * Where it began, if not at the beginning.
   */
  position?: string;
  clock: ClockTerms;
  rated: boolean;
  public: boolean;
  /**
   * Seconds by which spectators are behind.
   */
  delay: number;
  rematch_of?: string;
  league?: string;
  season?: string;
}
/**
 * Somebody sat down.
 */
export interface Seated {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "seated";
  name: string;
}
/**
 * Every seat is taken.
 */
export interface Started {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "started";
  names?: string[];
  /**
   * The hash of everything that was laid down for the dice.
   */
  pact?: string;
}
/**
 * A seat decided.
 */
export interface Played {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  /**
   * The entry's number in the record.
   */
  n: number;
  /**
   * In notation.
   */
  text: string;
  /**
   * The play-by-play.
   */
  say?: string;
  /**
   * Ids of the rules that ruled it.
   */
  rules?: string[];
  view?: View;
  open_view?: View;
  highlight?: Cheer;
  /**
   * What it has come to, in a word of the game's own closed list.
   */
  upshot?: string;
  words?: {
    [k: string]: Phrase[];
  };
  kind: "played";
  paths?: Ways;
  /**
   * How it was made on the board, as ``gestures`` tells it of moves to come.
   */
  gesture?: string[];
}
/**
 * Something to be celebrated.
 */
export interface Cheer {
  /**
   * ``goal``, ``touchdown``, ``interception`` …
   */
  what: string;
  /**
   * Whose it is.
   */
  side: number;
}
/**
 * The ways that a move takes over the board, place by place, for whoever animates it.
 */
export interface Ways {
  /**
   * Of a figure.
   */
  walk: string[];
  ball: string[];
  /**
   * Where the ball was played on.
   */
  touches: string[];
  /**
   * Figures that are set elsewhere: from where, to where.
   */
  lifted: [string, string][];
  [k: string]: unknown;
}
/**
 * Dice fell, a card was drawn, a dart hit; with a ``seat``, somebody entered it.
 */
export interface Rolled {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  /**
   * The entry's number in the record.
   */
  n: number;
  /**
   * In notation.
   */
  text: string;
  /**
   * The play-by-play.
   */
  say?: string;
  /**
   * Ids of the rules that ruled it.
   */
  rules?: string[];
  view?: View;
  open_view?: View;
  highlight?: Cheer;
  /**
   * What it has come to, in a word of the game's own closed list.
   */
  upshot?: string;
  words?: {
    [k: string]: Phrase[];
  };
  kind: "rolled";
  /**
   * What was rolled, drawn or thrown.
   */
  what?: string;
  /**
   * Nothing to be watched: a card that goes to a hand.
   */
  quiet?: boolean;
  /**
   * The how-manieth draw of the server's dice, for whoever checks them.
   */
  draw?: number;
}
/**
 * The last decision was taken back.
 */
export interface Undone {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "undone";
  n: number;
}
/**
 * What an entry said was changed.
 */
export interface Corrected {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "corrected";
  n: number;
  /**
   * The entry that was changed.
   */
  entry: number;
  text: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A seat gave up.
 */
export interface Resigned {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "resigned";
  n: number;
}
/**
 * A seat ran out of time.
 */
export interface Flagged {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "flagged";
  n: number;
}
/**
 * A seat asks to take back.
 */
export interface Asked {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "asked";
}
/**
 * The take-back was not agreed to, or not wanted any more.
 */
export interface Declined {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "declined";
}
/**
 * A seat showed its value for a round of the dice; the value itself is told when all have.
 */
export interface Revealed {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "revealed";
  round: number;
  value?: string;
}
/**
 * A seat lets the server show its values.
 */
export interface Entrusted {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "entrusted";
}
/**
 * A seat laid down its next dice chain.
 */
export interface Renewed {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "renewed";
  anchor: string;
  length: number;
}
/**
 * The match is over.
 */
export interface Finished {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "finished";
  returns: number[];
  reason: string;
  /**
   * The server's secret, laid open.
   */
  secret?: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * The match has ended without a result.
 */
export interface CalledOff {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "called_off";
  why: "declined" | "cancelled" | "aborted";
  /**
   * A declined challenge: the key of the reason.
   */
  reason: string;
  text: string;
  secret?: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A seat said one of the phrases.
 */
export interface Chatted {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "chatted";
  phrase: string;
  say: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A bot plays for a seat from now on.
 */
export interface Replaced {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "replaced";
  whom: number;
  level: string;
}
/**
 * The player of a seat is back.
 */
export interface Returned {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "returned";
}
/**
 * The match goes on in another.
 */
export interface Rematched {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  kind: "rematched";
  match: string;
}
/**
 * A step told earlier, now that it may be read.
 */
export interface Disclosed {
  seq: number;
  kind: "played" | "rolled";
  n: number;
  text: string;
  say?: string;
  rules?: string[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * One legal option and what it is worth.
 */
export interface Advice {
  move: string;
  /**
   * By side.
   */
  win: number[];
  draw: number;
  if_works?: Branch;
  if_fails?: Branch;
  /**
   * Where a hand decides: the place on the board to aim at.
   */
  aim?: {
    [k: string]: unknown;
  };
  /**
   * An estimate is right within this much.
   */
  interval?: number;
  /**
   * Of the first few: what people call the ``move``.
   */
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * What follows if a decision works, or if it fails.
 */
export interface Branch {
  label: string;
  probability: number;
  /**
   * Of the seat that decides.
   */
  win: number;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Ask what the seat to move should do.
 */
export interface Advise {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "advise";
}
/**
 * The end of a dice chain, laid down before it is used.
 */
export interface Anchor {
  anchor: string;
  length: number;
}
/**
 * What this server is and which wires it speaks.
 */
export interface ApiInfo {
  ok: true;
  name: "touchline";
  /**
   * Of Touchline.
   */
  version: string;
  /**
   * The version of the messages.
   */
  wire: number;
  /**
   * All versions that are understood; say yours in the header ``Touchline-Wire``.
   */
  wires: number[];
  /**
   * Where the HTTP API is described.
   */
  openapi: string;
  /**
   * Where the socket is described.
   */
  asyncapi: string;
  /**
   * Where the messages of the engine protocol are described.
   */
  engine: string;
}
/**
 * Who is to coach it.
 */
export interface Appointment {
  team: string;
  /**
   * An account; empty: its bot.
   */
  owner?: string;
}
/**
 * The geometry of the board.
 */
export interface AskBoard {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "board";
}
/**
 * Ask what is due.
 */
export interface AskNode {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "node";
}
/**
 * The position in one line.
 */
export interface AskPosition {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "position";
}
/**
 * The record; with a seat, as that seat may read it.
 */
export interface AskRecord {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "record";
  seat?: number;
}
/**
 * Everything there is to know.
 */
export interface AskState {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "state";
}
/**
 * What a seat may know; without a seat, a spectator.
 */
export interface AskView {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "view";
  seat?: number;
}
/**
 * The rules that ruled the last step, quoted.
 */
export interface AskWhy {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "why";
}
/**
 * One figure that a team of one's own must tell.
 */
export interface AskedFigure {
  name: string;
  kind: "faces" | "choice" | "text";
  /**
   * What a form begins with.
   */
  start: number[] | string;
  low: number;
  high: number;
  choices: string[];
}
/**
 * To whom it is awarded.
 */
export interface Award {
  week: number;
  home: string;
  winner: string;
}
/**
 * What would have been best.
 */
export interface BestMove {
  move: string;
  /**
   * The chances with it, of whoever decided.
   */
  win: number;
  /**
   * The chances with what was played.
   */
  got: number;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * The geometry of the board with the options of a match.
 */
export interface Board {
  ok: true;
  game: string;
  title: string;
  board: BoardShape;
}
/**
 * The geometry of a board, each game its own.
 */
export interface BoardShape {
  kind: string;
  /**
   * The address of the game's own module for the browser, where it brings one.
   */
  front?: string;
  [k: string]: unknown;
}
/**
 * A match as lichess would tell of it.
 */
export interface BotCard {
  id: string;
  game: string;
  title: string;
  options: {
    [k: string]: string;
  };
  status: "open" | "playing" | "over";
  seats: Seat[];
  clock: ClockTerms;
  dice: string;
  altered?: ("data" | "position" | "seed")[];
  delay?: number;
  rated: boolean;
  watchable: boolean;
  created: number;
  league?: string;
  season?: string;
  /**
   * The seats that a match under way waits for.
   */
  due?: number[];
  returns?: number[];
  reason?: string;
  called_off?: EndedEarly;
  words?: {
    [k: string]: Phrase[];
  };
  variant: Variant;
  speed: "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
  perf: PerfName;
  timeControl: TimeControl;
  color: "white" | "black";
}
/**
 * A match was called off.
 */
export interface CalledOffMatch {
  ok: true;
  game: Card;
}
/**
 * A match in a list or a history: what everybody may know.
 */
export interface Card {
  id: string;
  game: string;
  title: string;
  options: {
    [k: string]: string;
  };
  status: "open" | "playing" | "over";
  seats: Seat[];
  clock: ClockTerms;
  dice: string;
  altered?: ("data" | "position" | "seed")[];
  delay?: number;
  rated: boolean;
  watchable: boolean;
  created: number;
  league?: string;
  season?: string;
  /**
   * The seats that a match under way waits for.
   */
  due?: number[];
  returns?: number[];
  reason?: string;
  called_off?: EndedEarly;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A challenge was accepted.
 */
export interface ChallengeAccepted {
  ok: true;
  seat: number;
  game: GameCard;
}
/**
 * A challenge was declined or withdrawn.
 */
export interface ChallengeAnswered {
  ok: true;
  challenge: ChallengeCard;
}
/**
 * What somebody is challenged to.
 */
export interface ChallengeOrder {
  /**
   * Your own id, at random: the same request sent again with it is answered again, not done again.
   */
  cmd_id?: string;
  game: string;
  options?: {
    [k: string]: unknown;
  };
  clock?: ClockTerms;
  rated?: boolean;
}
/**
 * A challenge was sent.
 */
export interface Challenged {
  ok: true;
  /**
   * The key to your seat.
   */
  token: string;
  challenge: ChallengeCard;
}
export interface Challenges {
  in: ChallengeCard[];
  out: ChallengeCard[];
}
/**
 * Everybody's chances at a moment.
 */
export interface Chances {
  win: number[];
  draw: number;
  interval?: number;
}
/**
 * Say one of the phrases of ``/api/phrases``.
 */
export interface Chat {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "chat";
  phrase:
    | "hello"
    | "good-luck"
    | "have-fun"
    | "well-played"
    | "nice-one"
    | "lucky"
    | "unlucky"
    | "oops"
    | "thinking"
    | "one-moment"
    | "back"
    | "thanks"
    | "sorry"
    | "close"
    | "rematch"
    | "good-game"
    | "bye";
}
/**
 * What somebody said.
 */
export interface ChatLine {
  type: "chatLine";
  room: "player";
  username: string;
  text: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Ask whether the other side is there; sent by either.
 */
export interface Ping {
  op: "ping";
  id?: number | string;
}
/**
 * I am.  A client's answer to a ping needs no answer.
 */
export interface Pong {
  op: "pong";
  id?: number | string;
}
/**
 * Follow a match: what happened after ``since`` is sent at once, and from then on everything.
 */
export interface Watch {
  op: "watch";
  match: string;
  since?: number;
  seat?: number;
  /**
   * Whoever plays the match is also told who else is here: ``presence`` frames come by themselves.
   */
  presence?: boolean;
  id?: number | string;
}
/**
 * Follow it no more.
 */
export interface Unwatch {
  op: "unwatch";
  match: string;
  id?: number | string;
}
/**
 * Ask where a match stands.
 */
export interface Look {
  op: "look";
  match: string;
  seat?: number;
  id?: number | string;
}
/**
 * A decision of the seat to move.
 */
export interface Play {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "play";
  move: string;
}
/**
 * A real roll, card or dart, entered.
 */
export interface Roll {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "roll";
  outcome: string;
}
/**
 * Give up.
 */
export interface Resign {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "resign";
}
/**
 * Ask to take back the own last decision; a bot agrees at once.  At a real table, whatever was entered last.
 */
export interface Undo {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "undo";
}
/**
 * Do not agree to it (or withdraw the own request).
 */
export interface Decline {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "decline";
}
/**
 * The value of one's chain for the round of two-party dice that is due, or in round 0 the value one pledged.
 */
export interface Reveal {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "reveal";
  round: number;
  value: string;
}
/**
 * Tell the server the chain's seed; it then reveals for you, and whoever runs it could foresee the rolls.
 */
export interface Entrust {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "entrust";
  seed: string;
}
/**
 * Lay down the next dice chain before the one in use is used up; it begins where that one ends.
 */
export interface Renew {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "renew";
  anchor: string;
  length: number;
}
/**
 * At one table: change what an entry said; everything after it is folded again.
 */
export interface Correct {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "correct";
  /**
   * The number of the entry in the record.
   */
  entry: number;
  text: string;
  /**
   * Where a later entry no longer fits: drop it and all after it, instead of refusing.
   */
  cut?: boolean;
}
/**
 * Let a bot play for a seat: the own one at any time, another's when its player has left.
 */
export interface Replace {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "replace";
  whom: number;
  level?: string;
}
/**
 * Come back and take over from the bot that stood in.
 */
export interface Return {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
  op: "return";
}
/**
 * A code that another device shows.
 */
export interface CodeOrder {
  code: string;
}
/**
 * The server's commitment for a match that is about to be made.
 */
export interface Commitment {
  nonce: string;
  commitment: string;
}
/**
 * Change what an entry said; everything after it is folded again.
 */
export interface CorrectEntry {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "correct";
  entry: number;
  text: string;
  /**
   * Where a later entry no longer fits: drop it and all after it, instead of refusing.
   */
  cut?: boolean;
}
/**
 * What the coach says to whoever is to decide.
 */
export interface Counsel {
  ok: true;
  seat: number;
  /**
   * The side that seat plays for: where its chances stand in every ``win``.
   */
  side: number;
  /**
   * Best first.
   */
  moves: Advice[];
  /**
   * One suggestion, and what the next best costs, in games of a hundred.
   */
  say: string;
  /**
   * All moves are worth the same: none is suggested.
   */
  same: boolean;
  /**
   * A choice that loses for good, where another does not.
   */
  warning?: string;
  why: string;
  /**
   * The bare reason in `why`, where there is one.
   */
  because?: string;
  exact: boolean;
  remark?: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A name and a passphrase.
 */
export interface Credentials {
  name: string;
  passphrase: string;
  /**
   * What an earlier sign-in on this device answered.
   */
  device?: string;
  /**
   * A program plays under this name, and everybody may know it.
   */
  bot?: boolean;
}
/**
 * How somebody stands.
 */
export interface CupLine {
  account: string;
  seed: number;
  points: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /**
   * The points of those they met: who is level on points is placed by it.
   */
  buchholz: number;
  /**
   * Knocked out, or gone.
   */
  out: boolean;
}
/**
 * A table of the standings.
 */
export interface Division {
  name: string;
  lines: SeasonLine[];
}
/**
 * A team's line in the standings.
 */
export interface SeasonLine {
  team: string;
  rank: number;
  /**
   * Won–lost, or won–drawn–lost.
   */
  record: string;
  /**
   * As the league counts: points, or a share of the matches.
   */
  points: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  allowed: number;
  difference: number;
  /**
   * The criterion that set it below the team above; empty for the first.
   */
  above: string;
  /**
   * The same in a sentence.
   */
  why: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * It is done.
 */
export interface Done {
  ok: true;
}
/**
 * Let the network in, or shut it out.
 */
export interface DoorOrder {
  open: boolean;
}
/**
 * A match of a season that waits for you.
 */
export interface DueFixture {
  season: string;
  name: string;
  game: string;
  week: number;
  home: string;
  away: string;
  deadline: number | null;
}
/**
 * The address to be written to; an empty one is forgotten.
 */
export interface EmailOrder {
  address: string;
  lang?: string;
}
/**
 * Whether letters are written.
 */
export interface EmailState {
  ok: true;
  /**
   * The server has set up SMTP.
   */
  offered: boolean;
  address?: string;
  confirmed?: boolean;
}
/**
 * What a letter brought: it confirms an address, or ends the letters to it.
 */
export interface EmailToken {
  token: string;
}
/**
 * The request cannot be done; nothing has changed.
 */
export interface EngineRefusal {
  id: unknown;
  ok: false;
  error: Problem;
}
/**
 * Why something was refused.
 */
export interface Problem {
  kind: ErrorKind;
  /**
   * For people.
   */
  message: string;
  /**
   * Ids of the rules that forbid it.
   */
  rules: string[];
  /**
   * The field, option or entry at fault.
   */
  field?: string;
  /**
   * ``too-many``: which budget is spent.
   */
  key?: string;
  /**
   * ``too-many``: how long to wait.
   */
  seconds?: number;
  missed?: News;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Where a match stands, and everything after event ``since``.
 */
export interface News {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  match: string;
  /**
   * The number of the last event.
   */
  seq: number;
  status: "open" | "playing" | "over";
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  seats: Seat[];
  rated: boolean;
  altered: ("data" | "position" | "seed")[];
  dice: DiceState;
  terms?: ChangedTerms;
  /**
   * As whom you look; nobody's for a spectator.
   */
  seat?: number;
  open_view?: View;
  curtain?: Curtain;
  clock?: ClockState;
  undo_asked_by?: number;
  called_off?: EndedEarly;
  /**
   * The match in which it goes on.
   */
  rematch?: string;
  words?: {
    [k: string]: Phrase[];
  };
  since: number;
  events: (
    | Created
    | Seated
    | Started
    | Played
    | Rolled
    | Undone
    | Corrected
    | Resigned
    | Flagged
    | Asked
    | Declined
    | Revealed
    | Entrusted
    | Renewed
    | Finished
    | CalledOff
    | Chatted
    | Replaced
    | Returned
    | Rematched
  )[];
  /**
   * Too far behind: only the last events.
   */
  snapshot?: boolean;
  /**
   * Games with hidden hands: what was told before and may be read now.
   */
  revealed?: Disclosed[];
  op: "events";
}
/**
 * What a browser takes along to play on without the server.
 */
export interface EngineTold {
  ok: true;
  /**
   * Not yet: it is being written; ask again.
   */
  ready: boolean;
  /**
   * Where the engine's own parts lie.
   */
  parts?: {
    [k: string]: unknown;
  };
  /**
   * The addresses of all that is to be kept.
   */
  files?: string[];
  /**
   * All of it together.
   */
  bytes?: number;
}
/**
 * Common to all events.
 */
export interface Event {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
}
/**
 * One step looked back on, and the chances after it.
 */
export interface ExpensiveStep {
  win: number[];
  draw: number;
  interval?: number;
  /**
   * The entry in the record.
   */
  number: number;
  /**
   * Who decided; null for a roll.
   */
  seat: number | null;
  text: string;
  told: string;
  /**
   * What nobody decided, a roll or hidden calls that met: what it did for each side, in points of a hundred.
   */
  luck?: number[];
  /**
   * A real throw: what it did for whoever threw, in points of a hundred.
   */
  throwing?: number;
  /**
   * A decision: what it gave away, in points of a hundred.
   */
  cost?: number;
  /**
   * What was best, in a sentence.
   */
  better?: string;
  best?: BestMove;
  /**
   * A decision that gave much away: why the best was best.
   */
  why?: string;
  /**
   * The bare reason in that, where there is one.
   */
  because?: string;
  /**
   * A decision that gave much away: the id of the puzzle it makes.
   */
  puzzle?: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * An event as it is stored, with its hash.
 */
export interface ExportedRow {
  match: string;
  seq: number;
  kind: string;
  seat: number | null;
  at: number;
  cmd: string | null;
  data: string;
  hash: string;
}
/**
 * The odds of a roll that was drawn, for checkers without the rules.
 */
export interface ExportedDraw {
  draw: number;
  outcomes: string[];
  weights: number[];
  sealed: boolean;
}
/**
 * The passphrase once more, since there is no way back.
 */
export interface Farewell {
  passphrase: string;
}
/**
 * Something counted, with what it is called.
 */
export interface FigureLine {
  label: string;
  value: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Matches to be counted.
 */
export interface FiguresAsked {
  /**
   * Those known here; of other games, unfinished, or not yours, they are left out.
   *
   * @maxItems 100
   */
  matches?: KeptMatch[];
  /**
   * Those that are only elsewhere, as texts; of other games, or unfinished, they are left out.
   *
   * @maxItems 100
   */
  records?: string[];
}
/**
 * A match that whoever is asked knows, and the key to a seat of it.
 */
export interface KeptMatch {
  match: string;
  token: string;
}
/**
 * The players of the matches, whoever played most first.
 */
export interface FiguresShown {
  ok: true;
  game: string;
  players: PlayerLine[];
}
/**
 * Everything about one player.
 */
export interface PlayerLine {
  player: string;
  won: number;
  drawn: number;
  lost: number;
  figures: FigureLine[];
  played: PlayedLine[];
}
/**
 * A match as one of its players remembers it.
 */
export interface PlayedLine {
  /**
   * Its id; empty where the record has none.
   */
  match: string;
  against: string[];
  result: "won" | "drawn" | "lost";
  /**
   * One's own first.
   */
  score: string;
  figure?: FigureLine;
}
/**
 * Some steps of a match, with the view after each.
 */
export interface Film {
  ok: true;
  game: string;
  names: string[];
  over: boolean;
  first: number;
  /**
   * Of all moments.
   */
  count: number;
  /**
   * Where to go on; null at the end.
   */
  next: number | null;
  moments: Moment[];
}
/**
 * One step of a match, for the replay.
 */
export interface Moment {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  /**
   * How many steps have been made; 0 is the beginning.
   */
  at: number;
  view: View;
  open_view?: View;
  /**
   * What the step was; none at the beginning.
   */
  kind?: "played" | "rolled";
  /**
   * Who decided.
   */
  seat?: number;
  text?: string;
  /**
   * What was rolled, drawn or thrown.
   */
  what?: string;
  paths?: Ways;
  /**
   * How a move was made on the board.
   */
  gesture?: string[];
  /**
   * Nothing to be watched: a card that goes to a hand.
   */
  quiet?: boolean;
  highlight?: Cheer;
  /**
   * What it has come to, in a word of the game's own closed list.
   */
  upshot?: string;
  say?: string;
  rules?: string[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Two players who meet.
 */
export interface Fixture {
  round: number;
  home: string;
  away: string;
  /**
   * Made when the first of the two asks for it.
   */
  match: string | null;
  /**
   * Who has sat down and waits for the other.
   */
  waiting: string | null;
  /**
   * The result, when there is one.
   */
  returns: number[] | null;
}
/**
 * The match of a fixture.
 */
export interface FixtureMatch {
  match: string;
  week: number;
  home: string;
  away: string;
}
/**
 * Which fixture.
 */
export interface FixtureOrder {
  round: number;
  home: string;
}
/**
 * Somebody one knows.
 */
export interface Friend {
  name: string;
  shown: string;
  /**
   * Whether a friend is at this server now; told among friends alone.
   */
  here?: boolean;
  /**
   * When it was asked, or agreed.
   */
  since: number;
}
/**
 * Whom an account knows.
 */
export interface Friends {
  ok: true;
  /**
   * Both said yes.
   */
  friends: Friend[];
  /**
   * They wait for your yes.
   */
  asking: Friend[];
  /**
   * You wait for theirs.
   */
  asked: Friend[];
  blocked: string[];
}
/**
 * A game with its rulebook and the geometry of its board.
 */
export interface GameBook {
  name: string;
  title: string;
  tagline: string;
  /**
   * Of the rules.
   */
  version: string;
  perfect_information: boolean;
  /**
   * What the seats are called.
   */
  seats: string[];
  /**
   * Options that are the natural choice when Touchline rolls, deals and throws.
   */
  on_screen: {
    [k: string]: unknown;
  };
  /**
   * Options that are the natural choice with real dice, cards and darts.
   */
  at_the_table: {
    [k: string]: unknown;
  };
  rule_sets: RuleSetInfo[];
  options: OptionInfo[];
  words?: {
    [k: string]: Phrase[];
  };
  /**
   * Of the bots, weakest first.
   */
  levels: string[];
  /**
   * Whether it teaches itself.
   */
  lesson: boolean;
  /**
   * How many it ships.
   */
  puzzles: number;
  /**
   * How one wins, in a sentence; empty where the game does not say.
   */
  aim?: string;
  glance?: GlanceInfo;
  rules: RuleText[];
  /**
   * The rules that have an example to be played.
   */
  examples: string[];
  glossary: GlossaryTerm[];
  board: BoardShape;
}
/**
 * A bundle of options with a name.
 */
export interface RuleSetInfo {
  name: string;
  help: string;
  options: {
    [k: string]: unknown;
  };
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Something that is agreed on before a match.
 */
export interface OptionInfo {
  name: string;
  default: unknown;
  help: string;
  /**
   * The rule it is about.
   */
  rule: string;
  /**
   * Every seat has its own value, with commas between.
   */
  each_seat: boolean;
  /**
   * Yes or no.
   */
  flag: boolean;
  /**
   * Empty: not a choice among a few.
   */
  choices: unknown[];
  low: number;
  /**
   * Both zero: not a number within bounds.
   */
  high: number;
  /**
   * Behind ``help``; ``name`` has what people call it, ``choices`` the same for each of them.
   */
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A game at a glance, measured by playing it.
 */
export interface GlanceInfo {
  /**
   * How long a match lasts, by the decisions and rolls that were counted.
   */
  minutes: number;
  /**
   * How many: "2–4" where the options let a team be shared.
   */
  players: string;
  /**
   * How often in a hundred the stronger of two levels wins, a draw as half a win.
   */
  better: number;
  /**
   * It is right within so many, 95 times of 100.
   */
  within: number;
  stronger: string;
  weaker: string;
  /**
   * So many were played.
   */
  matches: number;
  seed: number;
  low: number;
  /**
   * Between these ``better`` lies, 95 times of 100.
   */
  high: number;
}
/**
 * One numbered rule.
 */
export interface RuleText {
  id: string;
  /**
   * The title of the chapter it stands in.
   */
  chapter: string;
  text: string;
  first?: RuleInAWord;
}
/**
 * What somebody who plays for the first time is told of a rule when it first rules.
 */
export interface RuleInAWord {
  /**
   * Of several rules that are new the one with the lowest is told.
   */
  place: number;
  say: string;
}
/**
 * A word of the game, and where it is explained.
 */
export interface GlossaryTerm {
  /**
   * As the rulebook writes it; the first stands for it in a list.
   */
  words: string[];
  rule: string;
}
/**
 * A line for every change.
 */
export interface GameChange {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  match: string;
  /**
   * The number of the last event.
   */
  seq: number;
  status: "open" | "playing" | "over";
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  seats: Seat[];
  rated: boolean;
  altered: ("data" | "position" | "seed")[];
  dice: DiceState;
  terms?: ChangedTerms;
  /**
   * As whom you look; nobody's for a spectator.
   */
  seat?: number;
  open_view?: View;
  curtain?: Curtain;
  clock?: ClockState;
  undo_asked_by?: number;
  called_off?: EndedEarly;
  /**
   * The match in which it goes on.
   */
  rematch?: string;
  words?: {
    [k: string]: Phrase[];
  };
  since: number;
  events: (
    | Created
    | Seated
    | Started
    | Played
    | Rolled
    | Undone
    | Corrected
    | Resigned
    | Flagged
    | Asked
    | Declined
    | Revealed
    | Entrusted
    | Renewed
    | Finished
    | CalledOff
    | Chatted
    | Replaced
    | Returned
    | Rematched
  )[];
  /**
   * Too far behind: only the last events.
   */
  snapshot?: boolean;
  /**
   * Games with hidden hands: what was told before and may be read now.
   */
  revealed?: Disclosed[];
  op: "events";
  type: "gameState";
  state: GameStanding;
}
/**
 * Clocks and standing.
 */
export interface GameStanding {
  type: "gameState";
  status: "created" | "started" | "aborted" | "outoftime" | "resign" | "draw" | "variantEnd";
  /**
   * Milliseconds.
   */
  wtime?: number;
  btime?: number;
  winc?: number;
  binc?: number;
  wtakeback?: boolean;
  btakeback?: boolean;
  winner?: "white" | "black";
}
/**
 * The first line of a match's stream.
 */
export interface GameFull {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  match: string;
  /**
   * The number of the last event.
   */
  seq: number;
  status: "open" | "playing" | "over";
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  seats: Seat[];
  rated: boolean;
  altered: ("data" | "position" | "seed")[];
  dice: DiceState;
  terms?: ChangedTerms;
  /**
   * As whom you look; nobody's for a spectator.
   */
  seat?: number;
  open_view?: View;
  curtain?: Curtain;
  clock?: ClockState;
  undo_asked_by?: number;
  called_off?: EndedEarly;
  /**
   * The match in which it goes on.
   */
  rematch?: string;
  words?: {
    [k: string]: Phrase[];
  };
  since: number;
  events: (
    | Created
    | Seated
    | Started
    | Played
    | Rolled
    | Undone
    | Corrected
    | Resigned
    | Flagged
    | Asked
    | Declined
    | Revealed
    | Entrusted
    | Renewed
    | Finished
    | CalledOff
    | Chatted
    | Replaced
    | Returned
    | Rematched
  )[];
  /**
   * Too far behind: only the last events.
   */
  snapshot?: boolean;
  /**
   * Games with hidden hands: what was told before and may be read now.
   */
  revealed?: Disclosed[];
  op: "events";
  type: "gameFull";
  id: string;
  createdAt: number;
  white: User;
  black: User;
  state: GameStanding;
  variant: Variant;
  speed: "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
  perf: PerfName;
  timeControl: TimeControl;
}
/**
 * A game, its options and its rule sets.
 */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  /**
   * Of the rules.
   */
  version: string;
  perfect_information: boolean;
  /**
   * What the seats are called.
   */
  seats: string[];
  /**
   * Options that are the natural choice when Touchline rolls, deals and throws.
   */
  on_screen: {
    [k: string]: unknown;
  };
  /**
   * Options that are the natural choice with real dice, cards and darts.
   */
  at_the_table: {
    [k: string]: unknown;
  };
  rule_sets: RuleSetInfo[];
  options: OptionInfo[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A rating in a game.
 */
export interface GameRating {
  rating: number;
  deviation: number;
  games: number;
  /**
   * Too few games to be sure of it.
   */
  provisional: boolean;
  game: string;
}
/**
 * Ask which games there are.
 */
export interface Games {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "games";
}
/**
 * A seat gives up.
 */
export interface GiveUp {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "resign";
  seat: number;
}
/**
 * How two have fared against each other in a game, from the asker's side.
 */
export interface HeadToHead {
  game: string;
  won: number;
  drawn: number;
  lost: number;
}
/**
 * How a server is, at ``/healthz``.
 */
export interface Health {
  ok: boolean;
  version: string;
  /**
   * Open connections.
   */
  sockets: number;
  /**
   * Every duty, and whether it is done.
   */
  duties: {
    [k: string]: boolean;
  };
  /**
   * Matches that cannot be folded from their rows; they stop nobody.
   */
  broken: string[];
}
/**
 * Ask which engine this is.
 */
export interface Hello {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "hello";
}
/**
 * A link and a QR code for an open seat.
 */
export interface Invitation {
  ok: true;
  seat: number;
  invite: string;
  link: string;
  qr_svg: string;
  /**
   * Only this machine reaches the server, so nobody else can open the link.
   */
  only_here: boolean;
}
/**
 * Which open seat an invitation is for.
 */
export interface InviteOrder {
  seat?: number;
}
/**
 * Taking an open seat.
 */
export interface Join {
  /**
   * Your own id, at random: the same request sent again with it is answered again, not done again.
   */
  cmd_id?: string;
  seat?: number;
  name?: string;
  invite?: string;
  /**
   * Committed dice: SHA-256 of 32 secret bytes of your own, which you reveal in round 0, when all have sat down.
   */
  pledge?: string;
  chain?: Anchor;
}
/**
 * A team that leads in something.
 */
export interface Leader {
  team: string;
  total: number;
  a_match: number;
}
/**
 * Players, fixtures and table.
 */
export interface League {
  id: string;
  name: string;
  game: string;
  owner: string;
  /**
   * ``over``: everything is played that will be; the table is final.
   */
  status: "open" | "playing" | "over";
  /**
   * The season's end, if one was set.
   */
  until: number | null;
  options: {
    [k: string]: unknown;
  };
  clock: ClockTerms;
  legs: 1 | 2;
  rated: boolean;
  players: string[];
  fixtures: Fixture[];
  table: TableLine[];
}
/**
 * A player's line in a league's table.
 */
export interface TableLine {
  account: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
}
/**
 * A league in a list.
 */
export interface LeagueCard {
  id: string;
  name: string;
  game: string;
  owner: string;
  status: "open" | "playing" | "over";
  created: number;
}
/**
 * What a league can be made of.
 */
export interface LeagueOffer {
  game: string;
  /**
   * The game's own season has divisions; with other teams everybody meets everybody.
   */
  weeks: boolean;
  teams: OfferedTeam[];
  asks: AskedFigure[];
}
/**
 * A team of a game's box.
 */
export interface OfferedTeam {
  key: string;
  name: string;
  /**
   * What its dice, card or hand mean.
   */
  about: string;
  words?: {
    [k: string]: Phrase[];
  };
  short: string;
  division: string;
  /**
   * Elo, as measured.
   */
  rating: number;
  /**
   * What it would tell, were it one's own.
   */
  figures: {
    [k: string]: number[] | string;
  };
}
/**
 * Something that happens in a lesson.
 */
export interface LessonEvent {
  seq: number;
  kind: "played" | "rolled";
  text: string;
  view: View;
  seat?: number;
  say?: string;
  rules?: string[];
  /**
   * What was rolled, drawn or thrown.
   */
  what?: string;
  paths?: Ways;
  /**
   * How a move was made on the board.
   */
  gesture?: string[];
  /**
   * Nothing to be watched: a card that goes to a hand.
   */
  quiet?: boolean;
  highlight?: Cheer;
  /**
   * What it has come to, in a word of the game's own closed list.
   */
  upshot?: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A game in about a minute, played through the engine beforehand.
 */
export interface LessonFilm {
  ok: true;
  game: string;
  title: string;
  /**
   * The learner's.
   */
  seat: number;
  names: string[];
  end: string;
  board: BoardShape;
  steps: LessonStep[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * What the learner is to do, and what follows.
 */
export interface LessonStep {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  name: string;
  say: string;
  /**
   * The right move in notation, or what falls when the learner rolls.
   */
  do: string;
  /**
   * The learner rolls, deals or throws, and decides nothing.
   */
  rolls: boolean;
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  events: LessonEvent[];
  after: View;
  rule?: string;
  /**
   * The board was set up for this step: nothing on it comes of the step before.
   */
  anew: boolean;
  /**
   * Of the choices that are offered, of many only the right one; none of a roll.
   */
  previews: {
    [k: string]: MovePreview;
  };
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A move that has not been played.
 */
export interface MovePreview {
  paths?: Ways;
  /**
   * What the roll after it may come to, likeliest first; without a move, what the roll that is due may.
   */
  outcomes?: Outcome[];
  /**
   * What would have to be feared then.
   */
  threats?: Threat[];
  refused?: RefusedMove;
}
/**
 * What a roll may come to, and the view after it.
 */
export interface Outcome {
  text: string;
  /**
   * How likely it is, 0 to 1.
   */
  share: number;
  view: View;
  /**
   * What it would come to, in a word of the game's own closed list.
   */
  upshot?: string;
}
/**
 * What has to be feared of the next roll.
 */
export interface Threat {
  /**
   * Of the figure that might score.
   */
  square: string;
  /**
   * On so many of six.
   */
  rolls: number;
}
/**
 * Why a move cannot be previewed.
 */
export interface RefusedMove {
  message: string;
  rules: string[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A match replayed from its record.
 */
export interface Load {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "load";
  record: string;
}
/**
 * The answer to ``look``.
 */
export interface Looked {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  match: string;
  /**
   * The number of the last event.
   */
  seq: number;
  status: "open" | "playing" | "over";
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  seats: Seat[];
  rated: boolean;
  altered: ("data" | "position" | "seed")[];
  dice: DiceState;
  terms?: ChangedTerms;
  /**
   * As whom you look; nobody's for a spectator.
   */
  seat?: number;
  open_view?: View;
  curtain?: Curtain;
  clock?: ClockState;
  undo_asked_by?: number;
  called_off?: EndedEarly;
  /**
   * The match in which it goes on.
   */
  rematch?: string;
  words?: {
    [k: string]: Phrase[];
  };
  op: "looked";
  ok: true;
  id?: number | string;
}
/**
 * The dice a match is to be played with, and one's own part in them.
 */
export interface Luck {
  /**
   * Default: the most that the seats allow.
   */
  tier?: "plain" | "committed" | "chains" | "entered";
  /**
   * Of the commitment fetched from ``/api/dice``.
   */
  nonce?: string;
  /**
   * Committed dice: SHA-256 of 32 secret bytes of your own, which you reveal in round 0, when all have sat down.
   */
  pledge?: string;
  chain?: Anchor;
  /**
   * Plain dice only, where nobody else sits down: the seed.
   */
  seed?: number;
}
/**
 * Everything that a match needs to go on elsewhere.
 */
export interface Luggage {
  match: string;
  record: string;
  seats: SeatTerms[];
}
/**
 * What is wanted for a seat when a match is made.
 *
 * ``person``: whoever makes the match sits here (on several, at one table).  ``open``: whoever has
 * the invitation, or anybody if the match is public, or only ``account``.  ``bot``: an opponent of a level.
 */
export interface SeatTerms {
  kind?: "person" | "open" | "bot";
  name?: string;
  level?: string;
  account?: string;
}
/**
 * A match was made or joined, and these seats of it are yours.
 */
export interface Made {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  match: string;
  /**
   * The number of the last event.
   */
  seq: number;
  status: "open" | "playing" | "over";
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  seats: Seat[];
  rated: boolean;
  altered: ("data" | "position" | "seed")[];
  dice: DiceState;
  terms?: ChangedTerms;
  /**
   * As whom you look; nobody's for a spectator.
   */
  seat?: number;
  open_view?: View;
  curtain?: Curtain;
  clock?: ClockState;
  undo_asked_by?: number;
  called_off?: EndedEarly;
  /**
   * The match in which it goes on.
   */
  rematch?: string;
  words?: {
    [k: string]: Phrase[];
  };
  ok: true;
  /**
   * The key to your seats: keep it.
   */
  token: string;
  seats_held: number[];
  /**
   * For the first WebSocket at ``/ws?ticket=…``, as from ``/api/tickets``: good for half a minute and for one use.
   */
  ticket?: string;
}
/**
 * A match was made, and nobody of you sits there.
 */
export interface MadeForOthers {
  ok: true;
  token: "";
  seats_held: number[];
  match: string;
}
/**
 * Which match.
 */
export interface MatchOrder {
  week: number;
  home: string;
}
/**
 * Where a match stands, for whoever asked.
 */
export interface MatchState {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  match: string;
  /**
   * The number of the last event.
   */
  seq: number;
  status: "open" | "playing" | "over";
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  seats: Seat[];
  rated: boolean;
  altered: ("data" | "position" | "seed")[];
  dice: DiceState;
  terms?: ChangedTerms;
  /**
   * As whom you look; nobody's for a spectator.
   */
  seat?: number;
  open_view?: View;
  curtain?: Curtain;
  clock?: ClockState;
  undo_asked_by?: number;
  called_off?: EndedEarly;
  /**
   * The match in which it goes on.
   */
  rematch?: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A match that was played elsewhere and goes on here.
 */
export interface MovedMatch {
  /**
   * Its id, which it keeps.  If there is a match of that id here, it is continued, by who holds its seats.
   */
  match: string;
  /**
   * All of it, with nothing hidden.
   */
  record: string;
  /**
   * Who plays each seat, a person here or a bot; none named: persons.
   *
   * @maxItems 16
   */
  seats?: SeatTerms[];
  /**
   * Your own id for this match, at random: a match that you brought with it is still yours when you send it again.
   */
  cmd_id?: string;
}
/**
 * Who you are, how you are rated, what you are playing.
 */
export interface Myself {
  /**
   * As the server keeps it: lower case.
   */
  name: string;
  /**
   * As it was written.
   */
  shown: string;
  bot: boolean;
  created: number;
  ratings: GameRating[];
  id: string;
  username: string;
  title?: "BOT";
  /**
   * The ids of your matches that are under way.
   */
  playing: string[];
}
/**
 * A match from the beginning.
 */
export interface New {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "new";
  game: string;
  /**
   * A named rule set; single options stand on top of it.
   */
  rules?: string;
  options?: {
    [k: string]: unknown;
  };
  /**
   * Corrected figures of dice and cards.
   */
  data?: {
    [k: string]: unknown;
  };
  names?: string[];
  /**
   * Without it one is drawn and told.
   */
  seed?: number;
}
/**
 * A league to be made.
 */
export interface NewLeague {
  /**
   * Your own id, at random: the same request sent again with it is answered again, not done again.
   */
  cmd_id?: string;
  name: string;
  game: string;
  options?: {
    [k: string]: unknown;
  };
  clock?: ClockTerms;
  legs?: 1 | 2;
  rated?: boolean;
  /**
   * The season's end, in milliseconds since 1970: what was not begun by then is not played.
   */
  until?: number;
}
/**
 * A match to be made.
 */
export interface NewMatch {
  /**
   * Your own id, at random: the same request sent again with it is answered again, not done again.
   */
  cmd_id?: string;
  game: string;
  /**
   * A named rule set; single options stand on top of it.
   */
  rules?: string;
  options?: {
    [k: string]: unknown;
  };
  /**
   * Corrected figures of dice and cards, as in a data file.
   */
  data?: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 16
   */
  seats?: SeatTerms[];
  dice?: Luck;
  clock?: ClockTerms;
  /**
   * Where to begin, if not at the beginning.
   */
  position?: string;
  /**
   * Listed in the lobby; anybody may join and watch.
   */
  public?: boolean;
  /**
   * Whoever has the address may watch.
   */
  watchable?: boolean;
  rated?: boolean;
  /**
   * Seconds by which spectators are behind.
   */
  delay?: number;
}
/**
 * The passphrase once more: whoever found a session open makes no key to it.
 */
export interface NewPasskey {
  passphrase: string;
}
/**
 * The passphrase, and the one that is to take its place.
 */
export interface NewPassphrase {
  old: string;
  new: string;
}
/**
 * A season to be drawn up.
 */
export interface NewSeason {
  /**
   * Your own id, at random: the same request sent again with it is answered again, not done again.
   */
  cmd_id?: string;
  name: string;
  game: string;
  /**
   * The commissioner's own team; empty: only commissioner.
   */
  team?: string;
  /**
   * Who coaches the teams that nobody owns.
   */
  level?: string;
  /**
   * Only these of the game's teams; without it all of them.
   *
   * @maxItems 64
   */
  teams?: string[];
  /**
   * Teams of one's own, beside those.
   *
   * @maxItems 64
   */
  own?: OwnTeam[];
  /**
   * Everybody meets everybody so often; 0: the game's own season.
   */
  legs?: number;
  playoffs?: number;
  /**
   * Days for each week; 0: no deadline.
   */
  days?: number;
  clock?: ClockTerms;
}
/**
 * A team of one's own.
 */
export interface OwnTeam {
  name: string;
  /**
   * For narrow tables; the last word of the name unless said.
   */
  short?: string;
  division?: string;
  /**
   * What the game asks of it (``LeagueOffer.asks``): dice, a card, a hand.
   */
  figures?: {
    [k: string]: number[] | string;
  };
}
/**
 * A tournament to be made.
 */
export interface NewTournament {
  /**
   * Your own id, at random: the same request sent again with it is answered again, not done again.
   */
  cmd_id?: string;
  name: string;
  game: string;
  kind: "swiss" | "knock-out" | "arena";
  options?: {
    [k: string]: unknown;
  };
  clock?: ClockTerms;
  /**
   * Of a Swiss.
   */
  rounds?: number;
  /**
   * Of an arena.
   */
  minutes?: number;
  rated?: boolean;
}
/**
 * What happened.  The answer to ``watch`` is the first, with its ``id``; the others come by themselves.
 */
export interface NewsFrame {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  match: string;
  /**
   * The number of the last event.
   */
  seq: number;
  status: "open" | "playing" | "over";
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  seats: Seat[];
  rated: boolean;
  altered: ("data" | "position" | "seed")[];
  dice: DiceState;
  terms?: ChangedTerms;
  /**
   * As whom you look; nobody's for a spectator.
   */
  seat?: number;
  open_view?: View;
  curtain?: Curtain;
  clock?: ClockState;
  undo_asked_by?: number;
  called_off?: EndedEarly;
  /**
   * The match in which it goes on.
   */
  rematch?: string;
  words?: {
    [k: string]: Phrase[];
  };
  since: number;
  events: (
    | Created
    | Seated
    | Started
    | Played
    | Rolled
    | Undone
    | Corrected
    | Resigned
    | Flagged
    | Asked
    | Declined
    | Revealed
    | Entrusted
    | Renewed
    | Finished
    | CalledOff
    | Chatted
    | Replaced
    | Returned
    | Rematched
  )[];
  /**
   * Too far behind: only the last events.
   */
  snapshot?: boolean;
  /**
   * Games with hidden hands: what was told before and may be read now.
   */
  revealed?: Disclosed[];
  op: "events";
  ok?: true;
  id?: number | string;
}
/**
 * How you are told of your turn in a match.
 */
export interface NoticeState {
  ok: true;
  quiet: boolean;
  /**
   * A match that is played over hours or days: only of such is anything told.
   */
  slow: boolean;
}
/**
 * Your matches that are under way.
 */
export interface NowPlaying {
  nowPlaying: GameCard[];
}
/**
 * Common to all commands.
 */
export interface Order {
  /**
   * Your own id; the same id is never carried out twice.
   */
  cmd_id: string;
  /**
   * The last event you know; refused as ``behind`` if the game has moved on.
   */
  seq?: number;
  /**
   * Which of your seats; needed only if you hold several.
   */
  seat?: number;
  /**
   * Over the socket: which match; without it, that of your seat's token.
   */
  match?: string;
  /**
   * Over the socket: repeated in the answer.
   */
  id?: number | string;
}
/**
 * The match has moved on since: there is nothing left to say to that decision.
 */
export interface Overtaken {
  ok: true;
  /**
   * Where the match stands.
   */
  seq: number;
}
/**
 * Everything that is kept of an account.
 */
export interface OwnData {
  account: Account;
  ratings: GameRating[];
  rating_history: RatingPoint[];
  friends: Friends;
  email?: string;
  /**
   * The push services that are told of your turns.
   */
  browsers: string[];
  passkeys: Passkey[];
  /**
   * Those that you made.
   */
  reports: OwnReport[];
  /**
   * As cards; ``/api/matches/ID/record`` has the record of each.
   */
  matches: Card[];
}
/**
 * A rating after a match.
 */
export interface RatingPoint {
  game: string;
  rating: number;
  at: number;
}
/**
 * A passkey of yours.
 */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  /**
   * When somebody last signed in with it.
   */
  used: number | null;
}
/**
 * What you reported to the host.
 */
export interface OwnReport {
  about: string;
  reason: string;
  match: string;
  at: number;
}
/**
 * Two who meet; a bye has nobody away.
 */
export interface Pairing {
  round: number;
  board: number;
  home: string;
  away: string;
  match: string | null;
  /**
   * What each got out of it, when it is over.
   */
  result: number[] | null;
  winner?: string;
}
/**
 * What the browser answered.
 */
export interface PasskeyAnswer {
  state: string;
  /**
   * As ``PublicKeyCredential.toJSON`` writes it.
   */
  credential: {
    [k: string]: unknown;
  };
  /**
   * What the new passkey is to be called.
   */
  name?: string;
}
/**
 * What a browser is to be asked.
 */
export interface PasskeyOptions {
  ok: true;
  /**
   * As ``PublicKeyCredential.parseCreationOptionsFromJSON`` or ``parseRequestOptionsFromJSON`` reads them.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * Send it back with the browser's answer; good for five minutes and once.
   */
  state: string;
}
/**
 * A rating, as lichess words it.
 */
export interface Perf {
  rating: number;
  rd: number;
  games: number;
  prov: boolean;
}
/**
 * A decision of the seat to move.
 */
export interface PlayMove {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "play";
  move: string;
  /**
   * Refused unless it is this seat's turn.
   */
  seat?: number;
}
/**
 * A game as a server offers it.
 */
export interface PlayableGame {
  name: string;
  title: string;
  tagline: string;
  /**
   * Of the rules.
   */
  version: string;
  perfect_information: boolean;
  /**
   * What the seats are called.
   */
  seats: string[];
  /**
   * Options that are the natural choice when Touchline rolls, deals and throws.
   */
  on_screen: {
    [k: string]: unknown;
  };
  /**
   * Options that are the natural choice with real dice, cards and darts.
   */
  at_the_table: {
    [k: string]: unknown;
  };
  rule_sets: RuleSetInfo[];
  options: OptionInfo[];
  words?: {
    [k: string]: Phrase[];
  };
  /**
   * Of the bots, weakest first.
   */
  levels: string[];
  /**
   * Whether it teaches itself.
   */
  lesson: boolean;
  /**
   * How many it ships.
   */
  puzzles: number;
  /**
   * How one wins, in a sentence; empty where the game does not say.
   */
  aim?: string;
  glance?: GlanceInfo;
}
/**
 * A match in somebody's history.
 */
export interface PlayedCard {
  id: string;
  game: string;
  title: string;
  options: {
    [k: string]: string;
  };
  status: "open" | "playing" | "over";
  seats: Seat[];
  clock: ClockTerms;
  dice: string;
  altered?: ("data" | "position" | "seed")[];
  delay?: number;
  rated: boolean;
  watchable: boolean;
  created: number;
  league?: string;
  season?: string;
  /**
   * The seats that a match under way waits for.
   */
  due?: number[];
  returns?: number[];
  reason?: string;
  called_off?: EndedEarly;
  words?: {
    [k: string]: Phrase[];
  };
  /**
   * When something last happened in it.
   */
  updated: number;
  /**
   * Whose history it is sat here.
   */
  seat?: number;
}
/**
 * A round of the play-offs.
 */
export interface PlayoffRound {
  name: string;
  ties: Tie[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Two teams of the play-offs, of which one goes on.
 */
export interface Tie {
  sides: [string, string];
  seeds: [number, number];
  winner: string;
  score: [number, number] | null;
}
/**
 * The server is there, and this is its time.
 */
export interface PongReply {
  op: "pong";
  ok: true;
  /**
   * Milliseconds since 1970.
   */
  now: number;
  id?: number | string;
}
/**
 * Whether somebody is there.
 */
export interface Presence {
  id: string;
  name: string;
  username: string;
  title?: "BOT";
  online: boolean;
  playing: boolean;
}
/**
 * Who is here of those who play a match, by seat.  Told to them alone.
 */
export interface PresenceFrame {
  op: "presence";
  match: string;
  seats: SeatPresence[];
}
/**
 * Whether the player of a seat is here.
 */
export interface SeatPresence {
  /**
   * Not told where that could not be found out.
   */
  here?: boolean;
  /**
   * When somebody who is not here was here last, in milliseconds since 1970.
   */
  since?: number;
  /**
   * The line broke; they did not leave.
   */
  lost?: boolean;
}
/**
 * How a move would go, where that is no secret.
 */
export interface Preview {
  paths?: Ways;
  /**
   * What the roll after it may come to, likeliest first; without a move, what the roll that is due may.
   */
  outcomes?: Outcome[];
  /**
   * What would have to be feared then.
   */
  threats?: Threat[];
  refused?: RefusedMove;
  ok: true;
}
/**
 * Somebody's public face.
 */
export interface Profile {
  /**
   * As the server keeps it: lower case.
   */
  name: string;
  /**
   * As it was written.
   */
  shown: string;
  bot: boolean;
  created: number;
  ratings: GameRating[];
}
/**
 * What is on: two bots' match to be looked at from its first move on, and people's matches that may be watched.
 */
export interface Programme {
  ok: true;
  /**
   * A match between two bots that is over: its moments are a film.  Nothing yet where none was asked for lately.
   */
  film: Card | null;
  /**
   * The bots are playing the next one.
   */
  coming: boolean;
  /**
   * Under way, and open to everybody's eyes, each with the delay it was made with.
   */
  live: Card[];
}
/**
 * What a team may hope for.
 */
export interface Prospects {
  team: string;
  rating: number;
  /**
   * Expected at the end of the schedule.
   */
  wins: number;
  playoffs: [number, number, number];
  division: [number, number, number];
  top_seed: [number, number, number];
  final: [number, number, number];
  champion: [number, number, number];
}
/**
 * Somebody's public face.
 */
export interface PublicFace {
  id: string;
  name: string;
  username: string;
  title?: "BOT";
  shown: string;
  bot: boolean;
  created: number;
  createdAt: number;
  ratings: GameRating[];
  perfs: {
    [k: string]: Perf;
  };
}
/**
 * A subscription that is given up.
 */
export interface PushFarewell {
  endpoint: string;
}
/**
 * The server's public key, for a browser that subscribes.
 */
export interface PushKey {
  ok: true;
  key: string;
}
/**
 * A browser's subscription: with a session's token for all matches of the account, with a seat's for that match.
 */
export interface PushOrder {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: string;
}
/**
 * What somebody would play.
 */
export interface PuzzleAnswer {
  move: string;
}
/**
 * The solver's word on an answer.
 */
export interface PuzzleReason {
  ok: true;
  right: boolean;
  /**
   * In points of a hundred.
   */
  cost: number;
  best: string;
  why: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A position in which one idea is clearly best, as the seat to decide may see it.
 */
export interface PuzzleShown {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  ok: true;
  id: string;
  game: string;
  title: string;
  /**
   * How many of our levels do not find it.
   */
  grade: number;
  /**
   * Of all puzzles of the game.
   */
  count: number;
  seat: number;
  names: string[];
  board: BoardShape;
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Whether an answer is right.
 */
export interface PuzzleVerdict {
  ok: true;
  right: boolean;
  best: string;
  /**
   * What the second-best idea costs, in points of a hundred; any other costs more.
   */
  second: number;
  /**
   * The position as a study, for the end of an address of the analysis board.
   */
  study: string;
  paths?: Ways;
  /**
   * What people call the ``best`` move and, under ``move``, the one that was answered.
   */
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Whether nothing is to be told of a match.
 */
export interface QuietOrder {
  quiet: boolean;
}
/**
 * The end.
 */
export interface Quit {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "quit";
}
/**
 * A player in the table of a game.
 */
export interface RankedPlayer {
  rating: number;
  deviation: number;
  games: number;
  /**
   * Too few games to be sure of it.
   */
  provisional: boolean;
  account: string;
}
/**
 * How well somebody plays, by Glicko-2.
 */
export interface Rating {
  rating: number;
  deviation: number;
  games: number;
  /**
   * Too few games to be sure of it.
   */
  provisional: boolean;
}
/**
 * A command was carried out.
 *
 * What it made comes by itself to whoever follows the match, and is not repeated here.
 */
export interface Receipt {
  op: "done";
  ok: true;
  match: string;
  /**
   * Its first event.
   */
  first: number;
  /**
   * Its last.
   */
  last: number;
  /**
   * It had been carried out before.
   */
  repeated: boolean;
  id?: number | string;
}
/**
 * The answer to whatever cannot be done; nothing has changed.
 */
export interface Refusal {
  ok: false;
  error: Problem;
}
/**
 * A frame was refused; nothing has changed.
 */
export interface RefusedFrame {
  ok: false;
  error: Problem;
  op: "refused";
  id?: number | string;
}
/**
 * Common to all replies to what could be done.
 */
export interface Reply {
  /**
   * Of the request.
   */
  id: {
    [k: string]: unknown;
  };
  ok: true;
}
/**
 * Something the host should know about somebody.
 */
export interface ReportOrder {
  about: string;
  reason: "stalling" | "cheating" | "name" | "other";
  match?: string;
}
/**
 * Common to all requests.
 */
export interface Request {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
}
/**
 * Where a finished match was won and lost.
 */
export interface Review {
  ok: true;
  title: string;
  /**
   * By side.
   */
  names: string[];
  exact: boolean;
  over: boolean;
  remark: string;
  initial: Chances;
  final: Chances;
  steps: ReviewStep[];
  /**
   * By side, in points of a hundred.
   */
  luck: number[];
  /**
   * By side: what its own hand did beyond what it does on average.
   */
  throwing: number[];
  cost: number[];
  /**
   * By side: the chances, had no roll helped anybody.
   */
  average_dice: number[];
  expensive: ExpensiveStep[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A step of a match that was played at a server.
 */
export interface ReviewStep {
  win: number[];
  draw: number;
  interval?: number;
  /**
   * The entry in the record.
   */
  number: number;
  /**
   * Who decided; null for a roll.
   */
  seat: number | null;
  text: string;
  told: string;
  /**
   * What nobody decided, a roll or hidden calls that met: what it did for each side, in points of a hundred.
   */
  luck?: number[];
  /**
   * A real throw: what it did for whoever threw, in points of a hundred.
   */
  throwing?: number;
  /**
   * A decision: what it gave away, in points of a hundred.
   */
  cost?: number;
  /**
   * What was best, in a sentence.
   */
  better?: string;
  best?: BestMove;
  /**
   * A decision that gave much away: why the best was best.
   */
  why?: string;
  /**
   * The bare reason in that, where there is one.
   */
  because?: string;
  /**
   * A decision that gave much away: the id of the puzzle it makes.
   */
  puzzle?: string;
  words?: {
    [k: string]: Phrase[];
  };
  /**
   * The moment of the replay after this step.
   */
  at: number;
}
/**
 * A chance outcome; without one, drawn from the seed.
 */
export interface RollDice {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "roll";
  /**
   * Several dice may be given at once: ``red=3 black=-4 play=T``.
   */
  outcome?: string;
}
/**
 * A rule at work: a position, and what follows.
 */
export interface RuleExample {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  ok: true;
  rule: string;
  game: string;
  names: string[];
  /**
   * From whose place it is shown.
   */
  seat: number;
  board: BoardShape;
  view: View;
  events: LessonEvent[];
  /**
   * The same for the analysis board, as the end of its address.
   */
  study: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * The rules of a game, or one of them.
 */
export interface Rules {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "rules";
  /**
   * Without it, that of the match at hand.
   */
  game?: string;
  rule?: string;
}
/**
 * Teams, weeks, standings, bracket, and who won.
 */
export interface Season {
  id: string;
  name: string;
  game: string;
  commissioner: string;
  status: "open" | "playing" | "over";
  /**
   * How well bots play, where a team says nothing else.
   */
  level: string;
  week: number;
  /**
   * How many the schedule has.
   */
  weeks: number;
  /**
   * With the play-offs.
   */
  last_week: number;
  /**
   * What the last match is called.
   */
  final: string;
  /**
   * What the standings count.
   */
  points_word: string;
  champion: string;
  over: boolean;
  /**
   * When this week ends by itself, in milliseconds since 1970.
   */
  deadline: number | null;
  /**
   * Part of the season → the rule it follows.
   */
  rules: {
    [k: string]: string;
  };
  teams: SeasonTeam[];
  divisions: Division[];
  fixtures: SeasonFixture[];
  rounds: PlayoffRound[];
  playoffs_begun: boolean;
  /**
   * The number of its last change.
   */
  seq: number;
}
/**
 * A team of a season.
 */
export interface SeasonTeam {
  key: string;
  name: string;
  short: string;
  division: string;
  /**
   * The account that coaches it; empty for a bot.
   */
  owner: string;
  /**
   * How well its bot plays.
   */
  level: string;
  /**
   * Elo: measured strength, moved by the results.
   */
  rating: number;
  /**
   * What its dice, card or hand mean.
   */
  about: string;
  /**
   * It is somebody's own, not of the box.
   */
  own: boolean;
  /**
   * Its dice in the game's order; none where a game's teams have no dice of their own.
   */
  dice: TeamDie[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A die that only one team rolls.
 */
export interface TeamDie {
  name: string;
  faces: number[];
}
/**
 * Two teams that meet in a week.
 */
export interface SeasonFixture {
  week: number;
  home: string;
  away: string;
  /**
   * Empty in the weeks of the schedule, else the round of the play-offs.
   */
  stage: string;
  score: [number, number] | null;
  /**
   * The key of a team; empty before, and for a draw.
   */
  winner: string;
  /**
   * Why it ended as it did, where that was not on the field.
   */
  note: string;
  /**
   * It is still to be played.
   */
  open: boolean;
  /**
   * The match that people play, or played.
   */
  match: string | null;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A season in a list.
 */
export interface SeasonCard {
  id: string;
  name: string;
  game: string;
  commissioner: string;
  created: number;
  status: "open" | "playing" | "over";
  week: number;
  last_week: number;
  /**
   * The key of the team that won it; empty before.
   */
  champion: string;
  /**
   * How it was won.
   */
  title: SeasonTitle | null;
}
/**
 * How a season was won.
 */
export interface SeasonTitle {
  /**
   * The champion's key.
   */
  team: string;
  name: string;
  short: string;
  division: string;
  own: boolean;
  /**
   * A person or a level.
   */
  coach: string;
  record: string;
  /**
   * Who was beaten in the last match; empty where the table decided.
   */
  rival: string;
  score: [number, number] | null;
}
/**
 * Who leads in a figure.
 */
export interface SeasonLeader {
  figure: string;
  /**
   * What is counted.
   */
  title: string;
  best: Leader[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Many seasons from today's standings, counted.
 */
export interface SeasonOdds {
  seasons: number;
  /**
   * How long that took.
   */
  seconds: number;
  teams: Prospects[];
}
/**
 * A match in words and figures.
 */
export interface SeasonReport {
  week: number;
  home: string;
  away: string;
  score: [number, number];
  by: [string, string];
  note: string;
  /**
   * Its story; empty where no record was kept.
   */
  report: string;
  /**
   * Home's and away's.
   */
  figures: {
    [k: string]: number;
  }[];
  /**
   * What each figure counts; ``words`` has it under the figure's name.
   */
  titles: {
    [k: string]: string;
  };
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A code with which another device of yours takes your seats over: for ten minutes and once.
 */
export interface SeatCode {
  ok: true;
  code: string;
  /**
   * Where to type it in; the code is in the fragment.
   */
  link: string;
  qr_svg: string;
  /**
   * Only this machine reaches the server.
   */
  only_here: boolean;
  expires: number;
}
/**
 * The token of a guest's seat, which an account takes in.
 */
export interface SeatToken {
  token: string;
}
/**
 * The seats of a match that are yours; none for whoever only looks on.
 */
export interface SeatsHeld {
  ok: true;
  seats: number[];
}
/**
 * The answer to ``unwatch``.
 */
export interface Unwatched {
  op: "unwatched";
  ok: true;
  id?: number | string;
}
/**
 * The version, and the addresses under which others find this server.
 */
export interface ServerInfo {
  ok: true;
  version: string;
  /**
   * None, if only this computer reaches it.
   */
  share_urls: string[];
  /**
   * Whether the network is let in; told to whoever sits at the machine and may change it.
   */
  door?: "open" | "shut";
  /**
   * The likeliest of the addresses, to be held up to a telephone; while the door is open.
   */
  qr_svg?: string;
}
/**
 * A match that begins at a position.
 */
export interface Set {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "set";
  game: string;
  position: string;
  rules?: string;
  options?: {
    [k: string]: unknown;
  };
  data?: {
    [k: string]: unknown;
  };
  names?: string[];
  seed?: number;
}
/**
 * An account, and the token of a session.
 */
export interface SignedIn {
  /**
   * As the server keeps it: lower case.
   */
  name: string;
  /**
   * As it was written.
   */
  shown: string;
  bot: boolean;
  created: number;
  ok: true;
  token: string;
  /**
   * A mark by which the server knows this device: bring it along when you sign in again.
   */
  device?: string;
}
/**
 * A move or an outcome; one that may not be read yet is replaced by what everybody else reads.
 */
export interface Step {
  /**
   * 1, 2, 3, … within the match.
   */
  seq: number;
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Who did it; nobody's for what the server did.
   */
  seat?: number;
  /**
   * Milliseconds on each seat's clock after it.
   */
  left?: number[];
  /**
   * Chains this event to the one before; in games with hidden hands told when the match is over.
   */
  hash?: string;
  /**
   * The entry's number in the record.
   */
  n: number;
  /**
   * In notation.
   */
  text: string;
  /**
   * The play-by-play.
   */
  say?: string;
  /**
   * Ids of the rules that ruled it.
   */
  rules?: string[];
  view?: View;
  open_view?: View;
  highlight?: Cheer;
  /**
   * What it has come to, in a word of the game's own closed list.
   */
  upshot?: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Something to be done on an analysis board.
 */
export interface StudyAsked {
  /**
   * ``open`` what is pasted or linked, ``set`` up a position, ``enter`` a move or what falls, let it ``roll``,
   * ``roll-on`` until somebody decides, ``go`` to a step, ``drop`` one with all that follows it.
   */
  do: "open" | "set" | "enter" | "roll" | "roll-on" | "go" | "drop";
  /**
   * As the last answer told it; empty to open one.
   */
  study?: string;
  /**
   * To open a position, or a new board.
   */
  game?: string;
  /**
   * A position, a record, a study, the end of a link; or what is entered.
   */
  text?: string;
  /**
   * The step to go to, or to drop.
   */
  at?: number;
}
/**
 * A field of a position, for whoever sets one up by hand.
 */
export interface StudyField {
  name: string;
  /**
   * As they are here; one, unless the field is a row of cells.
   */
  values: string[];
  /**
   * What a position line leaves out.
   */
  usual: string;
  /**
   * Empty: a whole number.
   */
  choices: string[];
  low: number;
  high: number;
}
/**
 * A move on an analysis board that is only looked at.
 */
export interface StudyMove {
  study: string;
  move: string;
}
/**
 * A position on an analysis board that the coach is asked about.
 */
export interface StudyQuestion {
  study: string;
}
/**
 * An analysis board as it stands.
 */
export interface StudyShown {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  ok: true;
  game: string;
  title: string;
  names: string[];
  /**
   * All of it as a text, to be sent with whatever is done next.
   */
  study: string;
  /**
   * The same, for the end of an address.
   */
  link: string;
  at: number;
  steps: StudyStep[];
  board: BoardShape;
  /**
   * From whose place one looks: whoever is to decide, or decided last.
   */
  seat: number;
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  position: string;
  fields: StudyField[];
  /**
   * The last steps of the line that led here, for a board that tells what has been rolled.
   */
  past: LessonEvent[];
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A move or an outcome in the tree of variations.
 */
export interface StudyStep {
  /**
   * From 1; 0 is the position at the start.
   */
  number: number;
  /**
   * The step it follows.
   */
  after: number;
  /**
   * Who decided; null for chance.
   */
  seat: number | null;
  text: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * Take the last step back; the record keeps both.
 */
export interface TakeBack {
  /**
   * Repeated in the reply.
   */
  id?: {
    [k: string]: unknown;
  };
  op: "undo";
}
/**
 * Which team.
 */
export interface TeamOrder {
  team: string;
}
/**
 * A team of one's own that the game can use.
 */
export interface TeamWords {
  key: string;
  name: string;
  /**
   * What its dice, card or hand mean.
   */
  about: string;
  words?: {
    [k: string]: Phrase[];
  };
}
/**
 * A ticket for one WebSocket, good for half a minute and for one use.
 */
export interface Ticket {
  ok: true;
  ticket: string;
}
/**
 * Where it stands, and everything after event ``since``.
 */
export interface Tidings {
  /**
   * Score and situation in a line.
   */
  headline: string;
  /**
   * The same without the score.
   */
  subline?: string;
  match: string;
  /**
   * The number of the last event.
   */
  seq: number;
  status: "open" | "playing" | "over";
  node: DecisionNode | ChanceNode | OverNode | OpenNode;
  view: View;
  seats: Seat[];
  rated: boolean;
  altered: ("data" | "position" | "seed")[];
  dice: DiceState;
  terms?: ChangedTerms;
  /**
   * As whom you look; nobody's for a spectator.
   */
  seat?: number;
  open_view?: View;
  curtain?: Curtain;
  clock?: ClockState;
  undo_asked_by?: number;
  called_off?: EndedEarly;
  /**
   * The match in which it goes on.
   */
  rematch?: string;
  words?: {
    [k: string]: Phrase[];
  };
  since: number;
  events: (
    | Created
    | Seated
    | Started
    | Played
    | Rolled
    | Undone
    | Corrected
    | Resigned
    | Flagged
    | Asked
    | Declined
    | Revealed
    | Entrusted
    | Renewed
    | Finished
    | CalledOff
    | Chatted
    | Replaced
    | Returned
    | Rematched
  )[];
  /**
   * Too far behind: only the last events.
   */
  snapshot?: boolean;
  /**
   * Games with hidden hands: what was told before and may be read now.
   */
  revealed?: Disclosed[];
}
/**
 * A token.
 */
export interface Token {
  ok: true;
  token: string;
}
/**
 * Whose token it is.
 */
export interface TokenInfo {
  userId: string;
  scopes: string;
  expires: number | null;
}
/**
 * Players, pairings and table.
 */
export interface Tournament {
  id: string;
  name: string;
  game: string;
  kind: "swiss" | "knock-out" | "arena";
  owner: string;
  status: "open" | "playing" | "over";
  created: number;
  options: {
    [k: string]: unknown;
  };
  clock: ClockTerms;
  rounds: number;
  minutes: number;
  rated: boolean;
  /**
   * When an arena closes, in milliseconds since 1970.
   */
  ends: number | null;
  /**
   * The one being played.
   */
  round: number;
  table: CupLine[];
  pairings: Pairing[];
}
/**
 * A tournament in a list.
 */
export interface TournamentCard {
  id: string;
  name: string;
  game: string;
  kind: "swiss" | "knock-out" | "arena";
  owner: string;
  status: "open" | "playing" | "over";
  created: number;
}
/**
 * The rules behind an event, quoted.
 */
export interface Why {
  ok: true;
  seq: number;
  rules: RuleText[];
}

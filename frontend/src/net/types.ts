/** What the server says, as TypeScript reads it. */

/** Something to be said: an id of the catalogues, and what it speaks of. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

export type Argument = string | number | Message | { player: number } | { share: number; digits: number } | { number: number; digits: number } | Argument[];

/** An object with sentences: under `words` the messages behind each, by the field's name. */
export interface Worded {
  words?: Record<string, Message[]> | undefined;
}

export interface Seat {
  kind: "person" | "open" | "bot";
  name: string;
  account?: string;
  level?: string;
  stand_in?: boolean;
}

export interface DecisionNode extends Worded {
  kind: "decision";
  seat: number;
  /** Only for the seat to move. */
  legal?: string[];
  too_many?: boolean;
  count?: number;
  question?: string;
}

export interface ChanceNode extends Worded {
  kind: "chance";
  what: string;
  outcomes?: string[];
  weights?: number[];
  question?: string;
  /** Rolled by the server, not entered by a person. */
  drawn?: boolean;
  waiting_for?: number[];
}

export interface OverNode extends Worded {
  kind: "over";
  returns: number[];
  reason: string;
}

export interface OpenNode {
  kind: "open";
  seats: number[];
}

export type Node = DecisionNode | ChanceNode | OverNode | OpenNode;

/** A view: named fields, each game its own; `score`, `phase` and `position` are common to all. */
export interface View {
  phase: string;
  score: number[];
  position?: string;
  [field: string]: unknown;
}

export interface MatchEvent extends Worded {
  seq: number;
  kind: string;
  at: number;
  seat?: number;
  /** The entry's number in the record. */
  n?: number;
  text?: string;
  say?: string;
  rules?: string[];
  /** What was rolled: `coin`, `dart`, `qb`. */
  what?: string;
  /** The view after this event. */
  view?: View;
  /** The way of a figure and of the ball over the board. */
  paths?: { walk: string[]; ball: string[]; touches: string[]; lifted: [string, string][] };
  name?: string;
  phrase?: string;
  reason?: string;
  returns?: number[];
  match?: string;
  clock?: number[];
  /** Of the first event: what the match was made with. */
  options?: Record<string, unknown>;
  data?: unknown;
}

export interface ClockState {
  terms: { kind: string; bank: number; increment: number };
  left: number[];
  running: number[];
  since: number;
  now: number;
}

export interface DiceState {
  tier: string;
  badge: string;
  draws: number;
  /** What these dice promise, as the catalogue words it under `dice.…`; `badge` says it in English. */
  promise: string;
  commitment?: string;
  /** The hash of all that was laid down, once everybody has sat down. */
  pact?: string;
  round?: number;
  owed?: number[];
  /** The seats that should lay down their next chain, because the last one is nearly used up. */
  renew?: number[];
}

/** Where a match stands, for whoever asked. */
export interface MatchState extends Worded {
  match: string;
  seq: number;
  status: "open" | "playing" | "over";
  node: Node;
  view: View;
  headline: string;
  seats: Seat[];
  seat?: number;
  rated: boolean;
  /** What is not as it comes in the box and could favour somebody: `data`, `position`, `seed`. */
  altered: ("data" | "position" | "seed")[];
  /** While a seat is open: the options and figures that were changed. */
  terms?: { options: Record<string, string>; data?: Record<string, unknown>; position?: string | true };
  dice: DiceState;
  clock?: ClockState;
  undo_asked_by?: number;
  rematch?: string;
}

/** Where it stands, and everything since. */
export interface News extends MatchState {
  since: number;
  events: MatchEvent[];
  revealed?: MatchEvent[];
  snapshot?: boolean;
}

export interface Refusal extends Worded {
  kind: string;
  message: string;
  rules: string[];
  field?: string;
  seconds?: number;
  missed?: News;
}

export interface OptionInfo extends Worded {
  name: string;
  default: unknown;
  help: string;
  rule: string;
  choices: unknown[];
  low: number;
  high: number;
  each_seat: boolean;
  flag: boolean;
}

export interface GameInfo extends Worded {
  name: string;
  title: string;
  tagline: string;
  version: string;
  seats: string[];
  perfect_information: boolean;
  /** Whether the game has a lesson. */
  lesson: boolean;
  /** How many puzzles it ships. */
  puzzles: number;
  options: OptionInfo[];
  levels: string[];
  on_screen: Record<string, unknown>;
  at_the_table: Record<string, unknown>;
  rule_sets: ({ name: string; help: string; options: Record<string, unknown> } & Worded)[];
}

export interface MatchCard {
  id: string;
  game: string;
  title: string;
  status: string;
  seats: Seat[];
  clock: { kind: string; bank: number; increment: number };
  rated: boolean;
  created: number;
  returns?: number[];
  reason?: string;
}

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

interface Outlook extends Worded {
  label: string;
  probability: number;
  win: number;
}

export interface Advice {
  move: string;
  /** By side. */
  win: number[];
  draw?: number;
  if_works?: Outlook;
  if_fails?: Outlook;
  /** An estimate is right within this much. */
  interval?: number;
}

/** What the coach says to whoever is to decide. */
export interface Counsel extends Worded {
  seat: number;
  moves: Advice[];
  /** One suggestion, and what the next best costs. */
  say: string;
  /** All moves are worth the same: none is suggested. */
  same: boolean;
  why: string;
  exact: boolean;
  remark?: string;
}

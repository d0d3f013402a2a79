/** What a game's own front end is, and what it gets. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, ComponentType, JSX } from "preact";
import type { Advice, MatchEvent, Node, Preview, Seat, View } from "../net/types";
import type { Waiting } from "../net/waiting";
import type { Noise } from "../sound";
import type { Scene } from "./director";

/** Everything a game needs to show a match and to let somebody play it. */
export interface PlayProps {
  scene: Scene;
  /** The geometry the game exports. */
  shape: unknown;
  seats: Seat[];
  names: string[];
  /** The seat we look from; nobody's for a spectator. */
  me: number | undefined;
  /** Whether a choice of ours, or a die in our hand, is due. */
  mayAct: boolean;
  /** At one screen, with the others looking away: the first touch plays. */
  quick?: boolean;
  /** Every event shown so far. */
  events: MatchEvent[];
  advice: Advice[] | undefined;
  /** Play a move, or enter what fell, in notation; what has waited brings the id of its order. */
  act: (text: string, id?: string) => void;
  /** At a real table: a call and what fell, in one touch; without a call what fell waits for the decision that is due. */
  enter?: ((call: string | undefined, outcome: string, id?: string) => void) | undefined;
  /** At a real table: what was entered last is still on its way, and what comes next is not known. */
  saving?: ReadonlySignal<boolean> | undefined;
  /** At a real table: what was entered meanwhile; none while the first of what was entered is held up. */
  waiting?: Waiting | undefined;
  /** Take the last entry back. */
  undo?: (() => void) | undefined;
  /** Ask the server how a legal move would go, where that is no secret; without a move, what a roll that is due may come to. */
  preview?: ((text: string) => Promise<Preview | undefined>) | undefined;
  /** Change what an entry said; only for what was entered at a real table. */
  correct?: ((entry: number, text: string) => void) | undefined;
}

export type { Outcome, Preview, Threat, Ways } from "../net/types";

/** The pieces of a match that a game draws; where they stand on the screen is not its business. */
export interface Parts {
  /** The large thing in the middle; it fills the place it is given. */
  board: JSX.Element;
  /** What only this seat may see, by itself, for a phone beside a larger screen. */
  hand?: JSX.Element;
  /** The numbers of the choice in hand. */
  facts?: ComponentChildren;
  /** What may be done now: always in sight. */
  actions?: ComponentChildren;
}

export interface Situation {
  /** A word or two in large letters. */
  main: string;
  small: string;
}

/** Something to be celebrated, or mourned. */
export interface Moment {
  /** The last part of a key `moment.…`. */
  word: string;
  /** Whose colours it wears. */
  seat: number;
  good: boolean;
}

/** A moment, and the event that made it. */
export interface Highlight extends Moment {
  event: MatchEvent;
}

/** A position that somebody arranges by hand: the fields of its notation, each a row of words. */
export interface ArrangeProps {
  shape: unknown;
  values: Record<string, string[]>;
  change: (field: string, values: string[]) => void;
}

/** A celebration's dice or path. */
export interface MadeProps {
  /** Everything up to the event that is celebrated. */
  events: MatchEvent[];
  shape: unknown;
  /** The seat we look from; nobody's for a spectator. */
  me: number | undefined;
}

export interface GameFront {
  /** Holds the choice in hand and draws the parts; `children` lays them out. */
  Play: ComponentType<PlayProps & { children: (parts: Parts) => JSX.Element }>;
  /** Lets somebody put things on the board by hand, where a game is one of places; the analysis board asks field by field where not. */
  Arrange?: ComponentType<ArrangeProps & { children: (parts: Parts) => JSX.Element }>;
  /** What stands between the two scores. */
  situation: (view: View, shape: unknown) => Situation;
  /** When it is, as short as it can be said: `21′`, `Q3`. */
  when?: (view: View, shape: unknown) => string;
  /** The same in the play-by-play, from how it stood before: the down a play was played on. */
  during?: (before: View, shape: unknown) => string;
  /** The sign of a seat in the score bar; a plain one where a game has none of its own. */
  Sign?: ComponentType<{ seat: number; shape: unknown }>;
  /** What made a score, as large as a celebration has room for it. */
  Made?: ComponentType<MadeProps>;
  /** The side a seat plays for, where more than two play; the seat itself where not. */
  sideOf?: (seat: number, shape: unknown) => number;
  /** What the sentence about the game's aim depends on: which way one attacks in a window like this one. */
  useAim?: () => Record<string, string>;
  /** How long an event is shown, in milliseconds at ordinary speed. */
  pace?: (event: MatchEvent) => number;
  /** Whose hand throws a roll that is due in a view, and the last part of the keys `roll.…` for it; nothing for what rolls by itself. */
  thrower?: (event: MatchEvent, view: View) => { seat: number; word: string } | undefined;
  /** How long it is on its way, before anything of what it brings is to be seen; nothing for what is there at once. */
  flight?: (event: MatchEvent) => number;
  /** What an outcome is called that somebody has entered and the server has not named yet. */
  outcomeWords?: (shape: unknown, text: string) => string;
  /** What an event sounds like; `null` for one that makes its own noise. */
  cue?: (event: MatchEvent, before: View, after: View) => Noise | null | undefined;
}

/** A choice that is made on the board: its text for the server, and what is done and touched for it. */
export interface Choice {
  text: string;
  gesture: string[];
}

/** How a legal move is made on the board; nothing for a plain button. */
export function gestureOf(node: Node | null, text: string | undefined): string[] {
  if (node?.kind !== "decision" || text === undefined) return [];
  return node.gestures?.[node.legal?.indexOf(text) ?? -1] ?? [];
}

/** The legal moves that are made on the board. */
export function gesturesOf(scene: Scene): Choice[] {
  const node = scene.node;
  if (node?.kind !== "decision") return [];
  return (node.legal ?? []).map((text, index) => ({ text, gesture: node.gestures?.[index] ?? [] })).filter((each) => each.gesture.length > 0);
}

/** The texts to choose from: legal moves, or what may have fallen. */
export function choicesOf(scene: Scene): string[] {
  const node = scene.node;
  if (node?.kind === "decision") return node.legal ?? [];
  if (node?.kind === "chance" && !node.drawn) return node.outcomes ?? [];
  return [];
}

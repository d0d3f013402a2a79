/** The dice of a play, throw by throw: which of them count, and what they come to. */
import type { MatchEvent } from "../../net/types";
import { seen, type Upshot } from "./shape";

/** No team's dice: they say what happens, not how far. */
export const WHITE: ReadonlySet<string> = new Set(["play", "referee", "penalty", "d20"]);
const BLACK = "black";

export interface Throw {
  dice: MatchEvent[];
  /** Those that lie there for nothing. */
  idle: ReadonlySet<MatchEvent>;
  /** Nothing where dice do not say how far, and while one is still to fall. */
  yards: number | undefined;
}

/** The yards are what lies there; other upshots add to it or undo it. */
const YARDS: ReadonlySet<Upshot | undefined> = new Set<Upshot>(["counts", "broken", "all-broken", "breakaway", "loose", "flagged"]);
const NO_COLOURS: ReadonlySet<Upshot | undefined> = new Set<Upshot>(["broken", "all-broken", "stopped"]);

/** A breakaway has them all thrown once more; the referee's die belongs to the throw before it. */
export function throwsOf(dice: MatchEvent[]): Throw[] {
  const rows: MatchEvent[][] = [];
  for (const [index, die] of dice.entries()) {
    const before = dice[index - 1];
    if (!before || (WHITE.has(before.what ?? "") && !WHITE.has(die.what ?? ""))) rows.push([die]);
    else rows.at(-1)?.push(die);
  }
  return rows.map(counted);
}

function counted(dice: MatchEvent[]): Throw {
  const upshot = dice.find((die) => die.upshot)?.upshot as Upshot | undefined;
  const far = dice.filter((die) => !WHITE.has(die.what ?? ""));
  // how the throw stood when each had fallen: of several black rolls the lowest counts
  const lies = far.map((die) => die.view && seen(die.view).dice);
  const sum = lies.at(-1);
  const lowest = far.find((die, index) => die.what === BLACK && lies[index]?.black === sum?.black);
  const wasted = (die: MatchEvent): boolean => (die.what === BLACK ? die !== lowest || upshot === "all-broken" : NO_COLOURS.has(upshot));
  const coloured = NO_COLOURS.has(upshot) ? 0 : (sum?.coloured ?? 0);
  const black = upshot === "all-broken" ? 0 : (sum?.black ?? 0);
  return { dice, idle: new Set(far.filter(wasted)), yards: sum && YARDS.has(upshot) ? coloured + black : undefined };
}

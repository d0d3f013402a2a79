/** The play at hand as its dice tell it: which belong to it, and how its duel ended. */
import type { MatchEvent } from "../../net/types";
import { faceIn, seen, type DriveStripShape } from "./shape";

/** As many as the tray holds. */
const MOST_DICE = 8;

/** The dice since the snap, or of a kick; a set play and a scramble have the quarterback's die rolled again in the same play. */
export function thisPlay(shape: DriveStripShape, events: MatchEvent[]): MatchEvent[] {
  const called = events.findLastIndex((event) => event.kind === "played");
  // what was played before a kick has not made it
  if (shape.kicks.includes(events[called]?.text ?? "")) {
    const kicked = rollsOf(events.slice(called));
    if (kicked.length > 0 && !kicked.some(({ what }) => shape.dice.find((each) => each.die === what)?.opens)) return kicked;
  }
  const dieOf = (event: MatchEvent | undefined) => shape.dice.find((each) => each.die === event?.what);
  const opens = (event: MatchEvent | undefined): boolean => dieOf(event)?.opens ?? true; // a coin is no die, and begins something too
  const again = (event: MatchEvent): boolean => faceIn(shape, event.what, event.text)?.again ?? false;
  const rolls = rollsOf(events);
  let from = rolls.findLastIndex(opens);
  for (let index = from - 1; index >= 0 && rolls[index]?.view?.["down"] === rolls[from]?.view?.["down"]; index -= 1) {
    const before = rolls[index];
    if (!before || before.view?.["drive"] !== rolls[from]?.view?.["drive"]) break;
    if (opens(before) && !again(before)) break;
    if (opens(before)) from = index;
  }
  return rolls.slice(Math.max(0, from)).slice(-MOST_DICE);
}

function rollsOf(events: MatchEvent[]): MatchEvent[] {
  return events.filter((event) => event.kind === "rolled" && event.text);
}

interface FoughtOut {
  steps: number;
  covered: number;
  /** What the defense came to; more than it had to, perhaps. */
  sum: number;
  stopped: boolean;
  /** The play that was stopped, or was not. */
  play: string;
  bonus: number;
}

/** How the last duel of this play ended: the view before each roll said what it would come to. */
export function foughtOut(events: MatchEvent[], rolled: MatchEvent[]): FoughtOut | undefined {
  const from = events.findIndex((event) => event.seq === rolled[0]?.seq);
  for (let index = events.length - 1; index > from; index -= 1) {
    const before = events[index - 1]?.view;
    if (!before) continue;
    const { fates, intensity, play, bonus } = seen(before);
    const told = events[index]?.kind === "rolled" ? fates?.find((each) => each.face === events[index]?.text) : undefined;
    if (!told || intensity === null || (told.fate !== "stopped" && told.fate !== "through")) continue;
    return { steps: intensity, covered: Math.min(intensity, told.covered), sum: told.covered, stopped: told.fate === "stopped", play: play ?? "", bonus };
  }
  return undefined;
}

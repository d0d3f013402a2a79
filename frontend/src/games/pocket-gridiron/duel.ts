/** The play at hand as its dice tell it: which belong to it, and how its duel ended. */
import type { MatchEvent } from "../../net/types";
import { faceIn, type DriveStripShape } from "./shape";

const OPENING = new Set(["coin", "qb"]);
/** Faces after which the quarterback's die is rolled again. */
const AGAIN = new Set(["set-play", "scramble"]);
/** As many as the tray holds. */
const MOST_DICE = 8;

/** The dice since the snap; a set play and a scramble have the quarterback's die rolled again in the same play. */
export function thisPlay(shape: DriveStripShape, events: MatchEvent[]): MatchEvent[] {
  const again = (event: MatchEvent): boolean => AGAIN.has(faceIn(shape, event.what, event.text)?.kind ?? "");
  const rolls = events.filter((event) => event.kind === "rolled" && event.text);
  let from = rolls.findLastIndex((event) => OPENING.has(event.what ?? ""));
  for (let index = from - 1; index >= 0 && rolls[index]?.view?.["down"] === rolls[from]?.view?.["down"]; index -= 1) {
    const before = rolls[index];
    if (before?.view?.["drive"] !== rolls[from]?.view?.["drive"]) break;
    if (before?.what === "coin" || (before?.what === "qb" && !again(before))) break;
    if (before?.what === "qb") from = index;
  }
  return rolls.slice(Math.max(0, from)).slice(-MOST_DICE);
}

interface FoughtOut {
  steps: number;
  covered: number;
  stopped: boolean;
}

/** How the last duel ended, while nothing new is contested. */
export function foughtOut(shape: DriveStripShape, rolled: MatchEvent[]): FoughtOut | undefined {
  const steps = rolled.findLast((event) => typeof event.view?.["intensity"] === "number")?.view?.["intensity"];
  const whites = rolled.flatMap((event) => (event.what === "white" ? [faceIn(shape, "white", event.text)?.number] : [])).filter((each) => typeof each === "number");
  if (typeof steps !== "number" || whites.length === 0) return undefined;
  const sum = whites.slice(-2).reduce((all, each) => all + each, 0);
  if (sum < steps && whites.length < 2) return undefined;
  return { steps, covered: Math.min(steps, sum), stopped: sum >= steps };
}

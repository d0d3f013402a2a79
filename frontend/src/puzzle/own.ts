/** What we gave away in our own matches, kept in this browser to be tried again. */
import type { ReviewStep } from "../net/api";
import { kept } from "../prefs";

interface Own {
  /** The whole puzzle: it needs no match at the server any more. */
  id: string;
  game: string;
  match: string;
  at: number;
  solved: boolean;
}

const MOST = 60;
/** Of one match the dearest. */
const A_MATCH = 3;
export const own = kept<Own[]>("own-puzzles", []);

/** How the id of a puzzle of somebody's own begins. */
export const isOwn = (id: string): boolean => id.startsWith("own-");

export function keepBlunders(match: string, game: string, steps: ReviewStep[], seats: readonly number[]): void {
  const known = new Set(own.peek().map(({ id }) => id));
  const found = steps
    .filter((step) => step.puzzle && step.seat !== null && seats.includes(step.seat))
    .sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0))
    .slice(0, A_MATCH)
    .flatMap(({ puzzle, at }) => (puzzle && !known.has(puzzle) ? [{ id: puzzle, game, match, at, solved: false }] : []));
  if (found.length > 0) own.value = [...own.peek(), ...found].slice(-MOST);
}

export function solvedOwn(id: string): void {
  own.value = own.peek().map((each) => (each.id === id ? { ...each, solved: true } : each));
}

export const toBeTried = (): Own[] => own.value.filter(({ solved }) => !solved);

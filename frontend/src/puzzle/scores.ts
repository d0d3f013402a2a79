/** What has been solved in this browser. */
import { kept } from "../prefs";
import { isOwn, solvedOwn } from "./own";

interface Scores {
  solved: string[];
  /** Right answers since the last wrong one. */
  run: number;
  best: number;
  /** Days in a row with the puzzle of the day solved, and the last of them. */
  days: number;
  lastDay: string;
  /** When the puzzle of the day was last solved, by game. */
  dailies?: Record<string, string>;
}

const MOST = 800;
const A_DAY = 86_400_000;
export const scores = kept<Scores>("puzzles", { solved: [], run: 0, best: 0, days: 0, lastDay: "" });

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Days in a row up to today or yesterday; a day missed has ended it. */
export function daysNow(): number {
  const { days, lastDay } = scores.value;
  return [dayOf(Date.now()), dayOf(Date.now() - A_DAY)].includes(lastDay) ? days : 0;
}

/** Whether the puzzle of the day has been solved today. */
export const solvedToday = (game: string): boolean => scores.value.dailies?.[game] === dayOf(Date.now());

/** Whether anything has been solved yet, so that there is something to count. */
export const begun = (): boolean => scores.value.best > 0;

export function answered(game: string, id: string, right: boolean, today: boolean): void {
  const was = scores.value;
  const run = right ? was.run + 1 : 0;
  const day = dayOf(Date.now());
  const yesterday = dayOf(Date.now() - A_DAY);
  const first = today && right && was.lastDay !== day;
  if (right && isOwn(id)) solvedOwn(id);
  scores.value = {
    solved: right && !isOwn(id) && !was.solved.includes(id) ? [...was.solved.slice(-MOST), id] : was.solved,
    run,
    best: Math.max(was.best, run),
    days: first ? (was.lastDay === yesterday ? was.days + 1 : 1) : was.days,
    lastDay: first ? day : was.lastDay,
    dailies: today && right ? { ...was.dailies, [game]: day } : (was.dailies ?? {}),
  };
}

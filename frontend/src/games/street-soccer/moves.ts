/** Moves as they are pointed at on the pitch. */
import type { Choice } from "../../play/front";

export interface Action {
  text: string;
  start: string;
  /** The square of the figure or the ball, or `GOAL`. */
  end: string;
  kick: boolean;
}

/** Who walks or kicks where. */
export function actionsOf(choices: Choice[]): Action[] {
  return choices.flatMap(({ text, gesture: [deed, start, end] }) => (start && end ? [{ text, start, end, kick: deed === "kick" }] : []));
}

/** By square: the move that sets a figure down there. */
export function placementsOf(choices: Choice[]): Map<string, string> {
  return new Map(choices.flatMap(({ text, gesture: [deed, square] }) => (deed === "place" && square ? [[square, text]] : [])));
}

/** The games in the order in which they stand on the shelf. */
import type { GameInfo } from "../net/types";

export const GAME_ORDER = ["football-darts", "pocket-gridiron", "street-soccer", "first-and-goal"];

/** Ours first, then whatever else is installed. */
export function onTheShelf(games: GameInfo[]): GameInfo[] {
  const place = (game: GameInfo): number => GAME_ORDER.indexOf(game.name) + 1 || 99;
  return [...games].sort((a, b) => place(a) - place(b));
}

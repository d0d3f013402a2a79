/** What a game is called: in the page's own words, or as its maker calls it where it is a guest here. */
import { signal } from "@preact/signals";
import { words } from "../i18n";
import { api } from "./api";

const titles = signal(new Map<string, string>());
let asked: Promise<void> | undefined;

async function learn(): Promise<void> {
  titles.value = new Map((await api.games()).map((game) => [game.name, game.title]));
}

/** Who asks is told anew once a guest's title is known; until then it has its name in the address. */
export function titleOf(game: string): string {
  const own = words(`title.${game}`, "");
  if (own !== "") return own;
  asked ??= learn().catch(() => void (asked = undefined)); // without a network, until there is one
  return titles.value.get(game) ?? game;
}

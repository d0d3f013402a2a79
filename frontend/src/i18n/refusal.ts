/** Why the server refused something, in the language of the page. */
import type { Refusal } from "../net/types";
import { language } from "../prefs";
import { words } from ".";
import { say } from "./worded";

/** In words where there are some, else by its kind. */
export function refusalText(why: Refusal, game = ""): string {
  if (language.value === "en") return why.message;
  if (why.words?.["message"]) return say(game, why.words["message"], why.message);
  return words(`refused.${why.kind}`, why.message);
}

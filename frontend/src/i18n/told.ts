/** Spots and refusals of the server in the language of the page. */
import type { Refusal } from "../net/types";
import { language } from "../prefs";
import { t, words } from ".";
import { say } from "./worded";

/** Where the ball is: `OWN 35`, `OPP 12`, `50`. */
export function spotText(spot: string): string {
  const [half, yards] = spot.split(" ");
  if (language.value === "en" || yards === undefined) return spot;
  return t(half === "OWN" ? "goal.own" : "goal.opp", { yards });
}

/** Why something was refused: in words where there are some, else by its kind. */
export function refusalText(why: Refusal, game = ""): string {
  if (language.value === "en") return why.message;
  if (why.words?.["message"]) return say(game, why.words["message"], why.message);
  return words(`refused.${why.kind}`, why.message);
}

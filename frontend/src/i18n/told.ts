/** What comes from the server in English, in the language of the page: play-by-play, questions, rules, refusals. */
import { computed, effect, signal } from "@preact/signals";
import { nameOf } from "../net/naming";
import type { Refusal, Rule, Seat } from "../net/types";
import { language } from "../prefs";
import { t, words } from ".";
import { say } from "./worded";

type German = typeof import("./german") & typeof import("./german/rules");

const german = signal<German | null>(null);
const wanted = computed(() => (language.value === "de" ? german.value : null));

effect(() => {
  if (language.value !== "de" || german.peek()) return;
  void Promise.all([import("./german"), import("./german/rules")]).then(
    ([phrases, rules]) => {
      german.value = { ...phrases, ...rules };
    },
    () => undefined, // without a network the sentences stay English until there is one
  );
});

/** A sentence of a game; in English where German does not know it. */
export function told(game: string, english: string, seats: Seat[]): string {
  const names = seats.map((seat) => seat.name);
  const shown = seats.map((seat) => nameOf(seat, false));
  return wanted.value?.inGerman(game, english, names, shown) ?? english;
}

export function ruleText(rule: Rule): string {
  return wanted.value?.ruleTexts[rule.id] ?? rule.text;
}

export function chapterTitle(english: string): string {
  return wanted.value?.chapterTitles[english] ?? english;
}

export function optionText(game: string, name: string, english: string): string {
  return wanted.value?.optionTexts[`${game}.${name}`] ?? english;
}

/** Where the ball is: `OWN 35`. */
export function spotText(spot: string): string {
  return wanted.value?.spotInGerman(spot) ?? spot;
}

/** Why something was refused: in words where the game has them, else by the rule against it, else by its kind. */
export function refusalText(why: Refusal, game = ""): string {
  if (why.words?.["message"]) return say(game, why.words["message"], why.message);
  const german = wanted.value;
  if (!german) return why.message;
  const against = why.rules.map((id) => german.ruleTexts[id]).filter((text) => text !== undefined);
  if (against.length > 0) return `${t("refused.by-rule")} ${against.join(" ")}`;
  return words(`refused.${why.kind}`, why.message);
}

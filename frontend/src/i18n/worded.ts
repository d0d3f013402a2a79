/** Sentences of the server in the language of the page: worded here from their messages, in English as they come. */
import { api } from "../net/api";
import { nameOf } from "../net/naming";
import type { MatchState, Message, Seat, Worded } from "../net/types";
import { language } from "../prefs";
import type { Speaker } from "./speaker";
import { speakerOf, teach } from "./speakers";

/** The catalogues that were asked for, by language and game; the empty name is what no game says. */
const wanted = new Map<string, Promise<void>>();

async function learn(spoken: string, game: string): Promise<void> {
  teach(spoken, await api.words(spoken, game));
}

/** Whoever speaks the language of the page, about a game too once its words are here. */
function speakerFor(game: string): Speaker | undefined {
  const spoken = language.value;
  for (const each of ["", game]) {
    const key = `${spoken} ${each}`;
    if (wanted.has(key)) continue;
    wanted.set(
      key,
      learn(spoken, each).catch(() => void wanted.delete(key)), // without a network the sentences stay English until there is one
    );
  }
  return speakerOf(spoken);
}

/** Messages in the language of the page, or what they are in English. */
export function say(game: string, messages: Message[] | undefined, english: string, seats: Seat[] = [], between = " "): string {
  if (language.value === "en" || !messages) return english;
  const speaker = speakerFor(game);
  if (!speaker?.knows(messages)) return english;
  return speaker.say(messages, (seat) => (seats[seat] ? nameOf(seats[seat], false) : ""), between);
}

/** A sentence of the server by its field's name; a game without catalogues is told in English. */
export function worded<Field extends string>(game: string, thing: Worded & { [name in Field]?: string }, field: Field, seats: Seat[] = []): string {
  const english = thing[field] ?? "";
  const messages = thing.words?.[field];
  return say(game, messages, english, seats);
}

const SCORE = /\d+ [–-] \d+/;

/** Score and situation in a line; without the score where it stands beside. */
export function headlineText(game: string, state: MatchState, withoutScore = false): string {
  const parts = state.words?.["headline"];
  if (parts && language.value !== "en") {
    const shown = parts.filter((part) => !(withoutScore && part.id === "play-score"));
    return say(game, shown, state.headline, state.seats, " · ");
  }
  return state.headline
    .split(" · ")
    .filter((part) => !(withoutScore && SCORE.test(part)))
    .join(" · ");
}

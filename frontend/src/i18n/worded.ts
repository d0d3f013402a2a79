/** Sentences of the server in the language of the page: worded here from their messages, in English as they come. */
import { signal } from "@preact/signals";
import { api } from "../net/api";
import { nameOf } from "../net/naming";
import type { MatchState, Message, Seat, Worded } from "../net/types";
import { language } from "../prefs";
import type { Speaker } from "./speaker";

/** Every catalogue there is, by language and game; the empty name is what no game says. */
const wanted = new Map<string, Promise<void>>();
const speakers = signal<Record<string, Speaker>>({});
const arrived = signal(0);

async function learn(spoken: string, game: string): Promise<void> {
  const [{ Speaker }, catalogue] = await Promise.all([import("./speaker"), api.words(spoken, game)]);
  const speaker = speakers.peek()[spoken] ?? new Speaker(spoken); // after the last wait: two catalogues come at a time
  speaker.learn(catalogue);
  if (!speakers.peek()[spoken]) speakers.value = { ...speakers.peek(), [spoken]: speaker };
  arrived.value += 1;
}

/** Whoever speaks the language of the page about a game; nobody while the words are on their way. */
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
  return arrived.value > 0 ? speakers.value[spoken] : undefined;
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

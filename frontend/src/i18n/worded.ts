/** Sentences of the server in the language of the page: worded here from their messages; in English as they come, unless they speak of players, whom a page calls in its own way. */
import { api } from "../net/api";
import { nameOf } from "../net/naming";
import type { MatchState, Message, Seat, Worded } from "../net/types";
import { language } from "../prefs";
import { Reader, speaksOf, type Speaker } from "./speaker";
import { speakerOf, teach } from "./speakers";

/** The catalogues that were asked for, by language and game; the empty name is what no game says. */
const wanted = new Map<string, Promise<void>>();

async function learn(spoken: string, game: string): Promise<void> {
  teach(spoken, await api.words(spoken, game));
}

/** The words of a game in the language of the page, or what no game says; asked for once. */
function wordsOf(game: string): Promise<void> {
  const spoken = language.value;
  const key = `${spoken} ${game}`;
  const asked = wanted.get(key) ?? learn(spoken, game).catch(() => void wanted.delete(key)); // without a network the sentences stay English until there is one
  wanted.set(key, asked);
  return asked;
}

/** Done when a game can be spoken of, or nobody can say how: with its board come its words, so that no button changes under a finger. */
export async function learnGame(game: string): Promise<void> {
  await Promise.all([wordsOf(""), wordsOf(game)]);
}

/** Whoever speaks the language of the page, about a game too once its words are here. */
function speakerFor(game: string): Speaker | undefined {
  void wordsOf("");
  void wordsOf(game);
  return speakerOf(language.value);
}

/** Messages in the language of the page, or what they are in English. */
export function say(game: string, messages: Message[] | undefined, english: string, seats: Seat[] = [], between = " "): string {
  if (!messages || (language.value === "en" && !speaksOf(messages, (seat) => seats[seat] !== undefined))) return english;
  const speaker = speakerFor(game);
  if (!speaker?.knows(messages)) return english;
  return speaker.say(messages, (seat) => player(seats[seat]), between);
}

function player(seat: Seat | undefined): string | Reader {
  const name = seat ? nameOf(seat, false) : "";
  return seat?.reader ? new Reader(name) : name;
}

/** What people call a move or an outcome, English included; without words for it, as it is written. */
export function called(game: string, messages: Message[] | undefined, written: string, seats: Seat[] = []): string {
  if (!messages) return written;
  void wordsOf(game);
  const speaker = speakerOf(language.value);
  return speaker?.knows(messages) ? speaker.say(messages, (seat) => (seats[seat] ? player(seats[seat]) : String(seat))) : written;
}

/** A sentence of the server by its field's name; a game without catalogues is told in English. */
export function worded<Field extends string>(game: string, thing: Worded & { [name in Field]?: string }, field: Field, seats: Seat[] = []): string {
  const english = thing[field] ?? "";
  const messages = thing.words?.[field];
  return say(game, messages, english, seats);
}

/** A thing with the seats of a game, called by their names or, where nobody has one, as the page's language calls them. */
export function named<Thing extends Worded & { game: string; names: string[] }>(thing: Thing): Thing {
  const labels = thing.words?.["names"];
  return { ...thing, names: thing.names.map((name, seat) => say(thing.game, labels?.[seat] && [labels[seat]], name)) };
}

/** Between the parts of a headline. */
const BREAK = " · ";

/** Score and situation in a line, or the situation alone where the score stands beside. */
export function headlineText(game: string, state: MatchState, field: "headline" | "subline"): string {
  return say(game, state.words?.[field], state[field] ?? "", state.seats, BREAK);
}

/** Matches in a file: from a phone to a server, from one browser to another. */
import { api, Refused } from "./api";
import { keep, keyOf, keys } from "./keys";
import { othersOf } from "./naming";
import type { Luggage } from "./types";

/** What a file of matches says of itself. */
const KIND = "touchline-matches";
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 12;

function anotherId(): string {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Every match that may leave, as one file; how many had to stay. */
export async function packAll(): Promise<{ file: string; packed: number; stay: number }> {
  const matches: Luggage[] = [];
  for (const key of keys.value) {
    try {
      matches.push(await api.luggage(key.match, key.token));
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  }
  return { file: JSON.stringify({ kind: KIND, matches }, null, 1), packed: matches.length, stay: keys.value.length - matches.length };
}

/** The matches in a file: one of ours, or a single record. */
export function unpack(text: string): Luggage[] {
  if (!text.trimStart().startsWith("{")) {
    const id = /^\[Match "([0-9a-z]{8,32})"\]$/m.exec(text)?.[1];
    return [{ match: id ?? anotherId(), record: text, seats: [] }];
  }
  const read = JSON.parse(text) as { kind?: unknown; matches?: unknown };
  if (read.kind !== KIND || !Array.isArray(read.matches)) throw new SyntaxError(KIND);
  return read.matches as Luggage[];
}

/** Have a match go on here, as the one it was; where it went on differently meanwhile, beside that one. */
export async function unload(luggage: Luggage): Promise<string> {
  const known = keyOf(luggage.match);
  try {
    return await unloaded(luggage, known?.token);
  } catch (problem) {
    const apart = problem instanceof Refused && (problem.why.field === "record" || problem.status === 401 || problem.status === 403);
    if (!apart) throw problem;
    return unloaded({ ...luggage, match: anotherId() }, undefined);
  }
}

async function unloaded(luggage: Luggage, token: string | undefined): Promise<string> {
  const made = await api.takeIn(luggage, token);
  const { game } = await api.board(made.match, made.token);
  const held = made.seats_held;
  const [over, table] = [made.status === "over", made.dice.tier === "entered"];
  keep({ ...keyOf(made.match), match: made.match, game, token: made.token, seats: held, against: othersOf(made.seats, held), touched: Date.now(), over, table });
  return made.match;
}

/** Moves and outcomes as people call them: by the messages that the server sends beside each, in notation where it sends none. */
import { words } from "../i18n";
import { called, worded } from "../i18n/worded";
import type { Message, Node, Seat, Worded } from "../net/types";
import { textMode } from "../prefs";

/** One of the choices of a node. */
export function choiceWords(game: string, node: Node | null, text: string): string {
  return called(game, labelOf(node, text), text);
}

/** What is asked: as the game asks it where the answer is typed, and in the page's own words where it is touched. */
export function questionWords(game: string, node: Worded & { question?: string }, seats: Seat[]): string {
  const asked = worded(game, node, "question", seats);
  const [message] = node.words?.["question"] ?? [];
  if (!message || textMode.value) return asked;
  const values = Object.entries(message.args ?? {}).filter((each): each is [string, string | number] => typeof each[1] !== "object");
  return words(message.id, asked, Object.fromEntries(values));
}

function labelOf(node: Node | null, text: string): Message[] | undefined {
  const [texts, labels] = node?.kind === "decision" ? [node.legal, node.words?.["legal"]] : node?.kind === "chance" ? [node.outcomes, node.words?.["outcomes"]] : [];
  const label = labels?.[texts?.indexOf(text) ?? -1];
  return label && [label];
}

/** A move or an outcome in a field of something that was told. */
export function moveWords<Field extends string>(game: string, thing: Worded & { [name in Field]?: string | undefined }, field: Field): string {
  return called(game, thing.words?.[field], thing[field] ?? "");
}

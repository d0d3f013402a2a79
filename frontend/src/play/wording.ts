/** Moves and outcomes as people call them: by the messages that the server sends beside each, in notation where it sends none. */
import { called } from "../i18n/worded";
import type { Message, Node, Worded } from "../net/types";

/** One of the choices of a node. */
export function choiceWords(game: string, node: Node | null, text: string): string {
  return called(game, labelOf(node, text), text);
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

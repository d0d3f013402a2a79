/** The sentences of a lesson in the reader's language; as the server sent them where the language has none. */
import { words } from "../i18n";
import type { Film } from "./film";

export function lessonWords(film: Film, name: string, english: string): string {
  return words(`lesson.${film.game}.${name}`, english);
}

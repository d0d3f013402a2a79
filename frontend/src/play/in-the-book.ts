/** The way from a match into the rulebook, and back. */
import { route } from "../route";

/** The address of a rule, or of the whole book, that knows where its reader comes from. */
export function inTheBook(game: string, rule = ""): string {
  const from = encodeURIComponent(`/${route.value.path.join("/")}`);
  return `/rules/${game}?from=${from}${rule && `#${rule}`}`;
}

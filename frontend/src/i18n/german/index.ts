/** German for what the games say; loaded only when somebody wants it. */
import { goal } from "./goal";
import { speaker, type Phrases, type Speaker } from "./phrases";
import { soccer } from "./soccer";

export { spotInGerman } from "./phrases";

/** What a match says whatever is played. */
const ANY_GAME: Phrases = {
  "{who} resigned.": "{who} hat aufgegeben.",
  "{who} ran out of time.": "{who} hat die Zeit überschritten.",
};

const SPEAKERS: Record<string, Speaker> = {
  "street-soccer": speaker({ ...ANY_GAME, ...soccer }),
  "first-and-goal": speaker({ ...ANY_GAME, ...goal }),
};

/** Teams of two coaches have no name of their own. */
const TEAMS: [string, string][] = [
  ["Home", "Heim"],
  ["Away", "Gäste"],
];
const FIRST_MARK = 0xe000;

interface Mask {
  english: RegExp;
  mark: string;
  shown: string;
}

/** Names as marks, so that no phrase trips over them; `shown` is how each is called on the page. */
function masks(names: string[], shown: string[]): Mask[] {
  const called = names.map((name, seat): [string, string] => [name, shown[seat] ?? name]);
  const all = [
    ...called.map(([name, german]): [string, string] => [name.toLowerCase(), german]),
    ...[...TEAMS, ...called].flatMap(([name, german]): [string, string][] => [
      [name.toUpperCase(), german.toUpperCase()],
      [name, german],
    ]),
  ];
  const known = [...new Map(all.filter(([name]) => name !== ""))].sort((a, b) => b[0].length - a[0].length);
  return known.map(([name, german], index) => ({
    english: new RegExp(`(?<![\\p{L}\\d-])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d-])`, "gu"),
    mark: String.fromCharCode(FIRST_MARK + index),
    shown: german,
  }));
}

const MOST_KEPT = 4000;
const kept = new Map<string, string | undefined>();

/** A sentence of a game in German, or nothing when it is one we do not know.  Said once, it is kept: pages draw often. */
export function inGerman(game: string, english: string, names: string[], shown: string[] = names): string | undefined {
  const key = [game, english, ...names, ...shown].join("\n");
  if (!kept.has(key)) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, translate(game, english, names, shown));
  }
  return kept.get(key);
}

function translate(game: string, english: string, names: string[], shown: string[]): string | undefined {
  const known = masks(names, shown);
  const masked = known.reduce((text, { english: name, mark }) => text.replaceAll(name, mark), english);
  const said = SPEAKERS[game]?.(masked);
  if (said === undefined) return undefined;
  return said.replaceAll(/[\uE000-\uE0FF]/g, (mark) => known[mark.charCodeAt(0) - FIRST_MARK]?.shown ?? mark);
}

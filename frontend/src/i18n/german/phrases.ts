/** Sentences that come from the games in English, said in German: patterns with typed gaps, put together piece by piece. */

/** English with gaps → German with the same gaps; a gap's kind is its name without the digits. */
export type Phrases = Record<string, string>;

interface Kind {
  pattern: string;
  say: (found: string) => string;
}

const same = (found: string): string => found;
const lookUp =
  (german: Record<string, string>) =>
  (found: string): string =>
    german[found] ?? found;

const PLAYERS = { quarterback: "Quarterback", "wide receiver": "Wide Receiver", "tight end": "Tight End", "running back": "Running Back" };
const CALLS = { throw: "werfen", "field-goal": "Field Goal", punt: "Punt" };
const DICE: Record<string, string> = {
  red: "rote Würfel",
  ivory: "elfenbeinfarbene Würfel",
  brown: "braune Würfel",
  yellow: "gelbe Würfel",
  blue: "blaue Würfel",
  green: "grüne Würfel",
  black: "schwarze Würfel",
  play: "Spielwürfel",
  referee: "Schiedsrichterwürfel",
  penalty: "Strafenwürfel",
};

/** What German does to a gap that is no nominative: `{spot:dative}`. */
const CASES: Record<string, (found: string) => string> = {
  dative: (spot) => (spot === "50" ? "der Mittellinie" : spot.replace("OWN ", "der eigenen ").replace("OPP ", "der gegnerischen ")),
  accusative: (die) => (DICE[die] ?? die).replace("e Würfel", "en Würfel"),
};

/** `short-pass` → "Short Pass"; `4-3` stays. */
function titled(text: string): string {
  return text.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());
}

/** `OWN 35` → "eigene 35". */
export function spotInGerman(spot: string): string {
  return spot.replace("OWN ", "eigene ").replace("OPP ", "gegn. ");
}

function yards(found: string): string {
  if (/no gain/i.test(found)) return "kein Gewinn";
  const count = found.replaceAll(/\D/g, "");
  return `${count} Yard${count === "1" ? "" : "s"} ${/gain/i.test(found) ? "Gewinn" : "Verlust"}`;
}

/** Where the ball is: `at the own 35` → "an der eigenen 35". */
function place(found: string): string {
  if (found === "at midfield") return "an der Mittellinie";
  return found.replace("at the own", "an der eigenen").replace("at the opponent's", "an der gegnerischen");
}

const KINDS: Record<string, Kind> = {
  who: { pattern: "[\\uE000-\\uE0FF]", say: same },
  n: { pattern: "-?\\d+", say: (found) => found.replace("-", "−") },
  spot: { pattern: "OWN \\d+|OPP \\d+|50", say: spotInGerman },
  bed: { pattern: "[TDioS]\\d+|25|BULL|MISS|BOUNCE|-?\\d+,-?\\d+", say: same },
  calls: {
    pattern: "(?:throw|field-goal|punt)(?: or (?:throw|field-goal|punt))*",
    say: (found) => found.split(" or ").map(lookUp(CALLS)).join(" oder "),
  },
  square: { pattern: "[A-L][1-8]", say: same },
  squares: { pattern: "[A-L][1-8](?:, [A-L][1-8])*(?: and [A-L][1-8])?", say: (found) => found.replace(" and ", " und ") },
  far: { pattern: "\\d squares?", say: (found) => found.replace(/ squares?/, found.startsWith("1 ") ? " Feld" : " Felder") },
  down: { pattern: "(?:1st|2nd|3rd|4th) & (?:goal|\\d+)", say: (found) => found.replace(/(\d)\w\w &/, "$1. &").replace("goal", "Goal") },
  at: { pattern: "at midfield|at the (?:own|opponent's) \\d+", say: place },
  yards: { pattern: "[Gg]ain of \\d+|[Ll]oss of \\d+|[Nn]o gain", say: yards },
  card: { pattern: "(?:[a-z]+-)*[a-z]+|\\d-\\d(?:-[a-z]+)?|cover-2-spy", say: titled },
  named: { pattern: "[A-Z0-9][a-z0-9-]*", say: (found) => titled(found.toLowerCase()) },
  route: { pattern: "[A-Z][A-Za-z]*(?: (?:&|[A-Z][a-z]*|interference|start|block))*", say: same },
  face: { pattern: "\\d[A-Za-z0-9 ]*?|FLAG X", say: same },
  player: { pattern: Object.keys(PLAYERS).join("|"), say: lookUp(PLAYERS) },
  die: { pattern: Object.keys(DICE).join("|"), say: lookUp(DICE) },
  score: { pattern: "[\\uE000-\\uE0FF] \\d+, [\\uE000-\\uE0FF] \\d+", say: same },
};

interface Piece {
  english: RegExp;
  gaps: string[];
  german: string;
}

function piece(english: string, german: string): Piece {
  const gaps: string[] = [];
  const source = english
    .replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replaceAll(/\{(\w+)\}/g, (_, gap: string) => {
      gaps.push(gap);
      return `(${kindOf(gap).pattern})`;
    });
  return { english: new RegExp(source, "uy"), gaps, german };
}

function kindOf(gap: string): Kind {
  const kind = KINDS[gap.replace(/\d+$/, "")];
  if (!kind) throw new Error(`no kind of gap: ${gap}`);
  return kind;
}

export type Speaker = (english: string) => string | undefined;

/** Says in German what can be put together from the phrases, or nothing at all: never half a sentence. */
export function speaker(phrases: Phrases): Speaker {
  const pieces = Object.entries(phrases)
    .map(([english, german]) => piece(english, german))
    .sort((a, b) => b.english.source.length - a.english.source.length);
  const goOn = (text: string, from: number): string | undefined => {
    if (from === text.length) return "";
    for (const { english, gaps, german } of pieces) {
      english.lastIndex = from;
      const found = english.exec(text);
      if (!found || found[0] === "") continue;
      const rest = goOn(text, from + found[0].length);
      if (rest === undefined) continue;
      const said = german.replaceAll(/\{(\w+)(?::(\w+))?\}/g, (_, gap: string, inCase: string | undefined) => {
        const filling = found[gaps.indexOf(gap) + 1] ?? "";
        return (inCase ? CASES[inCase] : undefined)?.(filling) ?? kindOf(gap).say(filling);
      });
      return said + rest;
    }
    return undefined;
  };
  return (english) => goOn(english, 0);
}

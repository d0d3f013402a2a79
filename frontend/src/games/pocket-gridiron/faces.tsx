/** What is on the seven dice: a sign where the real ones have one, a figure, and the name of it below. */
import type { JSX } from "preact";

const SIGNS: Record<string, JSX.Element> = {
  wr: <path d="M36 40V30L62 12M50 10l13 1-3 13" />,
  te: <path d="M38 40V20h22M51 11l10 9-10 9" />,
  rb: <path d="M50 40V12M41 21l9-10 9 10M36 40l-8-12m36 12 8-12" />,
  sneak: <path d="M50 40V14M40 24l10-11 10 11" />,
  scramble: <path d="M30 36c8-26 14 4 20-12s10 4 18-10M58 12l11 1-2 11" />,
  plus: <path d="M50 12v28M36 26h28" />,
  drop: <path d="M38 14l24 24M62 14L38 38" />,
  sack: <path d="M64 16l18 18M82 16L64 34" stroke="#c0321f" stroke-width="7" />,
  flag: <path d="M36 64V18c10-6 18 6 30 0v22c-12 6-20-6-30 0" />,
  small: <path d="M40 42V12c7-4 13 4 22 0v16c-9 4-15-4-22 0" />,
  goal: <path d="M38 12v18h24V12M50 30v12" />,
  video: <path d="M30 16h28v24H30zM58 24l12-7v22l-12-7z" />,
  out: <path d="M66 10v32M28 26h26M45 17l9 9-9 9" />,
};

interface Face {
  sign?: JSX.Element | undefined;
  /** In large letters, under the sign. */
  words: string;
  /** What the face is called. */
  name: string;
}

const CARRIERS: Record<string, string> = { WR: "wr", TE: "te", RB: "rb" };

/** A face as it is drawn: `Slant 5`, `3 Sack`, `FLAG X`, `1 TD`. */
export function faceOf(die: string, text: string): Face {
  const [, first, rest = ""] = /^(\d+) (.+)$/.exec(text) ?? [];
  const [, name = text, last] = /^(.+?) \+?(\d+)$/.exec(text) ?? [];
  if (text.startsWith("FLAG")) return { sign: SIGNS["flag"], words: "", name: "" };
  if (die === "qb") {
    const sign = SIGNS[CARRIERS[text] ?? (text.startsWith("QB") ? "sneak" : text.startsWith("SET") ? "plus" : "scramble")];
    return { sign, words: CARRIERS[text] ? text : (last ?? "QB"), name: CARRIERS[text] ? "" : name };
  }
  if (die === "white") return rest === "Sack" ? { sign: SIGNS["sack"], words: first ?? "", name: rest } : { words: first ?? text, name: rest };
  if (die === "black") return { sign: SIGNS[rest.startsWith("TD") ? "goal" : rest === "VIDEO" ? "video" : "out"], words: rest.startsWith("TD") ? "TD" : (first ?? ""), name: rest.startsWith("TD") ? "" : rest };
  if (die === "yellow") return { sign: SIGNS["small"], words: text.endsWith("DEF") ? "DEF" : "OFF", name: text.replace(/ (DEF|OFF)$/, "") };
  return last ? { sign: SIGNS[die], words: last, name } : { sign: SIGNS["drop"], words: "", name: text };
}

/** The number a white die counts; nothing for the flag. */
export function numberOf(text: string): number | undefined {
  const found = /^(\d+)/.exec(text);
  return found ? Number(found[1]) : undefined;
}

/** What is on the seven dice: a sign where the real ones have one, a figure, and the name of it below. */
import type { JSX } from "preact";
import type { DieShape, FaceShape } from "./shape";

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

interface Drawn {
  sign?: JSX.Element | undefined;
  /** In large letters, under the sign. */
  words: string;
  /** What the face is called. */
  name: string;
}

/** A face as it is drawn: a sign for what it does, or for who runs. */
export function faceOf(die: string, face: FaceShape | undefined): Drawn {
  if (!face) return { words: "", name: "" };
  const number = String(face.number ?? "");
  switch (face.kind) {
    case "flag":
      return { sign: SIGNS["flag"], words: "", name: "" };
    case "target":
      return { sign: SIGNS[face.name.toLowerCase()], words: face.text, name: "" };
    case "sneak":
      return { sign: SIGNS["sneak"], words: number, name: face.name };
    case "set-play":
      return { sign: SIGNS["plus"], words: number, name: face.name };
    case "scramble":
      return { sign: SIGNS["scramble"], words: "QB", name: face.name };
    case "sack":
      return { sign: SIGNS["sack"], words: number, name: face.name };
    case "touchdown":
    case "touchdown-arrow":
      return { sign: SIGNS["goal"], words: "TD", name: "" };
    case "video":
      return { sign: SIGNS["video"], words: number, name: face.name };
    case "out-of-bounds":
      return { sign: SIGNS["out"], words: number, name: face.name };
    case "on-defense":
      return { sign: SIGNS["small"], words: "DEF", name: face.name };
    case "on-offense":
      return { sign: SIGNS["small"], words: "OFF", name: face.name };
    case "route":
      return { sign: SIGNS[die], words: number, name: face.name };
    case "incomplete":
    case "fumble":
      return { sign: SIGNS["drop"], words: "", name: face.name };
    default:
      return { words: number, name: face.name };
  }
}

/** More letters than these a face has no room for. */
const LONG = 4;

export function fits(text: string): boolean {
  return text.length <= LONG;
}

/** What is printed on a face: its number, its word, or the sign for it. */
export function Face({ die, face }: { die: DieShape; face: FaceShape }): JSX.Element {
  const { sign } = faceOf(die.die, face);
  if (face.kind === "flag") return <strong>⚑</strong>;
  if (die.counts || face.kind === "route") return <strong>{face.number}</strong>;
  if (fits(face.text) || !sign) return <strong>{face.text}</strong>;
  return (
    <strong>
      <span class="unseen">{face.text}</span>
      <svg class="face-sign" viewBox="22 6 56 40" aria-hidden="true">
        {sign}
      </svg>
    </strong>
  );
}

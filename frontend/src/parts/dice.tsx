/** Dice that look like dice: plastic with a lit top, pips, figures or a sign, and a tumble when one has just fallen. */
import type { ComponentChildren, JSX } from "preact";
import { words } from "../i18n";

interface Props {
  /** What lies on top; empty while it has not been rolled. */
  face: string;
  colour: string;
  title: string;
  fresh?: boolean;
  big?: boolean;
  /** Figures instead of pips. */
  figures?: boolean;
  /** A sign above or instead of the words, drawn around 50 44 in the ink of the die. */
  sign?: ComponentChildren;
  /** Words under a sign. */
  words?: string | undefined;
  /** Has been used, and lies aside. */
  spent?: boolean;
}

const PIPS: Record<string, [number, number][]> = {
  "1": [[50, 44]],
  "2": [[29, 25], [71, 63]],
  "3": [[28, 24], [50, 44], [72, 64]],
  "4": [[29, 25], [71, 25], [29, 63], [71, 63]],
  "5": [[28, 24], [72, 24], [50, 44], [28, 64], [72, 64]],
  "6": [[29, 22], [71, 22], [29, 44], [71, 44], [29, 66], [71, 66]],
};

/** A side of a coin, as people call it. */
export function coinWord(side: string | undefined): string {
  return words(`coin.${side ?? ""}`, side ?? "");
}

/** Lit top, shaded side, ink. */
const PLASTIC: Record<string, [string, string, string]> = {
  red: ["#cd3c29", "#8a1f12", "#fff6ea"],
  blue: ["#2f6bb5", "#1b4377", "#f4f9ff"],
  green: ["#31864c", "#1c5630", "#f3fcf4"],
  orange: ["#c9651a", "#8a3f09", "#fff6ea"],
  brown: ["#83512b", "#4f2e14", "#fff3e0"],
  yellow: ["#f4c634", "#bd8f0f", "#2a2010"],
  white: ["#fdfaf2", "#c9c2b2", "#211a13"],
  ivory: ["#f6ecd2", "#cbb98c", "#2c2214"],
  black: ["#38322e", "#141110", "#fbf5e8"],
  purple: ["#70408c", "#44225a", "#fbf3ff"],
};

function lines(face: string): string[] {
  const parts = face.split(" ");
  const kept: string[] = [];
  for (const word of parts) {
    const last = kept[kept.length - 1];
    if (last !== undefined && (last + " " + word).length <= 8) kept[kept.length - 1] = `${last} ${word}`;
    else kept.push(word);
  }
  return kept.slice(0, 3);
}

export function Die({ face, colour, title, fresh = false, big = false, figures = false, sign, words: under, spent = false }: Props): JSX.Element {
  const [top, side, ink] = PLASTIC[colour] ?? (PLASTIC["white"] as [string, string, string]);
  const pips = figures || sign ? undefined : PIPS[face];
  const rows = pips ? [] : sign ? (under ? [under] : []) : lines(under ?? face);
  const longest = Math.max(1, ...rows.map((row) => row.length));
  const size = Math.min(sign ? 36 : rows.length > 1 ? 25 : 46, 145 / longest);
  const middle = sign ? 65 : 45;
  return (
    <svg class={`die keep${fresh ? " fresh" : ""}${big ? " big" : ""}${spent ? " spent" : ""}${face ? "" : " waiting"}`} viewBox="0 0 100 112" role="img" aria-label={face ? `${title}: ${face}` : title}>
      <ellipse class="cast" cx="58" cy="99" rx="46" ry="11" />
      <rect x="6" y="14" width="88" height="90" rx="19" fill={side} />
      <rect x="6" y="3" width="88" height="84" rx="19" fill={top} />
      <path d="M25 3h50a19 19 0 0 1 19 19v3C84 9 28 6 9 27q-3 4-3 7V22A19 19 0 0 1 25 3z" fill="#fff" opacity=".26" />
      <rect x="6.800" y="3.800" width="86.400" height="82.400" rx="18" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.600" />
      {pips?.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="9" fill={ink} />
          <path d={`M${x - 6} ${y + 4}a8 8 0 0 0 12 0`} fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2" />
        </g>
      ))}
      {sign && (
        <g class="die-sign" fill="none" stroke={ink} stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
          {sign}
        </g>
      )}
      {rows.map((row, line) => (
        <text key={line} x="50" y={middle + (line - (rows.length - 1) / 2) * (size + 1)} fill={ink} font-size={size} text-anchor="middle" dominant-baseline="central">
          {row}
        </text>
      ))}
    </svg>
  );
}

/** A coin, for tosses. */
export function Coin({ face, title, fresh = false }: { face: string; title: string; fresh?: boolean }): JSX.Element {
  return (
    <svg class={`die coin keep${fresh ? " fresh" : ""}`} viewBox="0 0 100 112" role="img" aria-label={`${title}: ${face}`}>
      <ellipse class="cast" cx="56" cy="98" rx="44" ry="10" />
      <circle cx="50" cy="57" r="44" fill="#8a6414" />
      <circle cx="50" cy="52" r="44" fill="#d9aa45" />
      <path d="M14 38a38 38 0 0 1 60-18" fill="none" stroke="#fff3c9" stroke-width="6" stroke-linecap="round" opacity=".7" />
      <circle cx="50" cy="52" r="35" fill="none" stroke="#7c5a14" stroke-width="1.500" stroke-dasharray="2 3" />
      <text x="50" y="53" fill="#3d2b06" font-size={Math.min(24, 110 / Math.max(1, face.length))} text-anchor="middle" dominant-baseline="central">
        {face}
      </text>
    </svg>
  );
}

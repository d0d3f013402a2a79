/** Dice that look like dice: plastic with a lit top, pips, figures or a sign, and a tumble when one has just fallen. */
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
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
  const id = useId();
  return (
    <svg class={`die keep${fresh ? " fresh" : ""}${big ? " big" : ""}${spent ? " spent" : ""}${face ? "" : " waiting"}`} viewBox="0 0 100 112" role="img" aria-label={face ? `${title}: ${face}` : title}>
      <Plastic id={id} top={top} side={side} />
      <ellipse class="cast" cx="56" cy="101" rx="48" ry="10" />
      <path d="M6 24v58q0 22 22 22h44q22 0 22-22V24z" fill={`url(#${id}-front)`} />
      <path d="M12 90q4 10 17 10h42q13 0 17-10" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2" />
      <rect x="6" y="3" width="88" height="82" rx="20" fill={`url(#${id}-top)`} />
      <rect x="13" y="9.500" width="74" height="69" rx="16" fill={`url(#${id}-dish)`} />
      <path d="M8 66q2 18 20 18h44q18 0 20-18" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.800" />
      <path d="M26 4.500h48q17 0 18.500 16Q80 9 50 9T7.500 24Q8 4.500 26 4.500z" fill="#fff" opacity=".3" />
      {pips?.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y + 1.300} r="9.400" fill="#fff" fill-opacity=".4" />
          <circle cx={x} cy={y} r="9" fill={ink} />
          <path d={`M${x - 6.500} ${y - 3.500}a7.500 7.500 0 0 1 13 0`} fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.400" />
        </g>
      ))}
      {sign && (
        <g class="die-sign" fill="none" stroke={ink} stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
          {sign}
        </g>
      )}
      {rows.map((row, line) => {
        const y = middle + (line - (rows.length - 1) / 2) * (size + 1);
        return (
          <g key={line} font-size={size} text-anchor="middle" dominant-baseline="central">
            <text class="engraved" x="50" y={y + 1.500} aria-hidden="true">
              {row}
            </text>
            <text x="50" y={y} fill={ink}>
              {row}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Light from above left on the top, shade down the front, and a dish that the figure lies in. */
function Plastic({ id, top, side }: { id: string; top: string; side: string }): JSX.Element {
  const lit = (share: number): { stopColor: string } => ({ stopColor: `color-mix(in srgb, ${top} ${100 - share}%, #fff)` });
  const shaded = (share: number): { stopColor: string } => ({ stopColor: `color-mix(in srgb, ${side} ${100 - share}%, #000)` });
  return (
    <defs>
      <linearGradient id={`${id}-top`} x1="0" y1="0" x2=".55" y2="1">
        <stop offset="0" style={lit(34)} />
        <stop offset=".5" style={lit(6)} />
        <stop offset="1" style={lit(0)} />
      </linearGradient>
      <radialGradient id={`${id}-dish`} cx=".6" cy=".75" r=".9">
        <stop offset="0" style={lit(14)} />
        <stop offset="1" style={lit(0)} />
      </radialGradient>
      <linearGradient id={`${id}-front`} x1="0" y1=".65" x2="0" y2="1">
        <stop offset="0" style={shaded(0)} />
        <stop offset="1" style={shaded(38)} />
      </linearGradient>
    </defs>
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

/** Dice: one face each, pips or words, with a tumble when it has just fallen. */
import type { JSX } from "preact";

interface Props {
  /** What lies on top; empty while it has not been rolled. */
  face: string;
  colour: string;
  title: string;
  fresh?: boolean;
  big?: boolean;
  /** Figures instead of pips. */
  figures?: boolean;
}

const PIPS: Record<string, [number, number][]> = {
  "1": [[50, 50]],
  "2": [[28, 28], [72, 72]],
  "3": [[28, 28], [50, 50], [72, 72]],
  "4": [[28, 28], [72, 28], [28, 72], [72, 72]],
  "5": [[28, 28], [72, 28], [50, 50], [28, 72], [72, 72]],
  "6": [[28, 25], [72, 25], [28, 50], [72, 50], [28, 75], [72, 75]],
};

/** Plastic, ink and edge of each colour of dice. */
const PLASTIC: Record<string, [string, string]> = {
  red: ["#a8271c", "#fff3e2"],
  blue: ["#21508a", "#f0f6ff"],
  green: ["#28633a", "#effaf0"],
  orange: ["#b4560d", "#fff4e6"],
  brown: ["#6b4423", "#fff3e0"],
  yellow: ["#efc02f", "#2a2010"],
  white: ["#f7f3e8", "#241d15"],
  ivory: ["#efe3c3", "#2c2214"],
  black: ["#211d1b", "#f5efe2"],
  purple: ["#5d3374", "#f8f0ff"],
};

function lines(face: string): string[] {
  const parts = face.split(" ");
  if (parts.length === 1) return parts;
  const kept: string[] = [];
  for (const word of parts) {
    const last = kept[kept.length - 1];
    if (last !== undefined && (last + " " + word).length <= 8) kept[kept.length - 1] = `${last} ${word}`;
    else kept.push(word);
  }
  return kept.slice(0, 3);
}

export function Die({ face, colour, title, fresh = false, big = false, figures = false }: Props): JSX.Element {
  const [plastic, ink] = PLASTIC[colour] ?? ["#f7f3e8", "#241d15"];
  const pips = figures ? undefined : PIPS[face];
  const rows = pips ? [] : lines(face);
  const longest = Math.max(1, ...rows.map((row) => row.length));
  const size = Math.min(rows.length > 1 ? 27 : 40, 112 / longest);
  return (
    <svg
      class={`die keep${fresh ? " fresh" : ""}${big ? " big" : ""}${face ? "" : " waiting"}`}
      viewBox="0 0 100 100"
      role="img"
      aria-label={face ? `${title}: ${face}` : title}
    >
      <rect x="4" y="6" width="92" height="92" rx="18" fill="#0004" />
      <rect x="4" y="3" width="92" height="92" rx="18" fill={plastic} stroke="#0006" stroke-width="1.5" />
      <rect x="10" y="9" width="80" height="80" rx="15" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="2" />
      {pips?.map(([x, y]) => <circle key={`${x}-${y}`} cx={x} cy={y - 1} r="9" fill={ink} />)}
      {rows.map((row, line) => (
        <text
          key={line}
          x="50"
          y={50 + (line - (rows.length - 1) / 2) * (size + 2)}
          fill={ink}
          font-size={size}
          text-anchor="middle"
          dominant-baseline="central"
        >
          {row}
        </text>
      ))}
    </svg>
  );
}

/** A coin, for tosses. */
export function Coin({ face, title, fresh = false }: { face: string; title: string; fresh?: boolean }): JSX.Element {
  return (
    <svg class={`die coin keep${fresh ? " fresh" : ""}`} viewBox="0 0 100 100" role="img" aria-label={`${title}: ${face}`}>
      <circle cx="50" cy="53" r="44" fill="#0004" />
      <circle cx="50" cy="50" r="44" fill="#c99a35" stroke="#7c5a14" stroke-width="3" />
      <circle cx="50" cy="50" r="36" fill="none" stroke="#7c5a14" stroke-width="1.5" stroke-dasharray="2 3" />
      <text x="50" y="50" fill="#3d2b06" font-size="20" text-anchor="middle" dominant-baseline="central">
        {face}
      </text>
    </svg>
  );
}

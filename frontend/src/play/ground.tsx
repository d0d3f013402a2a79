/** Where a score is celebrated: full stands in the scorer's colours, and turf below them under floodlights. */
import type { JSX } from "preact";
import { Crowd } from "../parts/crowd";

/** Three of five have come for the side that has scored. */
const SHIRTS = [
  ["#efb82c", "#1d3a5f", "#f3cd62", "#e7dcc0", "#4a78b5"],
  ["#c0392b", "#f4e6d8", "#d5553f", "#7d2618", "#d8b04a"],
];
const WALLS = ["#24406b", "#8f2013"];
const [SEATS, ROWS, LARGER] = [56, 11, 1.15];
const [WALL, TURF, BELOW] = [176, 206, 640];
/** Far stripes are narrow. */
const STRIPES = [0, 22, 52, 94, 154, 238, 350, 434].map((y) => TURF + y);

/** `good`: ours have scored, and the lights are on. */
export function Ground({ side, good }: { side: number; good: boolean }): JSX.Element {
  const shirts = SHIRTS[side] ?? [];
  return (
    <svg class="celebration-ground keep" viewBox={`0 0 1000 ${BELOW}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="ground-light" cx=".5" cy=".5" r=".5">
          <stop offset="0" stop-color="#fffbe6" stop-opacity=".5" />
          <stop offset="1" stop-color="#fffbe6" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="ground-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#071019" stop-opacity=".82" />
          <stop offset=".3" stop-color="#071019" stop-opacity=".25" />
          <stop offset=".55" stop-color="#071019" stop-opacity=".1" />
          <stop offset="1" stop-color="#04110a" stop-opacity=".82" />
        </linearGradient>
      </defs>
      <path d={`M0 0H1000V${WALL}H0z`} fill="#0d1c2e" />
      <g transform={`translate(-20 12) scale(${LARGER})`}>
        <Crowd rows={ROWS} seats={SEATS} shirts={shirts} />
      </g>
      <path d={`M0 ${WALL}H1000V${TURF}H0z`} fill={WALLS[side] ?? ""} />
      <path d={`M0 ${WALL + 2}H1000`} stroke="#e9c65c" stroke-width="3" />
      {STRIPES.map((y, k) => (
        <path key={y} d={`M0 ${y}H1000V${STRIPES[k + 1] ?? BELOW}H0z`} fill={k % 2 ? "#357f43" : "#2c6f3a"} />
      ))}
      {STRIPES.slice(1).map((y, k) => (
        <path key={y} d={`M0 ${y}H1000`} stroke="#f6f1e0" stroke-opacity=".5" stroke-width={1.5 + k * 0.5} />
      ))}
      <path d={`M0 ${TURF}H1000`} stroke="#f6f1e0" stroke-width="5" />
      <ellipse cx="500" cy="360" rx="560" ry="250" fill="url(#ground-light)" opacity={good ? 0.6 : 0} />
      <path d="M0 0H1000V640H0z" fill={good ? "url(#ground-dusk)" : "#07090d"} opacity={good ? 1 : 0.8} />
    </svg>
  );
}

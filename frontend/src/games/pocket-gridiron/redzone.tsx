/** The last twenty yards under the lights, and on them the duel: steps of the attack, and those the defense covers. */
import type { JSX } from "preact";

interface Props {
  label: string;
  /** The attack's number: so many steps lead to the goal line; nothing before the play is known. */
  steps: number | undefined;
  /** What the first white die covers, from the far end. */
  covered: number;
  /** How a duel ended that is over: in a word over the steps. */
  stamp?: string | undefined;
  stopped?: boolean | undefined;
  zone: string;
  home: boolean;
}

const GOAL_LINE = 118;
const NEAR = 470;

/** Depth 0 (near) to 1 (goal line) to the drawing. */
function at(side: number, depth: number): [number, number] {
  const size = 1 / (1 + depth * 1.15);
  const y = GOAL_LINE + (NEAR - GOAL_LINE) * ((size - 1 / 2.150) / (1 - 1 / 2.150));
  return [500 + side * size, y];
}

function quad(from: number, to: number, half: number): string {
  return `M${[at(-half, from), at(half, from), at(half, to), at(-half, to)].map((point) => point.map((each) => each.toFixed(1)).join(" ")).join("L")}Z`;
}

export function RedZone({ label, steps, covered, stamp, stopped = false, zone, home }: Props): JSX.Element {
  const count = steps ?? 0;
  return (
    <svg class="red-zone keep" viewBox="0 0 1000 480" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect width="1000" height="480" fill="#0c1a2b" />
      <Crowd />
      <path d="M0 84H1000V124H0z" fill={home ? "#8f2013" : "#8a6109"} />
      <text class="zone-word" x="500" y="105">
        {zone}
      </text>
      <g fill="none" stroke="#f4c634" stroke-width="7" stroke-linecap="round">
        <path d="M500 92V62M462 16v46h76V16" />
      </g>
      {Array.from({ length: 8 }, (_, k) => (
        <path key={k} d={quad(1 - k / 8, 1 - (k + 1) / 8 - (k === 7 ? 0.1 : 0), 1400)} fill={k % 2 ? "#3f8a46" : "#47974e"} />
      ))}
      <path d="M0 121H1000" stroke="#f6f1e0" stroke-width="7" />
      {[5, 10, 15].map((yard) => {
        const depth = 1 - yard / 20;
        const [, y] = at(0, depth);
        return (
          <g key={yard}>
            <path d={`M0 ${y}H1000`} stroke="#f6f1e0" stroke-opacity=".85" stroke-width="4" />
            {[-370, 370].map((side) => {
              const [x] = at(side, depth);
              return (
                <text key={side} class="yard" x={x} y={y} font-size={24 + 22 * (1 - depth)}>
                  {yard}
                </text>
              );
            })}
          </g>
        );
      })}
      {Array.from({ length: count }, (_, k) => {
        const from = 0.14 + (0.840 * k) / Math.max(6, count);
        const to = 0.14 + (0.840 * (k + 0.860)) / Math.max(6, count);
        const blocked = k >= count - covered;
        const [x, y] = at(0, (from + to) / 2);
        return (
          <g key={k} class={`step${stamp ? " past" : ""}${blocked ? " blocked" : ""}`}>
            <path d={quad(from, to, 190)} />
            {blocked ? (
              <path class="shield" transform={`translate(${x} ${y}) scale(${0.5 + 0.5 * (1 - from)})`} d="M-20-18C-10-14 10-14 20-18V0c0 12-12 18-20 21-8-3-20-9-20-21zM-8-8 8 8M8-8-8 8" />
            ) : (
              <text x={x} y={y} font-size={22 + 20 * (1 - from)}>
                {k + 1}
              </text>
            )}
          </g>
        );
      })}
      {stamp && (
        <g class={`stamp${stopped ? " stopped" : ""}`} transform="translate(500 300) rotate(-7)">
          <rect x="-150" y="-36" width="300" height="72" rx="12" />
          <text>{stamp}</text>
        </g>
      )}
      <g transform="translate(500 452)">
        <ellipse cx="5" cy="22" rx="34" ry="8" fill="#000" opacity=".35" />
        <path d="M0-34c20 12 20 48 0 60-20-12-20-48 0-60z" fill="#8c4a22" stroke="#3d1d0a" stroke-width="2" />
        <path d="M-11-24q11 6 22 0M-11 16q11-6 22 0" fill="none" stroke="#fff6e0" stroke-width="4" />
        <path d="M0-14v20m-5-16h10m-10 6h10m-10 6h10" stroke="#fff6e0" stroke-width="3" stroke-linecap="round" />
      </g>
    </svg>
  );
}

const CROWD = ["#c9553f", "#d8b04a", "#4a78b5", "#e7dcc0", "#5b8a58", "#8c6a4a"];

function Crowd(): JSX.Element {
  return (
    <g>
      {Array.from({ length: 270 }, (_, k) => {
        const [row, place] = [Math.floor(k / 68), k % 68];
        const luck = Math.abs(Math.sin(k * 12.9898) * 43758.5453) % 1;
        return <circle key={k} cx={place * 15 + (row % 2) * 7 + luck * 5} cy={24 + row * 16 + luck * 5} r="6.500" fill={CROWD[Math.floor(luck * CROWD.length)]} opacity={0.35 + row * 0.16} />;
      })}
      {[120, 880].map((x) => (
        <g key={x}>
          <circle cx={x} cy="12" r="70" fill="#fff6d0" opacity=".12" />
          {[-30, -10, 10, 30].map((dx) => (
            <circle key={dx} cx={x + dx} cy="10" r="7" fill="#fffbe6" />
          ))}
        </g>
      ))}
    </g>
  );
}

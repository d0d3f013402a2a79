/** A hundred yards of grass seen from the stands: ball, line to gain, the drive so far. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Props {
  label: string;
  /** Yards from the left goal line. */
  ball: number;
  /** +1: the offense attacks to the right. */
  direction: 1 | -1;
  /** Yards from the left goal line; the line to gain. */
  toGain?: number | undefined;
  down: string;
  gainWord: string;
  /** Where the plays of this drive began, yards from the left goal line. */
  drive: number[];
  /** Yards from the left goal line: from here on a field goal is worth a try. */
  range: number;
  rangeWord: string;
  left: string;
  right: string;
  /** Nobody has the ball yet. */
  hidden?: boolean;
}

const END = 10;
const BREADTH = 40;
const DISTANCE = 210;
const NEAR = 10;
/** On a narrow screen only the part of the field around the ball is shown. */
const WINDOW = 640;
const phone = matchMedia("(max-width: 599px)");

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(phone.matches);
  useEffect(() => {
    const changed = (): void => setNarrow(phone.matches);
    phone.addEventListener("change", changed);
    return () => phone.removeEventListener("change", changed);
  }, []);
  return narrow;
}

/** Yards along and across (0 at the near side line) to the drawing. */
function at(x: number, depth: number): [number, number] {
  const size = DISTANCE / (DISTANCE + depth);
  const drop = NEAR * 0.98 * DISTANCE;
  return [600 + (x - 50) * NEAR * size, drop * (size - DISTANCE / (DISTANCE + BREADTH))];
}

function line(...points: [number, number][]): string {
  return `M${points.map(([x, depth]) => at(x, depth).map((each) => each.toFixed(1)).join(" ")).join("L")}`;
}

export function Gridiron({ label, ball, direction, toGain, down, gainWord, drive, range, rangeWord, left, right, hidden = false }: Props): JSX.Element {
  const height = at(50, 0)[1];
  const narrow = useNarrow();
  const spot = at(Math.max(-5, Math.min(105, ball)), BREADTH / 2);
  return (
    <svg class="gridiron keep" viewBox={narrow && !hidden ? `${Math.max(-8, Math.min(1208 - WINDOW, spot[0] - WINDOW / 2))} -46 ${WINDOW} ${height + 74}` : `-8 -46 1216 ${height + 74}`} preserveAspectRatio="xMidYMid meet" role="img" aria-label={label}>
      <defs>
        <linearGradient id="fg-evening" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#04140a" stop-opacity=".34" />
          <stop offset=".55" stop-color="#fffbe0" stop-opacity=".05" />
          <stop offset="1" stop-color="#fffbe0" stop-opacity=".1" />
        </linearGradient>
      </defs>
      <path class="turf-edge" d={`M${at(-END, 0).join(" ")}L${at(100 + END, 0).join(" ")}l-7 17H${at(-END, 0)[0] + 7}Z`} />
      <path class="ground" d={`${line([-END, 0], [-END, BREADTH], [100 + END, BREADTH], [100 + END, 0])}Z`} />
      {Array.from({ length: 20 }, (_, k) => (
        <path key={k} class={k % 2 ? "grass" : "grass-deep"} d={`${line([k * 5, 0], [k * 5, BREADTH], [k * 5 + 5, BREADTH], [k * 5 + 5, 0])}Z`} />
      ))}
      <path class="zone home" d={`${line([-END, 0], [-END, BREADTH], [0, BREADTH], [0, 0])}Z`} />
      <path class="zone away" d={`${line([100, 0], [100, BREADTH], [100 + END, BREADTH], [100 + END, 0])}Z`} />
      <path class="zone-stripes" d={[-END, 100].flatMap((from) => Array.from({ length: 5 }, (_, k) => `${line([from, k * 8], [from, k * 8 + 4], [from + END, k * 8 + 8], [from + END, k * 8 + 4])}Z`)).join("")} />
      <path fill="url(#fg-evening)" d={`${line([0, 0], [0, BREADTH], [100, BREADTH], [100, 0])}Z`} />
      {Array.from({ length: 19 }, (_, k) => (k + 1) * 5).map((yard) => (
        <path key={yard} class="chalk" d={line([yard, 0], [yard, BREADTH])} stroke-width={yard % 10 ? 1.500 : 3} />
      ))}
      <path
        class="chalk hashes"
        d={Array.from({ length: 99 }, (_, k) => k + 1)
          .filter((yard) => yard % 5)
          .map((yard) => [1, 14, 25, 38.200].map((depth) => line([yard, depth], [yard, depth + 0.800])).join(""))
          .join("")}
      />
      {Array.from({ length: 9 }, (_, k) => (k + 1) * 10).map((yard) => {
        const [x, y] = at(yard, 4.500);
        const [farX, farY] = at(yard, BREADTH - 5);
        const text = String(Math.min(yard, 100 - yard));
        return (
          <g key={yard}>
            <text class="yard" x={x} y={y}>
              {text}
            </text>
            <text class="yard far" transform={`translate(${farX} ${farY}) rotate(180)`}>
              {text}
            </text>
          </g>
        );
      })}
      <EndZoneName name={left} at={-END / 2} turn={-90} side="home" />
      <EndZoneName name={right} at={100 + END / 2} turn={90} side="away" />
      <path class="border" d={`${line([-END, 0], [-END, BREADTH], [100 + END, BREADTH], [100 + END, 0])}Z`} />
      <path class="chalk" stroke-width="6" d={line([0, 0], [0, BREADTH]) + line([100, 0], [100, BREADTH])} />
      <Posts yard={-END} />
      <Posts yard={100 + END} />
      {!hidden && range > 0 && range < 100 && (
        <g class="range">
          <path d={line([range, 0], [range, BREADTH])} />
          <text x={at(range, 33)[0] + direction * 34} y={at(range, 33)[1]}>
            {rangeWord}
          </text>
        </g>
      )}
      {!hidden && <Line yard={ball} kind="scrimmage" word={down} low />}
      {!hidden && toGain !== undefined && <Line yard={toGain} kind="gain" word={gainWord} />}
      {!hidden && <Drive spots={drive} />}
      {!hidden && (
        <g class="pigskin" style={{ transform: `translate(${spot[0].toFixed(1)}px, ${spot[1].toFixed(1)}px)` }}>
          <ellipse cx="6" cy="15" rx="30" ry="8" fill="#000" opacity=".35" />
          <path class="heading" d={direction > 0 ? "M40-8 58 0 40 8z" : "M-40-8-58 0-40 8z"} />
          <path d="M-31 0C-20-19 20-19 31 0 20 19-20 19-31 0z" fill="#8c4a22" stroke="#3d1d0a" stroke-width="2" />
          <path d="M-22-9c12-8 30-8 42 0" fill="none" stroke="#c07a48" stroke-width="4" stroke-linecap="round" opacity=".7" />
          <path d="M-22-9q4 9 0 18M22-9q-4 9 0 18" fill="none" stroke="#fff6e0" stroke-width="4" />
          <path d="M-11 0h22M-7-4v8m5-8v8m5-8v8m5-8v8" stroke="#fff6e0" stroke-width="2.500" stroke-linecap="round" />
        </g>
      )}
    </svg>
  );
}

/** A pair of uprights over a bar, on its gooseneck: what a kick has to pass. */
function Posts({ yard }: { yard: number }): JSX.Element {
  const middle = at(yard, BREADTH / 2);
  const [near, far] = [at(yard, BREADTH / 2 - 4), at(yard, BREADTH / 2 + 4)];
  const [bar, top] = [34, 96];
  const lift = ([x, y]: [number, number], up: number): string => `${x.toFixed(1)} ${(y - up).toFixed(1)}`;
  const steel = `M${lift(middle, 0)}L${lift(middle, bar)}M${lift(near, top)}L${lift(near, bar)}L${lift(far, bar)}L${lift(far, top)}`;
  return (
    <g class="posts">
      <ellipse cx={middle[0] + 8} cy={middle[1] + 2} rx="16" ry="5" fill="#000" opacity=".35" />
      <path class="casing" d={steel} />
      <path class="steel" d={steel} />
    </g>
  );
}

function EndZoneName({ name, at: yard, turn, side }: { name: string; at: number; turn: number; side: string }): JSX.Element {
  const [x, y] = at(yard, BREADTH / 2);
  const lean = side === "home" ? -11 : 11;
  return (
    <text class={`zone-name ${side}`} font-size={Math.min(54, 250 / Math.max(4, name.length * 0.72))} transform={`translate(${x} ${y}) skewX(${lean}) rotate(${turn})`}>
      {name}
    </text>
  );
}

/** A line across the field, cased in dark, with a pole and a word. */
function Line({ yard, kind, word, low = false }: { yard: number; kind: string; word: string; low?: boolean }): JSX.Element {
  const [x, y] = at(yard, low ? 0 : BREADTH);
  const wide = 26 + word.length * 13;
  return (
    <g class={`yard-line ${kind}`}>
      <path class="casing" d={line([yard, 0], [yard, BREADTH])} />
      <path class="stripe" d={line([yard, 0], [yard, BREADTH])} />
      <g transform={`translate(${Math.max(wide / 2, Math.min(1200 - wide / 2, x)).toFixed(1)} ${low ? y - 4 : y - 20})`}>
        <rect x={-wide / 2} y="-19" width={wide} height="38" rx="9" />
        <text>{word}</text>
      </g>
    </g>
  );
}

/** The plays of the drive as hops. */
function Drive({ spots }: { spots: number[] }): JSX.Element | null {
  if (spots.length < 2) return null;
  const hops = spots.slice(1).map((spot, index) => {
    const [fromX, y] = at(spots[index] ?? spot, 10);
    const [x] = at(spot, 10);
    return `M${fromX.toFixed(1)} ${y.toFixed(1)}Q${((fromX + x) / 2).toFixed(1)} ${(y - 12 - Math.abs(x - fromX) * 0.25).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <g class="drive">
      <path d={hops.join("")} />
      {spots.map((spot, index) => {
        const [x, y] = at(spot, 10);
        return <circle key={index} cx={x} cy={y} r={index === spots.length - 1 ? 0 : 6} />;
      })}
    </g>
  );
}

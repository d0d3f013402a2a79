/** A hundred yards of grass seen from the stands: ball, line to gain, the drive so far. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { signed } from "./matchups";
import { BREADTH, END, slant, WIDTH, type Slant } from "./slant";

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
  driveWord: string;
  /** Yards from the left goal line: from here on a field goal is worth a try. */
  range: number;
  rangeWord: string;
  left: Zone;
  right: Zone;
  /** Nobody has the ball yet. */
  hidden?: boolean;
}

interface Zone {
  name: string;
  /** The colour its team is known by; the seat's where no team plays. */
  colour?: string | undefined;
}

/** On a narrow screen only the part of the field around the ball is shown. */
const WINDOW = 600;
/** Above the field for the flag of the line to gain, below it for that of the down and the edge of the slab. */
const ABOVE = 46;
const BELOW = 30;
/** How flat and how steep the stands may be. */
const [FLATTEST, STEEPEST] = [170, 470];
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

/** How high the place is for each unit of its width: the field fills it, whatever the window leaves. */
function useProportion(): [(svg: SVGSVGElement | null) => void, number] {
  const [svg, setSvg] = useState<SVGSVGElement | null>(null);
  const [proportion, setProportion] = useState(0.42);
  useLayoutEffect(() => {
    if (!svg) return undefined;
    const measure = (): void => {
      const { clientWidth, clientHeight } = svg;
      if (clientWidth > 0 && clientHeight > 0) setProportion(Math.round((100 * clientHeight) / clientWidth) / 100);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(svg);
    return () => watch.disconnect();
  }, [svg]);
  return [setSvg, proportion];
}

export function Gridiron({ label, ball, direction, toGain, down, gainWord, drive, driveWord, range, rangeWord, left, right, hidden = false }: Props): JSX.Element {
  const narrow = useNarrow() && !hidden;
  const [place, proportion] = useProportion();
  const wide = narrow ? WINDOW : WIDTH;
  const field = slant(Math.max(FLATTEST, Math.min(STEEPEST, wide * proportion - ABOVE - BELOW)));
  const { at, height } = field;
  const spot = at(Math.max(-5, Math.min(105, ball)), BREADTH / 2);
  // whoever has a small screen looks ahead of the ball
  const from = narrow ? Math.max(-8, Math.min(WIDTH - 8 - WINDOW, spot[0] - WINDOW / 2 + direction * 60)) : -8;
  const won = drive.length > 1 ? ((drive.at(-1) ?? 0) - (drive.at(-2) ?? 0)) * direction : 0;
  return (
    <svg ref={place} class="gridiron keep" viewBox={`${from.toFixed(0)} ${-ABOVE} ${wide} ${(height + ABOVE + BELOW).toFixed(0)}`} preserveAspectRatio="xMidYMid meet" role="img" aria-label={label}>
      <Turf field={field} left={left} right={right} />
      {!hidden && range > 0 && range < 100 && <Range field={field} from={range} direction={direction} word={rangeWord} />}
      <Paint field={field} />
      <EndZoneName field={field} name={left.name} yard={-END / 2} turn={-90} />
      <EndZoneName field={field} name={right.name} yard={100 + END / 2} turn={90} />
      <Posts field={field} yard={-END} />
      <Posts field={field} yard={100 + END} />
      {!hidden && ball >= 0 && ball <= 100 && <Line field={field} yard={ball} kind="scrimmage" word={down} low />}
      {!hidden && toGain !== undefined && <Line field={field} yard={toGain} kind="gain" word={gainWord} />}
      {!hidden && <Drive field={field} spots={drive} word={driveWord} />}
      {!hidden && (
        <g class="pigskin" style={{ transform: `translate(${spot[0].toFixed(1)}px, ${spot[1].toFixed(1)}px)` }}>
          <ellipse cx="8" cy="18" rx="34" ry="8" fill="#000" opacity=".38" />
          <path class="heading" d={direction > 0 ? "M44-9 64 0 44 9z" : "M-44-9-64 0-44 9z"} />
          <g transform="scale(1.15)">
            <path d="M-31 0C-20-19 20-19 31 0 20 19-20 19-31 0z" fill="#8c4a22" stroke="#3d1d0a" stroke-width="2" />
            <path d="M-27 3C-16 16 16 16 27 3 18 19-18 19-27 3z" fill="#3d1d0a" opacity=".45" />
            <path d="M-22-9c12-8 30-8 42 0" fill="none" stroke="#c98653" stroke-width="4" stroke-linecap="round" opacity=".8" />
            <path d="M-22-9q4 9 0 18M22-9q-4 9 0 18" fill="none" stroke="#fff6e0" stroke-width="4" />
            <path d="M-11 0h22M-7-4v8m5-8v8m5-8v8m5-8v8" stroke="#fff6e0" stroke-width="2.500" stroke-linecap="round" />
          </g>
          {won !== 0 && (
            <text key={drive.join()} class={`yards-won${won < 0 ? " lost" : ""}`} y="-30" aria-hidden="true">
              {signed(won)}
            </text>
          )}
        </g>
      )}
    </svg>
  );
}

/** The slab, its mown stripes, both end zones in the colours of their teams, and the light of the evening. */
function Turf({ field: { at, line }, left, right }: { field: Slant; left: Zone; right: Zone }): JSX.Element {
  const zones: [number, Zone, string][] = [[-END, left, "home"], [100, right, "away"]];
  return (
    <>
      <defs>
        <linearGradient id="fg-evening" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#04140a" stop-opacity=".4" />
          <stop offset=".5" stop-color="#fffbe0" stop-opacity=".04" />
          <stop offset="1" stop-color="#fffbe0" stop-opacity=".12" />
        </linearGradient>
        <radialGradient id="fg-lamp" cx=".5" cy=".62" r=".62">
          <stop offset="0" stop-color="#fffbe0" stop-opacity=".2" />
          <stop offset="1" stop-color="#fffbe0" stop-opacity="0" />
        </radialGradient>
        <pattern id="fg-blades" width="46" height="28" patternUnits="userSpaceOnUse">
          <path d="M3 9l2-6M16 22l1-6M25 8l3-5M34 24l1-7M41 13l2-5M9 27l-1-5" stroke="#e4f6cf" stroke-opacity=".12" stroke-width="1.500" stroke-linecap="round" />
        </pattern>
      </defs>
      <path class="turf-edge" d={`M${at(-END, 0).join(" ")}L${at(100 + END, 0).join(" ")}l-7 20H${at(-END, 0)[0] + 7}Z`} />
      <path class="ground" d={`${line([-END, 0], [-END, BREADTH], [100 + END, BREADTH], [100 + END, 0])}Z`} />
      {Array.from({ length: 20 }, (_, k) => (
        <path key={k} class={k % 2 ? "grass" : "grass-deep"} d={`${line([k * 5, 0], [k * 5, BREADTH], [k * 5 + 5, BREADTH], [k * 5 + 5, 0])}Z`} />
      ))}
      {zones.map(([from, zone, side]) => (
        <path key={side} class={`zone ${side}`} style={zone.colour ? { fill: zone.colour } : undefined} d={`${line([from, 0], [from, BREADTH], [from + END, BREADTH], [from + END, 0])}Z`} />
      ))}
      <path class="zone-stripes" d={[-END, 100].flatMap((from) => Array.from({ length: 5 }, (_, k) => `${line([from, k * 8], [from, k * 8 + 4], [from + END, k * 8 + 8], [from + END, k * 8 + 4])}Z`)).join("")} />
      <path fill="url(#fg-blades)" d={`${line([0, 0], [0, BREADTH], [100, BREADTH], [100, 0])}Z`} />
      <path fill="url(#fg-evening)" d={`${line([-END, 0], [-END, BREADTH], [100 + END, BREADTH], [100 + END, 0])}Z`} />
      <path fill="url(#fg-lamp)" d={`${line([0, 0], [0, BREADTH], [100, BREADTH], [100, 0])}Z`} />
    </>
  );
}

/** Everything in chalk: yard lines and figures, hash marks, goal lines, the border. */
function Paint({ field: { at, line, height } }: { field: Slant }): JSX.Element {
  const size = Math.min(46, 20 + height / 14);
  return (
    <>
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
        const [x, y] = at(yard, 5);
        const [farX, farY] = at(yard, BREADTH - 6);
        const text = String(Math.min(yard, 100 - yard));
        // the way to the nearer goal line
        const arrow = yard === 50 ? undefined : yard < 50 ? -1 : 1;
        return (
          <g key={yard} font-size={size}>
            <text class="yard" x={x} y={y}>
              {text}
            </text>
            {arrow && <path class="yard-arrow" d={`M${x + arrow * size * 0.86} ${y - 7}l${arrow * 11} 7l${-arrow * 11} 7z`} />}
            <text class="yard" font-size={size * 0.78} transform={`translate(${farX} ${farY}) rotate(180)`}>
              {text}
            </text>
          </g>
        );
      })}
      <path class="border" d={`${line([-END, 0], [-END, BREADTH], [100 + END, BREADTH], [100 + END, 0])}Z`} />
      <path class="chalk" stroke-width="6" d={line([0, 0], [0, BREADTH]) + line([100, 0], [100, BREADTH])} />
    </>
  );
}

/** From where a field goal is worth a try: a brighter carpet to the goal line, and the word for it. */
function Range({ field: { at, line }, from, direction, word }: { field: Slant; from: number; direction: 1 | -1; word: string }): JSX.Element {
  const goal = direction > 0 ? 100 : 0;
  const [x, y] = at((from + goal) / 2, BREADTH * 0.7);
  return (
    <g class="range">
      <path class="carpet" d={`${line([from, 0], [from, BREADTH], [goal, BREADTH], [goal, 0])}Z`} />
      <path class="limit" d={line([from, 0], [from, BREADTH])} />
      <g class="sign" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <path d="M-13-34v14h26v-14M0-20v12" />
        <text y="8">{word}</text>
      </g>
    </g>
  );
}

/** A pair of uprights over a bar, on its gooseneck: what a kick has to pass. */
function Posts({ field: { at }, yard }: { field: Slant; yard: number }): JSX.Element {
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

/** A name that follows the slant of its end zone. */
function EndZoneName({ field: { at, height }, name, yard, turn }: { field: Slant; name: string; yard: number; turn: number }): JSX.Element {
  const [x, y] = at(yard, BREADTH / 2);
  const lean = (Math.atan2(at(yard, 0)[0] - at(yard, BREADTH)[0], height) * 180) / Math.PI;
  const room = height * 0.84;
  return (
    <text class="zone-name" font-size={Math.min(58, room / Math.max(3, name.length * 0.74))} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) skewX(${lean.toFixed(1)}) rotate(${turn})`}>
      {name}
    </text>
  );
}

/** A line across the field, cased in dark, with a pole and a word. */
function Line({ field: { at, line }, yard, kind, word, low = false }: { field: Slant; yard: number; kind: string; word: string; low?: boolean }): JSX.Element {
  const [x, y] = at(yard, low ? 0 : BREADTH);
  const wide = 26 + word.length * 13;
  return (
    <g class={`yard-line ${kind}`}>
      <path class="casing" d={line([yard, 0], [yard, BREADTH])} />
      <path class="stripe" d={line([yard, 0], [yard, BREADTH])} />
      <path class="pole" d={low ? `M${x} ${y}v-26` : `M${x} ${y + 2}v-20`} />
      <g transform={`translate(${Math.max(wide / 2, Math.min(1200 - wide / 2, x)).toFixed(1)} ${(low ? y + 2 : y - 24).toFixed(1)})`}>
        <rect x={-wide / 2} y="-19" width={wide} height="38" rx="9" />
        <text>{word}</text>
      </g>
    </g>
  );
}

/** Across the field, so that neither ball nor figures lie over it. */
const HOPS = 12;

/** The plays of the drive as hops. */
function Drive({ field: { at }, spots, word }: { field: Slant; spots: number[]; word: string }): JSX.Element | null {
  if (spots.length < 2) return null;
  const hops = spots.slice(1).map((spot, index) => {
    const [fromX, y] = at(spots[index] ?? spot, HOPS);
    const [x] = at(spot, HOPS);
    return `M${fromX.toFixed(1)} ${y.toFixed(1)}Q${((fromX + x) / 2).toFixed(1)} ${(y - 12 - Math.abs(x - fromX) * 0.25).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const [firstX, firstY] = at(spots[0] ?? 0, HOPS);
  return (
    <g class="drive">
      <path class="casing" d={hops.join("")} />
      <path d={hops.join("")} />
      {spots.map((spot, index) => {
        const [x, y] = at(spot, HOPS);
        return <circle key={index} cx={x} cy={y} r={index === spots.length - 1 ? 0 : 7} />;
      })}
      <text x={Math.max(200, Math.min(1000, firstX))} y={firstY + 24}>
        {word}
      </text>
    </g>
  );
}

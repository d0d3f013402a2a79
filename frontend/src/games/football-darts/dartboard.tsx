/** A dartboard: beds in, the touched bed out.  It knows no game. */
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { StuckDart, type Dart } from "./dart";
import type { BedShape, DartboardShape } from "./shape";
import { EDGE, Materials, Slab, Spider } from "./spider";

/** A chance written on the board beside its bed. */
export interface Label {
  bed: string;
  text: string;
  strong: boolean;
}

interface Props {
  shape: DartboardShape;
  label: string;
  /** The bed marked by the player. */
  chosen?: string | undefined;
  /** The bed somebody is aiming at. */
  aim?: string | undefined;
  /** How far darts fall from the aim: standard deviations in mm, and the slant between them. */
  scatter?: { sigma: [number, number]; rho: number } | undefined;
  labels?: Label[];
  darts?: Dart[];
  /** The bed the coach would aim at. */
  suggested?: string | undefined;
  name: (bed: string) => string;
  pick?: ((bed: string) => void) | undefined;
}

const LENS = 2.4;
/** Half and nine tenths of the darts fall within so many standard deviations. */
const HALF = 1.18;
const MOST = 2.15;

/** A ring sector; degrees run clockwise from the top, y up in the geometry and down in SVG. */
export function sector(bed: BedShape): string {
  const [inner, outer] = bed.radii;
  const [from, to] = bed.degrees;
  if (to - from >= 360) {
    const circle = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
    return inner > 0 ? circle(outer) + circle(inner) : circle(outer);
  }
  const at = (radius: number, degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
  };
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** The bed at a point in millimetres (y up), or `MISS` outside all of them. */
export function bedAt(shape: DartboardShape, x: number, y: number): string {
  const radius = Math.hypot(x, y);
  const degrees = (Math.atan2(x, y) * 180) / Math.PI;
  const within = (bed: BedShape): boolean => {
    if (radius < bed.radii[0] || radius >= bed.radii[1]) return false;
    const middle = (bed.degrees[0] + bed.degrees[1]) / 2;
    const off = Math.abs(((degrees - middle + 540) % 360) - 180);
    return off <= (bed.degrees[1] - bed.degrees[0]) / 2;
  };
  return shape.beds.find(within)?.bed ?? "MISS";
}

/** The beds next to one, nearest first: chips to correct a fat finger. */
export function neighbours(shape: DartboardShape, name: string, count = 5): string[] {
  const bed = shape.beds.find((each) => each.bed === name);
  if (!bed) return [];
  return shape.beds
    .filter((each) => each !== bed)
    .map((each) => ({ name: each.bed, gap: Math.hypot(each.centre[0] - bed.centre[0], each.centre[1] - bed.centre[1]) }))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, count)
    .map((each) => each.name);
}

function inkOf(bed: BedShape): string {
  if (bed.bed === "BULL") return "red";
  if (bed.radii[0] > 0 && bed.degrees[1] - bed.degrees[0] >= 360) return "green";
  const middle = (bed.degrees[0] + bed.degrees[1]) / 2;
  const dark = Math.round((((middle % 360) + 360) % 360) / 18) % 2 === 0;
  const thin = bed.radii[1] - bed.radii[0] < 15;
  if (thin) return dark ? "red" : "green";
  return dark ? "dark" : "light";
}

/** A place inside a bed that looks thrown and is the same each time. */
function landing(bed: BedShape, order: number): [number, number] {
  const spread = Math.min(5, (bed.radii[1] - bed.radii[0]) / 4);
  const turn = order * 2.4 + bed.centre[0];
  return [bed.centre[0] + Math.cos(turn) * spread, bed.centre[1] + Math.sin(turn) * spread];
}

export function Dartboard({ shape, label, chosen, aim, scatter, labels = [], darts = [], suggested, name, pick }: Props): JSX.Element {
  const face = useRef<SVGSVGElement>(null);
  const [finger, setFinger] = useState<{ x: number; y: number; bed: string } | null>(null);
  const [over, setOver] = useState<string | undefined>(undefined);
  const beds = useMemo(() => shape.beds.map((bed) => <path key={bed.bed} d={sector(bed)} class={`bed ${inkOf(bed)}`} fill-rule="evenodd" data-bed={bed.bed} />), [shape]);
  const spider = useMemo(() => <Spider shape={shape} />, [shape]);
  const byName = useMemo(() => new Map(shape.beds.map((bed) => [bed.bed, bed])), [shape]);
  const touch = (event: PointerEvent): { x: number; y: number; bed: string } | null => {
    const matrix = face.current?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y, bed: bedAt(shape, point.x, -point.y) };
  };
  const bedOf = (which: string | undefined): BedShape | undefined => (which ? byName.get(which) : undefined);
  const marked = bedOf(chosen);
  const hovered = pick ? bedOf(over) : undefined;
  const aimed = bedOf(aim) ?? marked;

  return (
    <svg
      ref={face}
      class={`dartboard keep${pick ? " live" : ""}`}
      viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (!pick) return;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        setFinger(touch(event));
      }}
      onPointerMove={(event) => {
        if (finger) setFinger(touch(event));
        else if (pick) setOver(touch(event)?.bed);
      }}
      onPointerLeave={() => setOver(undefined)}
      onPointerUp={(event) => {
        const at = touch(event);
        setFinger(null);
        if (pick && at) pick(at.bed);
      }}
      onPointerCancel={() => setFinger(null)}
    >
      <Materials />
      <Slab radius={shape.radius} />
      <g class="beds">{beds}</g>
      {spider}
      {suggested && byName.has(suggested) && <Suggested bed={byName.get(suggested) as BedShape} />}
      {hovered && <path class="hovered" d={sector(hovered)} fill-rule="evenodd" />}
      {marked && <path class="chosen" d={sector(marked)} fill-rule="evenodd" />}
      {darts.map((dart) => (
        <StuckDart key={dart.order} dart={dart} at={byName.has(dart.bed) ? landing(byName.get(dart.bed) as BedShape, dart.order) : [160 + 8 * (dart.order % 3), -172]} />
      ))}
      {aimed && <Aim bed={aimed} scatter={scatter} />}
      {aimed && <Labels labels={labels} byName={byName} aim={[aimed.centre[0], -aimed.centre[1]]} reach={Math.max(26, Math.min(60, MOST * Math.max(...(scatter?.sigma ?? [0]))))} />}
      {finger && (
        <g class="lens" transform={`translate(${Math.max(-150, Math.min(150, finger.x))} ${finger.y > -40 ? finger.y - 120 : finger.y + 120})`}>
          <circle r="74" class="lens-rim" />
          <g clip-path="url(#lens)">
            <g transform={`scale(${LENS}) translate(${-finger.x} ${-finger.y})`}>
              <circle r={shape.radius + 30} class="wire-base" />
              {beds}
              {byName.has(finger.bed) && <path class="chosen" d={sector(byName.get(finger.bed) as BedShape)} fill-rule="evenodd" />}
            </g>
            <path class="hair" d="M-12 0h24M0-12v24" />
          </g>
          <text class="lens-name" y="64">
            {name(finger.bed)}
          </text>
        </g>
      )}
    </svg>
  );
}

/** Where the coach would aim. */
function Suggested({ bed }: { bed: BedShape }): JSX.Element {
  return (
    <g class="suggested">
      <path d={sector(bed)} fill-rule="evenodd" />
      <circle class="casing" cx={bed.centre[0]} cy={-bed.centre[1]} r="19" />
      <circle cx={bed.centre[0]} cy={-bed.centre[1]} r="19" />
    </g>
  );
}

/** Where it is aimed, and the rings in which five and nine of ten darts fall. */
function Aim({ bed, scatter }: { bed: BedShape; scatter: Props["scatter"] }): JSX.Element {
  const [x, y] = [bed.centre[0], -bed.centre[1]];
  const [sx, sy] = scatter?.sigma ?? [0, 0];
  const slant = scatter ? (-Math.atan2(2 * scatter.rho * sx * sy, sx * sx - sy * sy) * 90) / Math.PI : 0;
  return (
    <g class="aim" transform={`translate(${x} ${y})`}>
      {scatter && (
        <g transform={`rotate(${sx === sy && scatter.rho === 0 ? 0 : slant})`}>
          <ellipse class="most" rx={MOST * sx} ry={MOST * sy} />
          <ellipse class="half" rx={HALF * sx} ry={HALF * sy} />
        </g>
      )}
      <circle class="casing" r="8" />
      <circle r="8" />
      <path class="casing" d="M-15 0h30M0-15v30" />
      <path d="M-15 0h30M0-15v30" />
    </g>
  );
}

/** Half a label is so high, and a letter of it so wide. */
const TAG = { high: 13, letter: 7.6, ends: 20 };
/** No label reaches further from the middle of the board than this: the numbers stay to be read. */
const ROOM = 182;
const WAYS_ROUND = 16;
/** How far out a label is tried, in parts of what the rings need. */
const OUTWARDS = [1, 0.8, 0.62];

/** Around the aim, clear of the rings and of one another, each towards its bed; a thin line says which. */
function Labels({ labels, byName, aim, reach }: { labels: Label[]; byName: Map<string, BedShape>; aim: [number, number]; reach: number }): JSX.Element {
  const placed: { x: number; y: number; half: number }[] = [];
  const room = (x: number, y: number, half: number): boolean =>
    Math.hypot(Math.abs(x) + half - TAG.high, Math.abs(y)) + TAG.high < ROOM && !placed.some((each) => Math.abs(each.x - x) < each.half + half + 3 && Math.abs(each.y - y) < 2 * TAG.high + 3);
  return (
    <g class="chances" aria-hidden="true">
      {labels.map(({ bed: which, text, strong }) => {
        const bed = byName.get(which);
        if (!bed) return null;
        const [bedX, bedY] = [bed.centre[0], -bed.centre[1]];
        const half = (TAG.ends + text.length * TAG.letter) / 2;
        // what is aimed at is named towards the rim
        const near = Math.hypot(bedX - aim[0], bedY - aim[1]) < 4;
        const wanted = near ? Math.atan2(aim[1] || -1, aim[0]) : Math.atan2(bedY - aim[1], bedX - aim[0]);
        const around = Array.from({ length: WAYS_ROUND }, (_, k) => wanted + ((k % 2 ? -1 : 1) * Math.ceil(k / 2) * 2 * Math.PI) / WAYS_ROUND);
        const spots = around.flatMap((turn) => OUTWARDS.map((part) => ({ x: aim[0] + Math.cos(turn) * (part * reach + half), y: aim[1] + Math.sin(turn) * (part * reach + TAG.high) })));
        const { x, y } = spots.find((each) => room(each.x, each.y, half)) ?? (spots[0] as { x: number; y: number });
        placed.push({ x, y, half });
        return (
          <g key={which} class={strong ? "strong" : ""}>
            <path class="lead" d={`M${bedX.toFixed(1)} ${bedY.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`} />
            <circle class="lead-end" cx={bedX} cy={bedY} r="2.600" />
            <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <rect x={-half} y={-TAG.high} width={2 * half} height={2 * TAG.high} rx={TAG.high} />
              <text>{text}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

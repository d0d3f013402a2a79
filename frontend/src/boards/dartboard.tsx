/** A dartboard: beds in, the touched bed out.  It knows no game. */
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Bed, DartboardShape } from "./geometry";

export interface Dart {
  bed: string;
  /** Which dart of the drive. */
  order: number;
  fresh: boolean;
}

interface Props {
  shape: DartboardShape;
  label: string;
  /** The bed marked by the player. */
  chosen?: string | undefined;
  /** The bed somebody is aiming at. */
  aim?: string | undefined;
  darts?: Dart[];
  /** 0..1 for each bed: the coach's opinion. */
  heat?: Map<string, number> | undefined;
  pick?: ((bed: string) => void) | undefined;
}

const NUMBER_RING = 196;
const EDGE = 222;
const LENS = 2.4;

/** A ring sector; degrees run clockwise from the top, y up in the geometry and down in SVG. */
export function sector(bed: Bed): string {
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
  const within = (bed: Bed): boolean => {
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

function inkOf(bed: Bed): string {
  if (bed.bed === "BULL") return "red";
  if (bed.radii[0] > 0 && bed.degrees[1] - bed.degrees[0] >= 360) return "green";
  const middle = (bed.degrees[0] + bed.degrees[1]) / 2;
  const dark = Math.round((((middle % 360) + 360) % 360) / 18) % 2 === 0;
  const thin = bed.radii[1] - bed.radii[0] < 15;
  if (thin) return dark ? "red" : "green";
  return dark ? "dark" : "light";
}

/** A place inside a bed that looks thrown and is the same each time. */
function scatter(bed: Bed, order: number): [number, number] {
  const spread = Math.min(5, (bed.radii[1] - bed.radii[0]) / 4);
  const turn = order * 2.4 + bed.centre[0];
  return [bed.centre[0] + Math.cos(turn) * spread, bed.centre[1] + Math.sin(turn) * spread];
}

export function Dartboard({ shape, label, chosen, aim, darts = [], heat, pick }: Props): JSX.Element {
  const face = useRef<SVGSVGElement>(null);
  const [finger, setFinger] = useState<{ x: number; y: number; bed: string } | null>(null);
  const beds = useMemo(
    () =>
      shape.beds.map((bed) => (
        <path key={bed.bed} d={sector(bed)} class={`bed ${inkOf(bed)}`} fill-rule="evenodd" data-bed={bed.bed} />
      )),
    [shape],
  );
  const byName = useMemo(() => new Map(shape.beds.map((bed) => [bed.bed, bed])), [shape]);

  const touch = (event: PointerEvent): { x: number; y: number; bed: string } | null => {
    const matrix = face.current?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y, bed: bedAt(shape, point.x, -point.y) };
  };
  const marked = chosen ? byName.get(chosen) : undefined;
  const aimed = aim ? byName.get(aim) : undefined;

  return (
    <svg
      ref={face}
      class={`dartboard${pick ? " live" : ""}`}
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
      }}
      onPointerUp={(event) => {
        const at = touch(event);
        setFinger(null);
        if (pick && at) pick(at.bed);
      }}
      onPointerCancel={() => setFinger(null)}
    >
      <defs>
        <clipPath id="lens">
          <circle r="70" />
        </clipPath>
      </defs>
      <circle r={EDGE - 2} class="rim" />
      <circle r={shape.radius + 3} class="wire-base" />
      <g class="beds keep">{beds}</g>
      {heat &&
        shape.beds.map((bed) => {
          const warmth = heat.get(bed.bed) ?? 0;
          return warmth > 0.15 ? (
            <circle key={bed.bed} class="heat" cx={bed.centre[0]} cy={-bed.centre[1]} r={6 + 12 * warmth} opacity={0.15 + 0.8 * warmth} />
          ) : null;
        })}
      {shape.numbers.map((number, place) => {
        const turn = (place * 18 * Math.PI) / 180;
        return (
          <text key={number} class="number" x={NUMBER_RING * Math.sin(turn)} y={-NUMBER_RING * Math.cos(turn)}>
            {number}
          </text>
        );
      })}
      {marked && <path class="chosen" d={sector(marked)} fill-rule="evenodd" />}
      {aimed && (
        <g class="aim" transform={`translate(${aimed.centre[0]} ${-aimed.centre[1]})`}>
          <circle r="11" />
          <path d="M-18 0h36M0-18v36" />
        </g>
      )}
      {darts.map((dart) => {
        const bed = byName.get(dart.bed);
        const [x, y] = bed ? scatter(bed, dart.order) : [150 + 12 * dart.order, -150];
        return (
          <g key={dart.order} transform={`translate(${x} ${-y})`}>
            <g class={`dart${dart.fresh ? " fresh" : ""}`}>
              <path class="shaft" d="M0 0 22 -34" />
              <path class="flight" d="M20 -30l4-16 12 4-2 12-12 6z" />
              <circle class="tip" r="3.500" />
            </g>
          </g>
        );
      })}
      {finger && (
        <g class="lens" transform={`translate(${Math.max(-150, Math.min(150, finger.x))} ${finger.y > -40 ? finger.y - 120 : finger.y + 120})`}>
          <circle r="74" class="lens-rim" />
          <g clip-path="url(#lens)">
            <g transform={`scale(${LENS}) translate(${-finger.x} ${-finger.y})`}>
              <circle r={shape.radius + 30} class="wire-base" />
              {beds}
              {byName.has(finger.bed) && <path class="chosen" d={sector(byName.get(finger.bed) as Bed)} fill-rule="evenodd" />}
            </g>
            <path class="hair" d="M-12 0h24M0-12v24" />
          </g>
          <text class="lens-name" y="66">
            {finger.bed}
          </text>
        </g>
      )}
    </svg>
  );
}

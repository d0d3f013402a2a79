/** What a dartboard is made of: bristle, a spider of wire over it, the ring that holds the numbers, and the lamp above. */
import type { JSX } from "preact";
import type { BedShape, DartboardShape } from "./shape";

export const EDGE = 222;
const NUMBER_RING = 195;
const AROUND = 360;
/** A tile of bristle is so wide, and no eye finds where it repeats. */
const WEAVE = 61;
const FIBRES = 420;

/** The ends of the fibres: short strokes all over the tile, the same each time. */
function fibres(salt: number): string {
  const dice = (k: number): number => ((Math.sin(k * 12.9898 + salt * 78.233) * 43758.5453) % 1 + 1) % 1;
  return Array.from({ length: FIBRES }, (_, k) => {
    const [x, y, slant] = [dice(3 * k) * WEAVE, dice(3 * k + 1) * WEAVE, dice(3 * k + 2)];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(slant - 0.5).toFixed(1)} ${(0.4 + slant * 0.7).toFixed(1)}`;
  }).join("");
}

/** The gradients and the bristle that the board is painted with. */
export function Materials(): JSX.Element {
  return (
    <defs>
      <clipPath id="lens">
        <circle r="70" />
      </clipPath>
      <radialGradient id="board-light" cx="36%" cy="28%" r="82%">
        <stop offset="0" stop-color="#fff" stop-opacity=".22" />
        <stop offset=".5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity=".38" />
      </radialGradient>
      <radialGradient id="board-fall">
        <stop offset=".86" stop-color="#000" stop-opacity=".6" />
        <stop offset="1" stop-color="#000" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="board-rim" x1=".15" y1="0" x2=".85" y2="1">
        <stop offset="0" stop-color="#c99a66" />
        <stop offset=".35" stop-color="#7d5430" />
        <stop offset="1" stop-color="#38200e" />
      </linearGradient>
      <pattern id="sisal" width={WEAVE} height={WEAVE} patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
        <path d={fibres(0)} stroke="#fff" stroke-opacity=".15" stroke-width=".8" />
        <path d={fibres(1)} stroke="#000" stroke-opacity=".22" stroke-width=".8" />
      </pattern>
    </defs>
  );
}

/** The round slab the beds lie on, and its shadow on the wall. */
export function Slab({ radius }: { radius: number }): JSX.Element {
  return (
    <>
      <circle cx="9" cy="15" r={EDGE + 2} fill="url(#board-fall)" />
      <circle r={EDGE - 2} fill="url(#board-rim)" />
      <circle r={EDGE - 9} class="surround" />
      <circle r={radius + 3} class="wire-base" />
    </>
  );
}

/** Over the beds: bristle, wire, numbers, light. */
export function Spider({ shape }: { shape: DartboardShape }): JSX.Element {
  const wires = wiresOf(shape.beds);
  return (
    <g class="spider" pointer-events="none">
      <circle r={EDGE - 9} fill="url(#sisal)" />
      <path class="wire-shade" d={wires} />
      <path class="wire" d={wires} />
      <circle class="number-ring" r={EDGE - 13} />
      <circle r={EDGE - 9} fill="url(#board-light)" />
      {shape.numbers.map((number, place) => {
        const turn = (place * AROUND * Math.PI) / (180 * shape.numbers.length);
        return (
          <text key={number} class="number" x={NUMBER_RING * Math.sin(turn)} y={-NUMBER_RING * Math.cos(turn)}>
            {number}
          </text>
        );
      })}
    </g>
  );
}

/** One wire a ring, one a boundary between two sectors: what lies between two beds is not drawn twice. */
function wiresOf(beds: BedShape[]): string {
  const sectors = beds.filter((bed) => bed.degrees[1] - bed.degrees[0] < AROUND);
  const rings = new Set(beds.flatMap((bed) => bed.radii).filter((radius) => radius > 0));
  const inner = Math.min(...sectors.map((bed) => bed.radii[0]));
  const outer = Math.max(...sectors.map((bed) => bed.radii[1]));
  const circle = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}`;
  const spoke = (degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    const [x, y] = [Math.sin(turn), -Math.cos(turn)];
    return `M${(inner * x).toFixed(2)} ${(inner * y).toFixed(2)}L${((outer + 3) * x).toFixed(2)} ${((outer + 3) * y).toFixed(2)}`;
  };
  return [...rings].map(circle).join("") + [...new Set(sectors.map((bed) => bed.degrees[0]))].map(spoke).join("");
}

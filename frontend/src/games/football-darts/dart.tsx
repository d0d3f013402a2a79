/** A dart that sticks in the board: point, knurled barrel, shaft, and flights in the colours of who threw it. */
import type { JSX } from "preact";

export interface Dart {
  bed: string;
  /** Which dart of the match. */
  order: number;
  fresh: boolean;
  /** Who threw it. */
  side: number;
}

/** From the point, which is at the origin, up and to the right, as it is seen from where it was thrown. */
const SIZE = 1.4;
const FLIGHTS = "M20-32C15-42 17-53 24-60L33-53 31-42zM23-34C33-43 44-44 51-38L45-29 34-29z";
const SILHOUETTE = `M0 0 4-10 8-9zM4-11 13-27 18-24 9-8zM13-27 20-38 23-36 18-24z${FLIGHTS}`;

export function StuckDart({ dart, at: [x, y] }: { dart: Dart; at: [number, number] }): JSX.Element {
  return (
    <g transform={`translate(${x} ${-y}) scale(${SIZE})`}>
      <g class={`dart side-${dart.side}${dart.fresh ? " fresh" : ""}`}>
        <path class="cast" transform="matrix(.6 .25 -.35 -.55 0 0)" d={SILHOUETTE} />
        <ellipse class="hole" rx="2.400" ry="1.800" />
        <path class="point" d="M0 0 6-10" />
        <path class="barrel" d="M6-10 15-25" />
        <path class="sheen" d="M5-11 13.500-25.500" />
        <path class="grip" d="M6.500-14.500l4 2.500M8.300-17.500l4 2.500M10-20.500l4 2.500M11.800-23.500l4 2.500" />
        <path class="shaft" d="M15-25 23-37" />
        <path class="flight" d={FLIGHTS} />
        <path class="band" d="M18-47C22-45 27-44 31-43.500L30-47 20-53zM37-42 45-31 47-32.500 43-42z" />
        <path class="vein" d="M21-34 32-50" />
      </g>
    </g>
  );
}

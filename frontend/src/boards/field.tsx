/** A hundred yards of grass: where the ball is, where it came from, where it has to go. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";

interface Props {
  label: string;
  /** Yards from the left goal line. */
  ball: number;
  /** +1: the offense attacks to the right. */
  direction: 1 | -1;
  /** Yards from the left goal line; the line to gain. */
  toGain?: number | undefined;
  /** Where the play began. */
  from?: number | undefined;
  /** Names in the end zones: who defends the left and the right one. */
  left: string;
  right: string;
  /** Nobody has the ball yet. */
  hidden?: boolean;
  /** How broad the strip is, in yards. */
  breadth?: number;
}

const END = 10;
const YARDS = Array.from({ length: 9 }, (_, k) => (k + 1) * 10);

/** A name as large as fits along the goal line. */
function fitted(name: string, breadth: number): number {
  return Math.min(4.6, (breadth - 2) / (0.66 * Math.max(1, name.length)));
}

export function Field({ label, ball, direction, toGain, from, left, right, hidden = false, breadth = 34 }: Props): JSX.Element {
  const stripes = useId();
  const x = Math.max(0, Math.min(100, ball));
  return (
    <svg class="yards" viewBox={`${-END} 0 ${100 + 2 * END} ${breadth}`} role="img" aria-label={label}>
      <defs>
        <pattern id={stripes} width="20" height={breadth} patternUnits="userSpaceOnUse">
          <rect width="10" height={breadth} class="grass" />
          <rect x="10" width="10" height={breadth} class="grass-deep" />
        </pattern>
      </defs>
      <g class="keep">
        <rect x="0" width="100" height={breadth} fill={`url(#${stripes})`} />
        <rect x={-END} width={END} height={breadth} class="zone home" />
        <rect x="100" width={END} height={breadth} class="zone away" />
        <path class="chalk" d={`M0 0V${breadth}M100 0V${breadth}`} stroke-width="0.8" />
        {YARDS.map((yard) => (
          <g key={yard}>
            <path class="chalk" d={`M${yard} 0V${breadth}`} stroke-width="0.25" />
            <text class="yard" x={yard} y={breadth - 2.5}>
              {yard <= 50 ? yard : 100 - yard}
            </text>
          </g>
        ))}
        {Array.from({ length: 99 }, (_, k) => k + 1).map((yard) => (
          <path key={yard} class="chalk" d={`M${yard} 0v1M${yard} ${breadth}v-1`} stroke-width="0.18" />
        ))}
        <text class="zone-name home" font-size={fitted(left, breadth)} transform={`translate(${-END / 2} ${breadth / 2}) rotate(-90)`}>
          {left}
        </text>
        <text class="zone-name away" font-size={fitted(right, breadth)} transform={`translate(${100 + END / 2} ${breadth / 2}) rotate(90)`}>
          {right}
        </text>
        {toGain !== undefined && (
          <g class="to-gain">
            <path d={`M${toGain} 0V${breadth}`} />
            <path d={`M${toGain} 0l-2-3.500h4z`} transform="translate(0 3.500) rotate(180 0 0)" />
          </g>
        )}
        {from !== undefined && Math.abs(from - x) > 0.5 && (
          <path class="run" d={`M${from} ${breadth / 2}H${x}`} />
        )}
        {!hidden && (
          <g class="ball" style={{ transform: `translateX(${x}px)` }}>
            <path
              class="arrow"
              transform={`translate(0 ${breadth / 2}) scale(${direction} 1)`}
              d="M5.500-2.500 9 0l-3.500 2.500z"
            />
            <ellipse cx="0" cy={breadth / 2} rx="4.200" ry="2.600" />
            <path class="laces" d={`M-1.800 ${breadth / 2}h3.600m-2.700-.9v1.800m.9-1.800v1.800m.9-1.800v1.800`} />
          </g>
        )}
      </g>
    </svg>
  );
}

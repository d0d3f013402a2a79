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
  /** A round ball stays hidden when nobody has it. */
  hidden?: boolean;
}

const END = 10;
const HEIGHT = 34;
const YARDS = Array.from({ length: 9 }, (_, k) => (k + 1) * 10);

export function Field({ label, ball, direction, toGain, from, left, right, hidden = false }: Props): JSX.Element {
  const stripes = useId();
  const x = Math.max(0, Math.min(100, ball));
  return (
    <svg class="field" viewBox={`${-END} 0 ${100 + 2 * END} ${HEIGHT}`} role="img" aria-label={label}>
      <defs>
        <pattern id={stripes} width="20" height={HEIGHT} patternUnits="userSpaceOnUse">
          <rect width="10" height={HEIGHT} class="grass" />
          <rect x="10" width="10" height={HEIGHT} class="grass-deep" />
        </pattern>
      </defs>
      <g class="keep">
        <rect x="0" width="100" height={HEIGHT} fill={`url(#${stripes})`} />
        <rect x={-END} width={END} height={HEIGHT} class="zone home" />
        <rect x="100" width={END} height={HEIGHT} class="zone away" />
        <path class="chalk" d={`M0 0V${HEIGHT}M100 0V${HEIGHT}`} stroke-width="0.8" />
        {YARDS.map((yard) => (
          <g key={yard}>
            <path class="chalk" d={`M${yard} 0V${HEIGHT}`} stroke-width="0.25" />
            <text class="yard" x={yard} y={HEIGHT - 2.5}>
              {yard <= 50 ? yard : 100 - yard}
            </text>
          </g>
        ))}
        {Array.from({ length: 99 }, (_, k) => k + 1).map((yard) => (
          <path key={yard} class="chalk" d={`M${yard} 0v1M${yard} ${HEIGHT}v-1`} stroke-width="0.18" />
        ))}
        <text class="zone-name home" transform={`translate(${-END / 2} ${HEIGHT / 2}) rotate(-90)`}>
          {left}
        </text>
        <text class="zone-name away" transform={`translate(${100 + END / 2} ${HEIGHT / 2}) rotate(90)`}>
          {right}
        </text>
        {toGain !== undefined && (
          <g class="to-gain">
            <path d={`M${toGain} 0V${HEIGHT}`} />
            <path d={`M${toGain} 0l-2-3.500h4z`} transform="translate(0 3.500) rotate(180 0 0)" />
          </g>
        )}
        {from !== undefined && Math.abs(from - x) > 0.5 && (
          <path class="run" d={`M${from} ${HEIGHT / 2}H${x}`} />
        )}
        {!hidden && (
          <g class="ball" style={{ transform: `translateX(${x}px)` }}>
            <path
              class="arrow"
              transform={`translate(0 ${HEIGHT / 2}) scale(${direction} 1)`}
              d="M5.500-2.500 9 0l-3.500 2.500z"
            />
            <ellipse cx="0" cy={HEIGHT / 2} rx="4.200" ry="2.600" />
            <path class="laces" d={`M-1.800 ${HEIGHT / 2}h3.600m-2.700-.9v1.800m.9-1.800v1.800m.9-1.800v1.800`} />
          </g>
        )}
      </g>
    </svg>
  );
}

/** The field of the darts: a hundred yards in a strip, the darts of the drive as hops, the likely results as arcs. */
import type { JSX } from "preact";

interface Props {
  label: string;
  /** Yards from the left goal line. */
  ball: number;
  /** Where the ball lay in this drive. */
  past: number[];
  /** Where the dart in hand may put it: place and likelihood. */
  future: { at: number; share: number; good: boolean }[];
  direction: 1 | -1;
  left: string;
  right: string;
  /** Nobody has the ball yet. */
  hidden: boolean;
}

const SCALE = 10;
const HEIGHT = 110;
const GROUND = 76;

function arc(from: number, to: number): string {
  const [a, b] = [from * SCALE, to * SCALE];
  return `M${a} ${GROUND}Q${(a + b) / 2} ${GROUND - 14 - Math.min(88, Math.abs(b - a) * 0.42)} ${b} ${GROUND}`;
}

export function Strip({ label, ball, past, future, direction, left, right, hidden }: Props): JSX.Element {
  return (
    <svg class="strip keep" viewBox={`-104 0 1208 ${HEIGHT}`} role="img" aria-label={label}>
      <rect x="-100" width="1200" height={HEIGHT} class="turf" />
      {[0, 2, 4, 6, 8].map((k) => (
        <rect key={k} x={k * 100} width="100" height={HEIGHT} class="turf deep" />
      ))}
      <rect x="-100" width="100" height={HEIGHT} class="zone home" />
      <rect x="1000" width="100" height={HEIGHT} class="zone away" />
      {Array.from({ length: 9 }, (_, k) => (k + 1) * 10).map((yard) => (
        <g key={yard}>
          <path class="chalk" d={`M${yard * SCALE} 0V${HEIGHT}`} />
          <text class="yard" x={yard * SCALE} y={HEIGHT - 13}>
            {Math.min(yard, 100 - yard)}
          </text>
        </g>
      ))}
      <path class="goal-line" d={`M0 0V${HEIGHT}M1000 0V${HEIGHT}`} />
      <path class="goal-line aimed" d={direction > 0 ? `M1000 0V${HEIGHT}` : `M0 0V${HEIGHT}`} />
      <Name text={left} x={-50} turn={-90} side="home" />
      <Name text={right} x={1050} turn={90} side="away" />
      {!hidden && past.slice(1).map((spot, index) => <path key={index} class="hop" d={arc(past[index] ?? spot, spot)} />)}
      {!hidden &&
        future.map(({ at, share, good }) => (
          <g key={at} class={`may${good ? " good" : ""}`} opacity={0.35 + 0.65 * Math.min(1, share * 2)}>
            <path d={arc(ball, at)} stroke-width={2 + 7 * share} />
            <circle cx={at * SCALE} cy={GROUND} r={5 + 6 * share} />
          </g>
        ))}
      {!hidden && (
        <g class="pigskin" style={{ transform: `translate(${Math.max(0, Math.min(100, ball)) * SCALE}px, ${GROUND - 8}px)` }}>
          <ellipse cx="3" cy="17" rx="22" ry="5" fill="#000" opacity=".35" />
          <path class="heading" d={direction > 0 ? "M29-7 43 0 29 7z" : "M-29-7-43 0-29 7z"} />
          <path d="M-24 0C-15-16 15-16 24 0 15 16-15 16-24 0z" fill="#8c4a22" stroke="#3d1d0a" stroke-width="2" />
          <path d="M-16-8q3 8 0 16M16-8q-3 8 0 16" fill="none" stroke="#fff6e0" stroke-width="3" />
          <path d="M-8 0H8M-5-3v6m3.500-6v6m3.500-6v6m3.500-6v6" stroke="#fff6e0" stroke-width="2" stroke-linecap="round" />
        </g>
      )}
    </svg>
  );
}

function Name({ text, x, turn, side }: { text: string; x: number; turn: number; side: string }): JSX.Element {
  return (
    <text class={`zone-name ${side}`} font-size={Math.min(30, 150 / Math.max(4, text.length))} transform={`translate(${x} ${HEIGHT / 2}) rotate(${turn})`}>
      {text}
    </text>
  );
}

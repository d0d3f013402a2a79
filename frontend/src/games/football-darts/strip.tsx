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
  /** For a narrow window: higher, and all that is on it larger. */
  tall: boolean;
}

const SCALE = 10;
const LOW = { height: 110, ground: 76, size: 1 };
const TALL = { height: 196, ground: 128, size: 1.9 };

export function Strip({ label, ball, past, future, direction, left, right, hidden, tall }: Props): JSX.Element {
  const { height, ground, size } = tall ? TALL : LOW;
  const arc = (from: number, to: number): string => {
    const [a, b] = [from * SCALE, to * SCALE];
    return `M${a} ${ground}Q${(a + b) / 2} ${ground - size * (14 + Math.min(88, Math.abs(b - a) * 0.42))} ${b} ${ground}`;
  };
  const lettering = Math.min(30 * size, (150 * size) / Math.max(4, left.length, right.length));
  return (
    <svg class={`strip keep${tall ? " tall" : ""}`} viewBox={`-104 0 1208 ${height}`} role="img" aria-label={label}>
      <rect x="-100" width="1200" height={height} class="turf" />
      {[0, 2, 4, 6, 8].map((k) => (
        <rect key={k} x={k * 100} width="100" height={height} class="turf deep" />
      ))}
      <rect x="-100" width="100" height={height} class="zone home" />
      <rect x="1000" width="100" height={height} class="zone away" />
      {Array.from({ length: 9 }, (_, k) => (k + 1) * 10).map((yard) => (
        <g key={yard}>
          <path class="chalk" d={`M${yard * SCALE} 0V${height}`} />
          <text class="yard" x={yard * SCALE} y={height - 13 * size}>
            {Math.min(yard, 100 - yard)}
          </text>
        </g>
      ))}
      <path class="goal-line" d={`M0 0V${height}M1000 0V${height}`} />
      <path class="goal-line aimed" d={direction > 0 ? `M1000 0V${height}` : `M0 0V${height}`} />
      <Name text={left} x={-50} y={height / 2} turn={-90} side="home" size={lettering} />
      <Name text={right} x={1050} y={height / 2} turn={90} side="away" size={lettering} />
      {!hidden && past.slice(1).map((spot, index) => <path key={index} class="hop" d={arc(past[index] ?? spot, spot)} />)}
      {!hidden &&
        future.map(({ at, share, good }) => (
          <g key={at} class={`may${good ? " good" : ""}`} opacity={0.35 + 0.65 * Math.min(1, share * 2)}>
            <path d={arc(ball, at)} stroke-width={size * (2 + 7 * share)} />
            <circle cx={at * SCALE} cy={ground} r={size * (5 + 6 * share)} />
          </g>
        ))}
      {!hidden && (
        <g class="pigskin" style={{ transform: `translate(${Math.max(0, Math.min(100, ball)) * SCALE}px, ${ground - 8 * size}px) scale(${size})` }}>
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

function Name({ text, x, y, turn, side, size }: { text: string; x: number; y: number; turn: number; side: string; size: number }): JSX.Element {
  return (
    <text class={`zone-name ${side}`} font-size={size} transform={`translate(${x} ${y}) rotate(${turn})`}>
      {text}
    </text>
  );
}

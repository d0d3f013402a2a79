/** The lid of a box: a picture in a thin frame. */
import type { ComponentChildren, JSX } from "preact";

export function LidFrame({ children, ground }: { children?: ComponentChildren; ground: string }): JSX.Element {
  return (
    <svg class="lid keep" viewBox="0 0 200 130" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="200" height="130" fill={ground} />
      {children}
      <rect x="5" y="5" width="190" height="120" rx="5" fill="none" stroke="#f8efda" stroke-opacity="0.7" stroke-width="1.5" />
    </svg>
  );
}

/** A die on a lid. */
export function DieArt({ x, y, turn, fill, ink, text }: { x: number; y: number; turn: number; fill: string; ink: string; text: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-20" y="-18" width="42" height="42" rx="8" fill="#0005" />
      <rect x="-21" y="-21" width="42" height="42" rx="8" fill={fill} stroke="#0007" />
      <text y="1" fill={ink} font-family="Georgia, serif" font-weight="700" font-size={text.length > 2 ? 12 : 17} text-anchor="middle" dominant-baseline="central">
        {text}
      </text>
    </g>
  );
}

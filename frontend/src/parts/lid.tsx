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

/** A die on a lid: lit from above, with its front in the shade. */
export function DieArt({ x, y, turn, fill, ink, text }: { x: number; y: number; turn: number; fill: string; ink: string; text: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse cx="4" cy="23" rx="24" ry="6" fill="#000" opacity=".35" />
      <rect x="-20" y="-17" width="40" height="42" rx="9" fill={fill} />
      <rect x="-20" y="-17" width="40" height="42" rx="9" fill="#000" opacity=".38" />
      <rect x="-20" y="-21" width="40" height="38" rx="9" fill={fill} />
      <path d="M-11-21h22a9 9 0 0 1 9 9C10-19-12-19-20-8v-4a9 9 0 0 1 9-9z" fill="#fff" opacity=".3" />
      <text y="-1" fill={ink} font-family="Barlow Condensed, sans-serif" font-weight="600" font-size={text.length > 2 ? 15 : 21} text-anchor="middle" dominant-baseline="central">
        {text}
      </text>
    </g>
  );
}

/** Two plays fanned out before the goal line, and dice to roll. */
import type { JSX } from "preact";
import { DieArt, LidFrame } from "../../parts/lid";
import { Diagram } from "./diagrams";

function Card({ x, y, turn, play, title, colour }: { x: number; y: number; turn: number; play: string; title: string; colour: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-29" y="-38" width="62" height="80" rx="5" fill="#0006" />
      <rect x="-31" y="-41" width="62" height="80" rx="5" fill="#fbf3df" stroke="#7a6240" />
      <path d="M-26-41h52q5 0 5 5v10h-62v-10q0-5 5-5z" fill={colour} />
      <text y="-33" fill="#fff8e8" font-family="Barlow Condensed, sans-serif" font-weight="600" font-size="11" text-anchor="middle" dominant-baseline="central">
        {title}
      </text>
      <svg x="-27" y="-23" width="54" height="58">
        <Diagram play={play} />
      </svg>
    </g>
  );
}

export function Lid(): JSX.Element {
  return (
    <LidFrame ground="#1d4a86">
      <path d="M0 100H200M0 76H200M0 52H200M0 28H200" stroke="#f6f1e0" stroke-opacity=".28" stroke-width="2" />
      <Card x={62} y={66} turn={-12} play="sweep" title="Sweep" colour="#8a4312" />
      <Card x={122} y={62} turn={9} play="bomb" title="Bomb" colour="#143a66" />
      <DieArt x={92} y={104} turn={-8} fill="#2c7a45" ink="#f3fcf4" text="14" />
      <DieArt x={164} y={98} turn={14} fill="#211d1b" ink="#fbf5e8" text="−4" />
    </LidFrame>
  );
}

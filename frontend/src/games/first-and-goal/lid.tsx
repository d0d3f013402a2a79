/** Two plays fanned out before the goal line, and dice to roll. */
import type { JSX } from "preact";
import type { LidProps } from "..";
import { BoxFrame, DieArt, Words } from "../../parts/lid";
import { Diagram } from "./diagrams";
import { LETTERING } from "./lettering";

function Card({ x, y, turn, play, colour }: { x: number; y: number; turn: number; play: string; colour: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-40" y="-50" width="86" height="112" rx="6" fill="#0006" />
      <rect x="-43" y="-55" width="86" height="112" rx="6" fill="#fbf3df" stroke="#7a6240" />
      <path d="M-37-55h74q6 0 6 6v12h-86v-12q0-6 6-6z" fill={colour} />
      <svg x="-38" y="-33" width="76" height="82">
        <Diagram play={play} />
      </svg>
    </g>
  );
}

export function Lid({ minutes }: LidProps): JSX.Element {
  return (
    <BoxFrame colours={["#1d4a86", "#47658c", "#12294a"]} lettering={LETTERING} facts={{ minutes, players: "2–4", weight: 4 }}>
      <path d="M0 36H256M0 72H256M0 108H256M0 144H256M0 180H256M0 216H256M0 252H256" stroke="#f6f1e0" stroke-opacity=".22" stroke-width="2.500" />
      <path d="M0 0H256V300H0z" fill="#071a35" opacity=".12" />
      <Card x={96} y={178} turn={-11} play="bomb" colour="#143a66" />
      <Card x={164} y={184} turn={10} play="sweep" colour="#8a4312" />
      <DieArt x={70} y={226} turn={-12} fill="#2c7a45" ink="#f3fcf4" text="14" below="10" size={1.1} />
      <DieArt x={138} y={234} turn={6} fill="#c0321f" ink="#fff6ea" text="3" below="5" />
      <DieArt x={200} y={226} turn={13} fill="#38322e" ink="#fbf5e8" text="−4" below="1" size={1.05} />
      <Words lines={LETTERING} inks={["#fffaf0", "#ffd33d"]} casing="#0a1b35" at={[128, 64]} widths={[164, 206]} leading={48} />
    </BoxFrame>
  );
}

/** A wall, a street, two who play on it. */
import type { JSX } from "preact";
import type { LidProps } from "..";
import { BoxFrame, Words } from "../../parts/lid";
import { BallArt, FigureArt } from "./figures";
import { LETTERING } from "./lettering";

/** Courses of bricks, every other one shifted by half a brick. */
const BRICKS = Array.from({ length: 9 }, (_, row) => `M0 ${row * 15}H256${Array.from({ length: 7 }, (_, k) => `M${k * 42 + (row % 2) * 21} ${row * 15}v15`).join("")}`).join("");

export function Lid({ minutes }: LidProps): JSX.Element {
  return (
    <BoxFrame colours={["#9a5436", "#6f675f", "#2b2724"]} lettering={LETTERING} facts={{ minutes, players: "2", weight: 2 }}>
      <path d={BRICKS} stroke="#6b3420" stroke-width="2" fill="none" opacity=".75" />
      <path d="M0 0H256V134H0z" fill="#2a1208" opacity=".18" />
      <path d="M0 132H256V300H0z" fill="#3f7561" />
      <path d="M0 132H256" stroke="#2e2a27" stroke-width="5" />
      <path d="M-6 152C60 140 190 150 262 176" stroke="#f9f4e4" stroke-width="5" fill="none" opacity=".9" stroke-dasharray="60 2 30 1" />
      <path d="M120 262 170 244 238 216" stroke="#ffd666" stroke-width="4" stroke-dasharray="9 7" fill="none" stroke-linecap="round" />
      <g transform="translate(182 250) scale(1)">
        <FigureArt team={1} number={2} />
      </g>
      <g transform="translate(76 262) scale(1.250)">
        <FigureArt team={0} number={3} />
      </g>
      <g transform="translate(136 266)">
        <BallArt />
      </g>
      <Words lines={LETTERING} inks={["#ffd33d", "#fffaf0"]} casing="#241208" at={[128, 62]} widths={[206, 210]} leading={50} turn={-6} />
    </BoxFrame>
  );
}

/** Five of the seven dice before the goal line. */
import type { JSX } from "preact";
import type { LidProps } from "..";
import { BoxFrame, DieArt, Words } from "../../parts/lid";
import { LETTERING } from "./lettering";

export function Lid({ minutes }: LidProps): JSX.Element {
  return (
    <BoxFrame colours={["#7d1f14", "#a3483c", "#4d120b"]} lettering={LETTERING} facts={{ minutes, players: "2", weight: 1 }}>
      <path d="M0 134L128 90 256 134V300H0z" fill="#972d1e" />
      <path d="M0 134H256M0 168H256M0 208H256M0 252H256" stroke="#f6e3c8" stroke-opacity=".55" stroke-width="3.500" />
      <path d="M0 0H256V300H0z" fill="#2a0502" opacity=".1" />
      <DieArt x={68} y={162} turn={-12} fill="#cd3c29" ink="#fff6ea" text="WR" below="QB" size={1.350} />
      <DieArt x={188} y={156} turn={10} fill="#2f6bb5" ink="#f4f9ff" text="8" below="5" size={1.350} />
      <DieArt x={46} y={232} turn={9} fill="#38322e" ink="#fbf5e8" text="TD" />
      <DieArt x={212} y={230} turn={-8} fill="#f4c634" ink="#2a2010" text="⚑" />
      <DieArt x={128} y={218} turn={-3} fill="#fdfaf2" ink="#211a13" text="3" below="5" size={1.350} />
      <Words lines={LETTERING} inks={["#ffd33d", "#fffaf0"]} casing="#310805" at={[128, 62]} widths={[160, 214]} leading={42} />
    </BoxFrame>
  );
}

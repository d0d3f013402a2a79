/** Five of the seven dice before the posts. */
import type { JSX } from "preact";
import { DieArt, LidFrame } from "../../parts/lid";

export function Lid(): JSX.Element {
  return (
    <LidFrame ground="#7d1f14">
      <path d="M0 40H200V130H0z" fill="#8f2a1c" />
      <path d="M0 60H200M0 84H200M0 112H200" stroke="#f6e3c8" stroke-opacity=".5" stroke-width="2.500" />
      <path d="M100 56V40M74 8v32h52V8" fill="none" stroke="#f4c634" stroke-width="5" stroke-linecap="round" />
      <DieArt x={40} y={60} turn={-14} fill="#cd3c29" ink="#fff6ea" text="WR" />
      <DieArt x={158} y={58} turn={12} fill="#2f6bb5" ink="#f4f9ff" text="8" />
      <DieArt x={98} y={80} turn={4} fill="#fdfaf2" ink="#211a13" text="3" />
      <DieArt x={50} y={106} turn={10} fill="#38322e" ink="#fbf5e8" text="TD" />
      <DieArt x={150} y={106} turn={-9} fill="#f4c634" ink="#2a2010" text="⚑" />
    </LidFrame>
  );
}

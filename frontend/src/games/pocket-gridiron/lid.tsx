/** Five of the seven dice on the grass. */
import type { JSX } from "preact";
import { DieArt, LidFrame } from "../../parts/lid";

export function Lid(): JSX.Element {
  return (
    <LidFrame ground="#2f5440">
      <g stroke="#f6f1e0" stroke-opacity="0.5">
        {[30, 65, 100, 135, 170].map((x) => (
          <path key={x} d={`M${x} 0V130`} />
        ))}
      </g>
      <DieArt x={52} y={42} turn={-16} fill="#a8271c" ink="#fff3e2" text="WR" />
      <DieArt x={104} y={32} turn={9} fill="#21508a" ink="#f0f6ff" text="8" />
      <DieArt x={154} y={48} turn={22} fill="#f7f3e8" ink="#241d15" text="5" />
      <DieArt x={74} y={92} turn={12} fill="#211d1b" ink="#f5efe2" text="TD" />
      <DieArt x={130} y={94} turn={-10} fill="#efc02f" ink="#2a2010" text="FLAG" />
    </LidFrame>
  );
}

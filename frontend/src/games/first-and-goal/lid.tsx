/** Two plays, a card face down, a die. */
import type { JSX } from "preact";
import { DieArt, LidFrame } from "../../parts/lid";

export function Lid(): JSX.Element {
  const card = (x: number, y: number, turn: number, title: string, back: boolean): JSX.Element => (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-24" y="-36" width="50" height="74" rx="5" fill="#0004" />
      <rect x="-25" y="-38" width="50" height="74" rx="5" fill={back ? "#8b2c1d" : "#f8efda"} stroke="#2a2018" />
      {back ? (
        <path d="M-19-32h38v62h-38zM-19-1h38M0-32v62" fill="none" stroke="#f8efda" stroke-opacity="0.6" />
      ) : (
        <>
          <text y="-24" fill="#2a2018" font-family="Georgia, serif" font-weight="700" font-size="8" text-anchor="middle">
            {title}
          </text>
          <path d="M-14 22V6c0-8 6-8 8-2l8-22m-5 4l5-4 3 6" fill="none" stroke="#8b2c1d" stroke-width="2" />
          <circle cx="-14" cy="24" r="3" fill="none" stroke="#2a2018" stroke-width="1.500" />
          <path d="M8 18l6 6m0-6l-6 6" stroke="#2a2018" stroke-width="1.500" />
        </>
      )}
    </g>
  );
  return (
    <LidFrame ground="#1f4468">
      <g stroke="#f6f1e0" stroke-opacity="0.25">
        {[20, 44, 68, 92, 116].map((y) => (
          <path key={y} d={`M0 ${y}H200`} />
        ))}
      </g>
      {card(52, 74, -16, "Sweep", false)}
      {card(90, 66, -4, "Bomb", false)}
      {card(150, 68, 12, "", true)}
      <DieArt x={122} y={104} turn={14} fill="#28633a" ink="#effaf0" text="10" />
    </LidFrame>
  );
}

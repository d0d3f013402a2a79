/** Four on the street and a pass between them. */
import type { JSX } from "preact";
import { LidFrame } from "../../parts/lid";

export function Lid(): JSX.Element {
  const player = (x: number, y: number, fill: string): JSX.Element => (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="17" rx="14" ry="4" fill="#0005" />
      <path d="M-12 16C-14 0-6-4 0-4s14 4 12 20C5 20-5 20-12 16Z" fill={fill} stroke="#1b1410" stroke-width="1.500" />
      <circle cy="-10" r="8" fill={fill} stroke="#1b1410" stroke-width="1.500" />
    </g>
  );
  return (
    <LidFrame ground="#4d7c45">
      <g>
        {Array.from({ length: 40 }, (_, k) => (
          <rect key={k} x={(k % 8) * 25} y={Math.floor(k / 8) * 26} width="25" height="26" fill={(k + Math.floor(k / 8)) % 2 ? "#426d3b" : "#4d7c45"} />
        ))}
      </g>
      <circle cx="100" cy="65" r="28" fill="none" stroke="#f6f1e0" stroke-width="2" />
      <path d="M100 0V130" stroke="#f6f1e0" stroke-width="2" />
      <path d="M62 84L112 58L163 30" fill="none" stroke="#ffdf6b" stroke-width="3" stroke-dasharray="9 5" />
      {player(56, 78, "#d9a514")}
      {player(112, 50, "#d9a514")}
      {player(146, 86, "#a62a1e")}
      {player(84, 34, "#a62a1e")}
      <circle cx="166" cy="28" r="8" fill="#fffdf6" stroke="#1b1410" stroke-width="1.500" />
      <path d="M166 24l3.500 2.500-1.300 4h-4.400l-1.300-4z" fill="#1b1410" />
    </LidFrame>
  );
}

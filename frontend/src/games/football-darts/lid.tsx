/** A dartboard, and a dart that has something of a football. */
import type { JSX } from "preact";
import { LidFrame } from "../../parts/lid";

export function Lid(): JSX.Element {
  const wedges = Array.from({ length: 20 }, (_, k) => {
    const from = ((k * 18 - 9) * Math.PI) / 180;
    const to = ((k * 18 + 9) * Math.PI) / 180;
    const point = (r: number, a: number): string => `${(100 + r * Math.sin(a)).toFixed(1)} ${(72 - r * Math.cos(a)).toFixed(1)}`;
    const slice = (r: number, colour: string): JSX.Element => (
      <path d={`M100 72L${point(r, from)}A${r} ${r} 0 0 1 ${point(r, to)}Z`} fill={colour} />
    );
    return (
      <g key={k}>
        {slice(58, k % 2 ? "#28663f" : "#a8301f")}
        {slice(53, k % 2 ? "#efe0bd" : "#26201b")}
        {slice(36, k % 2 ? "#28663f" : "#a8301f")}
        {slice(31, k % 2 ? "#efe0bd" : "#26201b")}
      </g>
    );
  });
  return (
    <LidFrame ground="#3b2413">
      <circle cx="100" cy="72" r="66" fill="#14100c" />
      <g>{wedges}</g>
      <circle cx="100" cy="72" r="9" fill="#28663f" />
      <circle cx="100" cy="72" r="4.500" fill="#a8301f" />
      <g transform="translate(100 72) rotate(-35)">
        <path d="M0 0h58" stroke="#e9e2d0" stroke-width="4" stroke-linecap="round" />
        <path d="M52 0l16-11h16l-8 11 8 11H68z" fill="#e58f1d" stroke="#14100c" />
        <ellipse cx="28" cy="0" rx="15" ry="7.500" fill="#8c4a22" stroke="#fff6e0" stroke-width="1.500" />
        <path d="M22 0h12m-9-3v6m3-6v6m3-6v6" stroke="#fff6e0" stroke-width="1.200" />
      </g>
    </LidFrame>
  );
}

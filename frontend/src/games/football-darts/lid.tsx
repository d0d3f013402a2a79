/** A dartboard with two darts in it, on the felt of a pub's wall. */
import type { JSX } from "preact";
import type { LidProps } from "..";
import { BoxFrame, Words } from "../../parts/lid";
import { LETTERING } from "./lettering";

const NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5];
const MIDDLE = [128, 192] as const;

function point(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(MIDDLE[0] + radius * Math.sin(turn)).toFixed(1)} ${(MIDDLE[1] - radius * Math.cos(turn)).toFixed(1)}`;
}

/** All twenty sectors of one shade, out to a radius. */
function slices(radius: number, odd: number, fill: string): JSX.Element {
  const path = NUMBERS.map((_, k) => (k % 2 === odd ? `M${MIDDLE.join(" ")}L${point(radius, k * 18 - 9)}A${radius} ${radius} 0 0 1 ${point(radius, k * 18 + 9)}z` : "")).join("");
  return <path d={path} fill={fill} />;
}

function Dart({ x, y, turn, flight }: { x: number; y: number; turn: number; flight: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M2 4 44 26" stroke="#000" stroke-width="5" opacity=".3" stroke-linecap="round" />
      <path d="M0 0h14" stroke="#e9e2d0" stroke-width="2.500" />
      <path d="M12 0h22" stroke="#8d8a84" stroke-width="6" stroke-linecap="round" />
      <path d="M34 0h14" stroke="#2a2522" stroke-width="3" />
      <path d="M42 0l12-11h16l-7 11 7 11H54z" fill={flight} stroke="#14100c" stroke-width="1.500" />
      <path d="M44 0h20" stroke="#14100c" stroke-opacity=".5" />
    </g>
  );
}

export function Lid({ minutes }: LidProps): JSX.Element {
  return (
    <BoxFrame colours={["#1d4a33", "#54695b", "#13251b"]} lettering={LETTERING} spineInk="#e8cf9a" facts={{ minutes, players: "2", weight: 2 }}>
      {Array.from({ length: 8 }, (_, k) => (
        <rect key={k} x={k * 32} width="16" height="300" fill="#0c2417" opacity=".35" />
      ))}
      <ellipse cx="136" cy="200" rx="92" ry="92" fill="#000" opacity=".4" />
      <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="90" fill="#5a3a1e" />
      <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="87" fill="#14100c" />
      {slices(68, 0, "#b13322")}
      {slices(68, 1, "#2b6d44")}
      {slices(63, 0, "#26201b")}
      {slices(63, 1, "#f2e5c6")}
      {slices(42, 0, "#b13322")}
      {slices(42, 1, "#2b6d44")}
      {slices(37, 0, "#26201b")}
      {slices(37, 1, "#f2e5c6")}
      <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="9" fill="#2b6d44" />
      <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="4.500" fill="#b13322" />
      <g font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="600" font-size="13" fill="#f8efda" text-anchor="middle" dominant-baseline="central">
        {NUMBERS.map((number, k) => {
          const [x, y] = point(77, k * 18).split(" ");
          return (
            <text key={number} x={x} y={y}>
              {number}
            </text>
          );
        })}
      </g>
      <Dart x={96} y={172} turn={-142} flight="#c0321f" />
      <Dart x={136} y={152} turn={-58} flight="#e58f1d" />
      <Words lines={LETTERING} inks={["#ffd98a", "#fffaf0"]} casing="#0b1c12" at={[128, 50]} widths={[226, 142]} leading={42} />
    </BoxFrame>
  );
}

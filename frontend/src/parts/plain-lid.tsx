/** The lid of a game that brings no picture: its title in plain letters on wood. */
import type { JSX } from "preact";
import { BoxFrame } from "./lid";
import { linesOf } from "./title-lines";

const MIDDLE = [128, 146] as const;
const ROOM = 216;
/** How wide a letter of the condensed face is, of its height. */
const LETTER = 0.46;
const TALLEST = 58;

export function PlainLid({ title }: { title: string }): JSX.Element {
  const lines = linesOf(title);
  const size = Math.min(TALLEST, ROOM / (LETTER * Math.max(1, ...lines.map((line) => line.length))));
  const first = MIDDLE[1] - ((lines.length - 1) * size) / 2;
  return (
    <BoxFrame colours={["#6b4526", "#8a633f", "#3b2413"]}>
      <g font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="700" font-size={size.toFixed(1)} text-anchor="middle" dominant-baseline="central" fill="#ffe9c4">
        {lines.map((line, k) => (
          <text key={k} x={MIDDLE[0]} y={(first + k * size).toFixed(1)}>
            {line}
          </text>
        ))}
      </g>
    </BoxFrame>
  );
}

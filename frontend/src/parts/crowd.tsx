/** People in the stands: everybody has a seat, sits a little crooked in it, and is the same person in every match. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

const FACES = ["#e8bd95", "#8a5a37", "#c98f61"];
/** From one seat to the next, and from one row to the one before it. */
const [BESIDE, BEFORE] = [16.5, 11.5];

interface Props {
  rows: number;
  /** In a row. */
  seats: number;
  /** What they wear. */
  shirts: string[];
}

interface Fan {
  x: number;
  y: number;
  size: number;
  luck: number;
}

function seated(row: number, seats: number): Fan[] {
  return Array.from({ length: seats }, (_, place) => {
    const luck = Math.abs(Math.sin((row * seats + place + 1) * 12.9898) * 43758.5453) % 1;
    return { x: place * BESIDE + (row % 2) * 8 + luck * 5 - 6, y: 14 + row * BEFORE + luck * 3, size: 3.4 + row * 0.35, luck };
  });
}

function heads(of: Fan[]): string {
  return of.map(({ x, y, size }) => `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`).join("");
}

function shoulders(of: Fan[]): string {
  return of.map(({ x, y, size }) => `M${(x - size * 1.9).toFixed(1)} ${(y + size * 3.4).toFixed(1)}q0-${(size * 2.6).toFixed(1)} ${(size * 1.9).toFixed(1)}-${(size * 2.6).toFixed(1)}t${(size * 1.9).toFixed(1)} ${(size * 2.6).toFixed(1)}z`).join("");
}

/** How a row is shared out among colours. */
function among(row: Fan[], colours: string[], drawn: (of: Fan[]) => string): { fill: string; d: string }[] {
  return colours.map((fill, part) => ({ fill, d: drawn(row.filter(({ luck }) => Math.floor(luck * 7919) % colours.length === part)) }));
}

export function Crowd({ rows, seats, shirts }: Props): JSX.Element {
  const people = useMemo(
    () =>
      Array.from({ length: rows }, (_, number) => {
        const row = seated(number, seats);
        return [...among(row, shirts, shoulders), ...among(row, FACES, heads)];
      }),
    [rows, seats, shirts],
  );
  return (
    <>
      {people.map((row, index) => (
        <g key={index} opacity={0.45 + (0.48 * index) / (rows - 1)}>
          {row.map(({ fill, d }, part) => (
            <path key={part} fill={fill} d={d} />
          ))}
        </g>
      ))}
    </>
  );
}

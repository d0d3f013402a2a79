/** The play on a card: who runs where, as a coach would chalk it.  A hundred wide, eighty high, the offense below. */
import type { JSX } from "preact";

interface Route {
  /** Who carries or catches. */
  main: string;
  /** The ball in the air. */
  pass?: string;
  /** Those who draw defenders away. */
  others?: string;
}

const LINE: [number, number][] = [[34, 52], [42, 52], [50, 52], [58, 52], [66, 52]];
const WIDE: [number, number][] = [[10, 52], [78, 54], [92, 52]];

const ROUTES: Record<string, Route> = {
  "halfback-dive": { main: "M52 70C53 60 54 52 54 26" },
  "off-tackle": { main: "M52 70C60 64 70 58 71 46L72 22" },
  counter: { main: "M52 70L60 66C52 62 38 58 34 46L30 22", others: "M50 61l10 3" },
  draw: { main: "M52 70V58L44 40 38 20", others: "M50 61v7" },
  sweep: { main: "M52 70C70 76 88 68 88 48V18" },
  reverse: { main: "M92 54C80 74 40 80 16 62L14 20", others: "M52 70l22-2" },
  screen: { main: "M52 70L18 68C14 60 14 44 14 24", pass: "M50 61L20 67", others: "M34 52L24 46" },
  slant: { main: "M10 50V42L44 18", pass: "M50 61L36 25", others: "M92 50V38L74 26" },
  "short-pass": { main: "M92 50V34L76 30", pass: "M50 61L78 31", others: "M10 50V30M78 52l-8-14" },
  "play-action": { main: "M92 50V28C86 18 74 16 62 16", pass: "M50 61L66 17", others: "M52 70V48" },
  "medium-pass": { main: "M92 50V24C90 18 82 18 70 18", pass: "M50 61L72 19", others: "M10 50V22l8 4M78 52l-14-16" },
  bomb: { main: "M10 50V8", pass: "M50 61C34 50 16 30 11 12", others: "M92 50V10M78 52V36L64 12" },
};

/** Where the defense stands: linemen, linebackers, backs; and who comes. */
const FRONTS: Record<string, { men: [number, number][]; rush?: string }> = {
  "goal-line": { men: [[26, 42], [34, 42], [42, 42], [50, 42], [58, 42], [66, 42], [74, 42], [36, 34], [50, 33], [64, 34], [50, 22]] },
  "5-2-front": { men: [[30, 42], [40, 42], [50, 42], [60, 42], [70, 42], [42, 33], [58, 33], [10, 38], [92, 38], [36, 18], [64, 18]] },
  "lb-blitz": { men: [[36, 42], [45, 42], [55, 42], [64, 42], [32, 33], [50, 32], [68, 33], [10, 38], [92, 38], [36, 18], [64, 18]], rush: "M50 32V52M32 33L40 54M68 33L60 54" },
  "4-3": { men: [[36, 42], [45, 42], [55, 42], [64, 42], [32, 33], [50, 32], [68, 33], [10, 36], [92, 36], [36, 18], [64, 18]] },
  "corner-blitz": { men: [[36, 42], [45, 42], [55, 42], [64, 42], [32, 33], [50, 32], [68, 33], [10, 40], [92, 40], [36, 18], [64, 18]], rush: "M10 40C20 50 34 58 44 62M92 40C82 50 68 58 58 62" },
  "3-4": { men: [[38, 42], [50, 42], [62, 42], [28, 34], [42, 33], [58, 33], [72, 34], [10, 36], [92, 36], [36, 18], [64, 18]] },
  "cover-2-spy": { men: [[36, 42], [45, 42], [55, 42], [64, 42], [50, 34], [30, 30], [70, 30], [12, 32], [90, 32], [28, 14], [72, 14]], rush: "M50 34v6" },
  nickel: { men: [[36, 42], [45, 42], [55, 42], [64, 42], [40, 32], [60, 32], [24, 30], [10, 34], [92, 34], [34, 16], [66, 16]] },
  "man-to-man": { men: [[36, 42], [45, 42], [55, 42], [64, 42], [50, 32], [10, 44], [92, 44], [78, 45], [34, 33], [66, 33], [50, 14]], rush: "M10 44v6M92 44v6" },
  dime: { men: [[36, 42], [45, 42], [55, 42], [64, 42], [50, 32], [28, 29], [72, 29], [10, 32], [92, 32], [34, 15], [66, 15]] },
  "safety-blitz": { men: [[36, 42], [45, 42], [55, 42], [64, 42], [32, 33], [50, 32], [68, 33], [10, 36], [92, 36], [38, 22], [66, 16]], rush: "M38 22C40 36 44 48 48 58" },
  prevent: { men: [[40, 42], [50, 42], [60, 42], [50, 30], [26, 26], [74, 26], [12, 20], [90, 20], [30, 8], [50, 7], [70, 8]] },
};

export function Diagram({ play }: { play: string }): JSX.Element {
  const route = ROUTES[play];
  const rush = route ? FRONTS["4-3"] : FRONTS[play];
  return (
    <svg class="diagram keep" viewBox="0 0 100 80" aria-hidden="true">
      <rect width="100" height="80" rx="4" fill="#2c5441" />
      <path d="M0 14h100M0 30h100M0 46h100M0 62h100" stroke="#fff" stroke-opacity=".13" />
      <path d="M0 47.500h100" stroke="#f9f4e4" stroke-opacity=".75" stroke-width="1" />
      {rush?.men.map(([x, y], index) => (
        <path key={index} d={`M${x - 2.200} ${y - 2.200}l4.400 4.400m0-4.400l-4.400 4.400`} stroke={route ? "#f0a693" : "#ffd9cf"} stroke-width={route ? 1.200 : 1.700} stroke-linecap="round" />
      ))}
      {!route && rush?.rush && <path class="rush" d={rush.rush} fill="none" stroke="#ffc64d" stroke-width="2" stroke-dasharray="3 2" stroke-linecap="round" />}
      {[...LINE, ...WIDE, [50, 60] as [number, number], [52, 71] as [number, number]].map(([x, y], index) => (
        <circle key={index} cx={x} cy={y} r="3" fill="#2c5441" stroke="#fdf8ea" stroke-width={route ? 1.400 : 0.900} opacity={route ? 1 : 0.7} />
      ))}
      {route && (
        <>
          {route.others && <path d={route.others} fill="none" stroke="#cfd8cf" stroke-width="1.500" />}
          {route.pass && <path d={route.pass} fill="none" stroke="#ffd666" stroke-width="1.500" stroke-dasharray="2.500 2" />}
          <path class="way" pathLength={1} d={route.main} fill="none" stroke="#ffc64d" stroke-width="2.800" stroke-linejoin="round" stroke-linecap="round" />
          <Arrow path={route.main} />
        </>
      )}
    </svg>
  );
}

/** The head of an arrow at the end of a way, pointing as the way does. */
function Arrow({ path }: { path: string }): JSX.Element {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const vertical = /V(-?\d+)$/.exec(path);
  const [x, y] = vertical ? [lastX(path), Number(vertical[1])] : [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
  const [fromX, fromY] = vertical ? [x, y + 10] : [numbers.at(-4) ?? x, numbers.at(-3) ?? y + 10];
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return <path class="way-head" d="M3.500 0L-3.500-4v8z" fill="#ffc64d" transform={`translate(${x} ${y}) rotate(${turn})`} />;
}

function lastX(path: string): number {
  const before = path.slice(0, path.lastIndexOf("V"));
  const numbers = (before.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return numbers.at(-2) ?? 0;
}

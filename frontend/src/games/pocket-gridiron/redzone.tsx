/** The red zone with the play on it: steps of the attack to the goal line, the men who cover them, the runner, ball and flag. */
import type { JSX } from "preact";
import { lasting } from "../../prefs";
import type { Fortune } from "./fortune";
import { at, MIDDLE, sizeAt, strip } from "./perspective";
import { Flag, Football, Runner, Stopper } from "./players";
import { Stadium } from "./stadium";

interface Props {
  label: string;
  /** The attack's number: so many steps lead to the goal line; nothing before the play is known. */
  steps: number | undefined;
  /** What the defense covers, from the far end. */
  covered: number;
  /** Whether the duel on the steps is over. */
  past: boolean;
  fortune: Fortune;
  /** How the play ended, in a word over the field. */
  stamp?: string | undefined;
  /** Nothing to cheer for the attack. */
  bad: boolean;
  /** The first die of the play: a new play begins anew, and nobody walks back. */
  play: number;
  zone: string;
  attack: 0 | 1;
  shirt: string;
  /** What the coach would do, where it is the end zone or the posts. */
  advised?: "run" | "kick" | undefined;
}

/** Where the steps begin and end. */
const FIRST = 0.14;
const WAY = 0.84;
/** So many steps fill the way to the goal line; fewer lie nearer to each other than that. */
const FEWEST = 6;
const FIGURE = 0.98;
/** Where a kick passes the posts, and how long the head of an arrow is. */
const POSTS = 30;
const HEAD = 22;
const RUN = 750;

/** Where the runner is after what happened: how far to the side, how deep, and how he lies. */
const PLACES: Record<Fortune, { side: number; depth: number; lean?: number }> = {
  ready: { side: 0, depth: 0.06 },
  flagged: { side: 0, depth: 0.06 },
  through: { side: 0, depth: 0.98 },
  scored: { side: 0, depth: 1.1 },
  out: { side: 600, depth: 0.93 },
  stopped: { side: 12, depth: 0.13, lean: -72 },
  sacked: { side: 12, depth: 0.02, lean: -72 },
  incomplete: { side: 0, depth: 0.1 },
  fumbled: { side: -20, depth: 0.12, lean: -72 },
  intercepted: { side: 0, depth: 0.1 },
  good: { side: -34, depth: 0.05 },
  missed: { side: -34, depth: 0.05 },
  blocked: { side: -34, depth: 0.05 },
};
/** Without the ball in his arm. */
const LOOSE: readonly Fortune[] = ["incomplete", "fumbled", "intercepted", "good", "missed", "blocked"];

export function RedZone({ label, steps, covered, past, fortune, stamp, bad, play, zone, attack, shirt, advised }: Props): JSX.Element {
  const count = steps ?? 0;
  const place = PLACES[fortune];
  // nobody walks back to where the next play begins
  const way = { transitionDuration: `${fortune === "ready" ? 0 : lasting(RUN)}ms` };
  const duration = { transitionDuration: `${lasting(RUN)}ms`, animationDuration: `${lasting(RUN)}ms` };
  const standing = Array.from({ length: count }, (_, k) => k >= count - covered);
  const runner = (
    <g key={`runner ${play}`} class="runner" style={{ transform: stand(place.side, place.depth), ...way }}>
      <g class={`bearing${place.lean ? " down" : ""}${fortune === "through" || fortune === "scored" || fortune === "out" ? " running" : ""}`} style={duration}>
        <Runner side={attack} shirt={shirt} ball={!LOOSE.includes(fortune)} />
      </g>
    </g>
  );
  return (
    <svg class="red-zone keep" viewBox="0 0 1000 480" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <Stadium zone={zone} home={attack === 0} />
      {standing.map((blocked, k) => {
        const [from, to] = stepAt(k, count);
        const [x, y] = at(0, (from + to) / 2);
        return (
          <g key={k} class={`step${past ? " past" : ""}${blocked ? " blocked" : ""}`}>
            <path d={strip(from, to, 190)} />
            <text x={x} y={y} font-size={22 + 20 * (1 - from)}>
              {k + 1}
            </text>
          </g>
        );
      })}
      {advised && <Advised to={advised} />}
      {fortune === "through" || fortune === "scored" || fortune === "out" ? runner : null}
      {standing
        .map((blocked, k) => ({ blocked, k }))
        .reverse()
        .map(({ blocked, k }) => {
          if (!blocked) return null;
          const [from, to] = stepAt(k, count);
          const side = (k % 2 ? 1 : -1) * (past && !bad ? 128 : 74);
          return (
            <g key={`${play} ${k}`} class="stopper" style={{ transform: stand(side, from + (to - from) * 0.35), ...duration }}>
              <g class="arriving">
                <Stopper side={attack === 0 ? 1 : 0} />
              </g>
            </g>
          );
        })}
      {fortune === "through" || fortune === "scored" || fortune === "out" ? null : runner}
      {LOOSE.includes(fortune) && (
        <g key={`ball ${play}`} class={`flight ${fortune}`} style={{ animationDuration: `${lasting(900)}ms` }}>
          {(fortune === "incomplete" || fortune === "fumbled") && <ellipse cx="6" cy="24" rx="34" ry="8" fill="#000" opacity=".35" />}
          <g class="turning">
            <Football />
          </g>
        </g>
      )}
      {fortune === "flagged" && (
        <g key={`flag ${play}`} class="cloth">
          <Flag />
        </g>
      )}
      {stamp && (
        <g key={stamp} class={`stamp${bad ? " stopped" : ""}`} transform={`translate(${MIDDLE} 226) rotate(-6)`}>
          <rect x={-width(stamp) / 2} y="-32" width={width(stamp)} height="64" rx="12" />
          <text>{stamp}</text>
        </g>
      )}
    </svg>
  );
}

/** The coach's arrow: over the goal line, or between the posts. */
function Advised({ to }: { to: "run" | "kick" }): JSX.Element {
  const [x, y] = at(0, FIRST);
  const [bend, end] = to === "kick" ? [90, POSTS] : [-70, at(0, 1.04)[1]];
  return (
    <g class={`advised ${to}`}>
      {["casing", "line"].map((each) => (
        <path key={each} class={each} d={`M${x} ${y}Q${x + bend} ${(y + end) / 2} ${x} ${end + HEAD}`} />
      ))}
      <path class="head" d={`M${x} ${end}l-${HEAD * 0.7} ${HEAD * 1.2}h${HEAD * 1.4}z`} />
    </g>
  );
}

function stepAt(k: number, count: number): [number, number] {
  const length = WAY / Math.max(FEWEST, count);
  return [FIRST + k * length, FIRST + (k + 0.86) * length];
}

function stand(side: number, depth: number): string {
  const [x, y] = at(side, depth);
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(sizeAt(depth) * FIGURE).toFixed(3)})`;
}

/** As wide as its word. */
function width(stamp: string): number {
  return 76 + 22 * stamp.length;
}

/** The street itself: asphalt with its cracks, the painted court, chalk, two goals of pipe and net. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { LETTERING } from "./lettering";
import type { Projection } from "./projection";
import type { PitchShape, Point } from "./shape";

const GOAL_HEIGHT = 78;
const POSTS = ["#e6b02a", "#c8331f"];

/** A closed way through corners of the board. */
export function outline(view: Projection, corners: Point[]): string {
  return `M${corners.map(([x, y]) => point(view.at(x, y))).join("L")}Z`;
}

function point([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** `attacker`: the team whose way to the other goal is chalked on the street. */
export function Court({ shape, view, attacker }: { shape: PitchShape; view: Projection; attacker?: 0 | 1 | undefined }): JSX.Element {
  const id = useId();
  const { field } = shape;
  const slab = box(0, 0, shape.columns, shape.rows);
  const line = (a: Point, b: Point): string => `M${point(view.at(...a))}L${point(view.at(...b))}`;
  const circle = Array.from({ length: 48 }, (_, k): Point => {
    const turn = (k * Math.PI) / 24;
    return [shape.circle.centre[0] + shape.circle.radius * Math.cos(turn), shape.circle.centre[1] + shape.circle.radius * Math.sin(turn)];
  });
  const [left, right] = [view.at(0, 0), view.at(shape.columns, shape.rows)];
  const low = Math.max(left[1], right[1]);
  const corners = slab.map(([x, y]) => view.at(x, y)).filter(([, y]) => Math.abs(y - low) < 1).map(([x]) => x);
  const [from, to] = [Math.min(...corners), Math.max(...corners)];
  return (
    <g class="court" aria-hidden="true">
      <defs>
        <filter id={`${id}grain`} x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.012 0.02" numOctaves="4" seed="7" />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 -1.500 .78" />
          <feComposite in2="SourceGraphic" operator="in" />
        </filter>
        <filter id={`${id}chalk`} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency="0.35" numOctaves="2" seed="3" />
          <feDisplacementMap in="SourceGraphic" scale="5" />
        </filter>
        <linearGradient id={`${id}lamp`} x1=".1" y1="0" x2=".8" y2="1">
          <stop offset="0" stop-color="#fff3d0" stop-opacity=".26" />
          <stop offset=".45" stop-color="#fff3d0" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".34" />
        </linearGradient>
        <clipPath id={`${id}court`}>
          <path d={outline(view, box(field.x, field.y, field.width, field.height))} />
        </clipPath>
      </defs>
      <Wall view={view} slab={slab} />
      <path class="slab-edge" d={`M${from} ${low}H${to}l-6 26H${from + 6}Z`} />
      <path class="asphalt" d={outline(view, slab)} />
      <path class="worn" d={outline(view, slab)} filter={`url(#${id}grain)`} />
      {Array.from({ length: shape.columns + 1 }, (_, x) => (
        <path key={`x${x}`} class="joint" d={line([x, 0], [x, shape.rows])} />
      ))}
      {Array.from({ length: shape.rows + 1 }, (_, y) => (
        <path key={`y${y}`} class="joint" d={line([0, y], [shape.columns, y])} />
      ))}
      <path class="paint" d={outline(view, box(field.x, field.y, field.width, field.height))} />
      <g clip-path={`url(#${id}court)`}>
        {shape.squares
          .filter((square) => square.part === "field" && (square.x + square.y) % 2 === 0)
          .map((square) => (
            <path key={square.square} class="checker" d={outline(view, box(square.x, square.y, 1, 1))} />
          ))}
        <path class="worn light" d={outline(view, slab)} filter={`url(#${id}grain)`} />
        <path class="crack" d={`M${point(view.at(8.600, 1))}L${point(view.at(8.900, 1.700))}L${point(view.at(8.700, 2.200))}L${point(view.at(9.300, 2.900))}`} />
        <path class="crack" d={`M${point(view.at(2.200, 7))}L${point(view.at(2.500, 6.300))}L${point(view.at(3.100, 6.100))}`} />
      </g>
      <g class="chalk" filter={`url(#${id}chalk)`}>
        <path d={outline(view, box(field.x, field.y, field.width, field.height))} />
        <path d={line([shape.halfway, field.y], [shape.halfway, field.y + field.height])} />
        <path d={outline(view, circle)} />
        {Object.entries(shape.penalty_areas).map(([team, names]) => {
          const inside = shape.squares.filter((square) => names.includes(square.square));
          const xs = inside.map((square) => square.x);
          const ys = inside.map((square) => square.y);
          const [x, y] = [Math.min(...xs), Math.min(...ys)];
          return <path key={team} d={outline(view, box(x, y, Math.max(...xs) + 1 - x, Math.max(...ys) + 1 - y))} />;
        })}
      </g>
      {attacker !== undefined && <Arrows shape={shape} view={view} team={attacker} rough={`url(#${id}chalk)`} />}
      <path d={outline(view, slab)} fill={`url(#${id}lamp)`} />
      <Names shape={shape} view={view} />
    </g>
  );
}

/** How many, how long in squares, and how far from the edge of the street they lie. */
const ARROWS = { many: 3, long: 0.42, half: 0.2, middle: 0.68, from: 1.2, apart: 0.62 };

/** Which way a team attacks: arrow heads beside the touchline nearest to it, in the half it attacks. */
function Arrows({ shape, view, team, rough }: { shape: PitchShape; view: Projection; team: 0 | 1; rough: string }): JSX.Element {
  const { many, long, half, middle, from, apart } = ARROWS;
  const heads = Array.from({ length: many }, (_, k) => {
    const x = shape.columns / 2 + from + k * apart;
    const corners: Point[] = [
      [x, middle - half],
      [x + long, middle],
      [x, middle + half],
    ];
    // the other team looks from the other side
    return corners.map(([u, v]) => (team === 0 ? view.at(u, v) : view.at(shape.columns - u, shape.rows - v)));
  });
  return (
    <g class="chalk arrows" filter={rough}>
      {heads.map((corners, k) => (
        <path key={k} d={`M${corners.map(point).join("L")}`} />
      ))}
    </g>
  );
}

const WALL = { height: 64, course: 13, brick: 30 };
const TAGS = ["#ffd33d", "#fffaf0"];

/** What the court ends at: bricks, coping stones, and the name somebody has sprayed on them. */
function Wall({ view, slab }: { view: Projection; slab: Point[] }): JSX.Element {
  const corners = slab.map(([x, y]) => view.at(x, y));
  const far = Math.min(...corners.map(([, y]) => y));
  const ends = corners.filter(([, y]) => Math.abs(y - far) < 1).map(([x]) => x);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const { height, course, brick } = WALL;
  const rows = Array.from({ length: Math.floor(height / course) }, (_, row) => far - height + row * course);
  const joints = rows.flatMap((y, row) => Array.from({ length: Math.floor((to - from) / brick) }, (_, k) => `M${(from + k * brick + (row % 2 ? brick / 2 : 0)).toFixed(1)} ${y.toFixed(1)}v${course}`));
  // upright the far goal stands in the middle of it
  const [size, gap] = view.height > view.width ? [0.34, 178] : [0.4, 22];
  const long = LETTERING.reduce((sum, each) => sum + each.width * size, 0) + gap * (LETTERING.length - 1);
  let x = (from + to - long) / 2;
  return (
    <>
      <path class="bricks" d={`M${from} ${far}V${far - height}H${to}V${far}z`} />
      <path class="mortar" d={rows.map((y) => `M${from} ${y.toFixed(1)}H${to}`).join("") + joints.join("")} />
      <path class="coping" d={`M${from - 5} ${far - height + 3}v-10H${to + 5}v10z`} />
      <path class="wall-foot" d={`M${from} ${far}v-9H${to}v9z`} />
      {LETTERING.map(({ width, path }, index) => {
        const at = x;
        x += width * size + gap;
        return <path key={index} class="tag" fill={TAGS[index % TAGS.length]} d={path} transform={`translate(${at.toFixed(1)} ${far - 13}) scale(${size})`} />;
      })}
      <path class="spray" transform={`translate(${from + 62} ${far - 32})`} d="M-20 14 0-20 20 14-24-6h48z" />
      <path class="spray" transform={`translate(${to - 66} ${far - 30})`} d="M-22 0a22 17 0 1 0 44 0a22 17 0 1 0-44 0M0-9l9 6-3 10h-12l-3-10zM0-9v-8M9-3l11-5M6 7l8 8M-6 7l-8 8M-9-3l-11-5" />
    </>
  );
}

/** Letters and numbers along the two edges nearest to whoever looks, each towards the rim of its square. */
function Names({ shape, view }: { shape: PitchShape; view: Projection }): JSX.Element {
  const { columns, rows } = shape;
  const upright = view.height > view.width;
  const rim = 0.27;
  /** Of two places the one at the left; upright for letters, lying for numbers; else the lower one. */
  const nearer = (a: Point, b: Point, left: boolean): boolean => (left ? view.at(...a)[0] < view.at(...b)[0] : view.at(...a)[1] > view.at(...b)[1]);
  const row = nearer([columns / 2, rim], [columns / 2, rows - rim], upright) ? rim : rows - rim;
  const column = nearer([rim, rows / 2], [columns - rim, rows / 2], !upright) ? rim : columns - rim;
  return (
    <g class="names">
      {shape.files.split("").map((letter, file) => {
        const [x, y] = view.at(file + 0.5, row);
        return (
          <text key={letter} x={x} y={y}>
            {letter}
          </text>
        );
      })}
      {Array.from({ length: rows }, (_, rank) => {
        const [x, y] = view.at(column, rank + 0.5);
        return (
          <text key={rank} x={x} y={y}>
            {rank + 1}
          </text>
        );
      })}
    </g>
  );
}

/** Posts, bar and net of the goal that a team guards. */
export function Goal({ shape, view, team }: { shape: PitchShape; view: Projection; team: 0 | 1 }): JSX.Element | null {
  const goal = shape.goals[team];
  if (!goal) return null;
  const [low, high] = goal.y;
  const back = goal.x + goal.depth * 0.8;
  const corner = (x: number, y: number, up: number): string => point(view.at(x, y, up));
  const strands = Array.from({ length: 11 }, (_, k) => low + ((high - low) * k) / 10);
  return (
    <g class={`goal team-${team}`} aria-hidden="true">
      <path class="mat" d={`M${corner(goal.x, low, 0)}L${corner(goal.x, high, 0)}L${corner(back, high, 0)}L${corner(back, low, 0)}Z`} />
      <path
        class="net"
        d={strands.map((y) => `M${corner(goal.x, y, GOAL_HEIGHT)}L${corner(back, y, GOAL_HEIGHT * 0.6)}L${corner(back, y, 0)}`).join("")}
      />
      <path class="net" d={[0.17, 0.33, 0.5, 0.67, 0.83].map((up) => `M${corner(back, low, GOAL_HEIGHT * 0.6 * up)}L${corner(back, high, GOAL_HEIGHT * 0.6 * up)}`).join("")} />
      <path class="net" d={[low, high].map((y) => [0.25, 0.5, 0.75].map((up) => `M${corner(goal.x, y, GOAL_HEIGHT * up)}L${corner(back, y, GOAL_HEIGHT * 0.6 * up)}`).join("")).join("")} />
      <path class="frame thin" d={`M${corner(back, low, 0)}L${corner(back, low, GOAL_HEIGHT * 0.6)}L${corner(back, high, GOAL_HEIGHT * 0.6)}L${corner(back, high, 0)}M${corner(goal.x, low, GOAL_HEIGHT)}L${corner(back, low, GOAL_HEIGHT * 0.6)}M${corner(goal.x, high, GOAL_HEIGHT)}L${corner(back, high, GOAL_HEIGHT * 0.6)}`} stroke={POSTS[team]} />
      <path class="frame" d={`M${corner(goal.x, low, 0)}L${corner(goal.x, low, GOAL_HEIGHT)}L${corner(goal.x, high, GOAL_HEIGHT)}L${corner(goal.x, high, 0)}`} stroke="#fffaf0" />
      <path class="frame striped" d={`M${corner(goal.x, low, 0)}L${corner(goal.x, low, GOAL_HEIGHT)}L${corner(goal.x, high, GOAL_HEIGHT)}L${corner(goal.x, high, 0)}`} stroke={POSTS[team]} />
    </g>
  );
}

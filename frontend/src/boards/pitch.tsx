/** A street pitch of squares: figures, a ball, marked squares; the touched square out.  It knows no rule. */
import type { JSX } from "preact";
import type { PitchShape, PitchSquare } from "./geometry";

export interface Figure {
  square: string;
  team: 0 | 1;
  goalie: boolean;
  key: string;
}

/** What a square offers: a figure to choose, a place to walk to, a place for the ball. */
export type Offer = "figure" | "walk" | "kick" | "place";

interface Props {
  shape: PitchShape;
  label: string;
  upright: boolean;
  /** The team whose goal is near: at the bottom upright, on the left lying. */
  near: 0 | 1;
  figures: Figure[];
  ball: string | null;
  offers: Map<string, Offer>;
  chosen?: string | undefined;
  /** Squares of the last walk and the last kick, in order. */
  walk?: string[];
  kick?: string[];
  describe: (square: string, offer: Offer) => string;
  pick: (square: string) => void;
}

type Point = [number, number];

/** Turns board coordinates (y up) into the drawing's (y down), lying or upright, seen from either goal. */
export function projection(shape: PitchShape, upright: boolean, near: 0 | 1): (x: number, y: number) => Point {
  const { columns, rows } = shape;
  return (x, y) => {
    const [u, v] = near === 0 ? [x, y] : [columns - x, rows - y];
    return upright ? [v, columns - u] : [u, rows - v];
  };
}

/** The middle of a square by name; `GOAL` is worked out by the caller. */
export function middleOf(shape: PitchShape, name: string): Point | null {
  const square = shape.squares.find((each) => each.square === name);
  return square ? [square.x + 0.5, square.y + 0.5] : null;
}

function goalMiddle(shape: PitchShape, team: 0 | 1): Point {
  const goal = shape.goals[team === 0 ? 1 : 0];
  return goal ? [goal.x + goal.depth / 2, (goal.y[0] + goal.y[1]) / 2] : [0, 0];
}

export function Pitch(props: Props): JSX.Element {
  const { shape, upright, near, figures, ball, offers, chosen, walk = [], kick = [] } = props;
  const at = projection(shape, upright, near);
  const [width, height] = upright ? [shape.rows, shape.columns] : [shape.columns, shape.rows];
  const scoring = figures.find((figure) => figure.square === chosen)?.team ?? near;
  const goal = goalMiddle(shape, scoring);
  const trail = (squares: string[]): string =>
    squares
      .map((name) => (name === "GOAL" ? goal : middleOf(shape, name)))
      .filter((point): point is Point => point !== null)
      .map(([x, y]) => at(x, y).join(" "))
      .join("L");
  const corner = (square: PitchSquare): Point => {
    const [ax, ay] = at(square.x, square.y);
    const [bx, by] = at(square.x + 1, square.y + 1);
    return [Math.min(ax, bx), Math.min(ay, by)];
  };
  const box = (x: number, y: number, w: number, h: number): { x: number; y: number; width: number; height: number } => {
    const [ax, ay] = at(x, y);
    const [bx, by] = at(x + w, y + h);
    return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
  };
  const [cx, cy] = at(...shape.circle.centre);
  const [hx, hy] = at(shape.halfway, shape.field.y);
  const [kx, ky] = at(shape.halfway, shape.field.y + shape.field.height);
  const ballAt = ball ? middleOf(shape, ball) : null;
  const shared = ball !== null && figures.some((figure) => figure.square === ball);

  const offer = (name: string, kind: Offer, x: number, y: number): JSX.Element => (
    <g
      key={`offer-${name}`}
      class={`offer ${kind}`}
      role="button"
      tabindex={0}
      aria-label={props.describe(name, kind)}
      data-square={name}
      data-offer={kind}
      onClick={() => props.pick(name)}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          props.pick(name);
        }
      }}
    >
      <rect class="touch" x={x - 0.5} y={y - 0.5} width="1" height="1" />
      {kind === "figure" ? (
        <circle class="ring" cx={x} cy={y} r="0.45" />
      ) : kind === "kick" ? (
        <path class="cross" d={`M${x - 0.17} ${y - 0.17}l.34 .34m0-.34l-.34 .34`} />
      ) : (
        <circle class="spot" cx={x} cy={y} r="0.16" />
      )}
    </g>
  );

  return (
    <svg class={`pitch${upright ? " upright" : ""}`} viewBox={`-0.35 -0.35 ${width + 0.7} ${height + 0.7}`} role="group" aria-label={props.label}>
      <g class="keep" aria-hidden="true">
        <rect class="street" x="-0.35" y="-0.35" width={width + 0.7} height={height + 0.7} rx="0.2" />
        {shape.squares.map((square) => {
          const [x, y] = corner(square);
          const dark = (square.x + square.y) % 2 === 0;
          const area = Object.values(shape.penalty_areas).some((names) => names.includes(square.square));
          return (
            <rect
              key={square.square}
              class={`square ${square.part === "field" ? "turf" : "ring"}${dark ? " dark" : ""}${area ? " area" : ""}`}
              x={x}
              y={y}
              width="1"
              height="1"
              data-name={square.square}
            />
          );
        })}
        <rect class="chalk" {...box(shape.field.x, shape.field.y, shape.field.width, shape.field.height)} />
        <path class="chalk" d={`M${hx} ${hy}L${kx} ${ky}`} />
        <circle class="chalk" cx={cx} cy={cy} r={shape.circle.radius} />
        {shape.goals.map((each) => (
          <rect key={each.team} class={`goal ${each.team}`} {...box(each.x, each.y[0], each.depth, each.y[1] - each.y[0])} />
        ))}
        {shape.files.split("").map((letter, column) => {
          const [x, y] = upright ? [-0.17, at(column + 0.5, 0)[1]] : [at(column + 0.5, 0)[0], height + 0.2];
          return (
            <text key={letter} class="name" x={x} y={y}>
              {letter}
            </text>
          );
        })}
        {Array.from({ length: shape.rows }, (_, row) => {
          const [x, y] = upright ? [at(0, row + 0.5)[0], height + 0.2] : [-0.17, at(0, row + 0.5)[1]];
          return (
            <text key={row} class="name" x={x} y={y}>
              {row + 1}
            </text>
          );
        })}
        {walk.length > 1 && <path class="trail walked" d={`M${trail(walk)}`} />}
        {kick.length > 1 && <path class="trail kicked" d={`M${trail(kick)}`} />}
        {figures.map((figure) => {
          const middle = middleOf(shape, figure.square);
          if (!middle) return null;
          const [x, y] = at(...middle);
          return (
            <g key={figure.key} class={`figure team-${figure.team}${figure.square === chosen ? " chosen" : ""}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
              <ellipse class="foot" cx="0" cy="0.27" rx="0.3" ry="0.1" />
              <path class="body" d="M-.25 .25C-.28 -.02 -.12 -.08 0 -.08S.28 -.02 .25 .25C.1 .33 -.1 .33 -.25 .25Z" />
              <circle class="head" cx="0" cy="-0.2" r="0.155" />
              {figure.goalie ? <path class="badge" d="M-.1 .03h.2v.16h-.2z" /> : null}
              {figure.team === 1 ? <path class="sash" d="M-.18 .0L.16 .24" /> : null}
            </g>
          );
        })}
        {ballAt && (
          <g class="ball" style={{ transform: `translate(${at(...ballAt)[0] + (shared ? 0.24 : 0)}px, ${at(...ballAt)[1] + (shared ? 0.24 : 0)}px)` }}>
            <circle r="0.2" />
            <path d="M0-.09.08-.03.05.06h-.1L-.08-.03z" />
          </g>
        )}
      </g>
      {[...offers].map(([name, kind]) => {
        const middle = name === "GOAL" ? goal : middleOf(shape, name);
        return middle ? offer(name, kind, ...at(...middle)) : null;
      })}
    </svg>
  );
}

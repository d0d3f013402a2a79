/** The court with everything on it: figures, ball, what may be done, how it would go.  It knows no rule. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { Threat, Ways } from "../../play/front";
import { Court, Goal, outline } from "./court";
import { BallArt, FigureArt } from "./figures";
import { projection, type Projection } from "./projection";
import { useMedia } from "../../ui/media";
import { goalMiddle, middleOf, type PitchShape, type Point } from "./shape";

export interface Figure {
  square: string;
  team: 0 | 1;
  /** 0 is the goalkeeper. */
  number: number;
}

/** Whoever stands on a square, from the squares of both sides as a view has them. */
export function figuresOf(value: unknown): Figure[] {
  const sides = value as (string | null)[][];
  return sides.flatMap((side, team) => side.flatMap((square, number) => (square ? [{ square, team: team as 0 | 1, number }] : [])));
}

/** What a square offers: a figure to choose, a place to walk to, for the ball, for either, a place in the set-up. */
export type Offer = "figure" | "walk" | "kick" | "both" | "place";

interface Props {
  shape: PitchShape;
  label: string;
  upright: boolean;
  /** The team whose goal is near: at the bottom upright, on the left lying. */
  near: 0 | 1;
  /** Chalked arrows show the way to the other goal: somebody of the near team looks. */
  arrows?: boolean;
  figures: Figure[];
  /** Who would stand there, before anybody does. */
  ghosts?: Figure[];
  ball: string | null;
  /** The team that shoots. */
  shooting: 0 | 1;
  /** The team whose move was shown last: its goal is where that ball went. */
  shot: 0 | 1;
  offers: Map<string, Offer>;
  chosen?: string | undefined;
  /** The square marked to be played. */
  pending?: string | undefined;
  /** How the move looked at would go. */
  preview?: Ways | undefined;
  /** What the coach would do. */
  advice?: Ways | undefined;
  /** How the last move went. */
  past?: Ways | undefined;
  /** Who of the rivals might score next. */
  threats?: Threat[];
  describe: (square: string, offer: Offer) => string;
  look: (square: string | undefined) => void;
  pick: (square: string, byTouch: boolean) => void;
  cancel: () => void;
}

const MARGIN = { side: 8, bottom: 34 };
/** Room above the far edge for heads and the far goal. */
const HEADROOM = { lying: 96, upright: 78 };
/** A figure as it is drawn, with half a ball on either side of it. */
const TALL = 112;
const BROAD = 40;
/** So many squares may be taken that marks on them would be a carpet. */
const MANY = 30;
/** So few that each is framed whole, whoever stands before it. */
const FEW = 4;
const lowWindow = matchMedia("(max-height: 799px) and (min-aspect-ratio: 3 / 2)");
const highWindow = matchMedia("(max-aspect-ratio: 7 / 5)");

export function Pitch(props: Props): JSX.Element {
  const { shape, upright, near, arrows = false, figures, ball, shooting, shot, chosen, pending, preview, advice, past } = props;
  const [low, high] = [useMedia(lowWindow), useMedia(highWindow)];
  const view = useMemo(() => projection(shape, upright, near, low ? "low" : high ? "high" : "usual"), [shape, upright, near, low, high]);
  const top = upright ? HEADROOM.upright : HEADROOM.lying;
  const frame = `${-MARGIN.side} ${-top} ${view.width + 2 * MARGIN.side} ${view.height + top + MARGIN.bottom}`;
  // the street is a picture of its own, so that it is not painted again for every step of a figure
  const street = useMemo(
    () => (
      <svg class={`pitch street keep${upright ? " tall" : ""}`} viewBox={frame} aria-hidden="true">
        <Court shape={shape} view={view} attacker={arrows ? near : undefined} />
      </svg>
    ),
    [shape, view, arrows, near],
  );
  const whereFor = (team: 0 | 1) => (name: string): Point | null => (name === "GOAL" ? goalMiddle(shape, team) : middleOf(shape, name));
  const where = whereFor(shooting);
  const ballAt = ball ? whereFor(shot)(ball) : null;
  const beside = ball !== null && figures.some((figure) => figure.square === ball);

  const covered = (at: Point): boolean => {
    const [x, y] = view.at(...at);
    return figures.some((figure) => {
      const middle = where(figure.square);
      if (!middle) return false;
      const [left, top] = view.at(...middle);
      const size = view.scale(...middle) * view.figures;
      return top > y && top - y < TALL * size && Math.abs(left - x) < BROAD * size;
    });
  };

  const standing = [
    ...figures.flatMap((figure) => {
      const middle = where(figure.square);
      return middle ? [{ depth: view.at(...middle)[1], drawn: <Standing key={`figure-${figure.team}-${figure.number}`} figure={figure} middle={middle} view={view} chosen={figure.square === chosen} /> }] : [];
    }),
    ...([0, 1] as const).map((team) => {
      const goal = shape.goals[team];
      const depth = goal ? Math.max(...[goal.y[0], goal.y[1]].flatMap((y) => [goal.x, goal.x + goal.depth].map((x) => view.at(x, y)[1]))) : 0;
      return { depth: upright ? depth - 1 : depth - 30, drawn: <Goal key={`goal-${team}`} shape={shape} view={view} team={team} /> };
    }),
    ...(ballAt ? [{ depth: view.at(...ballAt)[1] + (beside ? 8 : 0), drawn: <LyingBall key="ball" at={ball} middle={ballAt} beside={beside} view={view} /> }] : []),
  ].sort((a, b) => a.depth - b.depth);

  return (
    <div class="court-layers">
      {street}
      <svg
        class={`pitch${upright ? " upright" : ""}`}
        viewBox={frame}
        role="group"
        aria-label={props.label}
        onKeyDown={(event) => event.key === "Escape" && props.cancel()}
      >
        <g class="keep">
          {past && !preview && <Way paths={past} kind="past" view={view} where={whereFor(shot)} />}
          <Marks {...props} view={view} where={where} />
          {advice && <Way paths={advice} kind="advised" view={view} where={where} />}
          {preview && <Way paths={preview} kind="planned" view={view} where={where} />}
          <g aria-hidden="true">{standing.map((each) => each.drawn)}</g>
          {/* a ball behind somebody's back is seen all the same, and taken for nobody's head */}
          {ballAt && !beside && covered(ballAt) && (
            <g class="through" aria-hidden="true">
              <LyingBall at={ball} middle={ballAt} beside={false} view={view} halo />
            </g>
          )}
          <g class="ghosts" aria-hidden="true">
            {(props.ghosts ?? []).map((figure) => {
              const middle = where(figure.square);
              return middle && <Standing key={`${figure.number}`} figure={figure} middle={middle} view={view} chosen={false} />;
            })}
          </g>
          {preview && <Touches paths={preview} view={view} where={where} />}
          <Threats threats={props.threats ?? []} view={view} where={where} />
        </g>
        <Touchables {...props} view={view} where={where} pending={pending} />
      </svg>
    </div>
  );
}

interface Placed {
  view: Projection;
  where: (name: string) => Point | null;
}

function placing(view: Projection, [x, y]: Point, aside = 0): { transform: string } {
  const [left, top] = view.at(x, y);
  const size = view.scale(x, y) * view.figures;
  return { transform: `translate(${(left + aside * size).toFixed(1)}px, ${(top + 12 * size).toFixed(1)}px) scale(${size.toFixed(3)})` };
}

function Standing({ figure, middle, view, chosen }: { figure: Figure; middle: Point; view: Projection; chosen: boolean }): JSX.Element {
  return (
    <g class={`figure team-${figure.team}${chosen ? " chosen" : ""}`} style={placing(view, middle)}>
      <FigureArt team={figure.team} number={figure.number} />
    </g>
  );
}

function LyingBall({ at, middle, beside, view, halo = false }: { at: string | null; middle: Point; beside: boolean; view: Projection; halo?: boolean }): JSX.Element {
  return (
    <g class="ball" data-at={at} style={placing(view, middle, beside ? 30 : 0)}>
      {halo && <circle class="halo" cy="-15" r="22" />}
      <BallArt />
    </g>
  );
}

/** On the floor: a dashed frame under who may be chosen, a dot to walk to, a ring for the ball. */
function Marks({ shape, offers, chosen, pending, preview, view, where }: Props & Placed): JSX.Element {
  const square = (name: string): string => {
    const found = shape.squares.find((each) => each.square === name);
    return found ? outline(view, [[found.x + 0.05, found.y + 0.05], [found.x + 0.95, found.y + 0.05], [found.x + 0.95, found.y + 0.95], [found.x + 0.05, found.y + 0.95]]) : "";
  };
  return (
    <g class={`marks${offers.size > MANY ? " many" : ""}${preview ? " aside" : ""}`} aria-hidden="true">
      {chosen && <path class="pick-frame chosen" d={square(chosen)} />}
      {[...offers].map(([name, kind]) => {
        const middle = where(name);
        if (!middle) return null;
        const [x, y] = view.at(...middle);
        const size = view.scale(...middle);
        if (kind === "figure") return <path key={name} class="pick-frame" d={square(name)} />;
        if (kind === "place" && offers.size <= FEW) return <path key={name} class="pick-frame place" d={square(name)} />;
        if (name === "GOAL") return <circle key={name} class="target" cx={x} cy={y - 30 * size} r={30 * size} />;
        return (
          <g key={name} class={`mark ${kind}${name === pending ? " pending" : ""}`} transform={`translate(${x} ${y}) scale(${size} ${size * 0.85})`}>
            {kind === "kick" || kind === "both" ? <circle class="rest" r="15" /> : null}
            {kind !== "kick" ? <circle class="dot" r={kind === "both" ? 6 : 9} /> : null}
          </g>
        );
      })}
    </g>
  );
}

/** A walk, dashed, and the ball's way, solid. */
function Way({ paths, kind, view, where }: { paths: Ways; kind: string } & Placed): JSX.Element {
  const trail = (names: string[]): string =>
    names
      .map(where)
      .filter((point): point is Point => point !== null)
      .map(([x, y]) => view.at(x, y).map((each) => each.toFixed(1)).join(" "))
      .join("L");
  return (
    <g class={`way ${kind}`} aria-hidden="true">
      {paths.walk.length > 1 && <path class="casing" d={`M${trail(paths.walk)}`} />}
      {paths.walk.length > 1 && <path class="walk" d={`M${trail(paths.walk)}`} />}
      {paths.ball.length > 1 && <path class="casing" d={`M${trail(paths.ball)}`} />}
      {paths.ball.length > 1 && <path class="kick" d={`M${trail(paths.ball)}`} />}
      {paths.lifted.map(([from, to]) => (
        <path key={from} class="lift" d={`M${trail([from, to])}`} />
      ))}
    </g>
  );
}

/** Numbers where the ball is played on, and a target at its end. */
function Touches({ paths, view, where }: { paths: Ways } & Placed): JSX.Element {
  const first = paths.ball[0];
  const touched = first === undefined ? [] : [first, ...paths.touches];
  const end = paths.ball.at(-1) ?? paths.walk.at(-1);
  const goal = end === "GOAL";
  const middle = end ? where(end) : null;
  const [x, y] = middle ? view.at(...middle) : [0, 0];
  const sign = view.signs;
  return (
    <g class="touches" aria-hidden="true">
      {touched.map((name, index) => {
        const at = where(name);
        if (!at) return null;
        const [left, top] = view.at(...at);
        return (
          <g key={`${name}-${index}`} transform={`translate(${left + 34 * sign} ${top + 10}) scale(${sign})`}>
            <circle r="17" />
            <text>{index + 1}</text>
          </g>
        );
      })}
      {middle && (
        <g class={`target-sign${goal ? " goal" : ""}`} transform={`translate(${x} ${y - (goal ? 30 : 0)}) scale(${sign})`}>
          <circle r={goal ? 26 : 15} />
          <path d={goal ? "M-13 0h26M0-13v26" : "M-7 0H7M0-7V7"} />
          {goal && (
            <g class="goal-pill" transform="translate(0 50)">
              <rect x="-40" y="-16" width="80" height="32" rx="16" />
              <text>{t("soccer.goal-word")}</text>
            </g>
          )}
        </g>
      )}
    </g>
  );
}

/** Over the heads of those who might score next: on how many of six rolls. */
function Threats({ threats, view, where }: { threats: Threat[] } & Placed): JSX.Element {
  return (
    <g class="threats">
      {threats.map(({ square, rolls }) => {
        const middle = where(square);
        if (!middle) return null;
        const [x, y] = view.at(...middle);
        const text = t("soccer.threat", { rolls });
        return (
          <g key={square} transform={`translate(${x} ${y - 112 * view.figures * view.scale(...middle)}) scale(${view.signs})`} role="img" aria-label={t("soccer.threat.of", { square, rolls })}>
            <rect x="-46" y="-14" width="92" height="28" rx="14" />
            <path d="M-36 6-29-7-22 6z" />
            <text x="10">{text}</text>
          </g>
        );
      })}
    </g>
  );
}

/** What can be touched; one stop for Tab, arrows walk from one to the next. */
function Touchables({ shape, shooting, offers, figures, pending, chosen, describe, look, pick, view, where }: Props & Placed): JSX.Element {
  const names = [...offers.keys()];
  const first = names.find((name) => offers.get(name) !== "figure") ?? names[0];
  const [current, setCurrent] = useState<string | undefined>(undefined);
  const stop = current !== undefined && offers.has(current) ? current : first;
  const layer = useRef<SVGGElement>(null);
  // what is offered is drawn anew with every choice: whoever chose by a key stays on the board
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) layer.current?.querySelector<SVGGElement>("[tabindex='0']")?.focus();
    byKey.current = false;
  }, [chosen]);
  const walk = (from: string, key: string): void => {
    const next = neighbour(from, key, names, (name) => view.at(...(where(name) ?? [0, 0])));
    if (!next) return;
    setCurrent(next);
    layer.current?.querySelector<SVGGElement>(`[data-square="${next}"]`)?.focus();
  };
  return (
    <g class="touchables" ref={layer}>
      {/* a figure is touched on its body too, but the squares behind it come first */}
      {[...offers].sort(([, a], [, b]) => Number(b === "figure") - Number(a === "figure")).map(([name, kind]) => {
        const middle = where(name);
        if (!middle) return null;
        const [x, y] = view.at(...middle);
        const size = view.scale(...middle);
        const figure = kind === "figure" ? figures.find((each) => each.square === name) : undefined;
        return (
          <g
            key={`${name}-${chosen ?? ""}`}
            class={`offer ${kind}${name === pending ? " pending" : ""}`}
            role="button"
            tabindex={name === stop ? 0 : -1}
            aria-label={describe(name, kind)}
            data-square={name}
            data-offer={kind}
            onFocus={() => (setCurrent(name), look(name))}
            onBlur={() => look(undefined)}
            onPointerEnter={(event) => event.pointerType !== "touch" && look(name)}
            onPointerLeave={(event) => event.pointerType !== "touch" && look(undefined)}
            onClick={(event) => pick(name, "pointerType" in event && event.pointerType === "touch")}
            onKeyDown={(event) => {
              if (event.key === "Enter" || event.key === " ") {
                byKey.current = true;
                pick(name, false);
              } else if (event.key.startsWith("Arrow")) walk(name, event.key);
              else return;
              event.preventDefault();
            }}
          >
            <path class="touch" d={touchArea(shape, view, name, shooting)} />
            {figure && <rect class="touch" x={x - 30 * size} y={y - 100 * size} width={60 * size} height={100 * size} rx={12 * size} />}
          </g>
        );
      })}
    </g>
  );
}

function touchArea(shape: PitchShape, view: Projection, name: string, shooting: 0 | 1): string {
  if (name === "GOAL") {
    const goal = shape.goals[shooting === 0 ? 1 : 0];
    if (!goal) return "";
    const [far, close] = [goal.x + goal.depth, goal.x];
    const corners = [view.at(close, goal.y[0]), view.at(far, goal.y[0]), view.at(far, goal.y[1], 60), view.at(close, goal.y[1], 60)];
    return `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
  }
  const square = shape.squares.find((each) => each.square === name);
  if (!square) return "";
  const { x, y } = square;
  return outline(view, [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]);
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest thing in the direction of an arrow key. */
function neighbour(from: string, key: string, names: string[], at: (name: string) => Point): string | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const [x, y] = at(from);
  let best: string | undefined;
  let least = Infinity;
  for (const name of names) {
    const [left, top] = at(name);
    const along = (left - x) * dx + (top - y) * dy;
    const off = Math.abs((left - x) * dy) + Math.abs((top - y) * dx);
    if (name === from || along < 10) continue;
    const far = along + 2.5 * off;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

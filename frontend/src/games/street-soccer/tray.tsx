/** The next figure of the set-up, to be dragged onto the pitch, and the formations to take instead. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { t, words } from "../../i18n";
import { FigureArt } from "./figures";
import { middleOf, type PitchShape } from "./shape";

interface Props {
  team: 0 | 1;
  /** Nobody but the goalkeeper is left. */
  keeperOnly: boolean;
  /** Who is next. */
  number: number;
  left: number;
  squares: string[];
  act: (square: string) => void;
}

export function SetUpTray({ team, keeperOnly, number, left, squares, act }: Props): JSX.Element {
  const [drag, setDrag] = useState<{ x: number; y: number } | null>(null);
  const start = useRef({ x: 0, y: 0 });
  const drop = (event: PointerEvent): void => {
    setDrag(null);
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const square = under.map((each) => each.closest("[data-square]")?.getAttribute("data-square")).find((name) => name);
    if (square && squares.includes(square)) act(square);
  };
  return (
    <div class={`bench${keeperOnly ? " keeper" : ""}`}>
      <svg
        class={`token team-${team} keep`}
        viewBox="-42 -118 84 138"
        role="img"
        aria-label={keeperOnly ? t("soccer.goalie") : t("soccer.figure")}
        style={drag ? { transform: `translate(${drag.x - start.current.x}px, ${drag.y - start.current.y}px) scale(1.2)` } : {}}
        onPointerDown={(event) => {
          (event.currentTarget as Element).setPointerCapture(event.pointerId);
          start.current = { x: event.clientX, y: event.clientY };
          setDrag(start.current);
        }}
        onPointerMove={(event) => {
          if (drag) setDrag({ x: event.clientX, y: event.clientY });
        }}
        onPointerUp={drop}
        onPointerCancel={() => setDrag(null)}
      >
        <FigureArt team={team} number={number} />
      </svg>
      <span>{keeperOnly ? t("soccer.set-goalie") : t("soccer.set-figure", { left })}</span>
    </div>
  );
}

interface Proven {
  shape: PitchShape;
  team: 0 | 1;
  form: (name: string) => void;
  /** One that is pointed at, or nothing. */
  look: (name: string | undefined) => void;
}

/** Set-ups that have proved themselves, one touch each. */
export function Formations({ shape, team, form, look }: Proven): JSX.Element {
  return (
    <div class="formations" role="group" aria-label={t("soccer.formations")}>
      {shape.formations.map(({ name, squares }) => (
        <button
          key={name}
          type="button"
          class="formation"
          onClick={() => form(name)}
          onFocus={() => look(name)}
          onBlur={() => look(undefined)}
          onPointerEnter={(event) => event.pointerType !== "touch" && look(name)}
          onPointerLeave={() => look(undefined)}
        >
          <FormationArt shape={shape} team={team} squares={squares[0] ?? []} />
          {words(`soccer.formation.${name}`, name)}
        </button>
      ))}
    </div>
  );
}

const KIT = ["#f3bd2d", "#cf3a26"];

/** The court from above, attacked to the right: lines, goals, five discs. */
function FormationArt({ shape, team, squares }: { shape: PitchShape; team: 0 | 1; squares: string[] }): JSX.Element {
  const { field, circle, rows } = shape;
  return (
    <svg class="keep" viewBox={`${field.x - 0.8} ${field.y - 0.2} ${field.width + 1.6} ${field.height + 0.4}`} aria-hidden="true">
      <rect class="mini-court" x={field.x} y={field.y} width={field.width} height={field.height} rx=".2" />
      <path class="mini-line" d={`M${shape.halfway} ${field.y}v${field.height}`} />
      <circle class="mini-line" cx={circle.centre[0]} cy={circle.centre[1]} r={circle.radius} />
      <path class="mini-goal" d={`M${field.x} ${rows / 2 - 1}h-.6v2h.6`} />
      <path class="mini-goal" d={`M${field.x + field.width} ${rows / 2 - 1}h.6v2h-.6`} />
      {squares.map((square, index) => {
        const [x, y] = middleOf(shape, square) ?? [0, 0];
        return <circle key={square} class="mini-figure" cx={x} cy={rows - y} r=".52" fill={index === 0 ? "#2c5b6b" : KIT[team]} />;
      })}
    </svg>
  );
}

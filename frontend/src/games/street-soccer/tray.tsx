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
  left: number;
  squares: string[];
  act: (square: string) => void;
}

export function SetUpTray({ team, keeperOnly, left, squares, act }: Props): JSX.Element {
  const [drag, setDrag] = useState<{ x: number; y: number } | null>(null);
  const start = useRef({ x: 0, y: 0 });
  const drop = (event: PointerEvent): void => {
    setDrag(null);
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const square = under.map((each) => each.closest("[data-square]")?.getAttribute("data-square")).find((name) => name);
    if (square && squares.includes(square)) act(square);
  };
  return (
    <div class="bench">
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
        <FigureArt team={team} number={keeperOnly ? 0 : Math.max(1, 5 - left)} />
      </svg>
      <span>{keeperOnly ? t("soccer.set-goalie") : t("soccer.set-figure", { left })}</span>
    </div>
  );
}

/** Set-ups that have proved themselves, one touch each. */
export function Formations({ shape, form }: { shape: PitchShape; form: (name: string) => void }): JSX.Element {
  return (
    <div class="formations" role="group" aria-label={t("soccer.formations")}>
      {shape.formations.map(({ name, squares: [yellow = []] }) => (
        <button key={name} type="button" class="formation" onClick={() => form(name)}>
          <FormationArt shape={shape} squares={yellow} />
          {words(`soccer.formation.${name}`, name)}
        </button>
      ))}
    </div>
  );
}

function FormationArt({ shape, squares }: { shape: PitchShape; squares: string[] }): JSX.Element {
  return (
    <svg class="keep" viewBox="0 0 60 36" aria-hidden="true">
      <rect x="1" y="1" width="58" height="34" rx="3" fill="#3c6a58" stroke="#f9f4e4" />
      <path d="M30 1v34" stroke="#f9f4e4" />
      {squares.map((square, index) => {
        const [x, y] = middleOf(shape, square) ?? [0, 0];
        return <circle key={square} cx={5.500 * x - 3.250} cy={34 - 4 * y} r="3" fill={index === 0 ? "#2c5b6b" : "#f3bd2d"} stroke="#fffaf0" stroke-width=".8" />;
      })}
    </svg>
  );
}

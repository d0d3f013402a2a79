/** The next figure of the set-up: drag it onto the pitch, or touch a square. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../../i18n";

interface Props {
  team: 0 | 1;
  goalie: boolean;
  squares: string[];
  act: (square: string) => void;
}

export function SetUpTray({ team, goalie, squares, act }: Props): JSX.Element {
  const [drag, setDrag] = useState<{ x: number; y: number } | null>(null);
  const start = useRef({ x: 0, y: 0 });
  const drop = (event: PointerEvent): void => {
    setDrag(null);
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const square = under.map((each) => each.closest("[data-square]")?.getAttribute("data-square")).find((name) => name);
    if (square && squares.includes(square)) act(square);
  };
  return (
    <div class="row bench">
      <svg
        class={`token team-${team} figure`}
        viewBox="-.5 -.5 1 1"
        role="img"
        aria-label={goalie ? t("soccer.goalie") : t("soccer.figure")}
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
        <path class="body" d="M-.25 .25C-.28 -.02 -.12 -.08 0 -.08S.28 -.02 .25 .25C.1 .33 -.1 .33 -.25 .25Z" />
        <circle class="head" cx="0" cy="-0.2" r="0.155" />
        {goalie ? <path class="badge" d="M-.1 .03h.2v.16h-.2z" /> : null}
      </svg>
      <span class="grow">{goalie ? t("soccer.set-goalie") : t("soccer.set-figure")}</span>
    </div>
  );
}

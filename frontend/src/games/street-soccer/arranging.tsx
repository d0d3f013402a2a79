/** A position arranged on the pitch: take a figure or the ball, and put it where it should be.  It knows no rule. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { ArrangeProps, Parts } from "../../play/front";
import { useMedia } from "../../ui/media";
import { BallArt, FigureArt } from "./figures";
import { Pitch, type Figure, type Offer } from "./pitch";
import type { PitchShape } from "./shape";
import { upright } from "./upright";

/** The notation's word for nowhere. */
const OFF = "-";
const BALL = "ball";
/** A finger or a hand trembles; what moves further is dragged. */
const STILL = 6;

/** A figure by its place in the row of all figures, or the ball. */
type Piece = number | typeof BALL;

export function Arrange(props: ArrangeProps & { children: (parts: Parts) => JSX.Element }): JSX.Element {
  const { values, change } = props;
  const shape = props.shape as PitchShape;
  const tall = useMedia(upright);
  const [taken, setTaken] = useState<Piece | undefined>(undefined);
  const [looked, setLooked] = useState<string | undefined>(undefined);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const squares = values.figures ?? [];
  const ball = values.ball?.[0] ?? OFF;
  const side = squares.length / 2;
  const figureOf = (index: number): Figure => ({ square: squares[index] ?? OFF, team: index < side ? 0 : 1, number: index % side });
  const figures = squares.map((_, index) => figureOf(index)).filter((figure) => figure.square !== OFF);
  const placeOf = (piece: Piece): string => (piece === BALL ? ball : (squares[piece] ?? OFF));
  const pieceOn = (square: string): Piece | undefined => {
    const index = squares.indexOf(square);
    return index >= 0 ? index : square === ball ? BALL : undefined;
  };
  const from = taken === undefined ? undefined : placeOf(taken);

  const offers = new Map<string, Offer>();
  for (const { square } of shape.squares) {
    const there = pieceOn(square) !== undefined;
    if (there && (taken === undefined || square !== from)) offers.set(square, "figure");
    else if (taken !== undefined) offers.set(square, "place");
  }
  const put = (piece: Piece, square: string): void => {
    setTaken(undefined);
    setLooked(undefined);
    if (piece === BALL) change("ball", [square]);
    else change("figures", squares.map((each, index) => (index === piece ? square : each)));
  };
  const pick = (square: string): void => {
    if (taken !== undefined && offers.get(square) === "place") put(taken, square);
    else setTaken(pieceOn(square));
  };
  const under = (event: PointerEvent): string | undefined => squareAt(document.elementFromPoint(event.clientX, event.clientY));
  const described = (square: string, offer: Offer): string => {
    const isBall = offer === "place" ? taken === BALL : pieceOn(square) === BALL;
    return offer === "place" ? t(isBall ? "soccer.put-ball" : "soccer.place", { square }) : t(isBall ? "soccer.take-ball-on" : "soccer.choose", { square });
  };
  const carried = taken !== undefined && looked !== undefined && offers.get(looked) === "place" ? looked : undefined;
  const off = ([BALL, ...squares.keys()] as Piece[]).filter((piece) => placeOf(piece) === OFF);

  return props.children({
    board: (
      <div
        class={`soccer-table arranging${tall ? " upright" : ""}`}
        onPointerDown={(event) => {
          const square = squareAt(event.target as Element);
          if (event.pointerType === "touch" || square === undefined || offers.get(square) !== "figure") return;
          drag.current = { x: event.clientX, y: event.clientY };
          setTaken(pieceOn(square));
        }}
        onPointerMove={(event) => drag.current && setLooked(under(event))}
        onPointerUp={(event) => {
          const start = drag.current;
          drag.current = null;
          const square = under(event);
          if (start === null || taken === undefined || square === undefined || Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return;
          if (offers.get(square) === "place") put(taken, square);
        }}
        onPointerLeave={() => {
          drag.current = null;
        }}
      >
        <Pitch
          shape={shape}
          label={t("soccer.board")}
          upright={tall}
          near={0}
          figures={figures.filter((figure) => carried === undefined || figure.square !== from)}
          ghosts={carried !== undefined && typeof taken === "number" ? [{ ...figureOf(taken), square: carried }] : []}
          ball={taken === BALL && carried !== undefined ? carried : ball === OFF ? null : ball}
          shooting={0}
          shot={0}
          offers={offers}
          chosen={from === OFF ? undefined : from}
          describe={described}
          look={setLooked}
          pick={pick}
          cancel={() => setTaken(undefined)}
        />
      </div>
    ),
    facts: off.length > 0 && (
      <div class="row pieces" role="group" aria-label={t("soccer.pieces")}>
        {off.map((piece) => (
          <Spare key={piece} figure={piece === BALL ? undefined : figureOf(piece)} taken={taken === piece} take={() => setTaken(taken === piece ? undefined : piece)} />
        ))}
      </div>
    ),
  });
}

/** Something beside the board, to be put on it; the ball where it is no figure. */
function Spare({ figure, taken, take }: { figure: Figure | undefined; taken: boolean; take: () => void }): JSX.Element {
  return (
    <button type="button" class="piece" aria-pressed={taken} aria-label={t(!figure ? "soccer.take-ball" : figure.number === 0 ? "soccer.goalie" : "soccer.figure")} onClick={take}>
      <svg class={`keep${figure ? ` team-${figure.team}` : ""}`} viewBox={figure ? "-42 -118 84 138" : "-24 -40 48 56"} aria-hidden="true">
        {figure ? <FigureArt team={figure.team} number={figure.number} /> : <BallArt />}
      </svg>
    </button>
  );
}

function squareAt(element: Element | null): string | undefined {
  return element?.closest("[data-square]")?.getAttribute("data-square") ?? undefined;
}

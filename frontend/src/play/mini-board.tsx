/** A game's own board, small, as it stood at a moment; to be looked at, not touched. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Moment } from "../net/api";
import type { MatchState } from "../net/types";
import { asEvent } from "./film";
import type { GameFront } from "./front";

interface Props {
  front: GameFront;
  shape: unknown;
  state: MatchState;
  names: string[];
  seat: number;
  film: Moment[];
  at: number;
  narrow: boolean;
}

/** The size it is drawn at before it is made small: that of a window in which every board is at its best. */
const DRAWN = { wide: [860, 520], narrow: [400, 460] } as const;

export function MiniBoard({ front, shape, state, names, seat, film, at, narrow }: Props): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [wide, high] = narrow ? DRAWN.narrow : DRAWN.wide;
  // before it is painted, or it would be seen in another size first
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const fit = (): void => setScale(Math.min(box.clientWidth / wide, box.clientHeight / high));
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  }, [wide, high]);
  const moment = film[at] as Moment;
  const events = film.slice(1, at + 1).map(asEvent);
  const scene = { state: { ...state, view: moment.view, headline: moment.headline, subline: moment.subline, words: moment.words }, view: moment.view, node: null, beat: events.at(-1) ?? null, moment: null };
  return (
    <div class="mini" ref={frame} inert aria-hidden="true">
      <div class="mini-table" style={{ width: `${wide}px`, height: `${high}px`, transform: `translate(-50%, -50%) scale(${scale.toFixed(4)})` }}>
        <front.Play scene={scene} shape={shape} seats={state.seats} names={names} me={seat} mayAct={false} events={events} advice={undefined} act={() => undefined}>
          {(parts) => parts.board}
        </front.Play>
      </div>
    </div>
  );
}

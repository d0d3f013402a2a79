/** What is on: a film of two bots' match, and the matches of people that may be watched. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadFront } from "../games";
import { t, words } from "../i18n";
import { api, type Moment } from "../net/api";
import { nameOf } from "../net/naming";
import type { MatchCard, MatchState } from "../net/types";
import { asEvent } from "../play/film";
import type { GameFront } from "../play/front";
import { MiniBoard } from "../play/mini-board";
import { sentence } from "../play/story";
import { lasting, still } from "../prefs";
import ending from "../style/ending.css" with { type: "text" };
import match from "../style/match.css" with { type: "text" };
import { useAsked } from "../ui/asked";
import { wear } from "../ui/look";
import look from "./look.css" with { type: "text" };

wear(match);
wear(ending);
wear(look);

const BEAT = 1100;
const NEXT_LOOK = 4000;
/** So many moments before the last one known, more are fetched. */
const AHEAD = 20;

interface Reel {
  card: MatchCard;
  state: MatchState;
  shape: unknown;
  front: GameFront;
  first: Moment[];
  next: number | null;
}

async function reelOf(card: MatchCard): Promise<Reel> {
  const [state, { board }, front, film] = await Promise.all([api.look(card.id), api.board(card.id), loadFront(card.game), api.someMoments(card.id, 0)]);
  return { card, state, shape: board, front, first: film.moments, next: film.next };
}

export function Screen({ running }: { running: boolean }): JSX.Element {
  const [again, setAgain] = useState(0);
  const programme = useAsked(api.programme, [again]);
  const film = programme.value?.film ?? null;
  const reel = useAsked(() => (film ? reelOf(film) : Promise.resolve(undefined)), [film?.id]);
  const coming = programme.value !== undefined && film === null;
  useEffect(() => {
    if (!coming || !running) return undefined;
    const timer = setTimeout(() => setAgain(again + 1), NEXT_LOOK);
    return () => clearTimeout(timer);
  }, [coming, running, again]);
  return (
    <>
      {reel.value ? <Shown key={reel.value.card.id} {...reel.value} running={running} over={() => setAgain(again + 1)} /> : <p role="status">{t(coming ? "tv.coming" : "loading")}</p>}
      {programme.value && programme.value.live.length > 0 && (
        <>
          <h3>{t("tv.live")}</h3>
          <ul class="list">
            {programme.value.live.map((card) => (
              <li key={card.id}>
                <a class="grow" href={`/match/${card.id}`}>
                  <strong>{words(`title.${card.game}`, card.title)}</strong> · {card.seats.map((seat) => nameOf(seat, false)).join(" – ")}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The film, moment by moment; it stands still while nobody looks, and for whoever wants nothing to move. */
function Shown({ card, state, shape, front, first, next: more, running, over }: Reel & { running: boolean; over: () => void }): JSX.Element {
  const [film, setFilm] = useState(first);
  const [next, setNext] = useState(more);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(still());
  const last = at >= film.length - 1;
  useEffect(() => {
    if (paused || !running) return undefined;
    const event = film[at + 1];
    const beat = event ? (front.pace?.(asEvent(event)) ?? BEAT) : 3 * BEAT;
    const timer = setTimeout(() => (last ? next === null && over() : setAt(at + 1)), lasting(beat));
    return () => clearTimeout(timer);
  }, [at, paused, running, film.length]);
  useEffect(() => {
    if (next === null || at < film.length - AHEAD) return;
    void api.someMoments(card.id, next).then((told) => {
      setFilm([...film, ...told.moments]);
      setNext(told.next);
    }, () => undefined);
  }, [at >= film.length - AHEAD, next]);
  const names = state.seats.map((seat) => nameOf(seat, false));
  const moment = film[at] as Moment;
  return (
    <div class="tv-set" data-at={at}>
      <MiniBoard front={front} shape={shape} state={state} names={names} seat={0} film={film} at={at} narrow={false} />
      <p class="tv-score">
        <span>{names[0]}</span> <strong>{moment.view.score.slice(0, 2).join(" – ")}</strong> <span>{names[1]}</span>
      </p>
      <p class="small tv-line">{at > 0 ? sentence(asEvent(moment), card.game, state.seats) : words(`title.${card.game}`, card.title)}</p>
      <div class="row">
        <button type="button" class="small" id="tv-pause" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {t(paused ? "tv.play" : "tv.pause")}
        </button>
        <a class="button quiet small" href={`/match/${card.id}/replay`}>
          {t("replay")}
        </a>
      </div>
    </div>
  );
}

/** A match looked at again: a slider, an address for every moment, the chart of the chances. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api, type Moment } from "../net/api";
import { keyOf } from "../net/keys";
import { nameOf, titleOf } from "../net/naming";
import type { MatchState } from "../net/types";
import { still } from "../prefs";
import { loadFront } from "../games";
import { asEvent } from "../play/film";
import type { GameFront, Parts } from "../play/front";
import { Scoreboard } from "../play/scoreboard";
import { Stage } from "../play/stage";
import { sentence } from "../play/story";
import { go, route, staying } from "../route";
import { useAsked } from "../ui/asked";
import { Icon } from "../ui/icons";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";
import { MatchReview } from "./review";

const PACE = 900;

export function Replay({ id }: { id: string }): JSX.Element {
  const token = keyOf(id)?.token;
  const told = useAsked(() => api.moments(id, token), [id]);
  const board = useAsked(async () => {
    const { game, board: shape } = await api.board(id, token);
    return { game, shape, front: await loadFront(game) };
  }, [id]);
  const look = useAsked(() => api.look(id, token), [id]);
  const problem = told.problem ?? board.problem ?? look.problem;
  if (told.value && board.value && look.value) {
    return <Film id={id} {...board.value} moments={told.value.moments} state={look.value} token={token} />;
  }
  return (
    <Page title={t("replay")}>
      {problem ? <Problem problem={problem} /> : <p role="status">{t("loading")}</p>}
    </Page>
  );
}

interface FilmProps {
  id: string;
  game: string;
  shape: unknown;
  front: GameFront;
  moments: Moment[];
  state: MatchState;
  token: string | undefined;
}

function Film({ id, game, shape, front, moments, state, token }: FilmProps): JSX.Element {
  const last = moments.length - 1;
  const wanted = route.value.query.get("at");
  const at = Math.max(0, Math.min(last, wanted === null ? last : Number(wanted) || 0));
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  const show = (moment: number): void => go(`/match/${id}/replay?at=${Math.max(0, Math.min(last, moment))}`, "replace");
  useEffect(() => {
    if (!running) return undefined;
    if (at >= last) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => show(at + 1), still() ? PACE / 2 : PACE);
    return () => clearTimeout(timer);
  }, [running, at]);

  const analyse = async (): Promise<void> => {
    const here = staying();
    try {
      const opened = await api.study({ do: "open", text: await api.record(id, token) });
      const shown = await api.study({ do: "go", study: opened.study, at });
      if (here()) go(`/analyse/${game}#${shown.link}`);
    } catch (refused) {
      setProblem(refused as Error);
    }
  };

  const held = keyOf(id)?.seats ?? [];
  const sideOf = (seat: number): number => front.sideOf?.(seat, shape) ?? seat % 2;
  const shared = held.length > 1 && state.curtain !== undefined;
  const moment = moments[at] as Moment;
  // two at one screen look at the replay together: no hand is shown before the end
  const view = (shared ? moment.open_view : undefined) ?? moment.view;
  const events = moments.slice(1, at + 1).map(asEvent);
  const beat = events.at(-1) ?? null;
  const shown: MatchState = { ...state, view, headline: moment.headline, subline: moment.subline, words: moment.words };
  const scene = { state: shown, view, node: null, beat, moment: null };
  const names = state.seats.map((seat) => nameOf(seat, false));
  const text = beat ? sentence(beat, game, state.seats) : t("replay.start");
  const layOut = (parts: Parts): JSX.Element => (
    <Stage
      title={titleOf(game)}
      names={names}
      seq={at}
      phase={view.phase}
      look={`game-${game} replaying`}
      score={<Scoreboard scene={scene} game={game} front={front} shape={shape} me={undefined} offset={0} />}
      table={parts.board}
      side={
        <div class="paper stack film">
          <p class="last-play" aria-live="polite">
            {text || "…"}
          </p>
          <label class="field">
            <span>{t("replay.moment", { at, last })}</span>
            <input type="range" min={0} max={last} value={at} onInput={(event) => show(Number(event.currentTarget.value))} />
          </label>
          <div class="row film-keys">
            <button type="button" class="iconic" aria-label={t("replay.first")} onClick={() => show(0)}>
              <Icon name="first" />
            </button>
            <button type="button" class="iconic" aria-label={t("replay.back")} onClick={() => show(at - 1)}>
              <Icon name="back" />
            </button>
            <button type="button" class="first grow" onClick={() => setRunning(!running)}>
              <Icon name={running ? "pause" : "play"} /> {running ? t("replay.pause") : t("replay.play")}
            </button>
            <button type="button" class="iconic turned" aria-label={t("replay.next")} onClick={() => show(at + 1)}>
              <Icon name="back" />
            </button>
            <button type="button" class="iconic" aria-label={t("replay.last")} onClick={() => show(last)}>
              <Icon name="last" />
            </button>
          </div>
          <div class="row">
            <a class="button grow" href={`/match/${id}`}>
              {t("replay.to-match")}
            </a>
            {state.status === "over" && (
              <button type="button" class="grow" id="analyse" onClick={() => void analyse()}>
                {t("study.from-here")}
              </button>
            )}
            <a class="small" href={`/match/${id}/replay?at=${at}`}>
              {t("replay.link")}
            </a>
          </div>
          {problem && <Problem problem={problem} />}
          {state.status === "over" && (
            <MatchReview
              id={id}
              token={token}
              game={game}
              seats={state.seats}
              sides={[0, 1].map((each) => names.filter((_, seat) => sideOf(seat) === each).join(" & "))}
              side={sideOf(held[0] ?? 0)}
              mine={held.length === 1}
              film={moments}
              when={(position) => front.when?.(position, shape) ?? ""}
              at={at}
              show={show}
            />
          )}
        </div>
      }
    />
  );
  return (
    <front.Play scene={scene} shape={shape} seats={state.seats} names={names} me={state.seat} mayAct={false} events={events} advice={undefined} act={() => undefined}>
      {layOut}
    </front.Play>
  );
}

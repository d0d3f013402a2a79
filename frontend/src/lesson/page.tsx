/** A game in a minute: one sentence and one thing to do at a time, on its real board. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { loadFront, loadHandles, type Handles } from "../games";
import { t, words } from "../i18n";
import { named, worded } from "../i18n/worded";
import { api } from "../net/api";
import type { MatchEvent } from "../net/types";
import { firstMatch, refusal } from "../pages/starting";
import { Celebration } from "../play/celebration";
import { Director } from "../play/director";
import { gestureOf, type GameFront, type Parts, type PlayProps, type Preview } from "../play/front";
import { Scoreboard } from "../play/scoreboard";
import { useSkipping } from "../play/skipping";
import { Stage } from "../play/stage";
import { sentence } from "../play/story";
import { learned } from "../prefs";
import { useAsked } from "../ui/asked";
import { wear } from "../ui/look";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";
import { eventsOf, stateAt, type Film } from "./film";
import look from "./lesson.css" with { type: "text" };
import { Spotlight } from "./spotlight";

wear(look);

interface Room {
  film: Film;
  front: GameFront;
  handles: Handles;
}

export function LessonPage({ name }: { name: string }): JSX.Element {
  const room = useAsked<Room>(async () => {
    const [film, front, handles] = await Promise.all([api.lesson(name), loadFront(name), loadHandles(name)]);
    return { film: named(film), front, handles };
  }, [name]);
  if (room.value) return <Lesson {...room.value} />;
  return (
    <Page title={t("learn")} narrow>
      {room.problem ? <Problem problem={room.problem} /> : <p role="status">{t("loading")}</p>}
    </Page>
  );
}

function Lesson({ film, front, handles }: Room): JSX.Element | null {
  const [at, setAt] = useState(0);
  const [nudge, setNudge] = useState(false);
  const director = useMemo(() => {
    const shows = new Director(false);
    shows.front = front;
    shows.take([], stateAt(film, 0), true);
    return shows;
  }, [film, front]);
  useEffect(() => () => director.close(), [director]);
  const shown = director.scene.value;
  useSkipping(shown, director);
  const events = useMemo(() => film.steps.flatMap((_, index) => eventsOf(film, index)), [film]);
  const title = words(`title.${film.game}`, film.title);
  if (!shown) return null;

  const step = film.steps[at];
  // on a board that was set up anew nothing is left of what happened before
  const scene = shown.node && step?.anew ? { ...shown, beat: null } : shown;
  const due = scene.node !== null;
  const finished = due && !step;
  const go = (to: number, fresh: MatchEvent[]): void => {
    setNudge(false);
    setAt(to);
    director.take(fresh, stateAt(film, to), fresh.length === 0);
    if (to === film.steps.length && !learned.value.includes(film.game)) learned.value = [...learned.value, film.game];
  };
  const act = (text: string): void => {
    if (text === step?.do) go(at + 1, eventsOf(film, at));
    else setNudge(true);
  };
  const preview = (text: string): Promise<Preview | undefined> => Promise.resolve(step?.previews[text]);
  const play: PlayProps = {
    scene,
    shape: film.board,
    seats: scene.state.seats,
    names: film.names,
    me: film.seat,
    mayAct: due && step !== undefined && !step.rolls,
    events: events.filter((event) => event.seq <= director.told.value),
    advice: undefined,
    act,
    preview,
  };
  const said = finished ? worded(film.game, film, "end") : step ? worded(film.game, step, "say") : "";

  const layOut = (parts: Parts): JSX.Element => (
    <Stage
      title={title}
      names={[t("learn")]}
      seq={scene.state.seq}
      phase={scene.view.phase}
      look={`game-${film.game} lesson`}
      score={<Scoreboard scene={scene} game={film.game} front={front} shape={film.board} me={film.seat} offset={0} />}
      table={parts.board}
      side={
        <>
          <div class="paper asking lesson-card" data-step={step?.name ?? "end"}>
            <Progress film={film} at={at} again={at > 0 && !finished ? () => go(0, []) : undefined} />
            <Said text={due ? said : tellingOf(scene.beat, film)} at={at} due={due} />
            {nudge && (
              <p class="notice" role="status">
                {t("learn.nudge")}
              </p>
            )}
            {parts.facts && due && !finished && <div class="facts">{parts.facts}</div>}
          </div>
          <div class="actions">
            {!due && (
              <button type="button" class="quiet" onClick={director.skip}>
                {t("skip-ahead")}
              </button>
            )}
            {due && step?.rolls && (
              <button type="button" class="first wide" id="roll" autofocus onClick={() => act(step.do)}>
                {t("learn.roll")}
              </button>
            )}
            {play.mayAct && parts.actions}
            {finished && <Finished film={film} again={() => go(0, [])} />}
          </div>
        </>
      }
    >
      {play.mayAct && <Spotlight handles={[...handles(gestureOf(step?.node ?? null, step?.do)), `[data-move="${step?.do ?? ""}"]`]} />}
      {scene.moment && <Celebration key={scene.moment.event.seq} moment={scene.moment} line={sentence(scene.moment.event, film.game, scene.state.seats)} made={front.Made && <front.Made events={play.events.filter((event) => event.seq <= (scene.moment?.event.seq ?? 0))} shape={film.board} me={film.seat} />} skip={director.skip} />}
    </Stage>
  );
  return <front.Play {...play}>{layOut}</front.Play>;
}

/** What is happening while events play. */
function tellingOf(beat: MatchEvent | null, film: Film): string {
  return beat ? sentence(beat, film.game, stateAt(film, 0).seats) || "…" : "…";
}

/** The sentence; whoever reads with their ears hears it, whoever uses keys goes on from it. */
function Said({ text, at, due }: { text: string; at: number; due: boolean }): JSX.Element {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (due && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [at, due]);
  return (
    <p class="lesson-says" role="status" tabIndex={-1} ref={line}>
      {text}
    </p>
  );
}

function Progress({ film, at, again }: { film: Film; at: number; again: (() => void) | undefined }): JSX.Element {
  const count = film.steps.length;
  return (
    <div class="lesson-progress">
      <span class="label grow">{at < count ? t("learn.step", { step: at + 1, count }) : t("learn.done")}</span>
      {again && (
        <button type="button" class="quiet small" onClick={again}>
          {t("learn.again")}
        </button>
      )}
      <a class="button quiet small leave-lesson" href={`/game/${film.game}`}>
        {t("learn.skip")}
      </a>
      <span class="pips" aria-hidden="true">
        {film.steps.map((step, index) => (
          <span key={step.name} class={index < at ? "done" : index === at ? "now" : ""} />
        ))}
      </span>
    </div>
  );
}

/** What comes after: a match with the coach's hand on the shoulder. */
function Finished({ film, again }: { film: Film; again: () => void }): JSX.Element {
  return (
    <>
      {refusal.value && <Problem problem={refusal.value} />}
      <button type="button" class="first wide" id="first-match" autofocus onClick={() => void firstMatch(film.game)}>
        {t("learn.first-match")}
      </button>
      <div class="row">
        <button type="button" class="grow" onClick={again}>
          {t("learn.again")}
        </button>
        <a class="button grow" href={`/rules/${film.game}`}>
          {t("rules")}
        </a>
      </div>
    </>
  );
}

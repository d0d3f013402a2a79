/** Street Soccer on the screen: choose who, see how it would go, play it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Die } from "../../parts/dice";
import type { MatchEvent, View } from "../../net/types";
import { useChoice } from "../../play/choice";
import { choicesOf, gesturesOf, type GameFront, type Parts, type PlayProps, type Preview } from "../../play/front";
import { Moves } from "../../play/moves";
import { TeamSign } from "../../play/team-sign";
import { wear } from "../../ui/look";
import { useMedia } from "../../ui/media";
import { Arrange } from "./arranging";
import { ghostsOf, nextOf } from "./formations";
import look from "./look.css" with { type: "text" };
import { Made } from "./made";
import { flightOf, paceOf, useMotion } from "./motion";
import { actionsOf, placementsOf } from "./moves";
import { planWords } from "./plan";
import { figuresOf, Pitch, type Offer } from "./pitch";
import { seen, type PitchShape } from "./shape";
import { Formations, SetUpTray } from "./tray";
import { upright } from "./upright";

wear(look);

const GAME = "street-soccer";

function Play(props: PlayProps & { children: (parts: Parts) => JSX.Element }): JSX.Element {
  const { scene, mayAct, act, me, preview, advice } = props;
  const shape = props.shape as PitchShape;
  const { view, beat, node } = scene;
  const tall = useMedia(upright);
  const moment = `${scene.state.seq}`;
  const [chosen, setChosen] = useChoice<string>(moment);
  const [pending, setPending] = useChoice<string>(moment);
  const [looked, setLooked] = useChoice<string>(moment);
  const [formation, setFormation] = useChoice<string>(moment);

  const near: 0 | 1 = me === 1 ? 1 : 0;
  const turn: 0 | 1 = seen(view).turn === "red" ? 1 : 0;
  // who made the move that is shown, though it may be the other side's turn since
  const lastBy: 0 | 1 = beat?.seat === undefined ? turn : beat.seat === 1 ? 1 : 0;
  const settingUp = seen(view).phase === "set-up";
  const texts = mayAct ? choicesOf(scene) : [];
  const made = mayAct ? gesturesOf(scene) : [];
  const plain = texts.filter((text) => !made.some((each) => each.text === text));
  const actions = actionsOf(made);
  const placements = placementsOf(made);
  const placing = [...placements.keys()];
  const place = (square: string): void => act(placements.get(square) ?? square);
  const starts = new Set(actions.map((action) => action.start));
  const only = starts.size === 1 ? [...starts][0] : undefined;
  const from = chosen ?? only;
  const offers = new Map<string, Offer>();
  for (const square of placing) offers.set(square, "place");
  for (const square of starts) if (square !== from) offers.set(square, "figure");
  for (const action of actions) {
    if (action.start !== from) continue;
    const kind = action.kick ? "kick" : "walk";
    const known = offers.get(action.end);
    offers.set(action.end, known && known !== kind && known !== "figure" ? "both" : kind);
  }
  const actionTo = (square: string | undefined, kick?: boolean): string | undefined =>
    actions.find((each) => each.start === from && each.end === square && (kick === undefined || each.kick === kick))?.text;
  const target = looked && offers.get(looked) !== "figure" ? looked : pending;
  const foreseen = usePreview(preview, actionTo(target, true) ?? actionTo(target));
  const planned = foreseen?.paths;
  const advised = usePreview(preview, mayAct ? advice?.[0]?.move : undefined)?.paths;
  const now = usePreview(preview, mayAct && actions.length > 0 ? "" : undefined);
  const threats = (foreseen ? foreseen.threats : now?.threats) ?? [];
  const form = useFormation(props, placing, place, near);
  const motion = useMotion(beat, node === null, scene.falling === true);

  const pick = (square: string, byTouch: boolean): void => {
    const offer = offers.get(square);
    if (offer === "place") place(square);
    else if (offer === "figure") {
      setChosen(square);
      setPending(undefined);
    } else if ((byTouch || offer === "both") && pending !== square) setPending(square);
    else {
      const text = actionTo(square, true) ?? actionTo(square);
      if (text) act(text);
    }
  };
  const cancel = (): void => {
    setPending(undefined);
    setChosen(undefined);
  };
  const describe = (square: string, offer: Offer): string =>
    ({
      figure: t("soccer.choose", { square }),
      walk: t("soccer.walk", { from: from ?? "", square }),
      kick: square === "GOAL" ? t("soccer.goal") : t("soccer.kick", { square }),
      both: t("soccer.kick", { square }),
      place: t("soccer.place", { square }),
    })[offer];
  const kicksOnly = actions.length > 0 && actions.every((each) => each.kick);
  // who kicks off has it at his feet
  const ball = motion?.ball ?? seen(view).ball ?? (kicksOnly ? (from ?? null) : null);
  const walked = beat?.paths?.walk;
  const walker = scene.falling ? walked?.[0] : walked?.at(-1);
  const figures = figuresOf(seen(view).figures).map((figure) => (motion?.walker && figure.square === walker ? { ...figure, square: motion.walker } : figure));
  const moving = node === null ? undefined : beat?.paths;
  const kick = actionTo(pending, true);
  const walk = actionTo(pending, false);
  const left = missing(seen(view).figures, near);
  const keeperOnly = placing.every((square) => shape.squares.find((each) => each.square === square)?.marks.some((mark) => mark.endsWith("goal-front")));

  const next = keeperOnly ? 0 : Math.max(1, 5 - left);
  const todo = placing.length > 0 ? t("soccer.now-keeper") : actions.length === 0 ? "" : !from ? t("soccer.now-figure") : kicksOnly ? t("soccer.now-kick") : t("soccer.now-target");
  // who would stand where: a formation looked at, or the next figure on the square looked at
  const ghosts = ghostsOf(shape, near, formation, looked && offers.get(looked) === "place" ? looked : undefined, next);

  return props.children({
    board: (
      <div class={`soccer-table${tall ? " upright" : ""}${settingUp ? " setting-up" : ""}`}>
        <Pitch
          shape={shape}
          label={t("soccer.board")}
          upright={tall}
          near={near}
          arrows={me !== undefined}
          figures={figures}
          ghosts={ghosts}
          ball={ball}
          shooting={turn}
          shot={lastBy}
          offers={offers}
          chosen={from}
          pending={pending}
          preview={planned}
          advice={planned ? undefined : advised}
          past={moving}
          threats={threats}
          describe={describe}
          look={setLooked}
          pick={pick}
          cancel={cancel}
        />
        <div class="minutes-strip">
          {!settingUp && (
            <span class="die-place">
              {seen(view).die !== null && <Die key={beat?.seq ?? 0} face={String(seen(view).die)} colour={turn === 0 ? "yellow" : "red"} title={t("die.die")} fresh={beat?.kind === "rolled"} />}
            </span>
          )}
          {!settingUp && <Minutes view={view} events={props.events} normal={shape.minutes} />}
        </div>
      </div>
    ),
    facts: settingUp && placing.length > 0 ? (
      <SetUpTray team={near} keeperOnly={keeperOnly} number={next} left={left} squares={placing} act={place} />
    ) : todo === "" ? undefined : (
      <>
        <p class={`plan${planned ? " drawn" : from ? " aiming" : ""}`}>{planned ? planWords(planned, figures) : todo}</p>
        {threats.length > 0 && mayAct && (
          <p class="threat-key small">
            <span aria-hidden="true">▲</span> {t("soccer.threat-key", { rolls: Math.max(...threats.map((each) => each.rolls)) })}
          </p>
        )}
      </>
    ),
    actions: (
      <>
        {settingUp && placing.length > 0 && <Formations shape={shape} team={near} form={form} look={setFormation} />}
        {plain.length > 0 && <Moves game={GAME} node={node} texts={plain} act={act} />}
        {pending && (
          <div class="row">
            <button type="button" onClick={() => setPending(undefined)}>
              {t("cancel")}
            </button>
            {kick && (
              <button type="button" class="first grow" id="play-it" onClick={() => act(kick)}>
                {pending === "GOAL" ? t("soccer.shoot") : t("soccer.kick-it", { square: pending })}
              </button>
            )}
            {walk && (
              <button type="button" class={`grow${kick ? "" : " first"}`} onClick={() => act(walk)}>
                {t("soccer.walk-it", { square: pending })}
              </button>
            )}
          </div>
        )}
        {!pending && chosen && !only && (
          <button type="button" onClick={cancel}>
            {t("soccer.other")}
          </button>
        )}
      </>
    ),
  });
}

/** The minutes, and the goals that fell in them. */
function Minutes({ view, events, normal }: { view: View; events: MatchEvent[]; normal: number }): JSX.Element {
  const minute = seen(view).minute;
  const goals = goalsOf(events);
  const last = Math.max(normal, minute);
  return (
    <div class="minutes" role="img" aria-label={t("soccer.minute", { minute })}>
      {Array.from({ length: last }, (_, k) => k + 1).map((each) => (
        <span key={each} class={`minute${each === minute ? " now" : each < minute ? " gone" : ""}${each > normal ? " extra" : ""}`}>
          {goals.get(each) !== undefined && <TeamSign seat={goals.get(each) ?? 0} />}
          {each % 5 === 0 && <span class="figure-of">{each}</span>}
        </span>
      ))}
    </div>
  );
}

function goalsOf(events: MatchEvent[]): Map<number, number> {
  const goals = new Map<number, number>();
  let before: View | undefined;
  for (const event of events) {
    if (before && event.highlight?.what === "goal") goals.set(seen(before).minute, event.highlight.side);
    before = event.view ?? before;
  }
  return goals;
}

/** How many figures of a side are still to be placed. */
function missing(value: unknown, team: 0 | 1): number {
  return ((value as (string | null)[][])[team] ?? []).filter((square) => square === null).length;
}

/** How a move would go; asked a moment after it is looked at, so that a passing pointer asks nothing. */
function usePreview(ask: PlayProps["preview"], text: string | undefined): Preview | undefined {
  const [found, setFound] = useState<{ text: string; seen: Preview | undefined } | undefined>(undefined);
  useEffect(() => {
    if (text === undefined || !ask) return undefined;
    let wanted = true;
    const timer = setTimeout(() => void ask(text).then((seen) => wanted && setFound({ text, seen })), 40);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, ask]);
  return text !== undefined && found?.text === text ? found.seen : undefined;
}

/** A formation once chosen is set down figure by figure, as the server asks for them. */
function useFormation(props: PlayProps, placing: string[], place: (square: string) => void, team: 0 | 1): (name: string) => void {
  const [name, setName] = useState<string | undefined>(undefined);
  const { scene, mayAct } = props;
  const standing = seen(scene.view).figures[team] ?? [];
  const settingUp = seen(scene.view).phase === "set-up";
  useEffect(() => {
    if (!name) return;
    if (!settingUp) {
      setName(undefined);
      return;
    }
    const square = mayAct && placing.length > 0 ? nextOf(props.shape as PitchShape, name, team, standing, placing) : undefined;
    if (square) place(square);
  }, [name, scene.state.seq, mayAct, settingUp]);
  return setName;
}

export const front: GameFront = {
  Play,
  Arrange,
  Sign: TeamSign,
  Made,
  situation: (view, shape) =>
    seen(view).phase === "set-up"
      ? { main: t("soccer.set-up"), small: "" }
      : { main: `${seen(view).minute}′`, small: seen(view).extra_time ? t("soccer.extra-time") : t("soccer.of-minutes", { minutes: (shape as PitchShape).minutes }) },
  when: (view) => (seen(view).phase === "set-up" ? "" : `${seen(view).minute}′`),
  // the board is turned, so that the goal to attack is the same for every seat
  useAim: () => ({ attack: useMedia(upright) ? "up" : "right" }),
  pace: paceOf,
  flight: flightOf,
  cue: (event) => (event.kind === "rolled" ? "dice" : event.paths && event.paths.ball.length + event.paths.walk.length > 0 ? null : "step"),
};

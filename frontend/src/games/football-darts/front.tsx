/** Football Darts on the screen: a board as large as the window, the scatter around the aim, what each bed would mean. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { percent, t, words } from "../../i18n";
import { worded } from "../../i18n/worded";
import type { View } from "../../net/types";
import { Coin, coinWord } from "../../parts/dice";
import { chanceOf } from "../../play/chance";
import { useChoice } from "../../play/choice";
import { choicesOf, gestureOf, gesturesOf, type Choice, type GameFront, type Outcome, type Parts, type PlayProps } from "../../play/front";
import { Moves } from "../../play/moves";
import { numbers } from "../../prefs";
import { wear } from "../../ui/look";
import { useMedia } from "../../ui/media";
import { AimChips, AimList, AimPanel, meaning, OddsList, reachOf } from "./aiming";
import { LastDart } from "./correction";
import { useEntries } from "./entries";
import { Made } from "./made";
import { Dartboard, neighbours } from "./dartboard";
import { BONUS, DriveDarts, driveOf, UNDECIDED } from "./drive";
import look from "./look.css" with { type: "text" };
import { Scorer } from "./scorer";
import { bedOf, lookOf, seen, singleOf, type DartboardShape, type Phase } from "./shape";
import { Strip } from "./strip";
import { dartsOf } from "./stuck";
import { bedShort, bedWords, GAME, spotText } from "./words";

wear(look);

const DART_CALLS = new Set<Phase>(["call", "try"]);
/** Beside the board there is room for all that goes with an aim. */
const roomy = matchMedia("(min-width: 1180px)");
/** A narrow field is drawn higher, or nobody could read its yards. */
const handheld = matchMedia("(max-width: 599px) and (orientation: portrait)");
/** From the hand to the board, as the look has it. */
const FLIGHT = 260;

function Play(props: PlayProps & { children: (parts: Parts) => JSX.Element }): JSX.Element {
  const { scene, names, mayAct, act, correct, events, advice, me } = props;
  const shape = props.shape as DartboardShape;
  const { view, beat, node } = scene;
  const texts = choicesOf(scene);
  const throws = useMemo(() => throwsOf(gesturesOf(scene)), [scene.node]);
  const [call = "", setCall] = useChoice<string>(`${scene.state.seq}`);
  const [bed, setBed] = useChoice<string>(`${scene.state.seq}`);
  const button = useRef<HTMLButtonElement>(null);

  const offense = seen(view).offense;
  const entering = node?.kind === "chance";
  const current = throws.has(call) ? call : ([...throws.keys()][0] ?? "");
  const aims = throws.get(current) ?? new Map<string, string>();
  const beds = entering ? texts : [...aims.keys()];
  const aiming = mayAct && beds.length > 12;
  const aimed = (scene.falling ? events.findLast((event) => event.kind === "played") : beat?.kind === "played" ? beat : null)?.gesture?.[1];
  const advised = advice?.map((each) => gestureOf(node, each.move));
  const suggested = aiming && !bed ? advised?.find(([each]) => each === current)?.[1] : undefined;
  const side = (yards: number): number => (offense === 0 ? yards : 100 - yards);
  const ball = side(seen(view).pos);
  const odds = together(shape, useOdds(props, aiming && !entering && bed ? aims.get(bed) : undefined));
  // at a real board a call that leads straight to a dart is made together with it
  const tableCalls = mayAct && props.enter && node?.kind === "decision" && DART_CALLS.has(seen(view).phase) ? texts : [];
  const tableCall = tableCalls.includes(call) ? call : tableCalls[0];
  const scoring = (aiming && entering) || tableCall !== undefined;
  const meanings = useOdds(props, scoring ? (tableCall ?? "") : undefined);
  const { enter, undo } = useEntries(props, scoring, ({ outcome, call: said, id }) => {
    if (entering) act(outcome, id);
    else props.enter?.(tableCalls.includes(said) ? said : undefined, outcome, id);
  });
  const forWhat = useCalls(tableCalls, seen(view).phase);
  // while a dart is being saved: what the next is for
  const nextCall = forWhat.includes(call) ? call : props.saving?.value ? forWhat[0] : undefined;
  const scored = tableCall ?? nextCall ?? seen(view).phase;
  const last = events.findLast((event) => event.say);
  const thrower = shape.throwers?.[offense];
  const send = (which: string): void => act(entering ? which : (aims.get(which) ?? which));
  const pick = (which: string): void => {
    if (which === bed) send(which);
    else if (beds.includes(which)) {
      setBed(which);
      button.current?.focus({ preventScroll: true });
    } else setBed(undefined);
  };
  const win = (which: string): number | undefined => {
    const found = numbers.value ? advice?.find((each) => each.move === aims.get(which)) : undefined;
    return found && chanceOf(found, me ?? 0);
  };
  // where something can be foreseen, and no keys stand beside the board
  const panelled = useMedia(roomy) && props.preview !== undefined && !props.enter && !scoring;
  const narrow = useMedia(handheld);
  const nearby = bed && aiming ? neighbours(shape, bed, panelled ? 6 : 4).filter((each) => beds.includes(each)) : [];
  // the panel's title names what is aimed at already
  const chips = bed && nearby.length > 0 ? [...(panelled ? [] : [bed]), ...nearby] : [];

  const neighbouring = chips.length > 0 && <AimChips shape={shape} beds={chips} bed={bed} set={setBed} win={win} />;
  const calls = mayAct && !scoring && throws.size > 1 && (
    <div class="row calls" role="group" aria-label={t("darts.calls")}>
      {[...throws.keys()].map((each) => (
        <button key={each} type="button" class="grow" aria-pressed={each === current} data-call={each} onClick={() => setCall(each)}>
          {advised?.[0]?.[0] === each ? "★ " : ""}
          {callWords(each)}
        </button>
      ))}
    </div>
  );
  const throwing = aiming && (
    <div class="row throwing">
      <AimList shape={shape} beds={beds} bed={bed} set={setBed} label={entering ? t("darts.fell") : t("darts.aim")} />
      <button type="button" class="first grow" id="throw" ref={button} disabled={!bed} onClick={() => bed && send(bed)}>
        {bed ? (entering ? t("darts.enter", { bed: bedWords(shape, bed) }) : t("darts.throw", { call: callWords(current), bed: bedWords(shape, bed) })) : t("darts.aim-first")}
        {bed && win(bed) !== undefined && <span class="odds">{t("coach.win", { chance: percent(win(bed) ?? 0, 1) })}</span>}
      </button>
      {entering && beds.includes("MISS") && (
        <button type="button" onClick={() => send("MISS")}>
          {t("darts.miss")}
        </button>
      )}
      {entering && beds.includes("BOUNCE") && (
        <button type="button" onClick={() => send("BOUNCE")}>
          {t("darts.bounce")}
        </button>
      )}
    </div>
  );

  return props.children({
    board: (
      <div class={`darts-table${scoring ? " at-the-board" : ""}${panelled ? " panelled" : ""}`}>
        <Strip
          tall={narrow}
          label={t("darts.field", { spot: spotText(view), needed: seen(view).needed })}
          ball={ball}
          past={driveOf(events, view).map(side)}
          future={odds.map((each) => ({ at: side(seen(each.view).pos), share: each.share, good: lookOf(each) === "good" })).slice(0, 4)}
          direction={offense === 0 ? 1 : -1}
          left={names[0] ?? ""}
          right={names[1] ?? ""}
          hidden={UNDECIDED.has(seen(view).phase)}
        />
        <div class={`wall${scoring ? " scoring" : ""}`}>
          {scoring && (
            <Scorer shape={shape} calls={forWhat} callWords={callWords} call={scored} setCall={setCall} outcomes={meanings} meaning={meaning} enter={(bed) => enter(bed, scored)} undo={undo} events={events} said={last ? worded(GAME, last, "say", props.seats) : ""} />
          )}
          <Dartboard
            shape={shape}
            label={t("darts.board")}
            chosen={aiming ? bed : undefined}
            aim={aimed}
            scatter={!entering && (aimed || bed) ? thrower : undefined}
            labels={odds.slice(0, 3).map((each, index) => ({ bed: bedOf(shape, each.text)?.bed ?? each.text, text: `${bedShort(shape, each.text)} · ${percent(each.share)}`, strong: index === 0 }))}
            darts={dartsOf(scene.falling && beat ? [...events, beat] : events, beat, shape)}
            suggested={suggested}
            name={(each) => bedWords(shape, each)}
            pick={aiming ? pick : undefined}
          />
          {beat?.what === "coin" && beat.kind === "rolled" && (
            <div class="toss">
              <Coin key={beat.seq} face={coinWord(beat.text)} title={t("coin")} fresh />
            </div>
          )}
          <DriveDarts view={view} events={events} darts={shape.darts_a_drive} />
        </div>
        {panelled && (
          <AimPanel shape={shape} bed={aiming ? bed : undefined} odds={odds} thrower={thrower} others={neighbouring}>
            {calls}
            {throwing}
          </AimPanel>
        )}
      </div>
    ),
    // while a phone tells what has happened, its score bar says how far it is
    facts: narrow && !mayAct ? undefined : (
      <>
        {!UNDECIDED.has(seen(view).phase) && (
          <p class="needs">
            <strong>{BONUS.has(seen(view).phase) ? t("darts.try") : t("darts.need", { yards: seen(view).needed })}</strong>
            <span>{spotText(view)}</span>
            <span>{quarter(view, shape)}</span>
            {thrower && !panelled && <span class="soft">{t("darts.thrower", { name: thrower.name, reach: reachOf(thrower) })}</span>}
          </p>
        )}
        {!panelled && odds.length > 0 && <OddsList shape={shape} odds={odds} />}
        {!panelled && neighbouring}
        {correct && <LastDart shape={shape} events={events} correct={correct} />}
      </>
    ),
    actions: (
      <>
        {!panelled && calls}
        {mayAct && texts.length > 0 && !aiming && !scoring && <Moves game={GAME} node={node} texts={texts} act={act} advice={advice} side={me} />}
        {!panelled && throwing}
      </>
    ),
  });
}

/** What may come of an aim, likeliest first. */
function useOdds({ preview }: PlayProps, text: string | undefined): Outcome[] {
  const [found, setFound] = useState<{ text: string; odds: Outcome[] } | undefined>(undefined);
  useEffect(() => {
    if (text === undefined || !preview) return undefined;
    let wanted = true;
    void preview(text).then((seen) => wanted && setFound({ text, odds: seen?.outcomes ?? [] }));
    return () => {
      wanted = false;
    };
  }, [text, preview]);
  return text !== undefined && found?.text === text ? found.odds : [];
}

/** What a dart may be for, as long as it is on its way too: the row stays, and the keys below it where they are. */
function useCalls(calls: string[], phase: Phase): string[] {
  const offered = useRef<string[]>([]);
  if (calls.length > 0) offered.current = calls;
  return offered.current.includes(phase) || calls.length > 0 ? offered.current : [phase];
}

/** Both halves of a sector are one single wherever they come to the same. */
function together(shape: DartboardShape, odds: Outcome[]): Outcome[] {
  const merged: Outcome[] = [];
  for (const each of odds) {
    const single = singleOf(shape, each.text);
    const known = merged.find((other) => other.text === single && String(other.view.position) === String(each.view.position));
    if (known) known.share += each.share;
    else merged.push({ ...each, text: single });
  }
  return merged.sort((a, b) => b.share - a.share);
}

function quarter(view: View, shape: unknown): string {
  const { quarter: number } = seen(view);
  const { quarters } = shape as DartboardShape;
  return number <= quarters ? t("darts.quarter", { number }) : t("darts.overtime", { number: number - quarters });
}

/** What a dart may be thrown for: by aim, the move that throws it there. */
function throwsOf(choices: Choice[]): Map<string, Map<string, string>> {
  const calls = new Map<string, Map<string, string>>();
  for (const { text, gesture: [call, aim] } of choices) {
    if (call === undefined || aim === undefined) continue;
    calls.set(call, (calls.get(call) ?? new Map<string, string>()).set(aim, text));
  }
  return calls;
}

/** What a dart is thrown for, in a word. */
function callWords(call: string): string {
  return words(`darts.call.${call}`, call);
}

export const front: GameFront = {
  Play,
  Made,
  situation: (view, shape) => {
    const darts = (shape as DartboardShape).darts_a_drive;
    const small = `${quarter(view, shape)} · ${t("darts.dart-of", { dart: Math.min(darts, seen(view).dart), darts })}`;
    if (UNDECIDED.has(seen(view).phase)) return { main: t("goal.toss"), small: quarter(view, shape) };
    return { main: BONUS.has(seen(view).phase) ? t("darts.try") : t("darts.need", { yards: seen(view).needed }), small };
  },
  when: quarter,
  outcomeWords: (shape, text) => bedWords(shape as DartboardShape, text),
  pace: (event) => (event.kind === "played" ? 420 : event.what === "coin" ? 740 : 700),
  flight: (event) => (event.kind === "rolled" && event.what === "dart" ? FLIGHT : 0),
  cue: (event) => (event.what === "dart" && event.kind === "rolled" ? "dart" : event.kind === "played" ? null : undefined),
};

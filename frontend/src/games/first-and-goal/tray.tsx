/** The felt in the middle: both calls, and the dice of the last play. */
import type { JSX } from "preact";
import { t, words } from "../../i18n";
import type { MatchEvent, Seat, View } from "../../net/types";
import { Coin, coinWord, Die } from "../../parts/dice";
import { sentence } from "../../play/story";
import { CardBack, titleOf } from "./cards";
import { signed } from "./matchups";
import { seen, type GridironShape, type MatchupShape } from "./shape";
import { throwsOf, WHITE } from "./throws";

/** The referee names a side: an O would be read as nought. */
const SIDES: ReadonlyMap<string, string> = new Map([["O", "OFF"], ["D", "DEF"]]);
/** As many dice as lie side by side. */
const ROOM = 9;
const NONE = "none";

/** Two cards that met. */
export interface Met {
  play: string;
  answer: string;
}

/** Both calls and the dice of the last play. */
export function Tray({ view, shape, events, beat, seats }: { view: View; shape: GridironShape; events: MatchEvent[]; beat: MatchEvent | null; seats: Seat[] }): JSX.Element {
  const { offense_call: play, defense_call: answer, face_down: hidden = false } = seen(view);
  const rolled = shape.matchups[play]?.[answer];
  const called = play !== NONE || (answer !== NONE && !hidden);
  const shown = lastDice(events, called);
  // what the dice came to, not the card that burned for it afterwards
  const last = shown.findLast((event) => event.say) ?? (called ? undefined : events.findLast((event) => event.kind === "rolled" && event.say));
  const met = shown.length > 0 ? metBefore(events, shown) : undefined;
  return (
    <div class="tray" role="group" aria-label={t("goal.dice")}>
      <div class="on-felt">
        {(called || hidden) && (
          <div class={`called${shown.length > 0 && last ? " rolled-out" : ""}`}>
            {hidden && play === NONE ? <CardBack label={t("goal.face-down")} /> : play !== NONE ? <strong class="call-name offense">{titleOf(shape, "offense", play)}</strong> : null}
            {answer !== NONE && <strong class="call-name defense">{titleOf(shape, "defense", answer)}</strong>}
          </div>
        )}
        {shown.length > 0 || rolled ? <Throws dice={shown} ready={toFall(rolled, shown, seen(view).fake)} fresh={beat?.seq} /> : !called && <p class="small">{t("goal.no-dice")}</p>}
      </div>
      {shown.length > 0 && last && (
        <p class="last-play-words">
          <span>{met ? `${titleOf(shape, "offense", met.play)} × ${titleOf(shape, "defense", met.answer)}` : t(last.what === "coin" ? "goal.toss" : "goal.last-play")}</span>
          <strong>{sentence(last, "first-and-goal", seats)}</strong>
        </p>
      )}
    </div>
  );
}

/** The dice that two cards bring and that have not fallen yet: they lie where they will, so that nothing moves when one does. */
function toFall(rolled: MatchupShape | undefined, fallen: MatchEvent[], faked: boolean): string[] {
  if (!rolled || WHITE.has(fallen.at(-1)?.what ?? "")) return [];
  const blacks = Array.from({ length: faked ? 0 : rolled.black }, () => "black");
  return [...rolled.dice, ...blacks, "play"].slice(fallen.length);
}

/** The dice in their throws, each with what it comes to; those that count for nothing are faded. */
export function Throws({ dice, ready = [], fresh }: { dice: MatchEvent[]; ready?: string[]; fresh?: number | undefined }): JSX.Element {
  const throws = throwsOf(dice);
  const last = throws.at(-1) ?? { dice: [], idle: new Set<MatchEvent>(), yards: undefined };
  return (
    <div class={`thrown${dice.length > 5 ? " many" : ""}`} style={{ "--throws": Math.max(1, throws.length) }}>
      {[...throws.slice(0, -1), last].map(({ dice: fallen, idle, yards }) => {
        const far = fallen.filter((event) => !WHITE.has(event.what ?? ""));
        const waiting = fallen === last.dice ? ready : [];
        return (
          <div key={fallen[0]?.seq ?? "ready"} class="throw rolled">
            {far.map((event) => (
              <OneDie key={event.seq} event={event} fresh={event.seq === fresh} idle={idle.has(event)} />
            ))}
            {waiting.filter((die) => !WHITE.has(die)).map(waitingDie)}
            {(yards !== undefined || waiting.length > 0) && (
              <strong class={`yards-thrown${(yards ?? 0) < 0 ? " loss" : ""}`} title={t("goal.yards")}>
                {yards === undefined ? "" : signed(yards)}
              </strong>
            )}
            {fallen.slice(far.length).map((event) => (
              <OneDie key={event.seq} event={event} fresh={event.seq === fresh} idle={false} />
            ))}
            {waiting.filter((die) => WHITE.has(die)).map(waitingDie)}
          </div>
        );
      })}
    </div>
  );
}

function waitingDie(die: string, index: number): JSX.Element {
  return (
    <figure key={`ready ${index}`}>
      <Die face="" colour={WHITE.has(die) ? "white" : die} title={words(`die.${die}`, die)} figures />
    </figure>
  );
}

function OneDie({ event, fresh, idle }: { event: MatchEvent; fresh: boolean; idle: boolean }): JSX.Element {
  return (
    <figure class={idle ? "idle" : ""}>
      <Thrown event={event} fresh={fresh} />
      {event.upshot && <figcaption>{words(`goal.upshot.${event.upshot}`, "")}</figcaption>}
    </figure>
  );
}

function Thrown({ event, fresh }: { event: MatchEvent; fresh: boolean }): JSX.Element {
  const what = event.what ?? "";
  const face = event.text ?? "";
  if (what === "coin") return <Coin face={coinWord(face)} title={t("coin")} fresh={fresh} />;
  const sign = face === "BREAKAWAY" ? <path d="M22 44h46M54 26l18 18-18 18" /> : undefined;
  return <Die face={face} colour={WHITE.has(what) ? "white" : what} title={words(`die.${what}`, what)} fresh={fresh} figures sign={sign} words={what === "referee" ? SIDES.get(face) : undefined} />;
}

/** The dice since the last decision that brought any; once a new play is called, only its own. */
export function lastDice(events: MatchEvent[], called: boolean, most = ROOM): MatchEvent[] {
  const shown: MatchEvent[] = [];
  for (let index = events.length - 1; index >= 0 && shown.length < most; index -= 1) {
    const event = events[index] as MatchEvent;
    if (event.kind === "played" && (called || shown.length > 0)) break;
    if (event.kind === "rolled" && event.text && event.what && !event.quiet) shown.unshift(event);
  }
  return shown;
}

/** The calls that some dice were thrown for: a play that is over has left the table, so they are those before its first die. */
export function metBefore(events: MatchEvent[], dice: MatchEvent[]): Met | undefined {
  const before = events.findLast((event) => event.seq < (dice[0]?.seq ?? 0) && event.view)?.view;
  const { offense_call: play, defense_call: answer } = before ? seen(before) : { offense_call: NONE, defense_call: NONE };
  return play !== NONE && answer !== NONE ? { play, answer } : undefined;
}

/** The felt in the middle: both calls, and the dice of the last play. */
import type { JSX } from "preact";
import { t, words } from "../../i18n";
import type { MatchEvent, Seat, View } from "../../net/types";
import { Coin, coinWord, Die } from "../../parts/dice";
import { sentence } from "../../play/story";
import { CardBack, titleOf } from "./cards";
import { Matchup, signed } from "./matchups";
import { seen, type GridironShape } from "./shape";

/** As many dice as lie side by side. */
const ROOM = 9;
const WHITE = new Set(["play", "referee", "penalty", "d20"]);

/** Both calls and the dice of the last play. */
export function Tray({ view, shape, events, beat, seats }: { view: View; shape: GridironShape; events: MatchEvent[]; beat: MatchEvent | null; seats: Seat[] }): JSX.Element {
  const offense = seen(view).offense_call;
  const defense = seen(view).defense_call;
  const hidden = offense === "none" && (seen(view).face_down ?? false);
  const dice = shape.matchups[offense]?.[defense];
  const called = hidden || offense !== "none" || defense !== "none";
  const shown = lastDice(events, called);
  // what the dice came to, not the card that burned for it afterwards
  const last = shown.findLast((event) => event.say) ?? (called ? undefined : events.findLast((event) => event.kind === "rolled" && event.say));
  return (
    <div class="tray" role="group" aria-label={t("goal.dice")}>
      {called && (
        <div class="called">
          {hidden ? <CardBack label={t("goal.face-down")} /> : offense !== "none" ? <strong class="call-name offense">{titleOf(shape, "offense", offense)}</strong> : null}
          {defense !== "none" && <strong class="call-name defense">{titleOf(shape, "defense", defense)}</strong>}
          {dice && (
            <span class="row">
              <Matchup shape={shape} rolled={dice} /> <span class="small">{t("goal.average", { yards: signed(shape.averages[seen(view).offense]?.[offense]?.[defense] ?? 0) })}</span>
            </span>
          )}
        </div>
      )}
      <div class="thrown">
        {shown.length === 0 ? !called && <p class="small">{t("goal.no-dice")}</p> : shown.map((event) => <Thrown key={event.seq} event={event} fresh={event.seq === beat?.seq} />)}
      </div>
      {shown.length > 0 && last && (
        <p class="last-play-words">
          <span>{t(last.what === "coin" ? "goal.toss" : "goal.last-play")}</span>
          <strong>{sentence(last, "first-and-goal", seats)}</strong>
        </p>
      )}
    </div>
  );
}

export function Thrown({ event, fresh }: { event: MatchEvent; fresh: boolean }): JSX.Element {
  const what = event.what ?? "";
  const face = event.text ?? "";
  if (what === "coin") return <Coin face={coinWord(face)} title={t("coin")} fresh={fresh} />;
  const sign = face === "BREAKAWAY" ? <path d="M22 44h46M54 26l18 18-18 18" /> : undefined;
  return <Die face={face} colour={WHITE.has(what) ? "white" : what} title={words(`die.${what}`, what)} fresh={fresh} figures sign={sign} />;
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

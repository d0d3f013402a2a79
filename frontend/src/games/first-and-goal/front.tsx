/** First & Goal on the screen: the field, the hand of cards, both calls turned up at once, the dice. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { percent, t, words } from "../../i18n";
import type { MatchEvent, Seat, View } from "../../net/types";
import { Coin, coinWord, Die } from "../../parts/dice";
import { chanceOf } from "../../play/chance";
import { useChoice } from "../../play/choice";
import { choicesOf, gesturesOf, type GameFront, type Parts, type PlayProps } from "../../play/front";
import { Moves } from "../../play/moves";
import { sentence } from "../../play/story";
import { TeamSign } from "../../play/team-sign";
import { wear } from "../../ui/look";
import { CardBack, PlayCard, titleOf } from "./cards";
import { Crest } from "./crest";
import { Gridiron } from "./gridiron";
import look from "./look.css" with { type: "text" };
import { Matchup, MatchupTable, signed } from "./matchups";
import { seen, type GridironShape, type Phase } from "./shape";
import { Showdown } from "./showdown";

wear(look);

const GAME = "first-and-goal";
const WHITE = new Set(["play", "referee", "penalty", "d20"]);
const BEFORE_THE_KICK = new Set<Phase>(["coin-call", "toss", "toss-choice", "draw"]);
/** Kicked off and nobody's yet: where it lies is not to be seen. */
const IN_THE_AIR = new Set<Phase>(["kickoff", "receive"]);
/** A drive begins after them. */
const KICKED = new Set<Phase>(["kickoff", "receive", "return-dice"]);
/** Nobody waits long for the first thing to do. */
const OPENING = new Set<Phase>([...BEFORE_THE_KICK, ...IN_THE_AIR]);
/** The ball is kicked, or on its way back: no down is played, and there is no line to reach. */
const WITHOUT_A_DOWN = new Map<Phase, string>([
  ["kickoff", "goal.kick-off"],
  ["receive", "goal.kick-off"],
  ["onside-dice", "goal.kick-off"],
  ["squib-dice", "goal.kick-off"],
  ["return-dice", "goal.on-the-way"],
  ["catch", "goal.on-the-way"],
  ["punt-dice", "goal.on-the-way"],
  ["bounce-dice", "goal.on-the-way"],
  ["try", "goal.the-try"],
  ["extra-point-dice", "goal.the-try"],
]);

function Play(props: PlayProps & { children: (parts: Parts) => JSX.Element }): JSX.Element {
  const { scene, mayAct, quick = false, act, events, advice, me } = props;
  const shape = props.shape as GridironShape;
  const names = teamNames(props.names, shape);
  const us = sideOf(me ?? 0, shape);
  const { view, beat } = scene;
  const [picked, setPicked] = useChoice<string>(`${scene.state.seq}`);
  const [aimed, setAimed] = useChoice<string>(`${scene.state.seq}`);
  const [looking, setLooking] = useState(false);
  const texts = mayAct ? choicesOf(scene) : [];
  const hands = seen(view).hands ?? {};
  const [deck, hand] = Object.entries(hands)[0] ?? ["offense", {}];
  const calls = new Map((mayAct ? gesturesOf(scene) : []).map(({ text, gesture: [, card = ""] }) => [card, text]));
  const cards = [...calls.keys()];
  const others = texts.filter((text) => ![...calls.values()].includes(text));
  const lay = (card: string): void => act(calls.get(card) ?? card);
  const offense = seen(view).offense;
  const win = new Map(advice?.map((each) => [each.move, chanceOf(each, us)]));
  const chance = (card: string): number | undefined => win.get(calls.get(card) ?? "");
  const title = (card: string): string => titleOf(shape, deck === "offense" ? "defense" : "offense", card);

  const atOnce = quick && !looking;
  const compared = picked ?? (atOnce ? aimed : undefined);
  // the second touch of a double one was meant for the curtain
  const call = (card: string, touches: number): void => (touches > 1 ? undefined : lay(card));
  const inHand = (
    <section class={`hand${atOnce ? " quick" : ""}`} tabIndex={cards.length > 0 ? undefined : 0} aria-label={t(deck === "offense" ? "goal.hand-offense" : "goal.hand-defense")}>
      {Object.entries(hand).map(([card, count]) => (
        <PlayCard
          key={card}
          shape={shape}
          deck={deck}
          card={card}
          count={count}
          chosen={picked === card}
          barred={cards.length > 0 && !cards.includes(card) ? t("goal.barred") : undefined}
          note={chance(card) === undefined ? undefined : `${advice?.[0]?.move === calls.get(card) ? "★ " : ""}${percent(chance(card) ?? 0)}`}
          pick={cards.length === 0 ? undefined : atOnce ? (touches) => call(card, touches) : () => setPicked(picked === card ? undefined : card)}
          aim={atOnce ? () => setAimed(card) : undefined}
        />
      ))}
    </section>
  );

  return props.children({
    hand: inHand,
    board: (
      <div class="goal-table">
        <Pills view={view} />
        <FieldOf view={view} shape={shape} names={names} events={events} />
        <div class="middle">
          <Side view={view} shape={shape} seat={us} names={names} />
          <Tray view={view} shape={shape} events={events} beat={beat} seats={props.seats} />
          <Side view={view} shape={shape} seat={1 - us} names={names} rival />
        </div>
        {inHand}
      </div>
    ),
    facts: compared ? (
      <>
        <h2 class="matchup-title">{t("goal.against", { card: titleOf(shape, deck, compared) })}</h2>
        <MatchupTable shape={shape} deck={deck} card={compared} offense={offense} title={title} />
      </>
    ) : cards.length > 0 ? (
      <p class="small">{t(atOnce ? "goal.touch-calls" : "goal.pick-a-card")}</p>
    ) : mayAct ? undefined : (
      <Showdown shape={shape} view={view} />
    ),
    actions: (
      <>
        {others.length > 0 && <Moves game={GAME} node={scene.node} texts={others} act={act} advice={advice} side={us} />}
        {quick && cards.length > 0 && (
          <button type="button" class="quiet small" id="look-first" aria-pressed={looking} onClick={() => setLooking(!looking)}>
            {t("goal.look-first")}
          </button>
        )}
        {(picked || (cards.length > 0 && !atOnce)) && (
          <button type="button" class="first wide" id="call" disabled={!picked} onClick={() => picked && lay(picked)}>
            {picked ? t("goal.call", { card: titleOf(shape, deck, picked) }) : t("goal.choose-a-card")}
          </button>
        )}
      </>
    ),
  });
}

/** The side a seat plays for: of three or four players two share one. */
function sideOf(seat: number, shape: unknown): number {
  return (shape as GridironShape).seat_teams?.[seat] ?? seat % 2;
}

/** Who plays for each side. */
function teamNames(names: string[], shape: GridironShape): string[] {
  return [0, 1].map((side) => names.filter((_, seat) => sideOf(seat, shape) === side).join(" & "));
}

/** Where the ball is and how far it has to go, at a glance. */
function Pills({ view }: { view: View }): JSX.Element {
  if (BEFORE_THE_KICK.has(seen(view).phase) || IN_THE_AIR.has(seen(view).phase)) return <div class="pills" />;
  const ball = seen(view).ball;
  const spot = ball === 50 ? t("goal.midfield") : ball > 50 ? t("goal.own", { yards: 100 - ball }) : t("goal.opp", { yards: ball });
  return (
    <div class="pills">
      <span>{t("goal.ball-on", { spot })}</span>
      {!seen(view).goal_to_go && !WITHOUT_A_DOWN.has(seen(view).phase) && <span class="gain">{t("goal.to-line", { yards: seen(view).to_gain })}</span>}
      <span>{t("goal.to-touchdown", { yards: ball })}</span>
    </div>
  );
}

function FieldOf({ view, shape, names, events }: { view: View; shape: GridironShape; names: string[]; events: MatchEvent[] }): JSX.Element {
  const offense = seen(view).offense;
  const side = (yards: number): number => (offense === 0 ? 100 - yards : yards);
  const ball = seen(view).ball;
  const gain = seen(view).to_gain;
  const down = seen(view).down;
  const kicked = WITHOUT_A_DOWN.get(seen(view).phase);
  return (
    <Gridiron
      label={kicked ? `${words(kicked, "")}. ${t("goal.to-touchdown", { yards: ball })}` : t("goal.field", { ball, down, gain })}
      ball={side(ball)}
      toGain={seen(view).goal_to_go || kicked ? undefined : side(ball - gain)}
      direction={offense === 0 ? 1 : -1}
      down={kicked ? words(kicked, "") : seen(view).goal_to_go ? t("goal.down-and", { down, gain: t("goal.goal") }) : t("goal.down-and", { down, gain })}
      gainWord={t("goal.gain")}
      drive={driveOf(events, view).map(side)}
      range={side(shape.field_goal_range[offense] ?? 0)}
      rangeWord={t("goal.range")}
      left={zoneName(shape, names, 0)}
      right={zoneName(shape, names, 1)}
      hidden={BEFORE_THE_KICK.has(seen(view).phase) || IN_THE_AIR.has(seen(view).phase)}
    />
  );
}

/** The nickname of the team that plays, or who plays it. */
function zoneName(shape: GridironShape, names: string[], seat: number): string {
  const team = shape.gallery.find((each) => each.team === shape.sides[seat]);
  return team && team.team !== "base" ? (team.name.split(" ").at(-1) ?? "") : (names[seat] ?? "");
}

/** Where the ball lay since the offense has had it. */
function driveOf(events: MatchEvent[], view: View): number[] {
  const spots: number[] = [];
  for (const event of events) {
    const now = event.view;
    if (!now) continue;
    if (seen(now).offense !== seen(view).offense || KICKED.has(seen(now).phase)) spots.length = 0;
    const ball = seen(now).ball;
    if (spots.at(-1) !== ball) spots.push(ball);
  }
  return spots.slice(-12);
}

/** A side's deck, which is its clock, its time-outs, and of the rival the backs of the hand. */
function Side({ view, shape, seat, names, rival = false }: { view: View; shape: GridironShape; seat: number; names: string[]; rival?: boolean }): JSX.Element {
  const which = seen(view).offense === seat ? "offense" : "defense";
  const cards = seen(view).cards[which] ?? { hand: 0, deck: 0, discards: 0 };
  const left = seen(view).timeouts[seat] ?? 0;
  return (
    <div class={`camp${rival ? " rival" : ""}`}>
      <div class={`deck keep${cards.deck < 8 ? " low" : ""}`} role="img" aria-label={t("goal.deck-of", { name: names[seat] ?? "", count: cards.deck })}>
        <span style={{ "--thick": `${Math.ceil(cards.deck / 5)}px` }}>{cards.deck}</span>
      </div>
      <div class="camp-words">
        <strong>{rival ? (names[seat] ?? "") : t("goal.your-deck")}</strong>
        <span class="timeouts" role="img" aria-label={t("goal.timeouts-left", { count: left })}>
          {Array.from({ length: shape.timeouts.most }, (_, k) => (
            <span key={k} class={`token-t keep${k < left ? "" : " used"}`}>
              T
            </span>
          ))}
        </span>
      </div>
      {rival && (
        <span class="backs" role="img" aria-label={t("goal.cards-in-hand", { count: cards.hand })}>
          {Array.from({ length: Math.min(8, cards.hand) }, (_, k) => (
            <CardBack key={k} small />
          ))}
        </span>
      )}
    </div>
  );
}

/** Both calls and the dice of the last play. */
function Tray({ view, shape, events, beat, seats }: { view: View; shape: GridironShape; events: MatchEvent[]; beat: MatchEvent | null; seats: Seat[] }): JSX.Element {
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
              <Matchup shape={shape} rolled={dice} /> <span class="small">Ø {signed(shape.averages[seen(view).offense]?.[offense]?.[defense] ?? 0)}</span>
            </span>
          )}
        </div>
      )}
      <div class="thrown">
        {shown.length === 0 ? !called && <p class="small">{t("goal.no-dice")}</p> : shown.map((event) => <Thrown key={event.seq} event={event} fresh={event.seq === beat?.seq} />)}
      </div>
      {shown.length > 0 && last && (
        <p class="last-play-words">
          <span>{t("goal.last-play")}</span>
          <strong>{sentence(last, GAME, seats)}</strong>
        </p>
      )}
    </div>
  );
}

function Thrown({ event, fresh }: { event: MatchEvent; fresh: boolean }): JSX.Element {
  const what = event.what ?? "";
  const face = event.text ?? "";
  if (what === "coin") return <Coin face={coinWord(face)} title={t("coin")} fresh={fresh} />;
  const sign = face === "BREAKAWAY" ? <path d="M22 44h46M54 26l18 18-18 18" /> : undefined;
  return <Die face={face} colour={WHITE.has(what) ? "white" : what} title={words(`die.${what}`, what)} fresh={fresh} figures sign={sign} />;
}

/** The dice since the last decision that brought any; once a new play is called, only its own. */
function lastDice(events: MatchEvent[], called: boolean): MatchEvent[] {
  const shown: MatchEvent[] = [];
  for (let index = events.length - 1; index >= 0 && shown.length < 9; index -= 1) {
    const event = events[index] as MatchEvent;
    if (event.kind === "played" && (called || shown.length > 0)) break;
    if (event.kind === "rolled" && event.text && event.what && !event.quiet) shown.unshift(event);
  }
  return shown;
}

/** The crest of the team a seat plays; the plain sign for dice without a team. */
function Sign({ seat, shape }: { seat: number; shape: unknown }): JSX.Element {
  const { sides, gallery } = shape as GridironShape;
  const team = gallery.find((each) => each.team === sides[seat % 2]);
  return team && team.team !== "base" ? <Crest team={team.team} division={team.division} /> : <TeamSign seat={seat} />;
}

export const front: GameFront = {
  Play,
  Sign,
  sideOf,
  situation: (view) => {
    const half = t("goal.half-of", { half: seen(view).half });
    if (BEFORE_THE_KICK.has(seen(view).phase)) return { main: t("goal.toss"), small: half };
    const kicked = WITHOUT_A_DOWN.get(seen(view).phase);
    if (kicked) return { main: words(kicked, ""), small: half };
    const gain = seen(view).goal_to_go ? t("goal.goal") : seen(view).to_gain;
    return { main: t("goal.down-and", { down: seen(view).down, gain }), small: half };
  },
  when: (view) => t("goal.half-of", { half: seen(view).half }),
  pace: (event) => (event.kind === "played" ? (event.view && OPENING.has(seen(event.view).phase) ? 300 : 620) : event.what === "coin" ? 740 : 780),
  cue: (event) => (event.what === "penalty" || event.what === "referee" ? "flag" : undefined),
};

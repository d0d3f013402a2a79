/** First & Goal on the screen: the field, the hand of cards, both calls turned up at once, the dice. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { percent, t, words } from "../../i18n";
import type { MatchEvent, View } from "../../net/types";
import { chanceOf } from "../../play/chance";
import { useChoice } from "../../play/choice";
import { choicesOf, gesturesOf, type GameFront, type Parts, type PlayProps } from "../../play/front";
import { Moves } from "../../play/moves";
import { TeamSign } from "../../play/team-sign";
import { choiceWords } from "../../play/wording";
import { numbers } from "../../prefs";
import { wear } from "../../ui/look";
import { CardBack, PlayCard, titleOf } from "./cards";
import { Crest, groundOf } from "./crest";
import { Gridiron } from "./gridiron";
import look from "./look.css" with { type: "text" };
import { Made } from "./made";
import { MatchupTable } from "./matchups";
import { downOf, Prospects, spotOf } from "./prospects";
import { Ranges } from "./ranges";
import { inOrder, seen, type GridironShape, type Phase, type Prospect, type Stage } from "./shape";
import { Showdown } from "./showdown";
import { Tray } from "./tray";

wear(look);

const GAME = "first-and-goal";
/** What is played after them is overtime. */
const HALVES = 2;
/** Yards from one goal line to the other. */
const GOAL_TO_GOAL = 100;
/** As many as are told apart in a fan. */
const MOST_BACKS = 8;
/** Tossed for or kicked off, and nobody's yet: where it lies is not to be seen. */
const IN_THE_AIR = new Set<Stage>(["toss", "kick-off"]);
/** The ball lies where the next play begins; in between it may be anywhere. */
const SNAPPED = new Set<Phase>(["call", "defense-call"]);
/** A drive begins after them. */
const KICKED = new Set<Phase>(["kickoff", "receive", "return-dice"]);
/** What stands in the bar where no down is played. */
const INSTEAD_OF_A_DOWN: Partial<Record<Stage, string>> = {
  toss: "goal.toss",
  "kick-off": "goal.kick-off",
  return: "goal.on-the-way",
  punt: "goal.punt",
  try: "goal.the-try",
  "two-points": "goal.two-points",
};
/** After a touchdown the ball lies so many yards behind the goal line. */
const SCORED = 4;
/** Milliseconds until a die has come to rest. */
const FALL = 480;

function Play(props: PlayProps & { children: (parts: Parts) => JSX.Element }): JSX.Element {
  const { scene, mayAct, quick = false, act, events, advice, me } = props;
  const shape = props.shape as GridironShape;
  const names = teamNames(props.names, shape);
  const us = sideOf(me ?? 0, shape);
  const { view, beat } = scene;
  // a die is seen to fall before anything is told of it
  const thrown = scene.falling && beat ? [...events, beat] : events;
  const [picked, setPicked] = useChoice<string>(`${scene.state.seq}`);
  const [aimed, setAimed] = useChoice<string>(`${scene.state.seq}`);
  const [looking, setLooking] = useState(false);
  const texts = mayAct ? choicesOf(scene) : [];
  const hands = seen(view).hands ?? {};
  const [deck, held] = Object.entries(hands)[0] ?? ["offense", {}];
  const touched = mayAct ? gesturesOf(scene) : [];
  const calls = new Map(touched.map(({ text, gesture: [, card = ""] }) => [card, text]));
  /** What is done with a card: it is called, given away, or taken back from the pile. */
  const verb = touched[0]?.gesture[0];
  const calling = verb === "call";
  const taking = verb === "take";
  const hand = taking ? (seen(view).discards?.[deck] ?? {}) : held;
  const named = (card: string): string => titleOf(shape, deck, card);
  const cards = inOrder(shape, deck, calls.keys());
  const others = texts.filter((text) => ![...calls.values()].includes(text));
  const prospects = seen(view).prospects ?? {};
  const lay = (card: string): void => act(calls.get(card) ?? card);
  const offense = seen(view).offense;
  const win = new Map(numbers.value ? advice?.map((each) => [each.move, chanceOf(each, us)]) : []);
  /** What the coach says of a card: that he would call it, and its chance for whoever wants numbers. */
  const note = (card: string): string | undefined => {
    const move = calls.get(card) ?? "";
    const chance = win.get(move);
    return [advice?.[0]?.move === move ? "★" : "", chance === undefined ? "" : percent(chance)].join(" ").trim() || undefined;
  };
  const title = (card: string): string => titleOf(shape, deck === "offense" ? "defense" : "offense", card);

  const atOnce = quick && !looking && calling;
  const compared = picked ?? (atOnce ? aimed : undefined);
  // the second touch of a double one was meant for the curtain
  const call = (card: string, touches: number): void => (touches > 1 ? undefined : lay(card));
  const inHand = (
    <section class={`hand${atOnce ? " quick" : ""}`} tabIndex={cards.length > 0 ? undefined : 0} aria-label={t(taking ? "goal.pile" : deck === "offense" ? "goal.hand-offense" : "goal.hand-defense")}>
      {inOrder(shape, deck, Object.keys(hand)).map((card) => (
        <PlayCard
          key={card}
          shape={shape}
          deck={deck}
          card={card}
          count={hand[card] ?? 1}
          chosen={picked === card}
          barred={cards.length > 0 && !cards.includes(card) ? t("goal.barred") : undefined}
          note={note(card)}
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
        <div class="above">
          <Pills view={view} us={us} />
          <RivalHand view={view} seat={1 - us} names={names} />
        </div>
        <FieldOf view={view} shape={shape} names={names} events={events} />
        <div class="middle">
          <Side view={view} shape={shape} seat={us} names={names} />
          <Tray view={view} shape={shape} events={thrown} beat={beat} seats={props.seats} />
          <Side view={view} shape={shape} seat={1 - us} names={names} rival />
        </div>
        {inHand}
      </div>
    ),
    facts: compared && calling ? (
      <>
        <h2 class="matchup-title">{t("goal.against", { card: named(compared) })}</h2>
        <MatchupTable shape={shape} deck={deck} card={compared} offense={offense} title={title} />
      </>
    ) : cards.length > 0 ? (
      <>
        <p class="touch-a-card">{t(atOnce ? "goal.touch-calls" : calling ? "goal.pick-a-card" : taking ? "goal.pick-to-take" : "goal.pick-to-give")}</p>
        {taking && <p class="small">{t("goal.in-hand", { cards: inOrder(shape, deck, Object.keys(held)).map((card) => `${named(card)}${(held[card] ?? 1) > 1 ? ` ×${held[card]}` : ""}`).join(", ") })}</p>}
        {!taking && <Ranges shape={shape} deck={deck} cards={cards} offense={offense} />}
      </>
    ) : (
      <>
        <Prospects prospects={prospects} moves={others} word={(move) => choiceWords(GAME, scene.node, move)} us={us} names={names} />
        <Showdown shape={shape} view={view} />
      </>
    ),
    actions: (
      <>
        {others.length > 0 && <Moves game={GAME} node={scene.node} texts={others} act={act} advice={advice} side={us} note={calling ? (text) => oddsOf(prospects[text]) : undefined} />}
        {quick && calling && (
          <button type="button" class="quiet small" id="look-first" aria-pressed={looking} onClick={() => setLooking(!looking)}>
            {t("goal.look-first")}
          </button>
        )}
        {(picked || (cards.length > 0 && !atOnce)) && (
          <button type="button" class="first wide" id="call" disabled={!picked} onClick={() => picked && lay(picked)}>
            {!picked ? t("goal.choose-a-card") : calling ? t("goal.call", { card: named(picked) }) : choiceWords(GAME, scene.node, calls.get(picked) ?? picked)}
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

/** As much of a chance as a button has room for. */
function oddsOf(prospect: Prospect | undefined): string | undefined {
  return prospect?.chance === undefined ? undefined : percent(prospect.chance);
}

/** Where the ball is, from where we look, and how far it has to go, at a glance. */
function Pills({ view, us }: { view: View; us: number }): JSX.Element {
  const { ball, goal_to_go: goal, to_gain: gain, stage = "down" } = seen(view);
  if (IN_THE_AIR.has(stage) || stage === "try" || ball >= GOAL_TO_GOAL) return <div class="pills" />;
  return (
    <div class="pills">
      <span>{t("goal.ball-on", { spot: spotOf(seen(view), us) })}</span>
      {!goal && stage === "down" && <span class="gain">{t("goal.to-line", { yards: gain })}</span>}
      <span>{t(stage === "two-points" ? "goal.to-two-points" : "goal.to-touchdown", { yards: ball })}</span>
    </div>
  );
}

function FieldOf({ view, shape, names, events }: { view: View; shape: GridironShape; names: string[]; events: MatchEvent[] }): JSX.Element {
  const offense = seen(view).offense;
  const side = (yards: number): number => (offense === 0 ? GOAL_TO_GOAL - yards : yards);
  const { to_gain: gain, down, goal_to_go: goal, stage = "down" } = seen(view);
  const ball = stage === "try" ? -SCORED : seen(view).ball;
  const kicked = insteadOfADown(view);
  const drive = driveOf(events, view).map(side);
  return (
    <Gridiron
      label={ball < 0 ? (kicked ?? "") : kicked ? `${kicked}. ${t("goal.to-touchdown", { yards: ball })}` : t("goal.field", { ball, down, gain })}
      ball={side(ball)}
      toGain={goal || kicked ? undefined : side(ball - gain)}
      direction={offense === 0 ? 1 : -1}
      down={kicked ?? downOf(seen(view))}
      gainWord={t("goal.gain")}
      drive={drive}
      driveWord={t("goal.this-drive", { count: drive.length - 1 })}
      range={side(shape.field_goal_range[offense] ?? 0)}
      rangeWord={t("goal.range")}
      left={zoneOf(shape, names, 0)}
      right={zoneOf(shape, names, 1)}
      hidden={IN_THE_AIR.has(stage)}
    />
  );
}

/** The nickname and the colour of the team that plays, or who plays it. */
function zoneOf(shape: GridironShape, names: string[], seat: number): { name: string; colour?: string } {
  const team = shape.gallery.find((each) => each.team === shape.sides[seat]);
  return team && team.team !== "base" ? { name: team.nickname, colour: groundOf(team.team) } : { name: names[seat] ?? "" };
}

/** Where the ball was snapped since the offense has had it. */
function driveOf(events: MatchEvent[], view: View): number[] {
  const spots: number[] = [];
  for (const event of events) {
    const now = event.view;
    if (!now) continue;
    if (seen(now).offense !== seen(view).offense || KICKED.has(seen(now).phase)) spots.length = 0;
    else if (SNAPPED.has(seen(now).phase) && spots.at(-1) !== seen(now).ball) spots.push(seen(now).ball);
  }
  return spots.slice(-12);
}

/** The backs of the other side's cards, as they are held in a hand. */
function RivalHand({ view, seat, names }: { view: View; seat: number; names: string[] }): JSX.Element {
  const which = seen(view).offense === seat ? "offense" : "defense";
  const count = seen(view).cards[which]?.hand ?? 0;
  const shown = Math.min(MOST_BACKS, count);
  return (
    <div class="rival-hand">
      <p aria-hidden="true">
        <strong>{names[seat] ?? ""}</strong>
        <span>{t("goal.cards-in-hand", { count })}</span>
      </p>
      <span class="backs" role="img" aria-label={`${names[seat] ?? ""}: ${t("goal.cards-in-hand", { count })}`}>
        {Array.from({ length: shown }, (_, k) => (
          <span key={k} style={{ "--lean": `${((k - (shown - 1) / 2) * 26) / MOST_BACKS}deg` }}>
            <CardBack small />
          </span>
        ))}
      </span>
    </div>
  );
}

/** A side's deck, which is its clock, and its time-outs. */
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
        {!rival && <small>{t("goal.is-clock")}</small>}
        <span class="timeouts" role="img" aria-label={t("goal.timeouts-left", { count: left })}>
          {Array.from({ length: shape.timeouts.most }, (_, k) => (
            <span key={k} class={`token-t keep${k < left ? "" : " used"}`}>
              T
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

/** The crest of the team a seat plays; the plain sign for dice without a team. */
function Sign({ seat, shape }: { seat: number; shape: unknown }): JSX.Element {
  const { sides, gallery } = shape as GridironShape;
  const team = gallery.find((each) => each.team === sides[seat % 2]);
  return team && team.team !== "base" ? <Crest team={team.team} division={team.division} /> : <TeamSign seat={seat} />;
}

/** Down and distance, or what is kicked or tossed instead. */
function situation(view: View): string {
  return insteadOfADown(view) ?? downOf(seen(view));
}

/** What is tossed for, kicked, carried back or tried instead of a down. */
function insteadOfADown(view: View): string | undefined {
  const key = INSTEAD_OF_A_DOWN[seen(view).stage ?? "down"];
  return key && words(key, "");
}

function halfOf(view: View): string {
  const { half } = seen(view);
  return half <= HALVES ? t("goal.half-of", { half }) : t("goal.overtime", { number: half - HALVES });
}

/** Nobody waits long for the first thing to do: a coin that was called is told beside it. */
function paceOfPlay(after: View | null | undefined): number {
  const { stage = "down" } = after ? seen(after) : {};
  return stage === "toss" ? 0 : stage === "kick-off" ? 180 : 620;
}

export const front: GameFront = {
  Play,
  Sign,
  Made,
  sideOf,
  situation: (view) => ({ main: situation(view), small: halfOf(view) }),
  when: halfOf,
  during: situation,
  flight: (event) => (event.kind === "rolled" ? FALL : 0),
  pace: (event) => (event.kind === "played" ? paceOfPlay(event.view) : event.what === "coin" ? 260 : 300),
  cue: (event) => (event.what === "penalty" || event.what === "referee" ? "flag" : undefined),
};

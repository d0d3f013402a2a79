/** First & Goal on the screen: the field, the hand of cards, both calls revealed at once, the dice. */
import type { JSX } from "preact";
import { CardBack, PlayCard } from "../../boards/cards";
import { Coin, Die } from "../../boards/dice";
import { Field } from "../../boards/field";
import type { FootballShape } from "../../boards/geometry";
import { t, words } from "../../i18n";
import type { MatchEvent, View } from "../../net/types";
import { useChoice } from "../choice";
import { Moves } from "../moves";
import { choicesOf, type PanelProps } from "../panel";
import { TEAM_MARKS } from "../scoreboard";
import { Matchup, MatchupTable } from "./goal-matchups";
import { moveWords, titled } from "../wording";

const GAME = "first-and-goal";
const WHITE = new Set(["play", "referee", "penalty", "d20"]);

export function GoalPanel(props: PanelProps): JSX.Element {
  const { scene, names, mayAct, act, events, advice, me } = props;
  const shape = props.shape as FootballShape;
  const { view, beat } = scene;
  const [picked, setPicked] = useChoice<string>(`${scene.state.seq}`);
  const texts = mayAct ? choicesOf(scene) : [];
  const hands = (view["hands"] ?? {}) as Record<string, Record<string, number>>;
  const [deck, hand] = Object.entries(hands)[0] ?? ["offense", {}];
  const cards = texts.filter((text) => text in hand);
  const others = texts.filter((text) => !(text in hand));
  const offense = Number(view["offense"]);
  const side = (yards: number): number => (offense === 0 ? 100 - yards : yards);
  const ball = Number(view["ball"]);
  const toGain = ball - Number(view["to_gain"]);

  return (
    <div class="panel goal">
      <Field
        label={t("goal.field", { ball, down: Number(view["down"]), gain: Number(view["to_gain"]) })}
        ball={side(ball)}
        toGain={view["goal_to_go"] ? undefined : side(toGain)}
        direction={offense === 0 ? 1 : -1}
        left={names[0] ?? ""}
        right={names[1] ?? ""}
      />
      <TableEdge view={view} shape={shape} names={names} />
      <Calls view={view} shape={shape} />
      <div class="tray" role="group" aria-label={t("goal.dice")}>
        <Dice events={events} beat={beat} />
      </div>
      {others.length > 0 && <Moves game={GAME} texts={others} act={act} advice={advice} seat={me} />}
      {Object.keys(hand).length > 0 && (
        <section class="hand" aria-label={t(deck === "offense" ? "goal.hand-offense" : "goal.hand-defense")}>
          <h2>{t(deck === "offense" ? "goal.hand-offense" : "goal.hand-defense")}</h2>
          <div class="cards">
            {Object.entries(hand).map(([card, count]) => (
              <PlayCard
                key={card}
                name={card}
                title={titleOf(shape, deck, card)}
                kind={kindOf(shape, deck, card)}
                count={count}
                chosen={picked === card}
                disabled={!cards.includes(card)}
                pick={() => setPicked(picked === card ? undefined : card)}
              />
            ))}
          </div>
          {picked && (
            <div class="stack">
              <button type="button" class="first wide" id="call" onClick={() => act(picked)}>
                {t("goal.call", { card: titleOf(shape, deck, picked) })}
              </button>
              <MatchupTable shape={shape} deck={deck} card={picked} title={(card) => titleOf(shape, deck === "offense" ? "defense" : "offense", card)} />
            </div>
          )}
        </section>
      )}
    </div>
  );
}

function titleOf(shape: FootballShape, deck: string, card: string): string {
  const plays = shape.cards[deck === "offense" ? "offense" : "defense"].plays;
  return plays.find((each) => each.play === card)?.name ?? titled(card);
}

function kindOf(shape: FootballShape, deck: string, card: string): string {
  if (deck !== "offense") return t("goal.defense");
  const play = shape.cards.offense.plays.find((each) => each.play === card);
  const zone = play?.red_zone ? ` · ${t("goal.red-zone", { yards: play.red_zone })}` : "";
  return words(`goal.${play?.type ?? "run"}`, play?.type ?? "") + zone;
}

/** Down, distance, time-outs, and the decks that are the clock. */
function TableEdge({ view, shape, names }: { view: View; shape: FootballShape; names: string[] }): JSX.Element {
  const cards = view["cards"] as Record<string, { hand: number; deck: number; discards: number }>;
  const timeouts = view["timeouts"] as number[];
  const [first, second] = [cards["offense"], cards["defense"]];
  return (
    <dl class="edge">
      <div>
        <dt>{t("goal.half")}</dt>
        <dd>{String(view["half"])}</dd>
      </div>
      <div>
        <dt>{t("goal.down")}</dt>
        <dd>
          {t("goal.down-and", { down: Number(view["down"]), gain: view["goal_to_go"] ? t("goal.goal") : String(view["to_gain"]) })}
        </dd>
      </div>
      <div>
        <dt>{t("goal.clock")}</dt>
        <dd>
          {first?.deck ?? 0} / {second?.deck ?? 0}
        </dd>
      </div>
      <div>
        <dt>{t("goal.timeouts")}</dt>
        <dd>
          {timeouts.map((left, seat) => (
            <span key={seat} class="timeouts" role="img" aria-label={`${names[seat] ?? ""}: ${left}`}>
              {TEAM_MARKS[seat]}
              {"▮".repeat(left) + "▯".repeat(Math.max(0, shape.timeouts.most - left))}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}

function Calls({ view, shape }: { view: View; shape: FootballShape }): JSX.Element | null {
  const offense = String(view["offense_call"] ?? "none");
  const defense = String(view["defense_call"] ?? "none");
  const phase = String(view["phase"]);
  const hidden = offense === "none" && (phase === "defense-call" || phase === "fake-defense");
  if (offense === "none" && defense === "none" && !hidden) return null;
  const dice = shape.matchups[offense]?.[defense];
  return (
    <div class="calls-shown">
      {hidden ? (
        <CardBack label={t("goal.face-down")} />
      ) : offense === "none" ? null : (
        <PlayCard name={offense} title={titleOf(shape, "offense", offense)} kind={t("goal.offense")} />
      )}
      {dice && <Matchup dice={dice} />}
      {defense === "none" ? null : <PlayCard name={defense} title={titleOf(shape, "defense", defense)} kind={t("goal.defense")} />}
    </div>
  );
}

/** The dice since the last decision. */
function Dice({ events, beat }: { events: MatchEvent[]; beat: MatchEvent | null }): JSX.Element {
  const shown: MatchEvent[] = [];
  for (const event of [...events].reverse()) {
    if (event.kind === "played" && shown.length > 0) break;
    if (event.kind === "rolled" && event.text && event.what && !event.what.endsWith("-card")) shown.unshift(event);
    if (shown.length >= 9) break;
  }
  if (shown.length === 0) return <p>{t("goal.no-dice")}</p>;
  return (
    <>
      {shown.map((event) =>
        event.what === "coin" ? (
          <Coin key={event.seq} face={moveWords(GAME, event.text ?? "")} title={t("coin")} fresh={event.seq === beat?.seq} />
        ) : (
          <Die
            key={event.seq}
            face={event.text ?? ""}
            colour={WHITE.has(event.what ?? "") ? "white" : (event.what ?? "white")}
            title={words(`die.${event.what ?? ""}`, event.what ?? "")}
            fresh={event.seq === beat?.seq}
            figures
          />
        ),
      )}
    </>
  );
}

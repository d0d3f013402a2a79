/** Pocket Gridiron on the screen: the red zone with the duel on it, seven dice, downs and sacks, the decisions. */
import type { JSX } from "preact";
import { percent, t, words } from "../../i18n";
import type { View } from "../../net/types";
import { Die } from "../../parts/dice";
import { choicesOf, type GameFront, type Parts, type PlayProps } from "../../play/front";
import { Moves } from "../../play/moves";
import { choiceWords } from "../../play/wording";
import { wear } from "../../ui/look";
import { CardLines, CardsToChoose, CarriersToChoose } from "./choosing";
import { foughtOut, thisPlay } from "./duel";
import { Face, fits } from "./faces";
import { fortuneOf, type Fortune } from "./fortune";
import { Kick } from "./kick";
import look from "./look.css" with { type: "text" };
import { Made } from "./made";
import { RedZone } from "./redzone";
import { Rolled } from "./rolled";
import { seen, type DieShape, type DriveStripShape, type FaceShape, type FateShape, type SharesShape, type TeamCardShape } from "./shape";

wear(look);

const GAME = "pocket-gridiron";
/** What those wear who carry the ball. */
const SHIRTS: Record<string, string> = { QB: "12", WR: "81", TE: "87", RB: "26" };
/** The die that somebody holds before it is rolled. */
const IN_HAND: ReadonlyMap<string, string> = new Map([["snap", "qb"], ["end-zone", "black"]]);
const BEFORE_THE_SNAP: ReadonlySet<string> = new Set(["toss", "cards"]);
/** After a touchdown: no down is played. */
const ON_A_TRY: ReadonlySet<string> = new Set(["try", "pat"]);
/** Milliseconds until a die has come to rest. */
const FALL = 520;
const UNDECIDED: readonly Fortune[] = ["ready", "flagged"];
const CHEERED: readonly Fortune[] = ["through", "scored", "good"];
/** A duel has led to them, which is still to be seen. */
const FOUGHT: readonly Fortune[] = ["through", "stopped", "scored", "out"];

function Play(props: PlayProps & { children: (parts: Parts) => JSX.Element }): JSX.Element {
  const { scene, names, mayAct, act, events, advice, me } = props;
  const shape = props.shape as DriveStripShape;
  const { view, node, beat } = scene;
  const texts = mayAct ? choicesOf(scene) : [];
  const told = fortuneOf(events);
  // while it is being shown, a drive that has ended is still its own; whatever is asked then belongs to the next
  const shownIn = told.before && node === null && !scene.held ? told.before : view;
  const another = told.before !== undefined && seen(told.before).drive !== seen(shownIn).drive;
  const fortune = another ? "ready" : told.fortune;
  const rolled = another ? [] : thisPlay(shape, events);
  // a die is seen to fall before anything is told of it
  const lying = scene.falling && beat ? thisPlay(shape, [...events, beat]) : rolled;
  const offense = seen(shownIn).offense;
  const cards = seen(view).cards.map((card) => shape.cards.find((each) => each.card === card));
  const intensity = seen(view).intensity ?? undefined;
  const covered = seen(view).covered ?? 0;
  const duel = intensity === undefined && FOUGHT.includes(fortune) ? foughtOut(events, rolled) : undefined;
  const entering = node?.kind === "chance" && !node.drawn;
  const next = entering ? node.what : intensity !== undefined ? "white" : scene.held ? IN_HAND.get(seen(view).phase) : undefined;
  const due = shape.dice.find((each) => each.die === next);
  // besides a kick there may be a play: what it begins with
  const snapped = shape.dice.find((each) => each.die === IN_HAND.get("snap"));
  const choosing = node?.kind === "decision" ? shape.cards.filter((each) => texts.includes(each.card)) : [];
  const carriers = node?.kind === "decision" ? shape.dice.filter((each) => texts.includes(each.die)) : [];

  return props.children({
    board: (
      <div class="pocket-table">
        <div class="stadium">
          <RedZone
            label={contest(view, names)}
            steps={intensity ?? duel?.steps}
            covered={duel?.covered ?? covered}
            past={duel !== undefined}
            fortune={fortune}
            stamp={UNDECIDED.includes(fortune) ? undefined : words(`gridiron.stamp.${fortune}`, words(`gridiron.${fortune}`, ""))}
            bad={!CHEERED.includes(fortune)}
            play={rolled[0]?.seq ?? 0}
            zone={names[1 - offense] ?? ""}
            attack={offense === 0 ? 0 : 1}
            advised={adviceOn(shape, texts, advice?.[0]?.move)}
            shirt={SHIRTS[seen((!UNDECIDED.includes(fortune) && told.before) || view).carrier] ?? ""}
          />
          {cards.map((card, seat) => card && <CardOf key={seat} card={card} name={names[seat] ?? ""} offense={seat === offense} called={seen(view).called ?? ""} />)}
          {intensity !== undefined && (
            <Contest attack={withBonus(seen(view).play ?? "", seen(view).bonus)} defense={covered ? t("gridiron.needs-more", { shown: covered, need: intensity }) : t("gridiron.needs", { need: intensity })} />
          )}
          {duel && <Contest attack={withBonus(duel.play, duel.bonus)} defense={`${duel.sum} ${duel.stopped ? "≥" : "<"} ${duel.steps}`} />}
        </div>
        <div class="tray pocket-tray" role="group" aria-label={t("gridiron.dice")}>
          <div class="rolled">
            <Rolled shape={shape} events={lying} fresh={beat?.seq} />
          </div>
          <div class="waiting-dice">
            {shape.dice
              .filter((each) => !lying.some((event) => event.what === each.die))
              .map((each) => (
                <figure key={each.die}>
                  <Die face={words(`die.short.${each.die}`, each.die.toUpperCase())} colour={each.colour} title={words(`die.${each.die}`, each.title)} spent />
                  <figcaption>{words(`die.${each.die}`, each.title)}</figcaption>
                </figure>
              ))}
          </div>
          <Downs shape={shape} view={view} />
        </div>
        {choosing.length > 0 && <CardsToChoose cards={choosing} />}
      </div>
    ),
    facts: (
      <>
        {due && <Odds die={due} fates={due.die === "white" ? seen(view).fates ?? [] : []} second={covered > 0} last={seen(view).last_roll ?? false} need={intensity} shares={seen(view).shares ?? undefined} declined={seen(view).phase === "def-penalty"} defending={me !== undefined && me !== seen(view).offense} />}
        {texts
          .filter((each) => shape.kicks.includes(each))
          .map((each) => (
            <Kick key={`${scene.state.seq} ${each}`} move={each} word={choiceWords(GAME, node, each)} preview={props.preview} />
          ))}
        {snapped && texts.some((each) => shape.kicks.includes(each)) && <ToSnap die={snapped} />}
        {carriers.length > 0 && <CarriersToChoose dice={carriers} />}
        <Injuries view={view} names={names} />
      </>
    ),
    actions: mayAct && texts.length > 0 && <Moves game={GAME} node={node} texts={texts} act={act} advice={advice} side={me} first={texts[0]} />,
  });
}

/** The coach's word as an arrow, where the choice is to kick or to play on. */
function adviceOn(shape: DriveStripShape, texts: string[], best: string | undefined): "run" | "kick" | undefined {
  if (best === undefined || !texts.some((each) => shape.kicks.includes(each))) return undefined;
  return shape.kicks.includes(best) ? "kick" : "run";
}

function withBonus(play: string, bonus: number): string {
  return bonus > 0 ? `${play} + ${bonus}` : play;
}

/** The two numbers that meet. */
function Contest({ attack, defense }: { attack: string; defense: string }): JSX.Element {
  return (
    <>
      <p class="duel attack">
        <span>{t("gridiron.attack")}</span>
        <strong>{attack}</strong>
      </p>
      <p class="duel defense">
        <span>{t("gridiron.defense")}</span>
        <strong>{defense}</strong>
      </p>
    </>
  );
}

function contest(view: View, names: string[]): string {
  const whose = t("gridiron.ball", { name: names[seen(view).offense] ?? "" });
  const { play, intensity } = seen(view);
  return intensity === null ? whose : `${whose}. ${t("gridiron.contest", { play: play ?? "", intensity })}`;
}

interface OddsProps {
  die: DieShape;
  /** What each face does to the play; none where nothing is contested. */
  fates: FateShape[];
  /** The defense has rolled before. */
  second: boolean;
  /** No roll of the defense comes after this one. */
  last: boolean;
  /** What the defense has to reach. */
  need: number | undefined;
  /** What all the white rolls that are left come to. */
  shares: SharesShape | undefined;
  /** It would be rolled after a penalty that is not taken. */
  declined: boolean;
  /** Whoever looks wants the play to be stopped. */
  defending: boolean;
}

/** What the end zone's die has in store for the attack. */
const AT_THE_GOAL_LINE: Partial<Record<FaceShape["kind"], FateShape["fate"]>> = { touchdown: "through", "touchdown-arrow": "through", "out-of-bounds": "stopped" };

/** What the next die can do: through, stopped, or a flag. */
function Odds({ die, fates, second, last, need, shares, declined, defending }: OddsProps): JSX.Element {
  const fate = (face: FaceShape): string => fates.find((each) => each.face === face.text)?.fate ?? AT_THE_GOAL_LINE[face.kind] ?? "";
  return (
    <section class={`odds-of${declined ? " declined" : ""}${defending ? " defending" : ""}`} aria-label={t("gridiron.next", { die: words(`die.${die.die}`, die.title) })}>
      <h2>{declined ? t("gridiron.if-declined") : fates.length === 0 ? t("gridiron.next", { die: words(`die.${die.die}`, die.title) }) : t(second ? "gridiron.second-die" : "gridiron.first-die")}</h2>
      <Faces die={die} fate={fate} told={fates.length > 0} />
      {fates.length > 0 && !last && !second && need !== undefined && <p class="both-dice">{t("gridiron.both-dice", { need })}</p>}
      {shares && (
        <div class="shares">
          {(["through", "stopped", "flag"] as const).map((each) =>
            shares[each] > 0 ? (
              <span key={each} class={each} style={{ flexGrow: shares[each] }}>
                {t(`gridiron.${each}`)} {percent(shares[each])}
              </span>
            ) : null,
          )}
        </div>
      )}
    </section>
  );
}

/** A die's faces in a row, each with its name or its chance. */
function Faces({ die, fate, told = false }: { die: DieShape; fate: (face: FaceShape) => string; told?: boolean }): JSX.Element {
  const sides = die.faces.reduce((sum, face) => sum + face.sides, 0);
  return (
    <ul class="faces">
      {die.faces.map((face) => (
        <li key={face.text} class={`face ${fate(face)}`}>
          <Face die={die} face={face} />
          {told && (fate(face) === "through" || fate(face) === "stopped") && <span class="unseen">{t(`gridiron.${fate(face) as "through" | "stopped"}`)}</span>}
          <span>{captionOf(die, face) ?? percent(face.sides / sides)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Beside the chance of a kick: the die that a play begins with. */
function ToSnap({ die }: { die: DieShape }): JSX.Element {
  return (
    <section class="odds-of to-snap">
      <h2>{t("gridiron.to-snap")}</h2>
      <Faces die={die} fate={() => ""} />
    </section>
  );
}

/** What it is called below, for whoever does not know the letters. */
function captionOf(die: DieShape, face: FaceShape): string | undefined {
  if (face.kind === "target") return words(`die.${face.text.toLowerCase()}`, face.name);
  if (face.kind === "flag" || (!die.counts && fits(face.text))) return undefined;
  return words(`gridiron.face.${face.name}`, face.name);
}

function Downs({ shape, view }: { shape: DriveStripShape; view: View }): JSX.Element {
  const down = seen(view).down;
  const sacks = seen(view).sacks;
  return (
    <div class="tokens">
      <span class="label" aria-hidden="true">
        {t("gridiron.downs")}
      </span>
      <ol class="downs" aria-label={t("gridiron.downs")}>
        {shape.downs.map((each) => (
          <li key={each.down} class={each.down === down ? "now" : each.down < down ? "gone" : ""} aria-current={each.down === down ? "step" : undefined} aria-label={words(`gridiron.down.${each.down}`, each.label)}>
            {each.down}
          </li>
        ))}
      </ol>
      <span class="label" aria-hidden="true">
        {t("gridiron.sacks-are", { count: shape.sacks.length })}
      </span>
      <ol class="sacks" aria-label={t("gridiron.sacks", { count: sacks })}>
        {shape.sacks.map((each) => (
          <li key={each.sack} class={each.sack <= sacks ? "hit" : ""}>
            ✕
          </li>
        ))}
      </ol>
    </div>
  );
}

function Injuries({ view, names }: { view: View; names: string[] }): JSX.Element | null {
  const injuries = seen(view).injuries.map((side) => Object.entries(side).filter(([, count]) => count > 0));
  if (injuries.every((hurt) => hurt.length === 0)) return null;
  return (
    <section class="injured">
      <h2>
        <span aria-hidden="true">✚</span> {t("gridiron.injured")}
      </h2>
      {injuries.map((hurt, seat) =>
        hurt.length ? (
          <p key={seat}>
            <span>{names[seat] ?? ""}</span>
            {hurt.map(([carrier, count]) => (
              <strong key={carrier}>
                {words(`die.${carrier.toLowerCase()}`, carrier)} −{count}
              </strong>
            ))}
          </p>
        ) : null,
      )}
    </section>
  );
}

function CardOf({ card, name, offense, called }: { card: TeamCardShape; name: string; offense: boolean; called: string }): JSX.Element {
  return (
    <aside class={`pro-card ${offense ? "attacks" : "defends"}`} aria-label={`${name}: ${card.title}`}>
      <h3>
        {card.title} <small>{name}</small>
      </h3>
      <CardLines card={card} lit={(play, mine) => (play === called && mine === offense ? "lit" : "")} />
    </aside>
  );
}

/** Level after the last drive of the schedule. */
function inOvertime(view: View): boolean {
  return seen(view).drive > seen(view).drives;
}

export const front: GameFront = {
  Play,
  Made,
  situation: (view) => {
    const small = inOvertime(view) ? t("gridiron.overtime") : t("gridiron.drive", { drive: seen(view).drive, drives: seen(view).drives, quarter: seen(view).quarter });
    if (BEFORE_THE_SNAP.has(seen(view).phase)) return { main: t("goal.toss"), small };
    if (seen(view).trying) return { main: t("gridiron.for-two"), small };
    if (ON_A_TRY.has(seen(view).phase)) return { main: t("gridiron.the-try"), small };
    const down = seen(view).down;
    return { main: t("gridiron.down-and-goal", { down: words(`gridiron.down.${down}`, String(down)) }), small };
  },
  when: (view) => (inOvertime(view) ? t("gridiron.overtime") : t("darts.quarter", { number: seen(view).quarter })),
  during: (view) => (BEFORE_THE_SNAP.has(seen(view).phase) ? t("goal.toss") : words(`gridiron.down.${seen(view).down}`, String(seen(view).down))),
  // the attack's hand snaps the ball and rolls at the goal line, the defense's hand rolls against it
  thrower: (event, view) => {
    const { offense, scrambles, covered } = seen(view);
    if (event.what === "qb" && scrambles === 0) return { seat: offense, word: "qb" };
    if (seen(view).phase === "defense" && !covered) return { seat: 1 - offense, word: "white" };
    if (seen(view).phase === "end-zone") return { seat: offense, word: "black" };
    return undefined;
  },
  flight: (event) => (event.kind === "rolled" ? FALL : 0),
  // where a play is decided, somebody runs, falls or kicks when the die has come to rest
  pace: (event) => (event.kind === "played" ? 350 : event.what === "coin" ? 580 : event.what !== "qb" && event.view && seen(event.view).intensity === null ? 980 : 330),
  cue: (event) => (event.what === "yellow" ? "flag" : undefined),
};

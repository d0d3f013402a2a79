/** Pocket Gridiron on the screen: the seven dice as the star, the drive strip, the decisions. */
import type { JSX } from "preact";
import { Coin, Die } from "../../boards/dice";
import type { DieShape, DriveStripShape, TeamCard } from "../../boards/geometry";
import { percent, t, words } from "../../i18n";
import type { MatchEvent } from "../../net/types";
import { Moves } from "../moves";
import { choicesOf, type PanelProps } from "../panel";
import { TEAM_MARKS } from "../scoreboard";
import { moveWords } from "../wording";

const GAME = "pocket-gridiron";
const OPENING = new Set(["coin", "qb"]);

export function GridironPanel(props: PanelProps): JSX.Element {
  const { scene, names, mayAct, act, events, advice, me } = props;
  const shape = props.shape as DriveStripShape;
  const { view, node, beat } = scene;
  const texts = mayAct ? choicesOf(scene) : [];
  const entering = node?.kind === "chance" && !node.drawn;
  const rolled = thisPlay(events, Number(view["scrambles"]) + Number(view["bonus"]));
  const die = entering ? shape.dice.find((each) => each.die === node.what) : undefined;
  const cards = (view["cards"] as (string | null)[]).map((card) => shape.cards.find((each) => each.card === card));

  return (
    <div class="panel gridiron">
      <DriveStrip shape={shape} view={view} names={names} />
      <div class="tray" role="group" aria-label={t("gridiron.dice")}>
        {rolled.map((event) =>
          event.what === "coin" ? (
            <Coin key={event.seq} face={moveWords(GAME, event.text ?? "")} title={t("coin")} fresh={event.seq === beat?.seq} />
          ) : (
            <Die key={event.seq} {...faceOf(shape, event)} fresh={event.seq === beat?.seq} big />
          ),
        )}
        <div class="waiting-dice">
          {shape.dice
            .filter((each) => !rolled.some((event) => event.what === each.die))
            .map((each) => (
              <Die key={each.die} face={words(`die.short.${each.die}`, each.die.toUpperCase())} colour={each.colour} title={each.title} />
            ))}
        </div>
      </div>
      {view["intensity"] !== null && (
        <p class="contest">
          {t("gridiron.contest", { play: String(view["play"] ?? ""), intensity: Number(view["intensity"]) })}
          {view["shown"] ? ` · ${t("gridiron.shown", { face: String(view["shown"]) })}` : ""}
        </p>
      )}
      {die && <Faces die={die} />}
      {mayAct && texts.length > 0 && <Moves game={GAME} texts={texts} act={act} advice={advice} seat={me} />}
      {cards.map((card, seat) => (card ? <CardWords key={seat} card={card} name={`${TEAM_MARKS[seat]} ${names[seat]}`} /> : null))}
    </div>
  );
}

/** The dice since the snap: from the last quarterback roll that was not a second look. */
function thisPlay(events: MatchEvent[], rerolls: number): MatchEvent[] {
  const rolls = events.filter((event) => event.kind === "rolled" && event.text);
  let from = rolls.length;
  let left = rerolls;
  for (let index = rolls.length - 1; index >= 0 && rolls.length - index <= 9; index -= 1) {
    from = index;
    if (OPENING.has(rolls[index]?.what ?? "")) {
      if (left <= 0) break;
      left -= 1;
    }
  }
  return rolls.slice(from);
}

function faceOf(shape: DriveStripShape, event: MatchEvent): { face: string; colour: string; title: string } {
  const die = shape.dice.find((each) => each.die === event.what);
  return { face: event.text ?? "", colour: die?.colour ?? "white", title: die?.title ?? event.what ?? "" };
}

function Faces({ die }: { die: DieShape }): JSX.Element {
  const sides = die.faces.reduce((sum, face) => sum + face.sides, 0);
  return (
    <p class="small soft">
      {die.title}: {die.faces.map((face) => `${face.text} ${percent(face.sides / sides)}`).join(" · ")}
    </p>
  );
}

function DriveStrip({ shape, view, names }: { shape: DriveStripShape; view: PanelProps["scene"]["view"]; names: string[] }): JSX.Element {
  const offense = Number(view["offense"]);
  const injuries = view["injuries"] as Record<string, number>[];
  const down = Number(view["down"]);
  const sacks = Number(view["sacks"]);
  return (
    <div class="drive-strip">
      <p class="row apart">
        <strong>
          {TEAM_MARKS[offense]} {t("gridiron.ball", { name: names[offense] ?? "" })}
        </strong>
        <span>{t("gridiron.drive", { drive: Number(view["drive"]), drives: Number(view["drives"]), quarter: Number(view["quarter"]) })}</span>
      </p>
      <ol class="downs" aria-label={t("gridiron.downs")}>
        {shape.downs.map((each) => (
          <li key={each.down} class={each.down === down ? "now" : each.down < down ? "gone" : ""} aria-current={each.down === down ? "step" : undefined}>
            {words(`gridiron.down.${each.down}`, each.label)}
          </li>
        ))}
      </ol>
      <ol class="sacks" aria-label={t("gridiron.sacks", { count: sacks })}>
        {shape.sacks.map((each) => (
          <li key={each.sack} class={each.sack <= sacks ? "hit" : ""}>
            {each.sack <= sacks ? "✕ " : ""}
            {words(`gridiron.${each.label}`, each.label)}
          </li>
        ))}
      </ol>
      {injuries.some((side) => Object.values(side).some((count) => count > 0)) && (
        <p class="small">
          {injuries.map((side, seat) => {
            const hurt = Object.entries(side).filter(([, count]) => count > 0);
            return hurt.length ? (
              <span key={seat} class="injured">
                {TEAM_MARKS[seat]} {names[seat]}: {hurt.map(([carrier, count]) => `${carrier} −${count}`).join(", ")}{" "}
              </span>
            ) : null;
          })}
        </p>
      )}
    </div>
  );
}

function CardWords({ card, name }: { card: TeamCard; name: string }): JSX.Element {
  return (
    <p class="team-card small">
      <strong>
        {name}: {card.title}
      </strong>{" "}
      · {card.favoured.map((each) => `${each.play} +${each.bonus}`).join(", ")} · {t("gridiron.decoy")} {card.decoy.play} {card.decoy.number}+ ·{" "}
      {t("gridiron.intercept")} {card.intercept.play} {card.intercept.number}+
    </p>
  );
}

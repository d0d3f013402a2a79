/** What there is to know before somebody or something is chosen: the team cards, and the dice of those who may get the ball. */
import type { JSX } from "preact";
import { t, words } from "../../i18n";
import { Face } from "./faces";
import type { DieShape, TeamCardShape } from "./shape";

/** The four lines of a team card: two stronger plays, the decoy, what it catches. */
export function CardLines({ card, lit = () => "" }: { card: TeamCardShape; lit?: (play: string, mine: boolean) => string }): JSX.Element {
  return (
    <>
      {card.favoured.map((each) => (
        <p key={each.play} class={lit(each.play, true)}>
          <span>★ {each.play}</span> <strong>+{each.bonus}</strong>
        </p>
      ))}
      <p class={lit(card.decoy.play, true)}>
        <span>
          {t("gridiron.decoy")}: {card.decoy.play}
        </span>
        <strong>{card.decoy.number}+</strong>
      </p>
      <p class={lit(card.intercept.play, false)}>
        <span>
          {t("gridiron.intercept")}: {card.intercept.play}
        </span>
        <strong>{card.intercept.number}+</strong>
      </p>
    </>
  );
}

export function CardsToChoose({ cards }: { cards: TeamCardShape[] }): JSX.Element {
  return (
    <ul class="cards-to-choose">
      {cards.map((card) => (
        <li key={card.card}>
          <h3>{card.title}</h3>
          <CardLines card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Whoever may get the ball, each with the six faces of his die. */
export function CarriersToChoose({ dice }: { dice: DieShape[] }): JSX.Element {
  return (
    <dl class="carriers">
      {dice.map((die) => (
        <div key={die.die}>
          <dt>{words(`die.${die.die}`, die.title)}</dt>
          <dd>
            {die.faces.map((face) => (
              <span key={face.text} class="face" title={face.name}>
                <Face die={die} face={face} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

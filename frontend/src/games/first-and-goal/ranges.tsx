/** Every card of the hand at a glance: what it brings against the call that suits it least, and against the best. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { titleOf } from "./cards";
import { signed } from "./matchups";
import type { GridironShape } from "./shape";

interface Props {
  shape: GridironShape;
  deck: string;
  cards: string[];
  offense: number;
}

export function Ranges({ shape, deck, cards, offense }: Props): JSX.Element {
  const averages = shape.averages[offense] ?? {};
  // the line reaches from the worst that two cards bring to the best
  const every = Object.values(averages).flatMap((against) => Object.values(against));
  const [worst, best] = [Math.min(0, ...every), Math.max(0, ...every)];
  const at = (yards: number): number => ((yards - worst) / Math.max(1, best - worst)) * 100;
  return (
    <section class="ranges">
      <h2 class="small soft">{t("goal.ranges")}</h2>
      <ul>
        {cards.map((card) => {
          const yards = deck === "offense" ? Object.values(averages[card] ?? {}) : Object.values(averages).map((against) => against[card] ?? 0);
          const [least, most] = [Math.min(...yards), Math.max(...yards)];
          return (
            <li key={card}>
              <span class="against">{titleOf(shape, deck, card)}</span>
              <span class="range-line" style={{ "--nought": `${at(0)}%` }} aria-hidden="true">
                <span style={{ insetInlineStart: `${at(least)}%`, width: `${at(most) - at(least)}%` }} />
              </span>
              <strong>
                {signed(least)} … {signed(most)}
              </strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

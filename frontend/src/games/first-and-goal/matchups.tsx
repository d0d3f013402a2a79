/** Which dice two cards bring, and how many yards on average: the heart of the game, in sight while one chooses. */
import type { JSX } from "preact";
import { t, words } from "../../i18n";
import { inOrder, type GridironShape, type MatchupShape } from "./shape";

/** The dice as chips with their letter, so that colour never stands alone. */
export function Matchup({ shape, rolled: { dice, black } }: { shape: GridironShape; rolled: MatchupShape }): JSX.Element {
  const spoken = [...dice.map((die) => words(`die.${die}`, die)), `${black} × ${words("die.black", "black")}`].join(", ");
  return (
    <span class="matchup" role="img" aria-label={spoken}>
      {dice.map((die) => (
        <span key={die} class={`chip keep ${die}`}>
          {shape.letters[die]}
        </span>
      ))}
      {Array.from({ length: black }, (_, index) => (
        <span key={`black-${index}`} class="chip keep black">
          −
        </span>
      ))}
    </span>
  );
}

export function mean(faces: number[]): number {
  return faces.reduce((sum, face) => sum + face, 0) / Math.max(1, faces.length);
}

interface Props {
  shape: GridironShape;
  deck: string;
  card: string;
  offense: number;
  title: (card: string) => string;
}

const FULL_BAR = 25;
/** Three plays of so many yards are no first down. */
const HELD = 10 / 3;

/** The dice of one card against every card the other side may call. */
export function MatchupTable({ shape, deck, card, offense, title }: Props): JSX.Element {
  const rows: [string, MatchupShape | undefined][] =
    deck === "offense"
      ? inOrder(shape, "defense", Object.keys(shape.matchups[card] ?? {})).map((answer) => [answer, shape.matchups[card]?.[answer]])
      : inOrder(shape, "offense", Object.keys(shape.matchups)).map((play) => [play, shape.matchups[play]?.[card]]);
  return (
    <section class="matchups" aria-label={t("goal.matchups")}>
      <ul>
        {rows.map(([against, rolled]) => {
          const [play, answer] = deck === "offense" ? [card, against] : [against, card];
          const yards = shape.averages[offense]?.[play]?.[answer] ?? 0;
          const poor = deck === "offense" ? yards < 0 : yards > HELD;
          return (
            <li key={against}>
              <span class="against">{title(against)}</span>
              {rolled && <Matchup shape={shape} rolled={rolled} />}
              <span class={`yards-bar${poor ? " loss" : ""}`} aria-hidden="true">
                <span style={{ width: `${Math.min(100, (Math.abs(yards) / FULL_BAR) * 100)}%` }} />
              </span>
              <strong class={poor ? "loss" : ""}>{signed(yards)}</strong>
            </li>
          );
        })}
      </ul>
      <p class="small soft">{t("goal.matchups.what")}</p>
    </section>
  );
}

export function signed(yards: number): string {
  const round = Math.round(yards);
  return round < 0 ? `−${-round}` : round > 0 ? `+${round}` : "0";
}

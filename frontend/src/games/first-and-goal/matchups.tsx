/** Which dice two cards bring, and how many yards on average: the heart of the game, in sight while one chooses. */
import type { JSX } from "preact";
import { t, words } from "../../i18n";
import type { GridironShape } from "./shape";

/** `RIB/1` → the dice as chips with their letter, so that colour never stands alone. */
export function Matchup({ shape, dice }: { shape: GridironShape; dice: string }): JSX.Element {
  const [coloured = "", black = "0"] = dice.split("/");
  const letters = coloured === "0" ? [] : coloured.split("");
  const spoken = [...letters.map((letter) => words(`die.${shape.letters[letter] ?? letter}`, letter)), `${black} × ${words("die.black", "black")}`].join(", ");
  return (
    <span class="matchup" role="img" aria-label={spoken}>
      {letters.map((letter, index) => (
        <span key={index} class={`chip keep ${shape.letters[letter] ?? ""}`}>
          {letter}
        </span>
      ))}
      {Array.from({ length: Number(black) }, (_, index) => (
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

/** The dice of one card against every card the other side may call. */
export function MatchupTable({ shape, deck, card, offense, title }: Props): JSX.Element {
  const rows: [string, string][] =
    deck === "offense" ? Object.entries(shape.matchups[card] ?? {}) : Object.entries(shape.matchups).map(([play, against]) => [play, against[card] ?? ""]);
  return (
    <section class="matchups" aria-label={t("goal.matchups")}>
      <ul>
        {rows.map(([against, dice]) => {
          const [play, answer] = deck === "offense" ? [card, against] : [against, card];
          const yards = shape.averages[offense]?.[play]?.[answer] ?? 0;
          return (
            <li key={against}>
              <span class="against">{title(against)}</span>
              <Matchup shape={shape} dice={dice} />
              <span class={`yards-bar${yards < 0 ? " loss" : ""}`} aria-hidden="true">
                <span style={{ width: `${Math.min(100, (Math.abs(yards) / FULL_BAR) * 100)}%` }} />
              </span>
              <strong class={yards < 0 ? "loss" : ""}>{signed(yards)}</strong>
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
  return round < 0 ? `−${-round}` : `+${round}`;
}

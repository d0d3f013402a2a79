/** Which dice two cards bring: explained on the cards, before and after the reveal. */
import type { JSX } from "preact";
import type { FootballShape } from "../../boards/geometry";
import { t, words } from "../../i18n";

const LETTERS: Record<string, string> = { R: "red", I: "ivory", B: "brown", Y: "yellow", U: "blue", G: "green" };

/** `RIB/1` → the dice as chips with their letter, so that colour never stands alone. */
export function Matchup({ dice }: { dice: string }): JSX.Element {
  const [coloured = "", black = "0"] = dice.split("/");
  const letters = coloured === "0" ? [] : coloured.split("");
  const spoken = [...letters.map((letter) => words(`die.${LETTERS[letter] ?? letter}`, letter)), `${black} × ${words("die.black", "black")}`].join(", ");
  return (
    <span class="matchup" role="img" aria-label={spoken}>
      {letters.map((letter, index) => (
        <span key={index} class={`chip keep ${LETTERS[letter] ?? ""}`}>
          {letter}
        </span>
      ))}
      {Array.from({ length: Number(black) }, (_, index) => (
        <span key={`black-${index}`} class="chip keep black">
          K
        </span>
      ))}
    </span>
  );
}

interface Props {
  shape: FootballShape;
  deck: string;
  card: string;
  title: (card: string) => string;
}

/** The dice of one card against every card the other side may call. */
export function MatchupTable({ shape, deck, card, title }: Props): JSX.Element {
  const rows: [string, string][] =
    deck === "offense"
      ? Object.entries(shape.matchups[card] ?? {})
      : Object.entries(shape.matchups).map(([play, against]) => [play, against[card] ?? ""]);
  return (
    <details class="matchups" open>
      <summary>{t("goal.matchups")}</summary>
      <ul>
        {rows.map(([against, dice]) => (
          <li key={against}>
            <span>{title(against)}</span>
            <Matchup dice={dice} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Which dice two cards bring, and how many yards on average: the heart of the game, in sight while one chooses. */
import type { JSX } from "preact";
import { t, words } from "../../i18n";
import { COLOURS, type FootballShape } from "./shape";

/** `RIB/1` → the dice as chips with their letter, so that colour never stands alone. */
export function Matchup({ dice }: { dice: string }): JSX.Element {
  const [coloured = "", black = "0"] = dice.split("/");
  const letters = coloured === "0" ? [] : coloured.split("");
  const spoken = [...letters.map((letter) => words(`die.${COLOURS[letter] ?? letter}`, letter)), `${black} × ${words("die.black", "black")}`].join(", ");
  return (
    <span class="matchup" role="img" aria-label={spoken}>
      {letters.map((letter, index) => (
        <span key={index} class={`chip keep ${COLOURS[letter] ?? ""}`}>
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

/** The average of the lowest of so many rolls of a die. */
function lowest(faces: number[], rolls: number): number {
  const sorted = [...faces].sort((a, b) => a - b);
  const many = sorted.length;
  return sorted.reduce((sum, face, place) => sum + face * (((many - place) / many) ** rolls - ((many - place - 1) / many) ** rolls), 0);
}

/** What two cards bring on average, with the dice of the teams that play. */
export function averageYards(shape: FootballShape, dice: string, offense: number): number {
  const [coloured = "", black = "0"] = dice.split("/");
  const [ours, theirs] = offense === 0 ? [shape.dice.home, shape.dice.away] : [shape.dice.away, shape.dice.home];
  const gained = coloured === "0" ? 0 : coloured.split("").reduce((sum, letter) => sum + mean(ours[COLOURS[letter] ?? ""] ?? []), 0);
  return gained + (Number(black) > 0 ? lowest(theirs["black"] ?? [], Number(black)) : 0);
}

interface Props {
  shape: FootballShape;
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
          const yards = averageYards(shape, dice, offense);
          return (
            <li key={against}>
              <span class="against">{title(against)}</span>
              <Matchup dice={dice} />
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

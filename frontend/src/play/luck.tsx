/** Luck apart from skill: what the dice gave, what decisions gave away, in a sentence and two bars. */
import type { JSX } from "preact";
import { percent, t } from "../i18n";
import type { Review } from "../net/api";

interface Props {
  review: Review;
  seat: number;
  names: string[];
  /** Whether the seat is the reader's own. */
  mine: boolean;
}

/** Points of a hundred below which nobody would speak of luck. */
const EVEN = 4;

export function LuckAndSkill({ review, seat, names, mine }: Props): JSX.Element {
  const other = 1 - seat;
  const luck = (review.luck[seat] ?? 0) / 100;
  const given = [seat, other].map((each) => givenAway(review, each));
  const edge = (given[1] ?? 0) - (given[0] ?? 0);
  const who = { name: names[seat] ?? "", other: names[other] ?? "", own: percent((given[0] ?? 0) / 100, 1), theirs: percent((given[1] ?? 0) / 100, 1) };
  const turn = Math.abs(luck) * 100 < EVEN ? "even" : luck > 0 ? "with" : "against";
  return (
    <section class="paper luck" aria-label={t("review.sums")}>
      <h2>{t("review.sums")}</h2>
      <Bar word={t("ending.dice")} value={luck} text={`${luck >= 0 ? "+" : "−"}${percent(Math.abs(luck))}`} />
      <p class="small">{t(mine ? `ending.luck.${turn}` : `ending.luck.${turn}.of`, who)}</p>
      <Bar word={t("ending.decisions")} value={edge / 8} text={`${edge >= 0 ? "+" : "−"}${percent(Math.abs(edge) / 100, 1)}`} />
      <p class="small">{t(mine ? "ending.given" : "ending.given.of", who)}</p>
      {!review.exact && <p class="small soft">{t("coach.estimate")}</p>}
    </section>
  );
}

/** The room it will take, while the match is still being looked at. */
export function LuckAwaited(): JSX.Element {
  return (
    <section class="paper luck awaited" aria-busy="true" aria-label={t("review.sums")}>
      <h2>{t("review.sums")}</h2>
      <Bar word={t("ending.dice")} value={0} text="…" />
      <p class="small" />
      <Bar word={t("ending.decisions")} value={0} text="…" />
      <p class="small longer" />
      <p class="small" />
    </section>
  );
}

/** What a seat's decisions cost it on average, in points of a hundred; giving up is no decision of the game. */
function givenAway(review: Review, seat: number): number {
  const own = review.steps.filter((step) => step.seat === seat && step.cost !== undefined && step.text !== "resigns");
  return own.length === 0 ? 0 : own.reduce((sum, step) => sum + (step.cost ?? 0), 0) / own.length;
}

function Bar({ word, value, text }: { word: string; value: number; text: string }): JSX.Element {
  const share = Math.max(-1, Math.min(1, value)) * 50;
  return (
    <div class="luck-bar">
      <strong>{word}</strong>
      <strong class={`number ${value >= 0 ? "good" : "bad"}`}>{text}</strong>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="ground" width="100" height="8" />
        <rect class="fill" x={50 + Math.min(0, share)} width={Math.max(0.6, Math.abs(share))} height="8" />
        <path class="middle" d="M50 0v8" />
      </svg>
    </div>
  );
}

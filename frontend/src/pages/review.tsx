/** After the match, beside its film: how it swung, what was luck and what was skill, the moments that decided it. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { percent, t } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { worded } from "../i18n/worded";
import { api, Refused, type Moment, type Review, type ReviewStep } from "../net/api";
import type { Seat, View } from "../net/types";
import { betterText, stepText } from "../play/better";
import { LuckAndSkill } from "../play/luck";
import { LETTERS, scoresOf, Swing } from "../play/swing";
import { equity, turningPoints } from "../play/turning-points";
import { language } from "../prefs";
import { route } from "../route";
import { useAsked } from "../ui/asked";

interface Props {
  id: string;
  token: string | undefined;
  game: string;
  seats: Seat[];
  /** What the two sides are called. */
  sides: string[];
  /** The side we look from, and whether it is ours alone. */
  side: number;
  mine: boolean;
  film: Moment[];
  /** When a position was, in a word. */
  when: (view: View) => string;
  at: number;
  show: (moment: number) => void;
}

/** A window so wide shows the review below the keys of the film. */
const wide = matchMedia("(min-width: 900px)");

/** Beside the three that decided it, so many more that cost something. */
const COSTLY = 3;

export function MatchReview({ id, token, game, seats, sides, side, mine, film, when, at, show }: Props): JSX.Element {
  const asked = useAsked(() => api.review(id, token), [id]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // on a phone the sheet is full of the film's keys: whoever asked for the review begins with it
    if (asked.value && route.peek().hash === "review" && !wide.matches) section.current?.scrollIntoView({ block: "start" });
  }, [asked.value]);
  if (asked.problem) return <p class="small soft">{asked.problem instanceof Refused ? refusalText(asked.problem.why) : t("unreachable")}</p>;
  if (!asked.value) return <p role="status">{t("review.thinking")}</p>;
  const review = asked.value;
  const points = turningPoints(review, side);
  const swings = swingsOf(review, side);
  const decided = new Set(points.map(({ step }) => step.at));
  const costly = [...review.steps]
    .filter((step) => (step.cost ?? 0) > 0 && step.best && !decided.has(step.at))
    .sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0))
    .slice(0, COSTLY)
    .sort((a, b) => a.at - b.at);
  const told = (step: ReviewStep, letter: string): JSX.Element => (
    <Told key={step.at} step={step} letter={letter} game={game} seats={seats} when={when((film[Math.max(0, step.at - 1)] as Moment).view)} swing={swings.get(step) ?? 0} here={step.at === at} show={show} />
  );
  return (
    <section class="review stack" aria-label={t("review")} ref={section}>
      <div class="row apart">
        <h2>{t("ending.swing")}</h2>
        <span class="small soft">{t("ending.above", { name: sides[side] ?? "" })}</span>
      </div>
      <Swing review={review} seat={side} names={sides} points={points} scores={scoresOf(film)} when={(moment) => (film[moment] ? when(film[moment].view) : "")} narrow now={at} />
      <h2>{t("review.moments")}</h2>
      <ol class="moments">{points.map(({ step }, index) => told(step, LETTERS[index] ?? ""))}</ol>
      {costly.length > 0 && (
        <>
          <h2>{t("review.costly")}</h2>
          <ol class="moments">{costly.map((step) => told(step, ""))}</ol>
        </>
      )}
      <LuckAndSkill review={review} seat={side} names={sides} mine={mine} />
      <details>
        <summary>{t("coach.numbers")}</summary>
        <table>
          <caption class="unseen">{t("review.sums")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("leagues.player")}</th>
              <th scope="col" class="number">{t("review.luck")}</th>
              <th scope="col" class="number">{t("review.skill")}</th>
            </tr>
          </thead>
          <tbody>
            {sides.slice(0, review.luck.length).map((name, each) => (
              <tr key={each}>
                <th scope="row">{name}</th>
                <td class="number">{signed(review.luck[each] ?? 0)}</td>
                <td class="number">{signed(-(review.cost[each] ?? 0))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="small soft">{t("review.unit")}</p>
        {review.remark && <p class="small soft">{worded(game, review, "remark", seats)}</p>}
      </details>
    </section>
  );
}

interface ToldProps {
  step: ReviewStep;
  /** Its mark on the curve. */
  letter: string;
  game: string;
  seats: Seat[];
  when: string;
  swing: number;
  /** Whether it is the moment on the board. */
  here: boolean;
  show: (moment: number) => void;
}

/** One moment: a touch shows it on the board; what one gave away oneself can be tried again. */
function Told({ step, letter, game, seats, when, swing, here, show }: ToldProps): JSX.Element {
  return (
    <li>
      <button type="button" class="quiet moment" aria-current={here ? "true" : undefined} onClick={() => show(step.at)}>
        <span class="moment-head">
          {letter && (
            <span class="letter" aria-hidden="true">
              {letter}
            </span>
          )}
          <span class="soft">{when}</span>
          <strong class={swing >= 0 ? "good" : "bad"}>{`${swing >= 0 ? "+" : "−"}${percent(Math.abs(swing))}`}</strong>
        </span>
        <span class="block">{stepText(step, game, seats)}</span>
        {step.best && <span class="block moment-better">{betterText(step, game)}</span>}
      </button>
      {step.puzzle && (
        <a class="button" href={`/puzzle/${game}?id=${step.puzzle}`}>
          {t("puzzle.own.again")}
        </a>
      )}
    </li>
  );
}

/** What every step did to the chance of a side. */
function swingsOf(review: Review, side: number): Map<ReviewStep, number> {
  let before = equity(review.initial, side);
  return new Map(
    review.steps.map((step) => {
      const swing = equity(step, side) - before;
      before += swing;
      return [step, swing];
    }),
  );
}

/** Points of a hundred, with their sign. */
function signed(change: number): string {
  const points = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(Math.abs(change));
  return (change >= 0 ? "+" : "−") + points;
}

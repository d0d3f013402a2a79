/** After the match: the chances as a line, and what was luck and what was skill. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { worded } from "../i18n/worded";
import { api, Refused, type Review, type ReviewStep } from "../net/api";
import { nameOf } from "../net/naming";
import type { Seat } from "../net/types";
import { betterText } from "../play/better";
import { language } from "../prefs";
import { useAsked } from "../ui/asked";

interface Props {
  id: string;
  token: string | undefined;
  game: string;
  seats: Seat[];
  at: number;
  show: (moment: number) => void;
}

const WIDTH = 300;
const HEIGHT = 110;

export function ReviewChart({ id, token, game, seats, at, show }: Props): JSX.Element {
  const names = seats.map((seat) => nameOf(seat, false));
  const asked = useAsked(() => api.review(id, token), [id]);
  if (asked.problem) return <p class="small soft">{asked.problem instanceof Refused ? refusalText(asked.problem.why) : t("unreachable")}</p>;
  if (!asked.value) return <p role="status">{t("review.thinking")}</p>;
  const review = asked.value;
  return (
    <section class="stack" aria-label={t("review")}>
      <h2>{t("review")}</h2>
      <Chart review={review} names={names} at={at} />
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
          {names.slice(0, review.luck.length).map((name, seat) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              <td class="number">{signed(review.luck[seat] ?? 0)}</td>
              <td class="number">{signed(-(review.cost[seat] ?? 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small soft">{t("review.unit")}</p>
      {!review.exact && <p class="small soft">{t("coach.estimate")}</p>}
      {review.remark && <p class="small soft">{worded(game, review, "remark", seats)}</p>}
      <h3>{t("review.moments")}</h3>
      <ol class="list">
        {turningPoints(review.steps).map((step) => (
          <li key={step.at}>
            <button type="button" class="quiet" onClick={() => show(step.at)}>
              {step.told ? worded(game, step, "told", seats) : step.text} · {t(step.luck ? "review.luck-of" : "review.given-away", { points: points(weight(step)) })}
              {step.best ? ` · ${betterText(step, game)}` : ""}
            </button>
            {step.why && !step.because && <p class="small soft">{worded(game, step, "why", seats)}</p>}
            {step.puzzle && (
              <a class="small" href={`/puzzle/${game}?id=${step.puzzle}`}>
                {t("puzzle.own.again")}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Points of a hundred, as the coach counts chances. */
function points(change: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(change);
}

function signed(change: number): string {
  return (change >= 0 ? "+" : "−") + points(Math.abs(change));
}

function weight(step: ReviewStep): number {
  return Math.abs(step.luck?.[0] ?? step.cost ?? 0);
}

function turningPoints(steps: ReviewStep[]): ReviewStep[] {
  return [...steps].sort((a, b) => weight(b) - weight(a)).slice(0, 6);
}

function Chart({ review, names, at }: { review: Review; names: string[]; at: number }): JSX.Element {
  const equity = (value: { win: number[]; draw: number }): number => (value.win[0] ?? 0) + value.draw / 2;
  const marks = [{ at: 0, win: equity(review.initial) }, ...review.steps.map((step) => ({ at: step.at, win: equity(step) }))];
  const last = Math.max(1, marks.at(-1)?.at ?? 1);
  const x = (moment: number): number => (moment / last) * WIDTH;
  const y = (win: number): number => (1 - win) * HEIGHT;
  const line = marks.map((point) => `${x(point.at).toFixed(1)} ${y(point.win).toFixed(1)}`).join("L");
  return (
    <svg class="chart" viewBox={`-4 -8 ${WIDTH + 8} ${HEIGHT + 16}`} role="img" aria-label={t("review.chart", { name: names[0] ?? "" })}>
      <rect class="ground" width={WIDTH} height={HEIGHT} />
      <path class="half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <path class="win" d={`M${line}`} />
      <path class="now" d={`M${x(at)} 0V${HEIGHT}`} />
      <text x="4" y="12">
        {names[0]}
      </text>
      <text x="4" y={HEIGHT - 5}>
        {names[1]}
      </text>
    </svg>
  );
}

/** After the match: the chances as a line, and what was luck and what was skill. */
import type { JSX } from "preact";
import { percent, t } from "../i18n";
import { api, Refused, type Review, type ReviewStep } from "../net/api";
import { useAsked } from "../ui/asked";

interface Props {
  id: string;
  token: string | undefined;
  names: string[];
  at: number;
  show: (moment: number) => void;
}

const WIDTH = 300;
const HEIGHT = 110;

export function ReviewChart({ id, token, names, at, show }: Props): JSX.Element {
  const asked = useAsked(() => api.review(id, token), [id]);
  if (asked.problem) return <p class="small soft">{asked.problem instanceof Refused ? asked.problem.message : t("unreachable")}</p>;
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
              <td class="number">{signed(review.skill[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t("review.moments")}</h3>
      <ol class="list">
        {turningPoints(review.steps).map((step) => (
          <li key={step.at}>
            <button type="button" class="quiet" onClick={() => show(step.at)}>
              {step.text} · {t(step.kind === "luck" ? "review.luck" : "review.skill")} {signed(step.change)}
              {step.best && step.best !== step.text ? ` · ${t("review.better", { move: step.best })}` : ""}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function signed(change: number): string {
  return (change >= 0 ? "+" : "−") + percent(Math.abs(change), 1);
}

function turningPoints(steps: ReviewStep[]): ReviewStep[] {
  return [...steps].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, 5);
}

function Chart({ review, names, at }: { review: Review; names: string[]; at: number }): JSX.Element {
  const points = [{ at: 0, win: review.start }, ...review.steps];
  const last = Math.max(1, points.at(-1)?.at ?? 1);
  const x = (moment: number): number => (moment / last) * WIDTH;
  const y = (win: number): number => (1 - win) * HEIGHT;
  const line = points.map((point) => `${x(point.at).toFixed(1)} ${y(point.win).toFixed(1)}`).join("L");
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

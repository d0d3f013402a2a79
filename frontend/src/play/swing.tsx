/** How it swung: the chance to win from the first moment to the last, with every score and the moments that decided it. */
import type { JSX } from "preact";
import { t } from "../i18n";
import type { Moment, Review } from "../net/api";
import { equity, type TurningPoint } from "./turning-points";

export interface Score {
  /** The moment after it. */
  at: number;
  seat: number;
}

/** Every step after which somebody had more points than before. */
export function scoresOf(film: Moment[]): Score[] {
  return film.flatMap((moment, index) => {
    const before = film[index - 1]?.view.score;
    const seat = before ? moment.view.score.findIndex((points, each) => points > (before[each] ?? 0)) : -1;
    return seat < 0 ? [] : [{ at: moment.at, seat }];
  });
}

interface Props {
  review: Review;
  seat: number;
  names: string[];
  points: TurningPoint[];
  scores: Score[];
  /** When a moment was, in a word. */
  when: (at: number) => string;
  narrow: boolean;
  /** The moment that is being looked at. */
  now?: number;
}

export const LETTERS = ["A", "B", "C"];
const TICKS = 5;

export function Swing({ review, seat, names, points, scores, when, narrow, now }: Props): JSX.Element {
  const [wide, high, left, top] = narrow ? [360, 176, 30, 26] : [960, 240, 44, 34];
  const [plotWide, plotHigh] = [wide - left - 14, high - top - 30];
  const marks = [{ at: 0, win: equity(review.initial, seat) }, ...review.steps.map((step) => ({ at: step.at, win: equity(step, seat) }))];
  const last = Math.max(1, marks.at(-1)?.at ?? 1);
  const x = (at: number): number => left + (at / last) * plotWide;
  const y = (win: number): number => top + (1 - win) * plotHigh;
  const line = marks.map((mark) => `${x(mark.at).toFixed(1)} ${y(mark.win).toFixed(1)}`).join("L");
  const area = `M${x(0)} ${y(0.5)}L${line}L${x(last)} ${y(0.5)}z`;
  const id = narrow ? "swing-n" : "swing-w";
  const ticks = Array.from({ length: TICKS }, (_, k) => Math.round((last * (k + 1)) / TICKS));
  return (
    <svg class="swing" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={t("review.chart", { name: names[seat] ?? "" })}>
      <clipPath id={`${id}-up`}>
        <rect x={left} y={top} width={plotWide} height={plotHigh / 2} />
      </clipPath>
      <clipPath id={`${id}-down`}>
        <rect x={left} y={top + plotHigh / 2} width={plotWide} height={plotHigh / 2} />
      </clipPath>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <path class={share === 0.5 ? "half" : "grid"} d={`M${left} ${y(share)}H${wide - 14}`} />
          <text class="scale" x={left - 8} y={y(share)}>
            {share * 100}
          </text>
        </g>
      ))}
      <path class="ahead" clip-path={`url(#${id}-up)`} d={area} />
      <path class="behind" clip-path={`url(#${id}-down)`} d={area} />
      <path class="line" d={`M${line}`} />
      {now !== undefined && <path class="now" d={`M${x(now)} ${top - 4}V${top + plotHigh}`} />}
      {ticks.map((at, index) => (
        <text key={index} class="tick" x={x(at)} y={high - 8} text-anchor={index === TICKS - 1 ? "end" : "middle"}>
          {when(at) === when(ticks[index - 1] ?? -1) ? "" : when(at)}
        </text>
      ))}
      {scores.map((score) => (
        <g key={score.at} class={`score side-${score.seat % 2}`} transform={`translate(${x(score.at)} ${top - 14})`}>
          {score.seat % 2 === 0 ? <circle r="7" /> : <rect x="-6.500" y="-6.500" width="13" height="13" rx="3" />}
        </g>
      ))}
      {points.map(({ step }, index) => (
        <g key={step.at} class="point">
          <path d={`M${x(step.at)} ${y(equity(step, seat))}V${top + plotHigh}`} />
          <circle cx={x(step.at)} cy={y(equity(step, seat))} r={narrow ? 10 : 14} />
          <text x={x(step.at)} y={y(equity(step, seat))}>
            {LETTERS[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Somebody's ratings over time, one line a game. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { api } from "../net/api";
import { titleOf } from "../net/naming";
import { useAsked } from "../ui/asked";

const [WIDE, HIGH, EDGE] = [320, 120, 8];

export function RatingLines({ name }: { name: string }): JSX.Element | null {
  const asked = useAsked(() => api.ratingHistory(name), [name]);
  const points = asked.value ?? [];
  if (points.length < 2) return null;
  const games = [...new Set(points.map((point) => point.game))];
  const ratings = points.map((point) => point.rating);
  const [low, high] = [Math.min(...ratings) - 10, Math.max(...ratings) + 10];
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const x = (at: number): number => EDGE + ((at - first) / Math.max(1, last - first)) * (WIDE - 2 * EDGE);
  const y = (rating: number): number => HIGH - EDGE - ((rating - low) / Math.max(1, high - low)) * (HIGH - 2 * EDGE);
  return (
    <figure class="rating-lines">
      <figcaption class="eyebrow">{t("ratings.history")}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${t("ratings.history")}: ${Math.min(...ratings)} – ${Math.max(...ratings)}`}>
        {games.map((game, number) => (
          <polyline
            key={game}
            class={`line-${number}`}
            points={points.filter((point) => point.game === game).map((point) => `${x(point.at).toFixed(1)},${y(point.rating).toFixed(1)}`).join(" ")}
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-dasharray={number === 0 ? undefined : `${2 + 3 * number} 3`}
          />
        ))}
        <text x={EDGE} y="12" font-size="10" fill="currentColor">
          {high - 10}
        </text>
        <text x={EDGE} y={HIGH - 2} font-size="10" fill="currentColor">
          {low + 10}
        </text>
      </svg>
      <p class="small soft">{games.map((game) => titleOf(game)).join(" · ")}</p>
    </figure>
  );
}

/** Champions of past seasons: the crest, who coached, and how the last match ended. */
import type { JSX } from "preact";
import { t, words } from "../i18n";
import { titleOf } from "../net/naming";
import type { SeasonCard, SeasonTitle } from "../net/season";
import { wear } from "../ui/look";
import look from "./league.css" with { type: "text" };
import { Shield } from "./team";

wear(look);

export function Champions({ seasons }: { seasons: SeasonCard[] }): JSX.Element | null {
  const won = seasons.flatMap((season) => (season.title ? [{ season, title: season.title }] : []));
  if (won.length === 0) return null;
  return (
    <section class="paper stack champions" aria-label={t("seasons.champions")}>
      <h2>{t("seasons.champions")}</h2>
      <ol class="list">
        {won.map(({ season, title }) => (
          <li key={season.id}>
            <a class="grow champion-line" href={`/seasons/${season.id}`}>
              <Shield game={season.game} team={title} />
              <span>
                <strong>{title.name}</strong>
                <span class="small block">
                  {season.name} · {titleOf(season.game)}
                </span>
                <span class="small soft block">{told(title)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function told(title: SeasonTitle): string {
  const coach = t("seasons.champions.coach", { coach: words(`level.${title.coach}`, title.coach), record: title.record });
  if (!title.score) return coach;
  const [points, others] = title.score;
  return `${coach} · ${t("seasons.champions.final", { points, others, rival: title.rival })}`;
}

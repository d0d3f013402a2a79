/** A season for analysts: tables and the season itself as files. */
import type { JSX } from "preact";
import { t } from "../i18n";
import type { Season } from "../net/season";

export function Tables({ season }: { season: Season }): JSX.Element {
  const at = `/api/seasons/${season.id}`;
  return (
    <section class="paper tables-card" aria-label={t("season.tables")}>
      <h2>{t("season.tables")}</h2>
      <ul class="list">
        <li>
          <span class="grow">{t("season.tables.schedules")}</span>
          <Kinds path={`${at}/tables/schedules`} word={t("season.tables.schedules")} />
        </li>
        <li>
          <span class="grow">{t("season.tables.team-stats")}</span>
          <Kinds path={`${at}/tables/team_stats`} word={t("season.tables.team-stats")} />
        </li>
        {season.over && (
          <li>
            <a class="grow" href={`${at}/file`} download={`${season.id}.season`}>
              {t("season.file")}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

const KINDS = ["csv", "json"];

function Kinds({ path, word }: { path: string; word: string }): JSX.Element {
  return (
    <>
      {KINDS.map((kind) => (
        <a key={kind} class="button quiet" href={`${path}.${kind}`} download>
          {kind.toUpperCase()}
          <span class="unseen">: {word}</span>
        </a>
      ))}
    </>
  );
}

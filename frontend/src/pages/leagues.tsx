/** Leagues: who plays whom, and the table. */
import type { JSX } from "preact";
import { t, words } from "../i18n";
import { api } from "../net/api";
import { useAsked } from "../ui/asked";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";

export function LeaguesPage(): JSX.Element {
  const leagues = useAsked(api.leagues, []);
  return (
    <Page title={t("leagues")} narrow>
      <div class="paper stack">
        <h1>{t("leagues")}</h1>
        {leagues.problem && <Problem problem={leagues.problem} />}
        {leagues.value?.length === 0 && <p>{t("leagues.none")}</p>}
        <ul class="list">
          {leagues.value?.map((league) => (
            <li key={league.id}>
              <a href={`/leagues/${league.id}`}>
                <strong>{league.name}</strong> · {words(`title.${league.game}`, league.game)} · {words(`leagues.${league.status}`, league.status)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

export function LeaguePage({ id }: { id: string }): JSX.Element {
  const league = useAsked(() => api.league(id), [id]);
  const found = league.value;
  return (
    <Page title={found?.name ?? t("leagues")} narrow>
      <div class="paper stack">
        <h1>{found?.name ?? t("leagues")}</h1>
        {league.problem && <Problem problem={league.problem} />}
        {found && (
          <div class="scroll">
            <table>
              <caption class="unseen">{t("leagues.table")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("leagues.player")}</th>
                  <th scope="col" class="number">{t("leagues.played")}</th>
                  <th scope="col" class="number">{t("leagues.won")}</th>
                  <th scope="col" class="number">{t("leagues.drawn")}</th>
                  <th scope="col" class="number">{t("leagues.lost")}</th>
                  <th scope="col" class="number">{t("leagues.points")}</th>
                </tr>
              </thead>
              <tbody>
                {found.table.map((row) => (
                  <tr key={row.account}>
                    <th scope="row">{row.account}</th>
                    <td class="number">{row.played}</td>
                    <td class="number">{row.won}</td>
                    <td class="number">{row.drawn}</td>
                    <td class="number">{row.lost}</td>
                    <td class="number">{row.points}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Page>
  );
}

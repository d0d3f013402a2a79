/** Power ranking and prospects: ten thousand seasons from today's standings, asked for when the page is there. */
import type { JSX } from "preact";
import { amount, percent, t } from "../i18n";
import { worded } from "../i18n/worded";
import type { Season, SeasonLeader, SeasonOdds } from "../net/season";
import { TeamName } from "./team";

export function Odds({ season, odds }: { season: Season; odds: SeasonOdds | undefined }): JSX.Element {
  const cup = season.last_week > season.weeks;
  return (
    <section class="paper odds-card" aria-label={t("season.odds")}>
      <div class="card-head">
        <h2>{t("season.odds")}</h2>
        {odds && <span class="pill">{t("season.odds.what", { seasons: odds.seasons, seconds: odds.seconds })}</span>}
      </div>
      {!odds && <p role="status">{t("season.odds.wait")}</p>}
      {odds && (
        <div class="scroll" tabIndex={0} role="group" aria-label={t("season.odds")}>
          <table class="odds-table">
            <thead>
              <tr>
                <th scope="col">
                  <span class="unseen">{t("season.teams")}</span>
                </th>
                <th scope="col" class="number">{t("season.rating")}</th>
                <th scope="col" class="number">{t("season.odds.wins")}</th>
                {cup && <th scope="col" class="number">{t("season.odds.playoffs")}</th>}
                <th scope="col" class="number">{t("season.odds.champion")}</th>
              </tr>
            </thead>
            <tbody>
              {odds.teams.map((each) => (
                <tr key={each.team}>
                  <th scope="row">
                    <TeamName season={season} team={each.team} />
                  </th>
                  <td class="number">{each.rating}</td>
                  <td class="number">{amount(each.wins, 1)}</td>
                  {cup && (
                    <td class="number">
                      <Bar share={each.playoffs[0]} />
                    </td>
                  )}
                  <td class="number">
                    <Bar share={each.champion[0]} />
                    <Interval low={each.champion[1]} high={each.champion[2]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Both ends: near none and all of them an interval reaches to one side only. Nothing where they read the same. */
function Interval({ low, high }: { low: number; high: number }): JSX.Element | null {
  const [from, to] = [percent(low, 1), percent(high, 1)];
  return from === to ? null : <span class="small soft block">{`${amount(100 * low, 1)} … ${to}`}</span>;
}

function Bar({ share }: { share: number }): JSX.Element {
  return (
    <span class="share">
      <span class="share-bar" style={{ width: `${Math.round(100 * share)}%` }} aria-hidden="true" />
      <span>{percent(share, share > 0 && share < 0.1 ? 1 : 0)}</span>
    </span>
  );
}

export function Leaders({ season, leaders }: { season: Season; leaders: SeasonLeader[] }): JSX.Element {
  return (
    <section class="paper leaders-card" aria-label={t("season.leaders")}>
      <h2>{t("season.leaders")}</h2>
      {leaders.length === 0 && <p class="soft">{t("season.leaders.none")}</p>}
      <div class="leaders">
        {leaders.map((leader) => (
          <div key={leader.figure}>
            <h3>{worded(season.game, leader, "title")}</h3>
            <ol>
              {leader.best.map((each) => (
                <li key={each.team}>
                  <TeamName season={season} team={each.team} />
                  <span class="number">{each.total}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

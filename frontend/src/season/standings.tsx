/** The tables, division by division, with what broke a tie. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { worded } from "../i18n/worded";
import type { Season, TableLine } from "../net/season";
import { myTeam, TeamName } from "./team";

export function Standings({ season }: { season: Season }): JSX.Element {
  const seeds = new Map<string, number>();
  for (const tie of season.rounds[0]?.ties ?? []) tie.sides.forEach((team, side) => seeds.set(team, tie.seeds[side] ?? 0));
  return (
    <section class="divisions" aria-label={t("season.standings")}>
      {season.divisions.map(({ name, lines }) => (
        <Division key={name} season={season} name={name || t("season.table")} lines={lines} seeds={seeds} />
      ))}
    </section>
  );
}

interface DivisionProps {
  season: Season;
  name: string;
  lines: TableLine[];
  seeds: Map<string, number>;
}

function Division({ season, name, lines, seeds }: DivisionProps): JSX.Element {
  const mine = myTeam(season)?.key;
  const points = season.points_word !== "wins";
  return (
    <article class="paper division-card">
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("season.teams")}</span>
            </th>
            <th scope="col" class="number">{t("season.won-lost")}</th>
            {points && <th scope="col" class="number">{t("season.points")}</th>}
            <th scope="col" class="number">{t("season.diff")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.team} class={line.team === mine ? "mine" : ""}>
              <th scope="row">
                <TeamName season={season} team={line.team} seed={seeds.get(line.team) ?? 0} />
                {line.why && <span class="small soft block">{worded(season.game, line, "why")}</span>}
              </th>
              <td class="number strong">{line.record}</td>
              {points && <td class="number strong">{line.points}</td>}
              <td class={`number ${line.difference < 0 ? "minus" : "plus"}`}>{signed(line.difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

function signed(many: number): string {
  return many > 0 ? `+${many}` : many < 0 ? `−${-many}` : "0";
}

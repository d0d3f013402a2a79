/** One team at a glance: one's own, or the favourite for whoever only looks. */
import type { JSX } from "preact";
import { percent, t } from "../i18n";
import type { Season, SeasonFixture, SeasonOdds } from "../net/season";
import { aboutTeam, myTeam, Sign, teamOf, TeamName } from "./team";
import { TeamDice } from "./team-dice";
import { ownMatch } from "./week";

interface Props {
  season: Season;
  odds: SeasonOdds | undefined;
  play: (fixture: SeasonFixture) => void;
}

const SHOWN = 6;

/** What a team may hope for: the title, and the play-offs before it where there are any. */
function hopes(season: Season, chances: SeasonOdds["teams"][number]): string {
  const title = percent(chances.champion[0], 1);
  return season.last_week > season.weeks ? t("season.chances", { playoffs: percent(chances.playoffs[0]), title }) : t("season.chances.title", { title });
}

export function Side({ season, odds, play }: Props): JSX.Element | null {
  const mine = myTeam(season);
  const team = mine ?? teamOf(season, season.champion || odds?.teams[0]?.team || season.divisions[0]?.lines[0]?.team || "");
  if (!team) return null;
  const division = season.divisions.find((each) => each.lines.some((line) => line.team === team.key));
  const line = division?.lines.find((each) => each.team === team.key);
  const chances = odds?.teams.find((each) => each.team === team.key);
  const own = season.fixtures.filter((fixture) => fixture.home === team.key || fixture.away === team.key);
  const last = own.filter((fixture) => fixture.score).slice(-SHOWN);
  const next = own.filter((fixture) => fixture.open && fixture.week > season.week).slice(0, 3);
  const now = ownMatch(season);
  const rival = now && teamOf(season, now.home === team.key ? now.away : now.home);
  return (
    <aside class="paper side-card" aria-label={t(mine ? "season.your-team" : "season.leader")}>
      <p class="small soft">{t(mine ? "season.your-team" : "season.leader")}</p>
      <div class="side-head">
        <Sign season={season} team={team} />
        <div>
          <p class="small soft">
            {team.name.replace(team.short, "").trim()} {team.owner ? `· ${t("season.coach", { name: team.owner })}` : `· ${t("season.bot", { level: team.level })}`}
          </p>
          <h2>{team.short}</h2>
        </div>
      </div>
      <dl class="side-figures">
        <div>
          <dd>{line?.record}</dd>
          <dt>{t("season.record")}</dt>
        </div>
        <div>
          <dd>{line?.rank}</dd>
          <dt>{division?.name || t("season.place")}</dt>
        </div>
        <div>
          <dd>{team.rating}</dd>
          <dt>{t("season.rating")}</dt>
        </div>
      </dl>
      {team.about && <p>{aboutTeam(season, team)}</p>}
      <TeamDice team={team} />
      {last.length > 0 && (
        <>
          <h3>{t("season.form")}</h3>
          <ol class="form">
            {last.map((fixture) => {
              const how = fixture.winner === team.key ? "won" : fixture.winner ? "lost" : "drawn";
              return (
                <li key={fixture.week} class={how} title={t("season.week", { week: fixture.week })}>
                  <span aria-hidden="true">{t(`season.${how}.short`)}</span>
                  <span class="unseen">{t(`season.${how}`)}</span>
                </li>
              );
            })}
          </ol>
        </>
      )}
      {chances && season.status !== "over" && <p>{hopes(season, chances)}</p>}
      {next.length > 0 && (
        <>
          <h3>{t("season.then")}</h3>
          <ul class="next">
            {next.map((fixture) => (
              <li key={fixture.week}>
                <span class="week-number">{fixture.week}</span>
                <TeamName season={season} team={fixture.home === team.key ? fixture.away : fixture.home} />
                <span class="small soft">{t(fixture.home === team.key ? "season.home" : "season.away")}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {now && rival && (
        <div class="next-match">
          <TeamName season={season} team={rival.key} />
          <p class="small">{rival.owner ? t("season.coach", { name: rival.owner }) : t("season.bot", { level: rival.level })}</p>
          <button type="button" class="first wide" id="play-week" onClick={() => play(now)}>
            {t("season.play", { week: now.week })}
          </button>
        </div>
      )}
    </aside>
  );
}

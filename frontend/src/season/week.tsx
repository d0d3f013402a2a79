/** The matches of a week: results, what is to come, one's own. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, when } from "../i18n";
import { say, worded } from "../i18n/worded";
import { api } from "../net/api";
import type { Season, SeasonFixture, SeasonReport } from "../net/season";
import { session } from "../net/session";
import { Problem } from "../ui/problem";
import { myTeam, teamOf, TeamName } from "./team";

interface Props {
  season: Season;
  week: number;
  play: (fixture: SeasonFixture) => void;
}

export function Week({ season, week, play }: Props): JSX.Element {
  const fixtures = season.fixtures.filter((fixture) => fixture.week === week);
  const played = fixtures.filter((fixture) => fixture.score).length;
  const [report, setReport] = useState<SeasonReport | undefined>(undefined);
  const [problem, setProblem] = useState<Error | null>(null);
  const ask = (fixture: SeasonFixture): void => {
    setProblem(null);
    api.seasonReport(season.id, fixture.week, fixture.home).then(setReport, setProblem);
  };
  return (
    <section class="paper week-card" aria-label={t("season.week", { week })}>
      <div class="card-head">
        <h2>{week === season.week ? t("season.this-week") : t("season.week", { week })}</h2>
        <span class="pill">{t("season.played", { played, all: fixtures.length })}</span>
      </div>
      {week === season.week && season.deadline && season.status === "playing" && <p class="small soft">{t("season.until", { when: when(season.deadline) })}</p>}
      {problem && <Problem problem={problem} />}
      {fixtures.length === 0 && <p class="soft">{t("season.none-yet")}</p>}
      <ul class="fixtures">
        {fixtures.map((fixture) => (
          <Line key={fixture.home} season={season} fixture={fixture} play={() => play(fixture)} ask={() => ask(fixture)} />
        ))}
      </ul>
      {report && <Report season={season} report={report} close={() => setReport(undefined)} />}
    </section>
  );
}

interface LineProps {
  season: Season;
  fixture: SeasonFixture;
  play: () => void;
  ask: () => void;
}

function Line({ season, fixture, play, ask }: LineProps): JSX.Element {
  const mine = myTeam(season)?.key;
  const ours = mine !== undefined && (mine === fixture.home || mine === fixture.away);
  const now = season.status === "playing" && fixture.open && fixture.week === season.week;
  const both = `${teamOf(season, fixture.home)?.short} – ${teamOf(season, fixture.away)?.short}`;
  return (
    <li class={`fixture${ours ? " mine" : ""}`}>
      <span class={`team-side at-home${fixture.winner && fixture.winner !== fixture.home ? " beaten" : ""}`}>
        <TeamName season={season} team={fixture.home} />
      </span>
      <span class="score">
        {fixture.score ? (
          <button type="button" class="score-button" onClick={ask} aria-label={`${t("season.report")}: ${both}, ${fixture.score[0]}:${fixture.score[1]}`}>
            {fixture.score[0]} – {fixture.score[1]}
          </button>
        ) : ours && now ? (
          <button type="button" class="first" onClick={play}>
            {t("leagues.play")}
            <span class="unseen">: {both}</span>
          </button>
        ) : fixture.match ? (
          <a href={`/match/${fixture.match}`}>{t("join.watch")}</a>
        ) : (
          <span class="soft">–</span>
        )}
      </span>
      <span class={`team-side${fixture.winner && fixture.winner !== fixture.away ? " beaten" : ""}`}>
        <TeamName season={season} team={fixture.away} />
      </span>
      {fixture.note && <span class="small soft note">{worded(season.game, fixture, "note")}</span>}
    </li>
  );
}

function Report({ season, report, close }: { season: Season; report: SeasonReport; close: () => void }): JSX.Element {
  const home = teamOf(season, report.home)?.short ?? "";
  const away = teamOf(season, report.away)?.short ?? "";
  const names = Object.keys(report.figures[0] ?? {}).filter((name) => (report.figures[0]?.[name] ?? 0) !== 0 || (report.figures[1]?.[name] ?? 0) !== 0);
  return (
    <div class="report" role="region" aria-label={t("season.report.of", { home, away })}>
      <div class="card-head">
        <h3>{t("season.report.of", { home, away })}</h3>
        <button type="button" class="small" onClick={close}>
          {t("close")}
        </button>
      </div>
      {report.report && <p>{worded(season.game, report, "report")}</p>}
      <table class="figures">
        <thead>
          <tr>
            <td />
            <th scope="col" class="number">{home}</th>
            <th scope="col" class="number">{away}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{say(season.game, report.words?.[name], report.titles[name] ?? name)}</th>
              <td class="number">{report.figures[0]?.[name]}</td>
              <td class="number">{report.figures[1]?.[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The next match of whoever is signed in, if it can be played now. */
export function ownMatch(season: Season): SeasonFixture | undefined {
  const mine = myTeam(season)?.key;
  if (season.status !== "playing" || mine === undefined || session.value === null) return undefined;
  return season.fixtures.find((fixture) => fixture.week === season.week && fixture.open && (fixture.home === mine || fixture.away === mine));
}

/** A team's sign and name, wherever a season shows one. */
import type { JSX } from "preact";
import { crestsOf } from "../games";
import { t } from "../i18n";
import { say } from "../i18n/worded";
import type { Season, SeasonTeam } from "../net/season";
import { session } from "../net/session";

export function teamOf(season: Season, key: string): SeasonTeam | undefined {
  return season.teams.find((team) => team.key === key);
}

/** The team of whoever is signed in. */
export function myTeam(season: Season): SeasonTeam | undefined {
  const me = session.value?.name;
  return me === undefined ? undefined : season.teams.find((team) => team.owner === me);
}

export function Sign({ season, team }: { season: Season; team: SeasonTeam }): JSX.Element {
  return <Shield game={season.game} team={{ ...team, team: team.key }} />;
}

/** Crests where the game has them; otherwise, and for teams of one's own, the first letters on a shield. */
export function Shield({ game, team }: { game: string; team: { team: string; short: string; division: string; own: boolean } }): JSX.Element {
  const Crest = crestsOf(game);
  if (Crest && !team.own) return <Crest team={team.team} division={team.division} />;
  return (
    <svg class="crest keep" viewBox="-25 -25 50 50" aria-hidden="true">
      <path d="M0-20 17-15V2C17 12 8 18 0 21-8 18-17 12-17 2v-17z" fill="#2f5440" stroke="#fbf3df" stroke-width="2.500" />
      <text y="6" text-anchor="middle" fill="#fbf3df" font-size="17" font-weight="700">
        {team.short.slice(0, 2)}
      </text>
    </svg>
  );
}

/** What its dice, card or hand mean. */
export function aboutTeam(season: Season, team: SeasonTeam): string {
  return say(season.game, team.words?.["about"], team.about, [], ", ");
}

export function TeamName({ season, team, seed = 0 }: { season: Season; team: string; seed?: number }): JSX.Element {
  const found = teamOf(season, team);
  if (!found) return <span class="team-line soft">{t("season.none-yet")}</span>;
  return (
    <span class="team-line">
      <Sign season={season} team={found} />
      <span class="team-word">{found.short}</span>
      {seed > 0 && (
        <span class="seed">
          <span class="unseen">{t("season.seed", { seed })}</span>
          <span aria-hidden="true">{seed}</span>
        </span>
      )}
    </span>
  );
}

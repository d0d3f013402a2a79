/** What can be asked about contests: tournaments, leagues, seasons. */
import { ask, make } from "./ask";
import type { NewTournament, Tournament, TournamentCard, Fixture, League, LeagueCard, NewLeague } from "./types";
import type { FixtureMatch, FixtureOrder } from "../wire/messages";
import type {
  LeagueOffer,
  NewSeason,
  OwnTeam,
  Season,
  SeasonCard,
  SeasonLeader,
  SeasonOdds,
  SeasonReport,
  TeamWords,
} from "./season";

export const contests = {
  tournaments: () => ask<TournamentCard[]>("GET", "/tournaments"),
  tournament: (id: string) => ask<Tournament>("GET", `/tournaments/${id}`),
  makeTournament: (order: NewTournament, token: string) => make<Tournament>("/tournaments", order, token),
  joinTournament: (id: string, token: string) => ask<Tournament>("POST", `/tournaments/${id}/join`, undefined, token),
  leaveTournament: (id: string, token: string) => ask<Tournament>("POST", `/tournaments/${id}/leave`, undefined, token),
  startTournament: (id: string, token: string) => ask<Tournament>("POST", `/tournaments/${id}/start`, undefined, token),
  leagues: () => ask<LeagueCard[]>("GET", "/leagues"),
  league: (id: string) => ask<League>("GET", `/leagues/${id}`),
  foundLeague: (order: NewLeague, token: string) => make<League>("/leagues", order, token),
  joinLeague: (id: string, token: string) => ask<League>("POST", `/leagues/${id}/join`, undefined, token),
  startLeague: (id: string, token: string) => ask<League>("POST", `/leagues/${id}/start`, undefined, token),
  seasons: () => ask<SeasonCard[]>("GET", "/seasons"),
  season: (id: string) => ask<Season>("GET", `/seasons/${id}`),
  seasonOdds: (id: string) => ask<SeasonOdds>("GET", `/seasons/${id}/odds`),
  seasonLeaders: (id: string) => ask<SeasonLeader[]>("GET", `/seasons/${id}/leaders`),
  seasonReport: (id: string, week: number, home: string) => ask<SeasonReport>("GET", `/seasons/${id}/report/${week}/${home}`),
  drawUpSeason: (order: NewSeason, token: string) => make<Season>("/seasons", order, token),
  leagueOffer: (game: string) => ask<LeagueOffer>("GET", `/seasons/teams/${game}`),
  checkTeam: (game: string, team: OwnTeam) => ask<TeamWords>("POST", `/seasons/teams/${game}`, team),
  awardMatch: (id: string, award: { week: number; home: string; winner: string }, token: string) => ask<Season>("POST", `/seasons/${id}/award`, award, token),
  appointCoach: (id: string, order: { team: string; owner: string }, token: string) => ask<Season>("POST", `/seasons/${id}/appoint`, order, token),
  claimTeam: (id: string, team: string, token: string) => ask<Season>("POST", `/seasons/${id}/claim`, { team }, token),
  startSeason: (id: string, token: string) => ask<Season>("POST", `/seasons/${id}/start`, undefined, token),
  endWeek: (id: string, token: string) => ask<Season>("POST", `/seasons/${id}/advance`, undefined, token),
  seasonMatch: (id: string, which: { week: number; home: string }, token: string) =>
    ask<FixtureMatch>("POST", `/seasons/${id}/match`, which, token),
  fixture: (id: string, which: FixtureOrder, token: string) => ask<Fixture>("POST", `/leagues/${id}/match`, which, token),
};

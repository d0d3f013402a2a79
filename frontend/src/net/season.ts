/** A season as the server tells it. */

export interface SeasonCard {
  id: string;
  name: string;
  game: string;
  commissioner: string;
  status: "open" | "playing" | "over";
  week: number;
  last_week: number;
  champion: string;
}

export type { NewSeason } from "../wire/messages";

export interface SeasonTeam {
  key: string;
  name: string;
  short: string;
  division: string;
  /** The account that coaches it; empty for a bot. */
  owner: string;
  level: string;
  /** Elo: measured strength, moved by the results. */
  rating: number;
  /** What its dice, card or hand mean. */
  words: string;
}

export interface TableLine {
  team: string;
  rank: number;
  record: string;
  points: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  allowed: number;
  difference: number;
  /** What broke a tie with the team above, in a sentence. */
  why: string;
}

export interface SeasonFixture {
  week: number;
  home: string;
  away: string;
  stage: string;
  score: [number, number] | null;
  winner: string;
  note: string;
  open: boolean;
  /** The match that people play, or played. */
  match: string | null;
}

export interface Tie {
  sides: [string, string];
  seeds: [number, number];
  winner: string;
  score: [number, number] | null;
}

export interface Season {
  id: string;
  name: string;
  game: string;
  commissioner: string;
  status: "open" | "playing" | "over";
  level: string;
  week: number;
  weeks: number;
  last_week: number;
  final: string;
  points_word: string;
  champion: string;
  deadline: number | null;
  teams: SeasonTeam[];
  divisions: { name: string; lines: TableLine[] }[];
  fixtures: SeasonFixture[];
  rounds: { name: string; ties: Tie[] }[];
  playoffs_begun: boolean;
  seq: number;
}

/** A share and its 95 % interval. */
export type Chance = [number, number, number];

export interface SeasonOdds {
  seasons: number;
  seconds: number;
  teams: { team: string; rating: number; wins: number; playoffs: Chance; division: Chance; top_seed: Chance; final: Chance; champion: Chance }[];
}

export interface SeasonLeader {
  figure: string;
  best: { team: string; total: number; a_match: number }[];
}

export interface SeasonReport {
  week: number;
  home: string;
  away: string;
  score: [number, number];
  note: string;
  report: string;
  figures: Record<string, number>[];
}

/** The table as the game exports it. */
import type { View } from "../../net/types";
import type { FirstAndGoalView } from "../../wire/views";

/** A view with the fields that this game declares. */
export function seen(view: View): FirstAndGoalView {
  return view as unknown as FirstAndGoalView;
}

export interface DeckShape {
  copies: number;
  hand: { most: number };
  plays: { play: string; name?: string; type?: string; red_zone?: number }[];
}

export interface FootballShape {
  timeouts: { most: number };
  cards: { offense: DeckShape; defense: DeckShape };
  /** Offense play → defense play → the dice, as `RIB/1`: coloured dice, rolls of the black die. */
  matchups: Record<string, Record<string, string>>;
  special_teams: Record<string, string[]>;
  /** The faces of both teams' dice, by colour. */
  /** All the teams there are to choose from, and the two that play, home first. */
  gallery: Team[];
  sides: (string | null)[];
  /** The team that each seat plays for: with three or four players two share one. */
  seat_teams?: number[];
  dice: { home: Record<string, number[]>; away: Record<string, number[]> };
}

export interface Team {
  team: string;
  name: string;
  division: string;
  dice: Record<string, number[]>;
}

/** By the letters of the matchup table. */
export const COLOURS: Record<string, string> = { R: "red", I: "ivory", B: "brown", Y: "yellow", U: "blue", G: "green" };

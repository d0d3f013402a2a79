/** How the players of a match are rated: when it was opened, and when it is over. */
import { useEffect, useState } from "preact/hooks";
import { api, type Rating } from "../net/api";
import type { MatchState } from "../net/types";

export interface Ratings {
  /** By seat. */
  before: (Rating | undefined)[];
  now: (Rating | undefined)[];
}

const NONE: Ratings = { before: [], now: [] };
/** The server rates a match right after its end; it is asked again until it has, less and less often. */
const ATTEMPTS = 15;
const PAUSE = 700;

export function useRatings(state: MatchState | undefined, game: string): Ratings {
  const [ratings, setRatings] = useState<Ratings>(NONE);
  const accounts = state?.rated ? state.seats.map((seat) => seat.account ?? "") : [];
  const over = state?.status === "over";
  useEffect(() => {
    if (!game || accounts.length === 0) return undefined;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (attempt: number): Promise<void> => {
      const now = await Promise.all(accounts.map((account) => ratingOf(account, game)));
      if (!wanted) return;
      setRatings((old) => ({ before: over ? old.before : now, now }));
      if (over && !haveMoved(ratings.before, now) && attempt < ATTEMPTS) timer = setTimeout(() => void ask(attempt + 1), PAUSE * attempt);
    };
    void ask(1);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [accounts.join(" "), game, over]);
  return ratings;
}

/**
 * Whether the match that is over counts in every seat's rating.  They are asked for one by one, so the first answer
 * may be from before the match was rated and the second from after it.
 */
export function haveMoved(before: Ratings["before"], now: Ratings["now"]): boolean {
  return now.every((rating, seat) => rating !== undefined && rating.games > (before[seat]?.games ?? 0));
}

/** A player's rating in a game; a newcomer's is where everybody begins. */
async function ratingOf(account: string, game: string): Promise<Rating | undefined> {
  if (!account) return undefined;
  try {
    const profile = await api.account(account);
    return profile.ratings.find((each) => each.game === game) ?? NEWCOMER;
  } catch {
    return undefined;
  }
}

const NEWCOMER: Rating = { rating: 1500, deviation: 350, games: 0, provisional: true };

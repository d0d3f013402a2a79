/** Our seats in a match that was begun on another device: the account holds them, this browser gets a key. */
import { api } from "./api";
import { keep, keyOf, type Key } from "./keys";
import { session } from "./session";
import { othersOf } from "./naming";

/** The key to a match, fetched if the account sits there; nothing for a guest or a spectator. */
export async function claim(match: string): Promise<Key | undefined> {
  const here = keyOf(match);
  const signedIn = session.value;
  if (here || !signedIn) return here;
  const { seats } = await api.held(match, signedIn.token);
  if (seats.length === 0) return undefined;
  const { token } = await api.renew(match, signedIn.token);
  const [state, { game }] = await Promise.all([api.look(match, token), api.board(match, token)]);
  keep({
    match,
    game,
    token,
    seats,
    against: othersOf(state.seats, seats),
    touched: Date.now(),
    over: state.status === "over",
    table: state.dice.tier === "entered",
  });
  return keyOf(match);
}

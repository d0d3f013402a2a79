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
  const { token } = await api.renew(match, signedIn.token);
  const [state, { game }] = await Promise.all([api.look(match, token), api.board(match, token)]);
  const named = state.seats.flatMap((seat, number) => (seat.kind === "person" && seat.account === signedIn.name ? [number] : []));
  const seats = named.length > 0 ? named : state.seat === undefined ? [] : [state.seat]; // taken in as a guest's
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

/** The same in a match between accounts, where a seat that is still open is nothing to ask a key for. */
export async function claimTaken(match: string): Promise<Key | undefined> {
  const signedIn = session.value;
  if (keyOf(match) || !signedIn) return keyOf(match);
  const { seats } = await api.look(match, signedIn.token);
  return seats.some((seat) => seat.kind === "person" && seat.account === signedIn.name) ? claim(match) : undefined;
}

/** Rolls that wait for the hand they belong to: the dice have fallen on the server, but whose they are throws them. */
import { keyOf } from "../net/keys";
import type { Table } from "../net/table";
import type { MatchEvent, MatchState, View } from "../net/types";
import { ownRolls, textMode } from "../prefs";
import type { GameFront } from "./front";

/** The last part of the keys `roll.…` and `roll.….ask`; nothing for a roll that goes on by itself. */
export type Thrower = (event: MatchEvent, before: View, state: MatchState) => string | undefined;

/** A coin is tossed by whoever sits here; what other dice belong to whom the game says. */
export function throwerAt(table: Table, front: Pick<GameFront, "thrower">): Thrower {
  return (event, before, state) => {
    if (event.kind !== "rolled" || !ownRolls.value || textMode.value || !table.mine || table.entering || keyOf(table.id)?.part) return undefined;
    // nobody waits for the hand of somebody else, no clock runs meanwhile, and a curtain has its own order
    if (state.clock || state.seats.some((seat, number) => seat.kind !== "bot" && !table.holds(number))) return undefined;
    if (table.held.length > 1 && state.curtain !== undefined) return undefined;
    if (event.what === "coin") return "coin";
    const due = front.thrower?.(event, before);
    return due && table.holds(due.seat) ? due.word : undefined;
  };
}

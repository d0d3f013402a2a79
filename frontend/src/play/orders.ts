/** What whoever sits at the table may tell the server now. */
import type { Table } from "../net/table";
import type { PlayProps } from "./front";
import type { Scene } from "./director";

export type Orders = Pick<PlayProps, "act" | "correct" | "enter" | "undo" | "saving" | "waiting">;

export function ordersOf(table: Table, { node, state }: Scene): Orders {
  const act = (text: string, id?: string): void => {
    if (node?.kind === "chance") table.order({ op: "roll", outcome: text }, { id });
    else table.order({ op: "play", move: text }, { id });
  };
  if (!table.entering) return { act };
  const correct = state.status === "playing" ? (entry: number, text: string): void => table.order({ op: "correct", entry, text }) : undefined;
  if (table.heldUp.value) return { act, correct };
  // the roll names no moment of the match: it follows the call wherever that leads, or waits for the decision that is due
  const enter = (call: string | undefined, outcome: string, id?: string): void => {
    if (call !== undefined) table.order({ op: "play", move: call }, { id: id && `${id}-call` });
    table.order({ op: "roll", outcome }, { follows: true, id });
  };
  return { act, correct, enter, undo: () => table.order({ op: "undo" }), saving: table.saving, waiting: table.waiting };
}

/** Whether a choice of ours, or a die in our hand, is due. */
export function isDue(table: Table, { node, state }: Scene): boolean {
  if (state.status !== "playing" || (table.unsaved.value > 0 && !table.entering)) return false;
  if (node?.kind === "decision") return table.holds(node.seat) && node.seat === state.seat;
  return node?.kind === "chance" && !node.drawn && table.mine;
}

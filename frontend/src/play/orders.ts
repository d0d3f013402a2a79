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
  // the second order follows the first wherever that leads: it names no moment of the match
  const enter = (call: string, outcome: string, id?: string): void => {
    table.order({ op: "play", move: call }, { id: id && `${id}-call` });
    table.order({ op: "roll", outcome }, { follows: true, id });
  };
  // without a line entries pile up in order, except on a roll that one of them answers already: what comes next is not known
  const saving = table.unsaved.value > 0 && (table.link.value === "live" || node?.kind === "chance");
  return { act, correct, enter, undo: () => table.order({ op: "undo" }), saving, waiting: table.waiting };
}

/** Whether a choice of ours, or a die in our hand, is due. */
export function isDue(table: Table, { node, state }: Scene): boolean {
  if (state.status !== "playing" || (table.unsaved.value > 0 && !table.entering)) return false;
  if (node?.kind === "decision") return table.holds(node.seat) && node.seat === state.seat;
  return node?.kind === "chance" && !node.drawn && table.mine;
}

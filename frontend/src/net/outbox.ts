/** Commands on their way: kept in the browser until the server has them, sent again under the same id. */
import { kept } from "../prefs";
import type { Command } from "./types";

/** A command to a match; without `seq`, the last event known when it was given, for what was entered without a connection. */
export type Order = Command & { match: string };

const box = kept<Order[]>("outbox", []);

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const outbox = {
  of: (match: string): Order[] => box.value.filter((order) => order.match === match),
  put(order: Order): void {
    box.change((now) => [...now, order]);
  },
  putFirst(order: Order): void {
    box.change((now) => [order, ...now]);
  },
  remove(cmdId: string): void {
    box.change((now) => now.filter((order) => order.cmd_id !== cmdId));
  },
  clear(match: string): void {
    box.change((now) => now.filter((order) => order.match !== match));
  },
};

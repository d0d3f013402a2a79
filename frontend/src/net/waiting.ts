/** Entries at a real table that came faster than the network answers: what they are for follows from the one ahead of them. */
import { signal, type Signal } from "@preact/signals";
import { drawer } from "../prefs";
import { newId } from "./outbox";

export interface Entry {
  /** What its order will be called, whoever sends it: sent a second time, from another tab, it does nothing. */
  id: string;
  /** What fell. */
  outcome: string;
  /** What it is for, should that have to be said. */
  call: string;
}

/** Those of one match, in order; kept in the browser until they are orders. */
export class Waiting {
  readonly entries: Signal<Entry[]>;
  private readonly kept: ReturnType<typeof drawer<Entry[]>>;

  constructor(match: string) {
    this.kept = drawer<Entry[]>(`waiting.${match}`);
    this.entries = signal(this.kept.read() ?? []);
  }

  put(outcome: string, call: string): void {
    this.keep([...this.entries.value, { id: newId(), outcome, call }]);
  }

  remove(id: string): void {
    this.keep(this.entries.value.filter((entry) => entry.id !== id));
  }

  /** The last of them, which was a mistake; whether there was one. */
  takeBack(): boolean {
    const last = this.entries.value.at(-1);
    if (last) this.remove(last.id);
    return last !== undefined;
  }

  forget(): void {
    if (this.entries.value.length > 0) this.keep([]);
  }

  private keep(entries: Entry[]): void {
    this.entries.value = entries;
    this.kept.write(entries.length > 0 ? entries : undefined);
  }
}

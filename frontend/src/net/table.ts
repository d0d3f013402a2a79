/** A match as this browser follows it: the newest truth, every event, and what is still on its way. */
import { computed, signal } from "@preact/signals";
import { t } from "../i18n";
import { anchorOf, chainValue, nextChain } from "./chain";
import { Line } from "./line";
import { keyOf, touch } from "./keys";
import { newId, outbox, type Order } from "./outbox";
import { isHere, takeaway } from "./transport";
import { noteState } from "./turns";
import type { Command, MatchEvent, MatchState, News, Refusal, Seat, SeatPresence, ServerFrame } from "./types";
import type { Ping } from "../wire/messages";
import { Waiting } from "./waiting";
import { PASSING } from "../wire/figures";

type Unaddressed<Each> = Each extends Command ? Omit<Each, "cmd_id" | "match" | "seat" | "seq"> : never;
/** What is to be done, before it is said by whom and where. */
export type Wanted = Unaddressed<Command>;

export type Link = "connecting" | "live" | "lost";

export class Table {
  /** The newest the server said. */
  readonly state = signal<MatchState | null>(null);
  /** Every event known, by number. */
  readonly events = signal<MatchEvent[]>([]);
  readonly link = signal<Link>("connecting");
  /** Orders given and not yet acknowledged. */
  readonly unsaved = signal(0);
  /** What comes next is not known yet. */
  readonly saving = computed(() => this.unsaved.value > 0);
  /** Entries that are no orders yet. */
  readonly waiting: Waiting;
  readonly trouble = signal<Refusal | null>(null);
  /** What was entered without a connection waits until a decision before it has been made. */
  readonly heldUp = signal(false);
  /** The match cannot be followed at all. */
  readonly missing = signal<Refusal | null>(null);
  /** Who of the players is here, by seat; empty for a spectator. */
  readonly presence = signal<SeatPresence[]>([]);
  /** The server's clock minus ours. */
  offset = 0;

  readonly token: string | undefined;
  readonly held: number[];
  readonly entering: boolean;
  private readonly line: Line;
  private readonly sent = new Set<string>();
  private seat: number | undefined;
  /** The seat has changed: the whole match is to come again, as that seat may know it, and only that is of interest. */
  private turned = false;

  constructor(readonly id: string, private readonly arrived: (fresh: MatchEvent[], state: MatchState, first: boolean) => void) {
    const key = keyOf(id);
    this.token = key?.token;
    this.held = key?.seats ?? [];
    this.entering = key?.table ?? false;
    this.seat = this.held[0];
    this.unsaved.value = outbox.of(id).length;
    this.waiting = new Waiting(id);
    this.line = new Line({
      token: this.token,
      opened: () => this.watch(),
      heard: (message) => this.heard(message),
      lost: () => {
        this.link.value = "lost";
        this.sent.clear();
      },
      refused: (problem) => {
        this.missing.value = problem.why;
      },
    });
  }

  close(): void {
    this.line.close();
  }

  get mine(): boolean {
    return this.held.length > 0;
  }

  /** Whether the seat is ours to decide for. */
  holds(seat: number): boolean {
    return this.held.includes(seat);
  }

  /** Give an order; it is kept until the server has it. `follows`: it comes after another, wherever that leads. */
  order(wanted: Wanted, { follows = false, id = newId() }: { follows?: boolean; id?: string | undefined } = {}): void {
    const state = this.state.value;
    const game = wanted.op === "play" || wanted.op === "roll";
    const order: Order = {
      ...wanted,
      cmd_id: id,
      match: this.id,
      ...(this.seat === undefined ? {} : { seat: this.seat }),
      ...(game && !follows && state && this.link.value === "live" ? { seq: state.seq } : {}),
    };
    this.trouble.value = null;
    if (this.heldUp.value) outbox.putFirst(order);
    else outbox.put(order);
    this.heldUp.value = false;
    this.count();
    this.flush();
  }

  /** What has been entered and waits for the connection. */
  queued(): Order[] {
    return outbox.of(this.id);
  }

  dropQueued(): void {
    this.waiting.forget();
    outbox.clear(this.id);
    this.heldUp.value = false;
    this.count();
  }

  private count(): void {
    this.unsaved.value = outbox.of(this.id).length;
  }

  /** One order at a time, so that they arrive as they were given. */
  private flush(): void {
    const [first] = outbox.of(this.id);
    if (!first || this.sent.size > 0 || this.link.value !== "live" || this.heldUp.value) return;
    if (this.line.send({ ...first, id: first.cmd_id })) this.sent.add(first.cmd_id);
  }

  private watch(): void {
    const known = this.turned ? 0 : (this.events.value.at(-1)?.seq ?? 0);
    this.line.send({ op: "watch", id: "watch", match: this.id, since: known, ...(this.mine ? { presence: true } : {}), ...(this.seat === undefined ? {} : { seat: this.seat }) });
  }

  private heard(frame: Exclude<ServerFrame, Ping>): void {
    if (frame.op === "presence") {
      this.presence.value = frame.seats;
      return;
    }
    const id = typeof frame.id === "string" ? frame.id : "";
    if (frame.op === "refused") {
      if (id === "watch") this.missing.value = frame.error;
      else if (!id.startsWith("reveal-")) this.refused(id, frame.error);
      return;
    }
    if (frame.op === "events") this.take(frame);
    if (id === "watch") {
      this.link.value = "live";
      this.flush();
    } else if (this.sent.delete(id)) {
      outbox.remove(id);
      this.count();
      this.flush();
    }
  }

  private refused(id: string, why: Refusal): void {
    this.sent.delete(id);
    if (PASSING.has(why.kind)) {
      // sent again under the same id until it is saved
      setTimeout(() => this.flush(), (why.seconds ?? 1) * 1000);
      return;
    }
    const order = outbox.of(this.id).find((each) => each.cmd_id === id);
    if (why.kind === "wrong-node" && order && order.seq === undefined) {
      this.heldUp.value = true;
      return;
    }
    outbox.remove(id);
    this.count();
    if (why.missed) this.take(why.missed);
    this.trouble.value = why;
    this.flush();
  }

  private take(news: News): void {
    const first = this.state.value === null;
    const known = this.events.value.at(-1)?.seq ?? 0;
    const whole = news.snapshot || news.since === 0;
    if (this.turned && (news.seat !== this.seat || !whole)) return;
    if (!first && news.seq < known) return;
    if (news.since > known && !news.snapshot) {
      this.watch();
      return;
    }
    const fresh = news.events.filter((event) => event.seq > known);
    let events = news.snapshot || this.turned ? news.events : [...this.events.value, ...fresh];
    const revealed = new Map((news.revealed ?? []).map((event) => [event.seq, event]));
    if (revealed.size) events = events.map((event) => (revealed.has(event.seq) ? { ...event, ...revealed.get(event.seq) } : event));
    const { events: _, revealed: __, since: ___, snapshot: ____, ...told } = news;
    const state = { ...told, seats: this.addressed(told.seats) };
    if (news.clock) this.offset = news.clock.now - Date.now();
    this.turned = false;
    this.events.value = events;
    this.state.value = state;
    touch(this.id, { over: state.status === "over" });
    if (state.status === "over") this.waiting.forget();
    noteState(this.id, state);
    this.takeAlong(state);
    this.arrived(fresh, state, first);
    this.changeSeat(state);
    this.reveal(state);
  }

  /** Alone at this screen, one is spoken to; several are called by their names. */
  private addressed(seats: Seat[]): Seat[] {
    return this.held.length === 1 ? seats.map((seat, number) => (this.holds(number) ? { ...seat, reader: true } : seat)) : seats;
  }

  /** Should the server be gone at our next move, the match can go on here, if an engine is here. */
  private takeAlong(state: MatchState): void {
    const ours = state.status === "playing" && state.node.kind === "decision" && this.holds(state.node.seat);
    if (ours && takeaway.value && !isHere(this.token)) void import("../anywhere/takeaway").then((room) => room.pack(this.id));
  }

  /** Two-party dice: what the roll owes to us is shown at once, under an id that makes a second showing harmless. */
  private reveal(state: MatchState): void {
    const seat = this.held[0];
    const round = state.dice.round;
    if (!this.samePact(state)) return;
    const value = keyOf(this.id)?.value;
    if (value && seat !== undefined && state.dice.tier === "committed" && state.dice.owed?.includes(seat)) {
      this.line.send({ op: "reveal", id: "reveal-0", cmd_id: "reveal-0", match: this.id, seat, round: 0, value });
      return;
    }
    if (!keyOf(this.id)?.chain || seat === undefined || round === undefined) return;
    const next = keyOf(this.id)?.next;
    if (next && round >= (next.first ?? 1)) touch(this.id, { chain: next, next: undefined });
    if (state.dice.renew?.includes(seat)) this.renew(seat);
    const chain = keyOf(this.id)?.chain;
    if (!chain || !state.dice.owed?.includes(seat)) return;
    const id = `reveal-${round}`;
    this.line.send({ op: "reveal", id, cmd_id: id, match: this.id, seat, round, value: chainValue(chain, round) });
  }

  /** What everybody laid down stays laid down: we keep its hash, and show nothing to a server that changes it. */
  private samePact(state: MatchState): boolean {
    const kept = keyOf(this.id)?.pact;
    if (!kept && state.dice.pact) touch(this.id, { pact: state.dice.pact });
    if (!kept || kept === state.dice.pact || isHere(this.token)) return true; // here other dice are rolled
    this.trouble.value = { kind: "pact", message: t("dice.pact-changed"), rules: [] };
    return false;
  }

  /** In a long match our chain is used up: the next one is kept here before the server hears of it. */
  private renew(seat: number): void {
    const key = keyOf(this.id);
    if (!key?.chain) return;
    if (!key.next) touch(this.id, { next: nextChain(key.chain) });
    const next = keyOf(this.id)?.next;
    if (!next) return;
    const id = `reveal-from-${next.first}`;
    this.line.send({ op: "renew", id, cmd_id: id, match: this.id, seat, ...anchorOf(next) });
  }

  /** At one table the board is seen by whoever is to decide. */
  private changeSeat(state: MatchState): void {
    if (this.held.length < 2 || state.node.kind !== "decision") return;
    const due = state.node.seat;
    if (due !== this.seat && this.held.includes(due)) {
      this.seat = due;
      this.turned = true;
      this.watch();
    }
  }
}

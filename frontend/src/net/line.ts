/** One connection that comes back by itself. */
import { ticketFor } from "./ahead";
import { Refused } from "./api";
import { isHere, transport, type Wire } from "./transport";
import type { ClientFrame, Ping, ServerFrame } from "../wire/messages";

interface Hooks {
  token: string | undefined;
  /** The line is open: say what is to be followed. */
  opened: () => void;
  heard: (frame: Exclude<ServerFrame, Ping>) => void;
  lost: () => void;
  /** The server knows us but will not have us; trying again is useless. */
  refused: (problem: Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const SILENCE = 70_000;
/** We leave by ourselves; and we have no network, so that the others hear that we did not leave. */
const GOODBYE = 1000;
const NO_NETWORK = 4000;

export class Line {
  private wire: Wire | undefined;
  private ready = false;
  private opening = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  /** It needs no network. */
  private readonly here: boolean;

  constructor(private readonly hooks: Hooks) {
    addEventListener("online", this.hurry);
    this.here = isHere(hooks.token);
    if (!this.here) addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    void this.open();
  }

  get live(): boolean {
    return this.ready;
  }

  send(frame: ClientFrame): boolean {
    if (!this.live) return false;
    this.wire?.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.cut(GOODBYE);
  }

  private readonly hurry = (): void => {
    if (this.over || this.live || document.hidden) return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    void this.open();
  };

  private readonly drop = (): void => {
    this.cut(NO_NETWORK);
    this.hooks.lost();
  };

  /** Nothing more goes over this connection, though its end is told only later. */
  private cut(why: number): void {
    this.ready = false;
    this.wire?.close(why);
  }

  private async open(): Promise<void> {
    if (this.over || this.wire || this.opening) return;
    this.opening = true;
    try {
      const { ticket } = await ticketFor(this.hooks.token);
      if (this.over) return;
      const wire = await transport.connect(ticket, {
        opened: () => {
          this.ready = true;
          this.wait = FIRST_WAIT;
          this.alive();
          this.hooks.opened();
        },
        heard: (text) => {
          this.alive();
          const frame = JSON.parse(text) as ServerFrame;
          if (frame.op === "ping") this.send({ op: "pong" });
          else this.hooks.heard(frame);
        },
        closed: () => {
          this.wire = undefined;
          this.ready = false;
          this.again();
        },
      });
      this.wire = wire;
      if (this.over) wire.close(GOODBYE);
    } catch (problem) {
      if (problem instanceof Refused && problem.status !== 429 && problem.status < 500) this.hooks.refused(problem);
      else this.again();
    } finally {
      this.opening = false;
    }
  }

  private alive(): void {
    clearTimeout(this.watchdog);
    if (!this.here) this.watchdog = setTimeout(() => this.cut(NO_NETWORK), SILENCE);
  }

  private again(): void {
    if (this.over) return;
    this.hooks.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

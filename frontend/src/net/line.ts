/** One WebSocket that comes back by itself. */
import { api, Refused } from "./api";

type Message = Record<string, unknown>;

interface Hooks {
  token: string | undefined;
  /** The line is open: say what is to be followed. */
  opened: () => void;
  heard: (message: Message) => void;
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
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(private readonly hooks: Hooks) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    void this.open();
  }

  get live(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: Message): boolean {
    if (!this.live) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(GOODBYE);
  }

  private readonly hurry = (): void => {
    if (this.over || this.live || document.hidden) return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    void this.open();
  };

  private readonly drop = (): void => {
    this.socket?.close(NO_NETWORK);
    this.hooks.lost();
  };

  private async open(): Promise<void> {
    if (this.over || this.socket) return;
    try {
      const { ticket } = await api.ticket(this.hooks.token);
      if (this.over || this.socket) return;
      const address = new URL("/ws", location.href);
      address.protocol = address.protocol.replace("http", "ws");
      address.searchParams.set("ticket", ticket);
      const socket = new WebSocket(address);
      this.socket = socket;
      socket.onopen = () => {
        this.wait = FIRST_WAIT;
        this.alive();
        this.hooks.opened();
      };
      socket.onmessage = (event) => {
        this.alive();
        const message = JSON.parse(String(event.data)) as Message;
        if (message["op"] === "ping") this.send({ op: "pong" });
        else this.hooks.heard(message);
      };
      socket.onclose = () => {
        this.socket = undefined;
        this.again();
      };
    } catch (problem) {
      if (problem instanceof Refused && problem.status !== 429 && problem.status < 500) this.hooks.refused(problem);
      else this.again();
    }
  }

  private alive(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.socket?.close(), SILENCE);
  }

  private again(): void {
    if (this.over) return;
    this.hooks.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

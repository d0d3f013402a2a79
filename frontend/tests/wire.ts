/** The server's end of a line, held by the test. */
export type Frame = Record<string, unknown>;

export class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  /** Whatever wants a line from now on gets one of these. */
  static lay(): void {
    globalThis.fetch = (async () => new Response('{"ok":true,"ticket":"t"}', { headers: { "content-type": "application/json" } })) as typeof fetch;
    globalThis.WebSocket = Wire as unknown as typeof WebSocket;
  }

  readonly readyState = Wire.OPEN;
  readonly said: Frame[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    Wire.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Frame);
  }
  close(): void {
    this.onclose?.();
  }
  tell(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** A match at a decision of seat 0, as the server tells it. */
export const state = { match: "m1", status: "playing", node: { kind: "decision", seat: 0, legal: ["a"] }, view: { phase: "x", score: [0, 0] }, headline: "", seats: [], seat: 0, rated: false, altered: [], dice: { tier: "plain", promise: "", badge: "", draws: 0 } };

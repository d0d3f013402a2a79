/** The engine in this browser, as a page asks it: the same requests and connections that a server answers. */
import type { Answer, EngineParts, Transport, Wire, WireHooks } from "../net/transport";
import type { FromWorker, ToWorker } from "./messages";
import { stage } from "./stage";

/** Answers that are always the same lie as files beside the page: nobody waits for the engine to read them. */
const STANDING = /^\/(games|games\/[a-z-]+|games\/[a-z-]+\/lesson|phrases|dice|lobby|words\/[\w-]+(\/[a-z-]+)?)$/;

interface Waiting {
  done: (answer: string) => void;
  failed: (problem: Error) => void;
}

class Engine implements Transport {
  private worker: Worker | undefined;
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly wires = new Map<number, WireHooks>();

  constructor(private readonly parts: EngineParts) {}

  async ask(method: string, path: string, body?: unknown, token = ""): Promise<Answer> {
    const standing = method === "GET" ? this.standing(path) : undefined;
    if (standing) return standing;
    const answer = await this.wait((number) => ({ kind: "ask", number, method, path, body: body === undefined ? "" : JSON.stringify(body), token }));
    const [status, text, json] = JSON.parse(answer) as [number, string, boolean];
    return { status, text, json };
  }

  async connect(ticket: string, hooks: WireHooks): Promise<Wire> {
    const number = (this.number += 1);
    this.wires.set(number, hooks);
    try {
      await this.wait(() => ({ kind: "connect", number, ticket }), number);
    } catch (problem) {
      this.wires.delete(number);
      throw problem;
    }
    setTimeout(hooks.opened);
    return {
      send: (text) => this.tell({ kind: "frame", number, text }),
      close: () => {
        this.tell({ kind: "hang-up", number });
        if (this.wires.delete(number)) setTimeout(hooks.closed);
      },
    };
  }

  /** Begin to fetch what it needs, unless that has begun. */
  wake(): void {
    this.awake();
  }

  private standing(path: string): Promise<Answer> | undefined {
    const [plain = "", query = ""] = path.split("?");
    if (!STANDING.test(plain)) return undefined;
    const spoken = new URLSearchParams(query).get("lang");
    const name = plain.slice(1) + (spoken ? `.${spoken}` : "");
    const json = !plain.startsWith("/words/");
    return fetch(`${this.parts.answers}${name}.${json ? "json" : "ftl"}`).then(async (found) => ({ status: found.status, json, text: await found.text() }));
  }

  private wait(message: (number: number) => ToWorker, number = (this.number += 1)): Promise<string> {
    return new Promise((done, failed) => {
      this.waiting.set(number, { done, failed });
      this.tell(message(number));
    });
  }

  private tell(message: ToWorker): void {
    this.awake().postMessage(message);
  }

  private awake(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.parts.worker, { type: "module" });
    this.worker = worker;
    stage.value = { stage: "fetching", share: 0 };
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.heard(event.data);
    worker.onerror = (event) => this.broken(event.message);
    worker.postMessage({ kind: "open", parts: this.parts } satisfies ToWorker);
    return worker;
  }

  private heard(message: FromWorker): void {
    if (message.kind === "fetched") {
      const share = Math.min(1, message.bytes / this.parts.bytes);
      stage.value = share < 1 ? { stage: "fetching", share } : { stage: "starting" };
    } else if (message.kind === "ready") {
      stage.value = { stage: "ready" };
    } else if (message.kind === "heard") {
      this.wires.get(message.number)?.heard(message.text);
    } else if (message.kind === "failed" && message.number === undefined) {
      this.broken(message.why);
    } else {
      const waiting = this.waiting.get(message.number as number);
      this.waiting.delete(message.number as number);
      if (message.kind === "failed") waiting?.failed(new Error(message.why));
      else waiting?.done(message.kind === "answered" ? message.answer : "");
    }
  }

  /** It could not be fetched or started: whoever waits is told, and the next who asks lets it try again. */
  private broken(why: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    stage.value = { stage: "failed", why };
    for (const each of this.waiting.values()) each.failed(new Error(why));
    this.waiting.clear();
    const wires = [...this.wires.values()];
    this.wires.clear();
    for (const each of wires) each.closed();
  }
}

let engine: Engine | undefined;

export function engineOf(parts: EngineParts): Engine {
  engine ??= new Engine(parts);
  return engine;
}

/** The way to whoever keeps the matches: a server over the net, or an engine in this browser.  Pages know no difference. */

import { kept } from "../prefs";
import { keys, madeHere, type Key } from "./keys";

/** What was answered, before anybody reads it. */
export interface Answer {
  status: number;
  /** Whether the text is JSON. */
  json: boolean;
  text: string;
}

/** An open connection: one JSON text a message, in both directions. */
export interface Wire {
  send(text: string): void;
  /** With the reason, as WebSockets number them. */
  close(why: number): void;
}

export interface WireHooks {
  opened: () => void;
  heard: (text: string) => void;
  closed: () => void;
}

export interface Transport {
  /** Ask something of the API (`path` without `/api`); throws if nobody can be reached. */
  ask(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  /** Open a connection with a ticket. */
  connect(ticket: string, hooks: WireHooks): Promise<Wire>;
}

/** Where the engine of a site without a server lies; written into the page by `touchline site`. */
export interface EngineParts {
  /** The script of its worker. */
  worker: string;
  /** The folder of Pyodide. */
  pyodide: string;
  /** The engine itself, zipped. */
  bundle: string;
  /** The tables of games that have some, by name. */
  tables: Record<string, string>;
  /** Where answers lie that are always the same. */
  answers: string;
  /** Bytes to fetch before it runs, for the progress. */
  bytes: number;
}

/** The engine of a server that this browser has taken along, to play on when the server is gone. */
export const takeaway = kept<EngineParts | null>("takeaway", null);

function partsOfThePage(): EngineParts | null {
  const written = document.querySelector('meta[name="touchline-engine"]')?.getAttribute("content");
  return written ? (JSON.parse(written) as EngineParts) : null;
}

export const engineParts = partsOfThePage();

/** Whether nobody else can be met here: no accounts, no friends far away, no leagues. */
export const alone = engineParts !== null;

const server: Transport = {
  async ask(method, path, body, token) {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (token) headers["Authorization"] = `Bearer ${token}`;
    const answer = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: answer.status, json: answer.headers.get("content-type")?.includes("json") ?? false, text: await answer.text() };
  },
  connect(ticket, hooks) {
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("ticket", ticket);
    const socket = new WebSocket(address);
    socket.onopen = hooks.opened;
    socket.onmessage = (event) => hooks.heard(String(event.data));
    socket.onclose = hooks.closed;
    return Promise.resolve(socket);
  },
};

/** The engine is fetched when something is asked that only it can answer. */
function engine(parts: EngineParts): Transport {
  const opened = (): Promise<Transport> => import("../anywhere/engine").then((room) => room.engineOf(parts));
  return {
    ask: async (...asked) => (await opened()).ask(...asked),
    connect: async (...asked) => (await opened()).connect(...asked),
  };
}

/** The key of a match that goes on in this browser, by its token or by its path. */
function keyHere(path: string, token: string | undefined): Key | undefined {
  const named = /^\/matches\/([0-9a-z]+)/.exec(path)?.[1];
  return keys.value.find((key) => key.here !== undefined && (key.match === named || (token !== undefined && (key.token === token || key.here === token))));
}

/** What an engine answers whoever asks, without a match. */
const STANDING = /^\/(games|words|phrases|dice|lobby)\b/;

/** Whether a match that is asked for needs nobody but this browser. */
function needsNobody(path: string, body: unknown): boolean {
  const seats = (body as { seats?: { kind: string }[]; rated?: boolean } | undefined)?.seats ?? [];
  return path === "/matches" && seats.length > 1 && seats.every((seat) => seat.kind !== "open");
}

/** A server that may be gone: matches that need nobody else are begun here then, and those that are here are answered here. */
const orHere: Transport = {
  async ask(method, path, body, token) {
    const key = keyHere(path, token);
    const parts = takeaway.value;
    if (key && parts) {
      const answer = await engine(parts).ask(method, path, body, key.here);
      if (path === "/tickets" && answer.status === 200) ticketsHere.add((JSON.parse(answer.text) as { ticket: string }).ticket);
      return answer;
    }
    try {
      return await server.ask(method, path, body, token);
    } catch (problem) {
      if (!parts || (method === "GET" ? !STANDING.test(path) : !needsNobody(path, body))) throw problem;
      const answer = await engine(parts).ask(method, path, body);
      if (answer.status === 201) madeHere.add((JSON.parse(answer.text) as { match: string }).match);
      return answer;
    }
  },
  connect(ticket, hooks) {
    const parts = takeaway.value;
    return parts && ticketsHere.delete(ticket) ? engine(parts).connect(ticket, hooks) : server.connect(ticket, hooks);
  },
};
const ticketsHere = new Set<string>();

/** Whether what a token is good for goes on in this browser, whatever becomes of the network. */
export function isHere(token: string | undefined): boolean {
  return alone || (token !== undefined && keyHere("", token) !== undefined);
}

/** The two ends of a move: whoever keeps matches in this browser, and the server. */
export const ends = { server, here: engine };

export const transport: Transport = engineParts ? engine(engineParts) : orHere;

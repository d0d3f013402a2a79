/** The engine's worker: the server's own Python under Pyodide, matches in IndexedDB. */
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { EngineParts } from "../net/transport";
import type { FromWorker, ToWorker } from "./messages";
import { Vault } from "./vault";

/** `touchline.anywhere.browser`, seen from here. */
interface Door extends PyProxy {
  ask(method: string, path: string, body: string, token: string): Promise<string>;
  connect(ticket: string, tell: (text: string) => void): Promise<PyWire>;
}
interface PyWire extends PyProxy {
  take(text: string): Promise<void>;
  close(): void;
}

const HOME = "/touchline";
let door: Promise<Door> | undefined;
const wires = new Map<number, PyWire>();

function tell(message: FromWorker): void {
  postMessage(message);
}

/** Every byte that is fetched is counted, for the progress. */
function countBytes(): void {
  const plain = self.fetch.bind(self);
  let bytes = 0;
  self.fetch = async (...asked) => {
    const found = await plain(...asked);
    if (!found.body) return found;
    const counted = found.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(piece, onward) {
          bytes += piece.byteLength;
          tell({ kind: "fetched", bytes });
          onward.enqueue(piece);
        },
      }),
    );
    return new Response(counted, { status: found.status, statusText: found.statusText, headers: found.headers });
  };
}

/** What a game's bots look up, fetched when it is first played. */
async function tablesOf(parts: EngineParts, game: string): Promise<ArrayBuffer | undefined> {
  const address = parts.tables[game];
  if (!address) return undefined;
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found.arrayBuffer();
}

async function open(parts: EngineParts): Promise<Door> {
  countBytes();
  const { loadPyodide } = (await import(`${parts.pyodide}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<PyodideAPI> };
  const fetched = fetch(parts.bundle).then((found) => {
    if (!found.ok) throw new Error(`${parts.bundle}: ${found.status}`);
    return found.arrayBuffer();
  });
  const [python, bundle, vault] = await Promise.all([loadPyodide({ indexURL: parts.pyodide }), fetched, Vault.open()]);
  python.unpackArchive(bundle, "zip", { extractDir: HOME });
  const openHouse = python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)}); from touchline.anywhere.browser import open_house; open_house`) as (
    vault: Vault,
    fetch: (game: string) => Promise<ArrayBuffer | undefined>,
  ) => Promise<Door>;
  const opened = await openHouse(vault, (game) => tablesOf(parts, game));
  tell({ kind: "ready" });
  return opened;
}

async function answer(message: ToWorker): Promise<void> {
  if (message.kind === "open") {
    door = open(message.parts);
    await door.catch((problem: unknown) => tell({ kind: "failed", why: String(problem) }));
    return;
  }
  const { number } = message;
  if (message.kind === "frame") {
    await wires.get(number)?.take(message.text);
    return;
  }
  if (message.kind === "hang-up") {
    wires.get(number)?.close();
    wires.delete(number);
    return;
  }
  try {
    const there = await door;
    if (!there) throw new Error("the engine has not been opened");
    if (message.kind === "ask") {
      tell({ kind: "answered", number, answer: await there.ask(message.method, message.path, message.body, message.token) });
    } else {
      wires.set(number, await there.connect(message.ticket, (text) => tell({ kind: "heard", number, text })));
      tell({ kind: "connected", number });
    }
  } catch (problem) {
    tell({ kind: "failed", number, why: String(problem) });
  }
}

self.onmessage = (event: MessageEvent<ToWorker>) => void answer(event.data);

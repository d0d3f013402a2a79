/** The engine's worker: the server's own Python under Pyodide, matches in IndexedDB. */
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { EngineParts } from "../net/transport";
import type { FromWorker, ToWorker } from "./messages";
import { recalled, remember } from "./memory";
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

/** Everything that a start does before anything is kept or asked: from here on the memory is the same each time. */
const IMPORTED = `
import sys
sys.path.insert(0, ${JSON.stringify(HOME)})
from touchline.anywhere.browser import open_own_server, warm
warm()
`;
const AWOKEN = "from touchline.anywhere.browser import awaken; awaken()";

type Load = (options: object) => Promise<Python>;
/** Pyodide can write its memory down and take it up again; its types do not tell. */
type Python = PyodideAPI & { makeMemorySnapshot(): Uint8Array };

interface PythonModule {
  HEAP8: Int8Array;
  _malloc(bytes: number): number;
  _free(place: number): void;
}

/** A module with room for a memory that has grown: Pyodide itself takes up only one of the size it begins with. */
async function roomy(pyodide: string, memory: Uint8Array): Promise<(settings: object) => Promise<PythonModule>> {
  const { default: make } = (await import(`${pyodide}pyodide.asm.mjs`)) as { default: (settings: object) => Promise<PythonModule> };
  return async (settings) => {
    const made = await make(settings);
    if (made.HEAP8.length < memory.length) made._free(made._malloc(memory.length));
    return made;
  };
}

/** Python with the engine in it: as it was remembered, or started and then remembered. */
async function started(load: Load, parts: EngineParts, bundle: ArrayBuffer): Promise<Python> {
  const engine = parts.pyodide + parts.bundle;
  const memory = await recalled(engine);
  const usual = { indexURL: parts.pyodide };
  try {
    const kept = memory ? { _loadSnapshot: memory, createPyodideModule: await roomy(parts.pyodide, memory) } : { _makeSnapshot: true };
    const python = await load({ ...usual, ...kept });
    python.unpackArchive(bundle, "zip", { extractDir: HOME });
    if (memory) {
      python.runPython(AWOKEN);
    } else {
      python.runPython(IMPORTED);
      void remember(engine, python.makeMemorySnapshot());
    }
    return python;
  } catch (problem) {
    if (!memory) throw problem;
    await remember(engine);
    return started(load, parts, bundle);
  }
}

async function open(parts: EngineParts): Promise<Door> {
  countBytes();
  const { loadPyodide } = (await import(`${parts.pyodide}pyodide.mjs`)) as { loadPyodide: Load };
  const found = await fetch(parts.bundle);
  if (!found.ok) throw new Error(`${parts.bundle}: ${found.status}`);
  const [python, vault] = await Promise.all([started(loadPyodide, parts, await found.arrayBuffer()), Vault.open()]);
  const openOwnServer = python.runPython("from touchline.anywhere.browser import open_own_server; open_own_server") as (
    vault: Vault,
    fetch: (game: string) => Promise<ArrayBuffer | undefined>,
  ) => Promise<Door>;
  const opened = await openOwnServer(vault, (game) => tablesOf(parts, game));
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

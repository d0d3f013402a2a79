/** The memory of a started engine, kept in this browser: the next start takes it up instead of starting Python and reading every module again. */

const NAME = "touchline-engine";
const MEMORIES = "memories";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(MEMORIES);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB cannot be opened"));
  });
}

/** The memory of that very engine, if one was kept; a browser that keeps nothing starts the long way. */
export async function recalled(engine: string): Promise<Uint8Array | undefined> {
  try {
    const database = await opened();
    return await new Promise((done, failed) => {
      const request = database.transaction(MEMORIES).objectStore(MEMORIES).get(engine) as IDBRequest<Uint8Array | undefined>;
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error ?? new Error("IndexedDB gave no answer"));
    });
  } catch {
    return undefined;
  }
}

/** Keep the memory of an engine, and no other; with nothing given, none. */
export async function remember(engine: string, memory?: Uint8Array): Promise<void> {
  try {
    const store = (await opened()).transaction(MEMORIES, "readwrite").objectStore(MEMORIES);
    store.clear();
    if (memory) store.put(memory, engine);
  } catch {
    // no room: the next start takes as long as this one
  }
}

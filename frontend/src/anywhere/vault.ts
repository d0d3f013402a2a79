/** What outlives the tab, in IndexedDB: the rows of every match exactly as a server stores them, and a few small things. */

const NAME = "touchline";
const VERSION = 1;
const ROWS = "rows";
const NOTES = "notes";

/** A row's columns in the order of the server's table: match, seq, batch, kind, seat, data, cmd, sum, at, hash. */
type Row = [match: string, seq: number, ...rest: unknown[]];

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ROWS);
      request.result.createObjectStore(NOTES);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB cannot be opened"));
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB gave no answer"));
  });
}

export class Vault {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Vault> {
    return new Vault(await opened());
  }

  /** The rows of a match after one, as JSON. */
  rows = async (match: string, since: number): Promise<string> => {
    const store = this.database.transaction(ROWS).objectStore(ROWS);
    return JSON.stringify(await answer(store.getAll(IDBKeyRange.bound([match, since + 1], [match, Infinity]))));
  };

  /** Add rows, all or none; not if the place of one is taken.  They are on the disk when this is answered. */
  append = (rows: string): Promise<boolean> =>
    new Promise((done, failed) => {
      const change = this.database.transaction(ROWS, "readwrite", { durability: "strict" });
      change.oncomplete = () => done(true);
      change.onabort = () => {
        if (change.error?.name === "ConstraintError") done(false);
        else failed(change.error ?? new Error("IndexedDB kept nothing"));
      };
      const store = change.objectStore(ROWS);
      for (const row of JSON.parse(rows) as Row[]) store.add(row, [row[0], row[1]]);
    });

  /** Small things by name, as JSON. */
  noted = async (): Promise<string> => {
    const store = this.database.transaction(NOTES).objectStore(NOTES);
    const [names, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    return JSON.stringify(Object.fromEntries(names.map((name, place) => [String(name), String(values[place])])));
  };

  /** Keep a small thing, unless there is one of that name; what is kept. */
  note = async (name: string, value: string): Promise<string> => {
    const store = this.database.transaction(NOTES, "readwrite").objectStore(NOTES);
    const before = (await answer(store.get(name))) as string | undefined;
    if (before === undefined) await answer(store.add(value, name));
    return before ?? value;
  };
}

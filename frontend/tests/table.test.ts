/** A match as the browser follows it: what is not saved yet is sent again, what was told once is not told twice. */
import "./browser";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { keep } from "../src/net/keys";
import { outbox } from "../src/net/outbox";
import { Table } from "../src/net/table";
import type { MatchEvent } from "../src/net/types";
import { state, Wire, type Frame } from "./wire";

const kick = { seq: 4, at: 0, kind: "played", seat: 0, n: 1, text: "a" };
let table: Table;
let shown: MatchEvent[];
const waits: { after: number; run: () => void }[] = [];
const settled = (): Promise<void> => new Promise((resume) => setImmediate(resume));

beforeEach(async () => {
  Wire.lay();
  outbox.clear("m1");
  keep({ match: "m1", game: "g", token: "k", seats: [0], against: "", touched: 0, over: false, table: false });
  shown = [];
  waits.length = 0;
  table = new Table("m1", (fresh) => shown.push(...fresh));
  await settled();
  Wire.last.tell({ op: "events", ok: true, id: "watch", ...state, seq: 3, since: 0, events: [{ seq: 3, at: 0, kind: "started" }] });
  shown = [];
  globalThis.setTimeout = ((run: () => void, after: number) => waits.push({ after, run })) as unknown as typeof setTimeout;
});

const timeout = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = timeout;
  table.close();
});

function sent(): Frame[] {
  return Wire.last.said.filter((frame) => frame["op"] === "play");
}

for (const kind of ["store-down", "too-many"]) {
  test(`a move refused as ${kind} is kept, and sent again under the same id`, () => {
    table.order({ op: "play", move: "a" });
    const [first] = sent();
    assert.ok(first);
    Wire.last.tell({ op: "refused", ok: false, id: first["id"], error: { kind, message: "later", rules: [], ...(kind === "too-many" ? { seconds: 2 } : {}) } });
    assert.equal(outbox.of("m1").length, 1, "an unsaved move is not dropped");
    assert.equal(table.trouble.value, null);
    const wait = waits.find((each) => each.after === (kind === "too-many" ? 2000 : 1000));
    assert.ok(wait, "it waits as long as it was told to");
    wait.run();
    assert.equal(sent().length, 2);
    assert.equal(sent()[1]?.["cmd_id"], first["cmd_id"]);
    Wire.last.tell({ op: "done", ok: true, id: first["id"], match: "m1", first: 4, last: 4, repeated: false });
    assert.equal(outbox.of("m1").length, 0);
  });
}

test("one's own move is shown once: by the news, and not by the receipt after it", () => {
  table.order({ op: "play", move: "a" });
  const [first] = sent();
  Wire.last.tell({ op: "events", ...state, seq: 4, since: 3, events: [kick] });
  Wire.last.tell({ op: "done", ok: true, id: first?.["id"], match: "m1", first: 4, last: 4, repeated: false });
  assert.deepEqual(shown.map((event) => event.seq), [4]);
  assert.equal(table.unsaved.value, 0);
});

test("a move against the rules is dropped, and says why", () => {
  table.order({ op: "play", move: "a" });
  Wire.last.tell({ op: "refused", ok: false, id: sent()[0]?.["id"], error: { kind: "illegal-move", message: "no", rules: ["X-1"] } });
  assert.equal(outbox.of("m1").length, 0);
  assert.equal(table.trouble.value?.kind, "illegal-move");
});

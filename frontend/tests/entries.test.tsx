/** Darts that are entered before the one ahead is saved wait in order, survive the tab and a broken line, and may be dropped. */
import "./browser";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { render, type JSX } from "preact";
import { act } from "preact/test-utils";
import { useEntries } from "../src/games/football-darts/entries";
import { keep } from "../src/net/keys";
import { outbox } from "../src/net/outbox";
import { Table } from "../src/net/table";
import type { PlayProps } from "../src/play/front";
import { ordersOf } from "../src/play/orders";
import { state, Wire, type Frame } from "./wire";

const CALL = { kind: "decision", seat: 0, legal: ["throw", "field-goal"] };
const DART = { kind: "chance", what: "dart", outcomes: [], weights: [] };
let table: Table;
let enter: (dart: string, call: string) => void;
let undo: (() => void) | undefined;

/** Drawn by the room, as in a match: it hears of what is saved apart from the scorer. */
function Room({ table }: { table: Table }): JSX.Element | null {
  const now = table.state.value;
  if (!now) return null;
  const scene = { state: now, node: now.node, view: now.view } as unknown as PlayProps["scene"];
  return <Scorer {...({ ...ordersOf(table, scene), scene } as PlayProps)} />;
}

/** A scorer without keys: what a call is answered with, or a roll. */
function Scorer(props: PlayProps): null {
  const chance = props.scene.node?.kind === "chance";
  const calls = !chance && props.enter ? ["throw", "field-goal"] : [];
  ({ enter, undo } = useEntries(props, chance || calls.length > 0, ({ outcome, call, id }) => {
    if (chance) props.act(outcome, id);
    else props.enter?.(calls.includes(call) ? call : undefined, outcome, id);
  }));
  return null;
}

/** Everything that has been brought about is drawn, and has had its effects. */
const settled = (): Promise<void> => act(() => new Promise((resume) => setImmediate(resume)));
const tell = (node: object, seq: number, known: number): void => Wire.last.tell({ op: "events", ok: true, id: "watch", ...state, node, seq, since: known, events: [{ seq, at: 0, kind: "started" }] } as Frame);
const onTheirWay = (): string[] => outbox.of("m1").map((order) => (order.op === "play" ? order.move : order.op === "roll" ? (order.outcome ?? "") : order.op));
const waiting = (): string[] => table.waiting.entries.value.map(({ outcome }) => outcome);
const stored = (): unknown => localStorage.getItem("touchline.waiting.m1");

async function sit(node: object): Promise<void> {
  table = new Table("m1", () => {});
  await settled();
  tell(node, 3, 0);
  render(<Room table={table} />, document.body);
  await settled();
}

async function fall(...darts: string[]): Promise<void> {
  for (const dart of darts) {
    enter(dart, "throw");
    await settled();
  }
}

/** The server has the order that was sent first, and says where that leads. */
async function heard(node: object, seq: number): Promise<void> {
  const [first] = outbox.of("m1");
  Wire.last.tell({ op: "events", ok: true, id: first?.cmd_id, ...state, node, seq, since: seq - 1, events: [{ seq, at: 0, kind: "rolled" }] } as Frame);
  await settled();
}

beforeEach(() => {
  Wire.lay();
  outbox.clear("m1");
  localStorage.removeItem("touchline.waiting.m1");
  keep({ match: "m1", game: "football-darts", token: "k", seats: [0, 1], against: "", touched: 0, over: false, table: true });
});

afterEach(() => {
  render(null, document.body);
  table.close();
});

test("one is on its way, the others wait in order, in the browser's storage too", async () => {
  await sit(DART);
  await fall("S20", "S5", "S1");
  assert.deepEqual(onTheirWay(), ["S20"]);
  assert.deepEqual(waiting(), ["S5", "S1"]);
  assert.deepEqual((JSON.parse(String(stored())) as { outcome: string }[]).map(({ outcome }) => outcome), ["S5", "S1"]);
});

test("each leaves when the one ahead has been answered, and nothing is left of them", async () => {
  await sit(DART);
  await fall("S20", "S5", "S1");
  await heard(DART, 4);
  assert.deepEqual([onTheirWay(), waiting()], [["S5"], ["S1"]]);
  await heard(DART, 5);
  assert.deepEqual([onTheirWay(), waiting(), stored()], [["S1"], [], null]);
});

test("two that are entered before anything is drawn again leave one after the other", async () => {
  await sit(CALL);
  enter("S20", "throw");
  enter("S5", "throw");
  enter("S1", "throw");
  await settled();
  assert.deepEqual([onTheirWay(), waiting()], [["throw", "S20"], ["S5", "S1"]]);
  await heard(DART, 4);
  assert.deepEqual([onTheirWay(), waiting()], [["S20"], ["S5", "S1"]]);
  await heard(CALL, 5);
  assert.deepEqual([onTheirWay(), waiting()], [["throw", "S5"], ["S1"]]);
});

test("a line that is lost at a call loses none, and what comes next waits with them", async () => {
  await sit(CALL);
  await fall("S20", "S5", "S1");
  assert.deepEqual([onTheirWay(), waiting()], [["throw", "S20"], ["S5", "S1"]]);
  dispatchEvent(new Event("offline"));
  await settled();
  await fall("T3");
  assert.deepEqual([onTheirWay(), waiting()], [["throw", "S20"], ["S5", "S1", "T3"]]);
});

test("one that is for nothing that is offered leaves alone, and waits for the decision", async () => {
  await sit(DART);
  await fall("S20");
  enter("S5", "kick");
  await settled();
  await heard(CALL, 4);
  assert.deepEqual([onTheirWay(), waiting()], [["S5"], []]);
});

test("what holds the first up holds all of them; what is entered then goes first", async () => {
  await sit(DART);
  await fall("S20", "S5");
  const [first] = outbox.of("m1");
  outbox.clear("m1");
  outbox.put({ ...first, seq: undefined } as never);
  Wire.last.tell({ op: "refused", ok: false, id: first?.cmd_id, error: { kind: "wrong-node", message: "", rules: [] } });
  await settled();
  assert.deepEqual([onTheirWay(), waiting()], [["S20"], ["S5"]]);
  await fall("D7");
  assert.deepEqual([onTheirWay(), waiting()], [["D7", "S20"], ["S5"]]);
});

test("dropping what is queued drops all of it", async () => {
  await sit(DART);
  await fall("S20", "S5", "S1");
  table.dropQueued();
  await settled();
  assert.deepEqual([onTheirWay(), waiting(), stored()], [[], [], null]);
});

test("the last of them is taken back first, then what was saved", async () => {
  await sit(DART);
  await fall("S20", "S5", "S1");
  undo?.();
  assert.deepEqual(waiting(), ["S5"]);
  undo?.();
  undo?.();
  assert.deepEqual([onTheirWay(), waiting()], [["S20", "undo"], []]);
});

test("a dart keeps what it was said to be for", async () => {
  await sit(DART);
  await fall("S20");
  enter("S5", "field-goal");
  await settled();
  await heard(CALL, 4);
  assert.deepEqual(onTheirWay(), ["field-goal", "S5"]);
});

test("a dart that another tab sends as well bears the same id", async () => {
  await sit(DART);
  await fall("S20", "S5");
  const twin = new Table("m1", () => {});
  assert.deepEqual(twin.waiting.entries.value, table.waiting.entries.value);
  const [{ id } = { id: "" }] = table.waiting.entries.value;
  await heard(DART, 4);
  assert.deepEqual(outbox.of("m1").map((order) => order.cmd_id), [id]);
  twin.close();
});

test("a match that is over forgets them", async () => {
  await sit(DART);
  await fall("S20", "S5");
  Wire.last.tell({ op: "events", ok: true, id: "x", ...state, status: "over", node: { kind: "over", returns: [0, 0] }, seq: 4, since: 3, events: [{ seq: 4, at: 0, kind: "finished" }] } as Frame);
  assert.deepEqual([waiting(), stored()], [[], null]);
});

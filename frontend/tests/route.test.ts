/** The address bar as a signal. */
import "./browser";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { go, route } from "../src/route";

beforeEach(() => go("/", "replace"));

test("an address is parted into path, query and hash", () => {
  go("/match/a%20b/?seat=1#key");
  assert.deepEqual(route.value.path, ["match", "a b"]);
  assert.equal(route.value.query.get("seat"), "1");
  assert.equal(route.value.hash, "key");
});

test("replacing leaves no trace in the history", () => {
  const before = history.length;
  go("/settings", "replace");
  assert.equal(history.length, before);
  assert.deepEqual(route.value.path, ["settings"]);
  go("/rules");
  assert.equal(history.length, before + 1);
});

test("going back is noticed", () => {
  go("/rules");
  history.replaceState(null, "", "/games");
  dispatchEvent(new PopStateEvent("popstate"));
  assert.deepEqual(route.value.path, ["games"]);
});

test("a browser that takes no more changes of its address for a while still shows where one went", (context) => {
  context.mock.method(history, "replaceState", () => {
    throw new DOMException("too often", "SecurityError");
  });
  go("/match/abc/replay?at=7#review", "replace");
  assert.deepEqual(route.value.path, ["match", "abc", "replay"]);
  assert.equal(route.value.query.get("at"), "7");
  assert.equal(route.value.hash, "review");
});

test("an address that cannot be read is one of no page, and not the end of all pages", () => {
  history.replaceState(null, "", "/player/%E0%A4%A");
  dispatchEvent(new PopStateEvent("popstate"));
  assert.deepEqual(route.value.path, ["player", "%E0%A4%A"]);
});

/** What is kept in the browser: read when it is there, otherwise the usual; a browser that keeps nothing still plays. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { calm, kept, still, theme } from "../src/prefs";

test("what was kept is there again", () => {
  localStorage.setItem("touchline.level", JSON.stringify(["pro", 3]));
  assert.deepEqual(kept<unknown>("level", null).value, ["pro", 3]);
});

test("nothing or nonsense gives the usual", () => {
  assert.equal(kept("never", 7).value, 7);
  localStorage.setItem("touchline.torn", "{not json");
  assert.equal(kept("torn", "usual").value, "usual");
});

test("a change is written at once", () => {
  const speed = kept("speed", 1);
  speed.value = 2;
  assert.equal(localStorage.getItem("touchline.speed"), "2");
});

test("a storage that refuses everything is done without", (context) => {
  context.mock.method(Storage.prototype, "getItem", () => {
    throw new DOMException("denied", "SecurityError");
  });
  context.mock.method(Storage.prototype, "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const name = kept("who", "guest");
  name.value = "Ada";
  assert.equal(name.value, "Ada");
});

test("the page wears the theme that was chosen, and none when the system chooses", () => {
  theme.value = "dark";
  assert.equal(document.documentElement.dataset["theme"], "dark");
  theme.value = "system";
  assert.equal(document.documentElement.dataset["theme"], undefined);
});

test("who wants calm gets it whatever the system says", () => {
  calm.value = true;
  assert.equal(still(), true);
  assert.equal(document.documentElement.classList.contains("calm"), true);
  calm.value = false;
});

/** What another tab does: it writes, and this one is told. */
function elsewhere(name: string, value: unknown): void {
  const [key, text] = [`touchline.${name}`, value === undefined ? null : JSON.stringify(value)];
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(Object.assign(new Event("storage"), { key }));
}

test("what another tab has changed is changed here too, and not written back", () => {
  const shared = kept<string[]>("shared", []);
  localStorage.setItem("touchline.shared", '[ "there" ]');
  dispatchEvent(Object.assign(new Event("storage"), { key: "touchline.shared" }));
  assert.deepEqual(shared.value, ["there"]);
  assert.equal(localStorage.getItem("touchline.shared"), '[ "there" ]');
  shared.value = ["here"];
  assert.equal(localStorage.getItem("touchline.shared"), '["here"]');
});

test("what another tab has thrown away is as usual again; what it tells of something else changes nothing", () => {
  const shared = kept("thrown", 1);
  shared.value = 2;
  elsewhere("others", 5);
  assert.equal(shared.value, 2);
  elsewhere("thrown", undefined);
  assert.equal(shared.value, 1);
});

test("where there is no room for more, what is changed twice is not lost between", () => {
  const whole = globalThis.localStorage;
  const full = { getItem: (name: string) => whole.getItem(name), setItem: () => assert.fail("full"), removeItem: () => undefined };
  const list = kept<string[]>("list", ["kept"]);
  Object.defineProperty(globalThis, "localStorage", { value: full, configurable: true });
  try {
    list.change((now) => [...now, "one"]);
    list.change((now) => [...now, "two"]);
  } finally {
    Object.defineProperty(globalThis, "localStorage", { value: whole, configurable: true });
  }
  assert.deepEqual(list.value, ["kept", "one", "two"]);
});

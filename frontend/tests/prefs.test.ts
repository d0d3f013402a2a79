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

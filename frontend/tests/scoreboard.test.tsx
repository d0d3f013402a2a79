/** The clocks above a match: what they show the moment it is somebody's turn, and days in the reader's language. */
import "./browser";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { render } from "preact";
import { act } from "preact/test-utils";
import type { Scene } from "../src/play/director";
import type { GameFront } from "../src/play/front";
import { clockText, Scoreboard } from "../src/play/scoreboard";
import { language } from "../src/prefs";
import { state } from "./wire";

const front = { situation: () => ({ main: "", small: "" }) } as unknown as GameFront;
const seats = [{ kind: "person", name: "Ann" }, { kind: "person", name: "Bob" }];
const real = Date.now;
afterEach(async () => {
  await act(() => render(null, document.body)); // a clock that runs on would keep everybody waiting
  Date.now = real;
  language.value = "en";
});

test("a clock that begins to run shows what is left, not what was left when the other's began", async () => {
  let now = 1_000_000;
  Date.now = () => now;
  const draw = (running: number): Promise<void> =>
    act(() => {
      const clock = { running: [running], left: [300_000, 240_000], since: now, now };
      const scene = { state: { ...state, seats, clock }, view: state.view, node: state.node, beat: null, moment: null } as unknown as Scene;
      render(<Scoreboard scene={scene} game="g" front={front} shape={{}} me={0} offset={0} />, document.body);
    }) as unknown as Promise<void>;
  const shown = (): string[] => [...document.querySelectorAll(".clock")].map((each) => each.textContent ?? "");
  await draw(1);
  assert.deepEqual(shown(), ["5:00", "4:00"]);
  now += 180_000;
  await draw(0);
  assert.deepEqual(shown(), ["5:00", "4:00"]);
});

test("days and hours are counted as the reader's language does", () => {
  const left = 30 * 3_600_000;
  assert.equal(clockText(left), "1d 6h");
  language.value = "fr";
  assert.equal(clockText(left).replace(/\s/g, " "), "1j 6h");
  language.value = "de";
  assert.match(clockText(left), /^1\sT\s6/);
  assert.equal(clockText(125_000), "2:05");
});

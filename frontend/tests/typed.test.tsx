/** The line that commands are typed in: up and down through what was typed before, and back to an empty line. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import { act } from "preact/test-utils";
import { TextMode } from "../src/text/text-mode";

// the first key would bring sounds
globalThis.AudioContext = class {} as unknown as typeof AudioContext;
const props = { table: { trouble: { value: null }, held: [] }, game: "g", scene: { node: null, state: {}, view: { score: [] } }, events: [], seats: [], names: [], rules: [], mayAct: false } as unknown as Parameters<typeof TextMode>[0];
const line = (): HTMLInputElement => document.querySelector("#command") as HTMLInputElement;

async function type(command: string): Promise<void> {
  await act(() => {
    line().value = command;
    line().dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => {
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await new Promise((resume) => setImmediate(resume));
  });
}

async function press(key: string): Promise<string> {
  await act(() => void line().dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key })));
  return line().value;
}

test("below the newest command is an empty line, and not the oldest command", async () => {
  await act(() => render(<TextMode {...props} />, document.body));
  await type("resign yes");
  await type("score");
  assert.equal(await press("ArrowUp"), "score");
  assert.equal(await press("ArrowUp"), "resign yes");
  assert.equal(await press("ArrowDown"), "score");
  assert.equal(await press("ArrowDown"), "");
  assert.equal(await press("ArrowDown"), "");
  await act(() => render(null, document.body));
});

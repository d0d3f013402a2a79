/** A puzzle that cannot be judged because nobody answers: that is said in words, and it can be tried again. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import { act } from "preact/test-utils";
import { t } from "../src/i18n";
import { PuzzlePage } from "../src/puzzle/page";

const VIEW = { phase: "x", score: [0, 0] };
const PUZZLE = { id: "p1", game: "a-game-of-no-folder", title: "Game", names: ["A", "B"], seat: 0, grade: 0, board: {}, view: VIEW, headline: "", node: { kind: "decision", seat: 0, question: "?", legal: ["left", "right"] } };

test("what was asked of the server is no word for whoever solves", async () => {
  globalThis.fetch = (async (address: string, { method = "GET" } = {}) => {
    if (method === "POST") throw new TypeError("offline");
    return new Response(JSON.stringify(address.includes("/puzzle") ? PUZZLE : {}), { headers: { "content-type": "application/json" } });
  }) as typeof fetch;
  const settle = (deed: () => void): Promise<void> => act(async () => {
    deed();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
  }) as unknown as Promise<void>;
  await settle(() => render(<PuzzlePage name="a-game-of-no-folder" wanted="" today={false} />, document.body));
  await settle(() => document.querySelector<HTMLButtonElement>("[data-move=left]")?.click());
  assert.equal(document.querySelector("[role=alert]")?.textContent, t("unreachable"));
  assert.ok(document.querySelector("[data-move=left]"), "it can be tried again");
  await settle(() => render(null, document.body));
});

/** The linter finds words for people wherever they may stand in a page, and nothing else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { sentences } from "../sentences.mjs";

const told = (source: string): string[] => sentences(source).map(({ text }) => text);

test("a text between tags is found, in a choice too", () => {
  assert.deepEqual(told("const a = <p>Roll again</p>;"), ["Roll again"]);
  assert.deepEqual(told('const a = <p>{won ? "Won" : "Lost"} {t("score")}</p>;'), ["Won", "Lost"]);
  assert.deepEqual(told("const a = <p>{`${count} yards`}</p>;"), ["yards"]);
});

test("an attribute that is read aloud is found", () => {
  assert.deepEqual(told('const a = <svg aria-label="Field" class="field of grass here" />;'), ["Field"]);
  assert.deepEqual(told('const a = <input placeholder={due ? "Name" : t("name")} />;'), ["Name"]);
});

test("a sentence is found in whatever string", () => {
  assert.deepEqual(told('const said = "the dart is due";'), ["the dart is due"]);
  assert.deepEqual(told("const said = [`and ${who} has the ball now`] as const;"), ["has the ball now"]);
});

test("signs, notation, code and what is said to programmers are none", () => {
  const source = `
    const a = <p class="one two three four">{t("score")}: 3 · <code>touchline serve --lan</code> <b>Touchline</b> {"×"}</p>;
    if (!a) throw new Error("there is no such thing");
    document.querySelector("main section p");
    type Word = "one two three four";
  `;
  assert.deepEqual(told(source), []);
});

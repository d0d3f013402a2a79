/** What one does with people and with a guest's matches: a server that does not answer is told, and nothing is lost by it. */
import "./browser";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { render, type JSX } from "preact";
import { act } from "preact/test-utils";
import { TakeIn } from "../src/friends/own";
import { FriendsPage } from "../src/friends/page";
import { known } from "../src/friends/store";
import { t } from "../src/i18n";
import { keep, keys } from "../src/net/keys";
import { session } from "../src/net/session";

const LISTS = { friends: [{ name: "bob", shown: "Bob", here: false }], asking: [], asked: [], blocked: [] };
let online = true;
const show = (what: JSX.Element | null): Promise<void> => settle(() => render(what, document.body));
const settle = (deed: () => void): Promise<void> => act(async () => {
  deed();
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resume) => setImmediate(resume));
}) as unknown as Promise<void>;
const press = (which: string): Promise<void> => settle(() => document.querySelector<HTMLButtonElement>(which)?.click());
const alert = (): string | undefined => document.querySelector("[role=alert]")?.textContent ?? undefined;

beforeEach(() => {
  online = true;
  session.value = { token: "t", name: "ann", shown: "Ann" };
  globalThis.fetch = (async (address: string) => {
    if (!online) throw new TypeError("offline");
    return new Response(JSON.stringify(address.includes("/friends") ? LISTS : []), { headers: { "content-type": "application/json" } });
  }) as typeof fetch;
});

afterEach(async () => {
  await show(null);
  session.value = null;
  keys.value = [];
});

test("matches that could not be offered to the account are offered again", async () => {
  keep({ match: "m1", game: "g", token: "k", seats: [0], against: "", touched: 0, over: false, table: false });
  online = false;
  await show(<TakeIn />);
  await press("#take-in");
  assert.equal(alert(), t("unreachable"));
  online = true;
  await press("#take-in");
  assert.equal(alert(), undefined);
  assert.equal(document.querySelector("[role=status]")?.textContent, t("own.taken-in", { count: 1 }));
});

test("a friend who could not be parted from is told of, and whoever signs in next sees none of the friends before", async () => {
  await show(<FriendsPage />);
  await settle(() => undefined); // the lists have come
  assert.ok(document.querySelector("main li button.quiet"));
  online = false;
  await press("main li button.quiet");
  assert.equal(alert(), t("unreachable"));
  session.value = { token: "u", name: "eve", shown: "Eve" };
  assert.equal(known.value, null);
});

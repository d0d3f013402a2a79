// Checks the export of a finished match: rows, secrets, tickets.  Plain script, nothing fetched but the export.
"use strict";

// What is found is a message: an id of Touchline's catalogues and what it speaks of.
const finding = (id, args = {}) => ({ id, args });

class Wrong extends Error {
  constructor(id, args) {
    super(id);
    this.found = finding(id, args);
  }
}

// The page brings every message in its reader's language, with {name} where something is to be put.
let words;
function say({ id, args }) {
  words ??= JSON.parse(document.getElementById("words").textContent);
  return words[id].replace(/[{](\w+)[}]/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

// SHA-256 by hand: crypto.subtle exists only on secure pages, and a server at home has none.
const K = (() => {
  const k = [];
  for (let n = 2; k.length < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) { prime = false; break; }
    if (prime) k.push(n);
  }
  return k;
})();
const fraction = (x) => Math.floor((x - Math.floor(x)) * 4294967296) >>> 0;
const ROUND = K.map((p) => fraction(Math.cbrt(p)));
const START = K.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

function sha256(bytes) {
  const length = bytes.length;
  const padded = new Uint8Array(((length + 8 >> 6) + 1) << 6);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, (length << 3) >>> 0);
  const h = START.slice();
  const w = new Uint32Array(64);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      w[i] = (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)) + w[i - 7] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 16];
    }
    let [a, b, c, d, e, f, g, i8] = h;
    for (let i = 0; i < 64; i++) {
      const t1 = (i8 + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      i8 = g; g = f; f = e; e = (d + t1) | 0; d = c; c = b; b = a; a = (t1 + t2) | 0;
    }
    [a, b, c, d, e, f, g, i8].forEach((x, i) => { h[i] = (h[i] + x) >>> 0; });
  }
  const out = new Uint8Array(32);
  h.forEach((x, i) => new DataView(out.buffer).setUint32(4 * i, x));
  return out;
}

const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) || [], (b) => parseInt(b, 16));
const join = (parts) => {
  const out = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
  let at = 0;
  for (const part of parts) { out.set(part, at); at += part.length; }
  return out;
};

function hmac(key, message) {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(join([padded.map((b) => b ^ 0x36), message]));
  return sha256(join([padded.map((b) => b ^ 0x5c), inner]));
}

function ticket(parts, salt, draw, total) {
  const key = sha256(join(parts));
  const span = 1n << 64n, size = BigInt(total), limit = span - span % size;
  for (let counter = 0; ; counter++) {
    const block = hmac(key, utf8(`${salt}:${draw}:${counter}`));
    const x = BigInt("0x" + hex(block.slice(0, 8)));
    if (x < limit) return Number(x % size);
  }
}

function checkRows(rows) {
  let previous = "0".repeat(64), seq = 0;
  for (const row of rows) {
    seq += 1;
    const seat = row.seat === null ? "" : String(row.seat);
    const text = [previous, row.match, row.seq, row.kind, seat, row.at, row.cmd || "", row.data].join("\n");
    if (row.seq !== seq) throw new Wrong("verify-row-missing", { row: seq });
    if (hex(sha256(utf8(text))) !== row.hash) throw new Wrong("verify-row-follows", { row: seq, kind: row.kind });
    previous = row.hash;
  }
  return finding("proof-rows", { rows: rows.length, head: previous });
}

const NO_PLACE = "nothing", FORMER = 1, SCHEME = 2;
const MOST_BYTES = 64 << 20, MOST_SERVER_CHAINS = 64, LONGEST = 65536, SHORTEST = 16;

// Everything that was laid down before any value was shown, as one hash.
function pactOf(tier, commitment, laid) {
  return hex(sha256(utf8([`touchline dice ${SCHEME}`, tier, commitment, ...laid].join("\n"))));
}

function laidBy(seat, tier) {
  if (tier === "chains" && seat.chains.length) return `chain ${seat.chains[0].length} ${seat.chains[0].anchor}`;
  return tier === "committed" && seat.pledge ? `pledge ${seat.pledge}` : NO_PLACE;
}

// A chain begins with the round after the last one ends, and serves as many rounds as it is long.
function layDown(seat, data) {
  if (!(data.length >= SHORTEST && data.length <= LONGEST)) throw new Wrong("proof-no-length", { length: data.length });
  const last = seat.chains[seat.chains.length - 1];
  seat.chains.push({ first: last ? last.first + last.length : 1, length: data.length, anchor: data.anchor, value: data.anchor });
  return seat.chains[seat.chains.length - 1];
}

function chainOf(seat, round) {
  return seat.chains.find((chain) => chain.first <= round && round < chain.first + chain.length);
}

function chainEnd(seed, length) {
  let value = seed;
  for (let k = 0; k < length; k++) value = sha256(value);
  return hex(value);
}

// The rows one after the other; each method is one kind of row, and refuses what cannot have happened.
class Dice {
  constructor(rows, weights) {
    const made = JSON.parse(rows[0].data);
    const end = JSON.parse((rows.find((r) => r.kind === "finished" || r.kind === "called_off") || { data: "{}" }).data);
    this.match = rows[0].match;
    this.tier = made.dice.tier;
    this.scheme = made.dice.scheme || FORMER;
    this.sealed = made.dice.sealed;
    this.commitment = made.dice.commitment;
    this.secret = unhex(end.secret || "");
    this.weights = weights;
    this.seats = made.seats.map((seat) => ({ bot: seat.kind === "bot", name: seat.name, luck: "", pledge: "", chains: [] }));
    this.revealed = {};
    this.steps = [];
    this.pact = "";
    this.started = this.inRound = false;
    this.round = this.rolls = this.shown = this.byServer = 0;
    if (this.scheme !== FORMER && this.scheme !== SCHEME) throw new Wrong("proof-scheme", { scheme: this.scheme });
    if (hex(sha256(this.secret)) !== this.commitment) throw new Wrong("proof-secret-other");
  }

  get now() { return this.scheme === SCHEME; }
  get salt() { return this.now ? this.pact : this.match; }
  parties() { return this.seats.map((seat, n) => n).filter((n) => (this.tier === "chains" ? this.seats[n].chains.length : this.seats[n].pledge)); }

  seated(row, data) {
    if (this.now && this.started) throw new Wrong("verify-sat-late", { row: row.seq });
    const seat = this.seats[row.seat];
    Object.assign(seat, { name: data.name, luck: data.luck || "", pledge: data.pledge || "" });
    if (data.anchor) layDown(seat, data);
  }

  start(row, data) {
    this.started = true;
    if (!this.now) return;
    this.pact = pactOf(this.tier, this.commitment, this.seats.map((seat) => laidBy(seat, this.tier)));
    if (data.pact !== this.pact) throw new Wrong("proof-pact-wrong");
  }

  reveal(row, data) {
    const committed = this.tier === "committed", due = committed ? 0 : this.round + 1;
    if (this.now && (!this.started || this.inRound)) throw new Wrong("verify-no-value-due", { row: row.seq });
    if (data.round !== due) throw new Wrong("verify-other-round", { row: row.seq, round: data.round, due });
    const chain = committed ? { value: this.seats[row.seat].pledge } : chainOf(this.seats[row.seat], data.round);
    if (!chain || hex(sha256(unhex(data.value))) !== chain.value) throw new Wrong(committed ? "verify-not-the-pledge" : "verify-not-the-chain", { row: row.seq });
    chain.value = data.value;
    this.revealed[row.seat] = unhex(data.value);
    this.shown = data.round;
  }

  renew(row, data) {
    const chain = layDown(this.seats[row.seat], data);
    if (this.shown >= chain.first) throw new Wrong("verify-late-chain", { row: row.seq });
    if (!this.now || !data.entrusted) return;
    this.byServer += 1;
    if (this.byServer > MOST_SERVER_CHAINS) throw new Wrong("verify-many-chains", { most: MOST_SERVER_CHAINS });
    if (chainEnd(this.part(chain.first, `renewed ${row.seat}`), chain.length) !== data.anchor) throw new Wrong("verify-chain-not-secret", { row: row.seq });
  }

  undo(row) {
    const last = this.steps.pop();
    if (last === "rolled") throw new Wrong("verify-roll-back", { row: row.seq });
    if (this.now && !this.inRound && Object.keys(this.revealed).length) throw new Wrong("verify-decision-back", { row: row.seq });
  }

  callOff(row) {
    const shown = this.round > 0 || Object.keys(this.revealed).length > 0;
    if (this.now && shown) throw new Wrong("verify-called-off", { row: row.seq });
  }

  play() {
    this.steps.push("played");
    if (this.inRound && this.tier === "chains") {
      this.inRound = false;
      this.revealed = {};
    }
  }

  part(round, who) { return hmac(this.secret, utf8(`${this.salt}:${round}:${who}`)); }

  parts(draw, sealed) {
    if (this.tier === "committed" && !this.now) return [this.secret, ...this.seats.filter((s) => !s.bot).map((s) => sha256(utf8(s.luck)))];
    const values = this.parties().map((n) => {
      if (this.now && !this.revealed[n]) throw new Wrong("verify-no-value", { roll: draw, seat: n });
      return this.revealed[n] || this.part(this.round, String(n));
    });
    const first = this.now ? [unhex(this.pact)] : [];
    if (this.tier === "committed") return [...first, this.secret, ...values];
    return sealed ? [...first, ...values, this.part(this.round, "sealed")] : [...first, ...values];
  }

  roll(row, data) {
    if (!data.draw) return;
    this.steps.push("rolled");
    if (!this.inRound) { this.inRound = true; this.round += this.tier === "chains" ? 1 : 0; }
    const known = this.weights[data.draw];
    if (!known) throw new Wrong("verify-no-weights", { roll: data.draw });
    const total = known.weights.reduce((a, b) => a + b, 0);
    let left = ticket(this.parts(data.draw, this.now ? this.sealed : known.sealed), this.salt, data.draw, total), outcome = 0;
    while ((left -= known.weights[outcome]) >= 0) outcome += 1;
    if (known.outcomes[outcome] !== data.text) throw new Wrong("verify-other-roll", { roll: data.draw, expected: known.outcomes[outcome], told: data.text });
    this.rolls += 1;
    if (data.draw !== this.rolls) throw new Wrong("verify-roll-missing", { roll: this.rolls });
  }

  read(row) {
    const data = JSON.parse(row.data);
    if (row.kind === "corrected") throw new Wrong("verify-corrected", { row: row.seq });
    ({ seated: () => this.seated(row, data), started: () => this.start(row, data), revealed: () => this.reveal(row, data),
       renewed: () => this.renew(row, data), undone: () => this.undo(row), called_off: () => this.callOff(row),
       played: () => this.play(), rolled: () => this.roll(row, data) }[row.kind] || (() => {}))();
  }

  meaning(pact) {
    if (!this.now) return [finding("proof-former")];
    if (pact && pact !== this.pact) throw new Wrong("proof-other-pact", { pact: this.pact });
    const told = [finding(pact ? "proof-pact-shown" : "proof-pact", { pact: this.pact })];
    if (!pact) told.push(finding("verify-compare"));
    const lacking = this.seats.filter((seat, n) => !this.parties().includes(n)).map((seat) => seat.name);
    if (lacking.length) told.push(finding("proof-lacking", { names: lacking.join(", ") }));
    return told;
  }
}

function checkRolls(rows, weights, pact) {
  const made = JSON.parse(rows[0].data), tier = made.dice.tier;
  if (tier === "entered") return [finding("verify-real-dice")];
  if (tier === "plain") return [finding("verify-plain")];
  const dice = new Dice(rows, weights);
  for (const row of rows) dice.read(row);
  return [...dice.meaning(pact), finding("verify-rolls", { rolls: dice.rolls })];
}

function checkExport(text, pact) {
  if (text.length > MOST_BYTES) throw new Wrong("proof-file-large", { size: MOST_BYTES >> 20 });
  const lines = text.split("\n").filter((line) => line.trim()).map((line) => JSON.parse(line));
  const rows = lines.filter((line) => "hash" in line);
  const weights = {};
  for (const line of lines) if ("draw" in line && !("hash" in line)) weights[line.draw] = line;
  if (!rows.length) throw new Wrong("proof-no-rows");
  const altered = JSON.parse(rows[0].data);
  const told = [checkRows(rows)];
  if (altered.data) told.push(finding("proof-data-changed", { data: JSON.stringify(altered.data) }));
  if (altered.position) told.push(finding("proof-set-up", { position: altered.position }));
  return [...told, ...checkRolls(rows, weights, pact || keptPact(rows[0].match))];
}

// The arcade keeps the pact of every match that this browser played.
function keptPact(match) {
  try {
    const key = JSON.parse(localStorage.getItem("touchline.keys") || "[]").find((each) => each.match === match);
    return (key && key.pact) || "";
  } catch {
    return "";
  }
}

function show(work) {
  const list = document.getElementById("findings");
  list.replaceChildren();
  const add = (text, mark) => {
    const item = document.createElement("li");
    item.textContent = text;
    item.className = mark;
    list.append(item);
  };
  try {
    for (const found of work()) add(say(found), "good");
  } catch (problem) {
    const why = problem instanceof Wrong ? say(problem.found) : problem.message;
    add(say(finding("verify-not", { why })), "bad");
  }
}

if (typeof document !== "undefined") {
  const given = () => document.getElementById("pact").value.trim().toLowerCase();
  document.getElementById("check").addEventListener("click", () => show(() => checkExport(document.getElementById("text").value, given())));
  document.getElementById("file").addEventListener("change", async (event) => {
    const text = await event.target.files[0].text();
    show(() => checkExport(text, given()));
  });
  const fetchAndCheck = async () => {
    const answer = await fetch(`/api/matches/${encodeURIComponent(document.getElementById("match").value.trim())}/export`);
    const text = await answer.text();
    show(() => { if (!answer.ok) throw new Error(JSON.parse(text).error.message); return checkExport(text, given()); });
  };
  document.getElementById("form").addEventListener("submit", (event) => {
    event.preventDefault();
    fetchAndCheck();
  });
  const asked = new URLSearchParams(location.search).get("match");
  if (asked) {
    document.getElementById("match").value = asked;
    Object.assign(document.getElementById("back"), { href: `/match/${encodeURIComponent(asked)}`, textContent: say(finding("verify-back")) });
    fetchAndCheck();
  }
}
if (typeof module !== "undefined") module.exports = { checkExport, Wrong, pactOf, sha256, hmac, ticket, hex, unhex, utf8 };

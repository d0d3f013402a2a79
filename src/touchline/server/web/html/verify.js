// Checks the export of a finished match: rows, secrets, tickets.  Plain script, nothing fetched but the export.
"use strict";

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

function ticket(parts, match, draw, total) {
  const key = sha256(join(parts));
  const span = 1n << 64n, size = BigInt(total), limit = span - span % size;
  for (let counter = 0; ; counter++) {
    const block = hmac(key, utf8(`${match}:${draw}:${counter}`));
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
    if (row.seq !== seq) throw new Error(`row ${seq} is missing`);
    if (hex(sha256(utf8(text))) !== row.hash) throw new Error(`row ${seq} (${row.kind}) does not follow from the row before it`);
    previous = row.hash;
  }
  return `${rows.length} rows, every hash follows from the one before; the last is ${previous}`;
}

function seatsOf(rows, made) {
  const seats = made.seats.map((seat) => ({ bot: seat.kind === "bot", luck: "", chains: [] }));
  for (const row of rows.filter((r) => r.kind === "seated")) {
    const data = JSON.parse(row.data);
    seats[row.seat].luck = data.luck || "";
    if (data.anchor) layDown(seats[row.seat], data);
  }
  return seats;
}

// A chain begins with the round after the last one ends, and serves as many rounds as it is long.
function layDown(seat, data) {
  const last = seat.chains[seat.chains.length - 1];
  seat.chains.push({ first: last ? last.first + last.length : 1, length: data.length, value: data.anchor });
}

function chainOf(seat, round) {
  return seat.chains.find((chain) => chain.first <= round && round < chain.first + chain.length);
}

function checkRolls(rows, weights) {
  const made = JSON.parse(rows[0].data), match = rows[0].match, tier = made.dice.tier;
  const end = JSON.parse((rows.find((r) => r.kind === "finished" || r.kind === "called_off") || { data: "{}" }).data);
  if (tier === "plain" || tier === "entered") return `The dice are "${tier}": this page has nothing to check them against.`;
  const secret = unhex(end.secret || "");
  if (hex(sha256(secret)) !== made.dice.commitment) throw new Error("the server's secret is not the one it committed to");
  const seats = seatsOf(rows, made);
  let revealed = {}, inRound = false, round = 0, rolls = 0, shown = 0;
  for (const row of rows) {
    const data = JSON.parse(row.data);
    if (row.kind === "revealed") {
      const chain = chainOf(seats[row.seat], data.round);
      if (data.round !== round + 1) throw new Error(`row ${row.seq}: a value for round ${data.round}, but ${round + 1} is due`);
      if (!chain || hex(sha256(unhex(data.value))) !== chain.value) throw new Error(`row ${row.seq}: the value does not belong to the chain`);
      chain.value = data.value;
      revealed[row.seat] = unhex(data.value);
      shown = data.round;
    } else if (row.kind === "renewed") {
      layDown(seats[row.seat], data);
      const { first } = seats[row.seat].chains[seats[row.seat].chains.length - 1];
      if (shown >= first) throw new Error(`row ${row.seq}: a chain laid down after a value of its first round was known`);
    } else if (row.kind === "played" && inRound) {
      inRound = false;
      revealed = {};
    } else if (row.kind === "rolled" && data.draw) {
      if (!inRound) { inRound = true; round += 1; }
      const known = weights[data.draw];
      if (!known) throw new Error(`the weights of roll ${data.draw} are missing`);
      const part = (who) => hmac(secret, utf8(`${match}:${round}:${who}`));
      let parts = [];
      if (tier === "committed") {
        parts = [secret, ...seats.filter((s) => !s.bot).map((s) => sha256(utf8(s.luck)))];
      } else {
        seats.forEach((seat, n) => { if (seat.chains.length) parts.push(revealed[n] || part(String(n))); });
        if (known.sealed) parts.push(part("sealed"));
      }
      const total = known.weights.reduce((a, b) => a + b, 0);
      let left = ticket(parts, match, data.draw, total), outcome = 0;
      while ((left -= known.weights[outcome]) >= 0) outcome += 1;
      if (known.outcomes[outcome] !== data.text) throw new Error(`roll ${data.draw} should be ${known.outcomes[outcome]}, not ${data.text}`);
      rolls += 1;
    }
  }
  return `${rolls} rolls follow from what was laid down before they were made`;
}

function checkExport(text) {
  const lines = text.split("\n").filter((line) => line.trim()).map((line) => JSON.parse(line));
  const rows = lines.filter((line) => "hash" in line);
  const weights = {};
  for (const line of lines) if ("draw" in line && !("hash" in line)) weights[line.draw] = line;
  if (!rows.length) throw new Error("there are no rows in this file");
  return [checkRows(rows), checkRolls(rows, weights)];
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
    for (const finding of work()) add(finding, "good");
  } catch (problem) {
    add(`Not verified: ${problem.message}`, "bad");
  }
}

if (typeof document !== "undefined") {
  document.getElementById("check").addEventListener("click", () => show(() => checkExport(document.getElementById("text").value)));
  document.getElementById("file").addEventListener("change", async (event) => {
    const text = await event.target.files[0].text();
    show(() => checkExport(text));
  });
  document.getElementById("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await fetch(`/api/matches/${encodeURIComponent(document.getElementById("match").value.trim())}/export`);
    const text = await answer.text();
    show(() => { if (!answer.ok) throw new Error(JSON.parse(text).error.message); return checkExport(text); });
  });
}
if (typeof module !== "undefined") module.exports = { checkExport, sha256, hmac, ticket, hex, unhex, utf8 };

// A whole bot in JavaScript, without any package: accepts every challenge and plays a legal move.
//
//     node examples/node_bot.mjs http://127.0.0.1:8000 NAME PASSPHRASE
const [address, name, passphrase] = process.argv.slice(2);
let token = "";

async function ask(method, path, body) {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { "Content-Type": "application/json" }) };
  const answer = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { ok: answer.ok, told: await answer.json() };
}

/** Every line of a stream that never ends; the empty ones only keep it open. */
async function* lines(path) {
  const { body } = await fetch(address + path, { headers: { Authorization: `Bearer ${token}` } });
  let rest = "";
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const whole = (rest + piece).split("\n");
    rest = whole.pop();
    for (const line of whole) if (line.trim()) yield JSON.parse(line);
  }
}

async function play(match) {
  for await (const { node, seq } of lines(`/api/bot/game/stream/${match}`)) {
    if (node?.kind !== "decision" || !node.legal?.length) continue;
    const move = node.legal[Math.floor(Math.random() * node.legal.length)];
    await ask("POST", `/api/bot/game/${match}/move/${encodeURIComponent(move)}?seq=${seq}`);
  }
}

const me = { name, passphrase, bot: true };
const made = await ask("POST", "/api/accounts", me);
token = (made.ok ? made : await ask("POST", "/api/session", me)).told.token;
for await (const news of lines("/api/stream/event")) {
  if (news.type === "challenge" && news.challenge.direction === "in") await ask("POST", `/api/challenge/${news.challenge.id}/accept`);
  else if (news.type === "gameStart") void play(news.game.id);
}

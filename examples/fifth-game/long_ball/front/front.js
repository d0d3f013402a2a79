/** Long Ball's board for the browser; see docs/adding-a-game.md for what a board gets and gives. */
const SVG = "http://www.w3.org/2000/svg";
const WORDS = {
  en: { left: "rolls left", press: "presses", drop: "drops back", moves: { press: "Press", drop: "Drop back", short: "Short pass", long: "Long ball", shot: "Shot" } },
  de: { left: "Würfe übrig", press: "stört früh", drop: "steht tief", moves: { press: "Früh stören", drop: "Tief stehen", short: "Kurzer Pass", long: "Langer Ball", shot: "Schuss" } },
};

function drawn(name, attributes, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

export function board(place, { shape, names, act }) {
  const height = 40;
  const svg = drawn("svg", { viewBox: `0 0 ${shape.zones * 20} ${height + 12}`, role: "img", width: "100%" });
  for (let zone = 1; zone <= shape.zones; zone += 1) {
    svg.append(drawn("rect", { x: (zone - 1) * 20, y: 0, width: 20, height, fill: zone % 2 ? "#1f6b3a" : "#2a7f48", stroke: "#f3ecdc", "stroke-width": 0.4 }));
    svg.append(drawn("text", { x: zone * 20 - 10, y: 6, "text-anchor": "middle", "font-size": 4, fill: "#f3ecdc" }, zone));
  }
  const ball = drawn("g", {});
  const arrow = drawn("text", { y: 2, "text-anchor": "middle", "font-size": 6, fill: "#26211c" });
  const said = drawn("text", { x: 1, y: height + 9, "font-size": 4, fill: "currentColor" });
  ball.append(drawn("circle", { r: 6, fill: "#ffd23f", stroke: "#26211c" }), arrow);
  svg.append(ball, said);
  const choices = document.createElement("div");
  Object.assign(choices.style, { display: "flex", flexWrap: "wrap", gap: "0.5rem" });
  place.replaceChildren(svg, choices);

  function show({ view, texts, mayAct, language }) {
    const words = WORDS[language] ?? WORDS.en;
    ball.setAttribute("transform", `translate(${view.zone * 20 - 10} ${height / 2})`);
    arrow.textContent = view.side === 0 ? "→" : "←";
    const shown = view.phase === "shape" ? "" : `${names[1 - view.side]} ${view.pressed ? words.press : words.drop} · `;
    said.textContent = `${shown}${view.rolls_left} ${words.left}`;
    svg.setAttribute("aria-label", `${names[view.side]}: ${view.zone}/${shape.zones}. ${said.textContent}`);
    choices.replaceChildren(
      ...(mayAct ? texts : []).map((text) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "move";
        button.dataset.move = text;
        button.textContent = words.moves[text] ?? text;
        button.addEventListener("click", () => act(text));
        return button;
      }),
    );
  }

  return { show };
}

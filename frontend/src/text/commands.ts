/** The commands of the text mode, as in the terminal: anything else is a move. */
import { percent, t } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { headlineText, worded } from "../i18n/worded";
import { api, Refused } from "../net/api";
import type { Table } from "../net/table";
import type { Rule } from "../net/types";
import { chanceOf } from "../play/chance";
import { choicesOf, type PlayProps } from "../play/front";
import { sentence } from "../play/story";
import { textMode } from "../prefs";

type Context = Omit<PlayProps, "shape"> & { table: Table; game: string; rules: Rule[] };

const A_LOT = 60;
const SURE = " yes";

type Command = (context: Context, rest: string) => string[] | Promise<string[]>;

const COMMANDS: Record<string, Command> = {
  help: () => [t("text.help")],
  score: ({ scene, names }) => [names.map((name, seat) => `${name} ${scene.view.score[seat] ?? ""}`).join(" – ")],
  board: (context) => drawn(context),
  where: async (context) => [...(await drawn(context)), ...standing(context)],
  rules: ({ rules }, wanted) => quoted(rules, wanted),
  history: ({ events, game, seats }) => events.map((event) => sentence(event, game, seats)).filter((line) => line !== ""),
  legal: ({ scene, mayAct }) => {
    const texts = mayAct ? choicesOf(scene) : [];
    if (texts.length === 0) return [t("text.nothing-due")];
    return [texts.slice(0, A_LOT).join(", ") + (texts.length > A_LOT ? ", …" : "")];
  },
  why: ({ events, rules }) => {
    const last = [...events].reverse().find((event) => event.rules && event.rules.length > 0);
    return (last?.rules ?? []).flatMap((id) => quoted(rules, id));
  },
  hint: async ({ table, scene, me }) => {
    const seat = me ?? (scene.node?.kind === "decision" ? scene.node.seat : undefined);
    const told = seat === undefined ? undefined : await api.advice(table.id, table.token, seat, scene.state.seq);
    if (!told) return [t("text.nothing-due")];
    const { moves, side } = told;
    return moves.slice(0, 5).map((each) => `${each.move}: ${percent(chanceOf(each, side) ?? 0, 1)}`);
  },
  undo: ({ table }) => {
    table.order({ op: "undo" });
    return [];
  },
  resign: ({ table }, rest) => {
    if (rest !== "yes") return [t("text.resign-sure")];
    table.order({ op: "resign" });
    return [];
  },
  correct: ({ table, events, game, seats }, rest) => {
    const sure = rest.endsWith(SURE);
    const [number = "", ...text] = (sure ? rest.slice(0, -SURE.length) : rest).split(" ");
    const entry = Number(number);
    const now = events.filter((event) => "n" in event && event.n === entry).map((event) => sentence(event, game, seats));
    if (!sure) return [`${number}. ${now.join(" ")}`, `→ ${text.join(" ")}`, t("text.correct-sure", { command: `correct ${rest}${SURE}` })];
    table.order({ op: "correct", entry, text: text.join(" ") });
    return [];
  },
  record: async ({ table, me }) => (await api.record(table.id, table.token, me)).split("\n"),
  quit: () => {
    textMode.value = false;
    return [];
  },
};

const SAME: Record<string, string> = { "?": "help", rule: "rules" };

/** The board in plain characters. */
async function drawn({ table, me }: Context): Promise<string[]> {
  const picture = await api.picture(table.id, table.token, me);
  const board = picture.split("\n").slice(1); // its headline is in the server's language
  return board.filter((line) => line.trim() !== "");
}

/** Score and situation, and what is asked. */
function standing({ scene, game, seats }: Context): string[] {
  const { node } = scene;
  const question = node && "question" in node && node.question ? worded(game, node, "question", seats) : "";
  return [headlineText(game, scene.state, "headline"), question].filter((line) => line !== "");
}

/** The chapters of a rulebook, all rules of one, or one rule. */
function quoted(rules: Rule[], wanted: string): string[] {
  const id = wanted.toUpperCase();
  const chapterOf = (rule: Rule): string => rule.id.slice(0, rule.id.lastIndexOf("."));
  if (id === "") return [...new Set(rules.map((rule) => `${chapterOf(rule)}: ${rule.chapter}`))];
  const found = rules.filter((rule) => rule.id === id || chapterOf(rule) === id);
  return found.length > 0 ? found.map((rule) => `${rule.id}: ${rule.text}`) : [t("text.no-rule", { rule: wanted })];
}

/** Carry out one line; what is to be read as the answer. */
export async function obey(line: string, context: Context): Promise<string[]> {
  const [word = "", ...rest] = line.split(" ");
  const said = word.toLowerCase();
  const command = COMMANDS[SAME[said] ?? said];
  if (command) {
    try {
      return await command(context, rest.join(" "));
    } catch (problem) {
      return [problem instanceof Refused ? refusalText(problem.why) : t("unreachable")];
    }
  }
  if (!context.mayAct) return [t("text.nothing-due")];
  context.act(line);
  return [];
}

/** The commands of the text mode, as in the terminal: anything else is a move. */
import { percent, t } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { api, Refused } from "../net/api";
import type { Table } from "../net/table";
import type { Rule } from "../net/types";
import { chanceOf } from "../play/chance";
import { choicesOf, type PlayProps } from "../play/front";
import { textMode } from "../prefs";

type Context = Omit<PlayProps, "shape"> & { table: Table; game: string; rules: Rule[] };

const A_LOT = 60;

type Command = (context: Context, rest: string) => string[] | Promise<string[]>;

const COMMANDS: Record<string, Command> = {
  help: () => [t("text.help")],
  score: ({ scene, names }) => [names.map((name, seat) => `${name} ${scene.view.score[seat] ?? ""}`).join(" – ")],
  where: async ({ table, me }) => {
    const picture = await api.picture(table.id, table.token, me);
    return picture.split("\n").filter((line) => line !== "");
  },
  legal: ({ scene, mayAct }) => {
    const texts = mayAct ? choicesOf(scene) : [];
    if (texts.length === 0) return [t("text.nothing-due")];
    return [texts.slice(0, A_LOT).join(", ") + (texts.length > A_LOT ? ", …" : "")];
  },
  why: ({ events, rules }) => {
    const last = [...events].reverse().find((event) => event.rules && event.rules.length > 0);
    const quoted = (last?.rules ?? []).map((id) => rules.find((rule) => rule.id === id)).filter((rule) => rule !== undefined);
    return quoted.map((rule) => `${rule.id}: ${rule.text}`);
  },
  hint: async ({ table, me }) => {
    const { moves, side } = await api.advice(table.id, table.token, me);
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
  correct: ({ table }, rest) => {
    const [number = "", ...text] = rest.split(" ");
    table.order({ op: "correct", entry: Number(number), text: text.join(" ") });
    return [];
  },
  record: async ({ table, me }) => (await api.record(table.id, table.token, me)).split("\n"),
  board: () => {
    textMode.value = false;
    return [];
  },
};

/** Carry out one line; what is to be read as the answer. */
export async function obey(line: string, context: Context): Promise<string[]> {
  const [word = "", ...rest] = line.split(" ");
  const command = COMMANDS[word.toLowerCase()];
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

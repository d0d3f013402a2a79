/** Choices as buttons, for every game: what may I do? */
import type { JSX } from "preact";
import { percent, t } from "../i18n";
import type { Advice, Node } from "../net/types";
import { numbers } from "../prefs";
import { chanceOf } from "./chance";
import { choiceWords } from "./wording";

interface Props {
  game: string;
  /** Where the choices come from, with what people call them. */
  node: Node | null;
  texts: string[];
  act: (text: string) => void;
  advice?: Advice[] | undefined;
  /** Of whoever decides; chances are told by side. */
  side?: number | undefined;
  /** The move that is suggested by weight, not by colour alone; where the coach has spoken, his. */
  first?: string;
  /** What a game has to say about one, in a figure. */
  note?: ((text: string) => string | undefined) | undefined;
}

export function Moves({ game, node, texts, act, advice, side = 0, first, note }: Props): JSX.Element {
  const chance = new Map(numbers.value ? advice?.map((each) => [each.move, chanceOf(each, side)]) : []);
  const best = advice?.[0]?.move;
  const weighty = first === undefined ? undefined : (best ?? first);
  return (
    <div class="choices moves">
      {texts.map((text) => {
        const win = chance.get(text);
        return (
          <button key={text} type="button" class={text === weighty ? "move first" : "move"} data-move={text} onClick={() => act(text)}>
            <span>{choiceWords(game, node, text)}</span>
            {note?.(text) && <span class="odds">{note(text)}</span>}
            {(win !== undefined || text === best) && (
              <span class="odds">
                {text === best ? "★ " : ""}
                {win === undefined ? t("coach.choice") : t("coach.win", { chance: percent(win, 1) })}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

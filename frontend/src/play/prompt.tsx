/** Whose turn it is, what is asked, what was refused. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t, words } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { worded } from "../i18n/worded";
import { nameOf } from "../net/naming";
import type { Table } from "../net/table";
import type { MatchEvent } from "../net/types";
import { explain } from "../prefs";
import { Help } from "./help";
import type { Scene } from "./director";
import { deed, isBareDie, sentence } from "./story";
import { questionWords } from "./wording";

interface Props {
  scene: Scene;
  mayAct: boolean;
  table: Table;
  skip: () => void;
  game: string;
  /** What happened last, for screens on which the play-by-play is far below. */
  last: MatchEvent | undefined;
  why: (event: MatchEvent) => void;
}

export function Prompt({ scene, mayAct, table, skip, game, last, why }: Props): JSX.Element {
  const { state, node, beat, held } = scene;
  const ours = mayAct || held !== undefined;
  const trouble = table.trouble.value;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // what was pressed is gone: whoever uses the keyboard goes on from the question, not from the top of the page
    if (ours && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [ours, held, state.seq]);
  const asked = state.undo_asked_by;
  const moment = `${game}.${scene.view.phase}${table.entering ? ".table" : ""}`;
  const help = words(`help.${moment}`, words(`help.${game}.${scene.view.phase}`, ""));
  return (
    <div class={`prompt${ours ? " ours" : ""}`}>
      <p class="ask" role="status" tabIndex={-1} ref={line}>
        {question(scene, mayAct, game, table, last)}
      </p>
      {(node !== null || held) && last && (
        <p class="just-now small">
          <span>{sentence(last, game, state.seats)}</span>
          {last.rules && last.rules.length > 0 && (
            <button type="button" class="quiet why-now" onClick={() => why(last)}>
              {t("why")}
            </button>
          )}
        </p>
      )}
      {mayAct && help && explain.value && <Help key={moment} moment={moment} text={help} />}
      {node === null && beat && (
        <button type="button" class="quiet small skip-ahead" onClick={skip}>
          {t("skip-ahead")}
        </button>
      )}
      {trouble && (
        <p class="notice bad" role="alert">
          {refusalText(trouble, game)}
          {trouble.rules.length > 0 ? ` (${trouble.rules.join(", ")})` : ""}
        </p>
      )}
      {asked !== undefined && !table.holds(asked) && table.mine && (
        <div class="notice row">
          <span class="grow">{t("undo.asked", { who: state.seats[asked]?.name ?? "" })}</span>
          <button type="button" onClick={() => table.order({ op: "accept" })}>
            {t("undo.accept")}
          </button>
          <button type="button" onClick={() => table.order({ op: "decline" })}>
            {t("undo.decline")}
          </button>
        </div>
      )}
      {asked !== undefined && table.holds(asked) && <p class="notice">{t("undo.waiting")}</p>}
    </div>
  );
}

function question(scene: Scene, mayAct: boolean, game: string, table: Table, last: MatchEvent | undefined): string {
  const { state, node, beat } = scene;
  // several are held at this screen, so it says who is asked
  const together = table.held.length > 1 && !table.entering;
  if (scene.held) return words(`roll.${scene.held}.ask`, t("prompt.yours"));
  // the score stands above; an event without words, and a die that is seen, leave those before it standing
  if (node === null) return (beat && !scene.falling && !isBareDie(beat) && deed(beat, game, state.seats)) || (last && deed(last, game, state.seats)) || "…";
  switch (node.kind) {
    case "open":
      return t("prompt.open");
    case "over":
      return worded(game, node, "reason", state.seats);
    case "chance":
      return node.question && !node.drawn ? worded(game, node, "question", state.seats) : t("prompt.rolling");
    case "decision": {
      const seat = state.seats[node.seat];
      const who = seat ? nameOf(seat, false) : "";
      const ours = table.holds(node.seat) && table.unsaved.value > 0;
      if (!mayAct) return ours ? t("prompt.sending") : t("prompt.theirs", { who });
      const asked = node.question ? questionWords(game, node, state.seats) : t("prompt.yours");
      return together ? t("prompt.asked", { who, question: asked }) : asked;
    }
  }
}

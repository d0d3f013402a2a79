/** One of our matches that is not over: where it stands, and whether it waits for us. */
import type { JSX } from "preact";
import { t, when, words } from "../i18n";
import { headlineText } from "../i18n/worded";
import { api } from "../net/api";
import { forget, touch, type Key } from "../net/keys";
import type { MatchState } from "../net/types";
import { useAsked } from "../ui/asked";

export function Running({ held }: { held: Key }): JSX.Element {
  const game = words(`title.${held.game}`, held.game);
  const look = useAsked(
    () =>
      api.look(held.match, held.token).then((state) => {
        if (state.status === "over") touch(held.match, { over: true });
        return state;
      }),
    [held.match],
  );
  const state = look.value;
  const ours = state !== undefined && waitsForUs(state, held);
  return (
    <li class={`running${ours ? " ours" : ""}`}>
      <a class="grow" href={`/match/${held.match}`}>
        <span class="running-what">
          <strong>{game}</strong> · {held.against}
        </span>
        <span class="small soft">{state ? standing(state, held.game) : when(held.touched)}</span>
      </a>
      {ours && <span class="due-mark">{t("doing.yours")}</span>}
      {state && state.status === "playing" && <span class="running-score">{state.view.score.slice(0, 2).join(" – ")}</span>}
      <button type="button" class="quiet small" onClick={() => forget(held.match)}>
        {t("home.forget")}
        <span class="unseen">
          : {game}, {held.against}
        </span>
      </button>
    </li>
  );
}

/** Whether the next thing to happen is ours to do. */
function waitsForUs(state: MatchState, held: Key): boolean {
  if (state.status !== "playing") return false;
  return state.node.kind === "decision" ? held.seats.includes(state.node.seat) : held.table && state.node.kind === "chance";
}

function standing(state: MatchState, game: string): string {
  return state.status === "open" ? t("prompt.open") : headlineText(game, state, true);
}

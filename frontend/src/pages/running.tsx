/** One of our matches that is not over: where it stands, and whether it waits for us. */
import type { JSX } from "preact";
import { t, when, words } from "../i18n";
import { headlineText } from "../i18n/worded";
import { api } from "../net/api";
import { forget, type Key } from "../net/keys";
import { noteState, turnIn } from "../net/turns";
import type { MatchState, PlayedCard } from "../net/types";
import { nameOf, titleOf } from "../net/naming";
import { useAsked } from "../ui/asked";

export function Running({ held }: { held: Key }): JSX.Element {
  const game = titleOf(held.game);
  const look = useAsked(
    () =>
      api.look(held.match, held.token).then((state) => {
        noteState(held.match, state);
        return state;
      }),
    [held.match, turnIn(held.match)],
  );
  const state = look.value;
  const ours = turnIn(held.match);
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

/** The same for a match of the account's that was begun on another device. */
export function Elsewhere({ card, me }: { card: PlayedCard; me: string }): JSX.Element {
  const ours = turnIn(card.id);
  return (
    <li class={`running${ours ? " ours" : ""}`}>
      <a class="grow" href={`/match/${card.id}`}>
        <span class="running-what">
          <strong>{words(`title.${card.game}`, card.title)}</strong> · {card.seats.filter((seat) => seat.account !== me).map((seat) => nameOf(seat, false)).join(", ")}
        </span>
        <span class="small soft">{card.status === "open" ? t("prompt.open") : when(card.updated)}</span>
      </a>
      {ours && <span class="due-mark">{t("doing.yours")}</span>}
    </li>
  );
}

function standing(state: MatchState, game: string): string {
  return state.status === "open" ? t("prompt.open") : headlineText(game, state, "subline");
}

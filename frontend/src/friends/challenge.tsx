/** A challenge to somebody with an account: which game, how fast; the seat is kept for them. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, words } from "../i18n";
import { api } from "../net/api";
import { ownName, refusal, start } from "../pages/starting";
import { useAsked } from "../ui/asked";
import { Dialog } from "../ui/dialog";
import { Problem } from "../ui/problem";

export function Challenge({ name, shown, close }: { name: string; shown: string; close: () => void }): JSX.Element {
  const games = useAsked(api.games, []);
  const [chosen, setGame] = useState("");
  const game = games.value?.find((each) => each.name === chosen) ?? games.value?.[0];
  const send = (): void => {
    if (!game) return;
    void start({
      game: game.name,
      options: game.on_screen,
      seats: [{ kind: "person", name: ownName() }, { kind: "open", account: name }],
    });
  };
  return (
    <Dialog title={t("friends.challenge-name", { name: shown })} close={close}>
      <label class="field">
        <span>{t("ratings.game")}</span>
        <select id="challenge-game" value={game?.name ?? ""} onChange={(event) => setGame(event.currentTarget.value)}>
          {(games.value ?? []).map((each) => (
            <option key={each.name} value={each.name}>
              {words(`title.${each.name}`, each.title)}
            </option>
          ))}
        </select>
      </label>
      {refusal.value && <Problem problem={refusal.value} />}
      <button type="button" id="challenge-send" class="first wide" onClick={send}>
        {t("friends.challenge")}
      </button>
    </Dialog>
  );
}

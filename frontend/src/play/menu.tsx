/** What can be done beside playing. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, words } from "../i18n";
import { api } from "../net/api";
import type { Table } from "../net/table";
import { hints, sounds, textMode } from "../prefs";
import { useAsked } from "../ui/asked";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icons";
import { bigScreen } from "./big-screen";
import type { Scene } from "./director";

interface Props {
  table: Table;
  scene: Scene;
  game: string;
  close: () => void;
}

export function Menu({ table, scene, game, close }: Props): JSX.Element {
  const [sure, setSure] = useState(false);
  const phrases = useAsked(api.phrases, []);
  const playing = scene.state.status === "playing" && table.mine;
  const once = (deed: () => void) => () => {
    deed();
    close();
  };
  return (
    <Dialog title={t("menu")} close={close}>
      <div class="choices">
        {playing && (
          <button type="button" id="undo" onClick={once(() => table.order("undo"))}>
            <Icon name="undo" /> {t("undo")}
          </button>
        )}
        {!scene.state.rated && (
          <button type="button" aria-pressed={hints.value} onClick={() => (hints.value = !hints.value)}>
            <Icon name="lamp" /> {t("coach")}
          </button>
        )}
        <button type="button" aria-pressed={textMode.value} onClick={once(() => (textMode.value = !textMode.value))}>
          <Icon name="text" /> {t("settings.text")}
        </button>
        <button type="button" aria-pressed={sounds.value} onClick={() => (sounds.value = !sounds.value)}>
          <Icon name="sound" /> {t("settings.sounds")}
        </button>
        <button type="button" onClick={once(() => void bigScreen())}>
          <Icon name="screen" /> {t("big-screen")}
        </button>
        <a class="button" href={`/rules/${game}`}>
          <Icon name="book" /> {t("rules")}
        </a>
        <a class="button" href={`/match/${table.id}/replay`}>
          <Icon name="play" /> {t("replay")}
        </a>
        {playing &&
          (sure ? (
            <button type="button" class="first" id="resign-sure" onClick={once(() => table.order("resign"))}>
              {t("resign.sure")}
            </button>
          ) : (
            <button type="button" id="resign" onClick={() => setSure(true)}>
              <Icon name="flag" /> {t("resign")}
            </button>
          ))}
      </div>
      {table.mine && phrases.value && (
        <section aria-label={t("chat")}>
          <h3>{t("chat")}</h3>
          <div class="row chips">
            {Object.entries(phrases.value).map(([phrase, text]) => (
              <button key={phrase} type="button" onClick={once(() => table.order("chat", { phrase }))}>
                {words(`phrase.${phrase}`, text)}
              </button>
            ))}
          </div>
        </section>
      )}
      {scene.state.rated && <p class="small soft">{t("rated.what")}</p>}
      <p class="small soft">{words(`dice.${scene.state.dice.promise}`, scene.state.dice.badge)}</p>
    </Dialog>
  );
}

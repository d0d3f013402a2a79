/** What is wanted more rarely. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { worded } from "../i18n/worded";
import { keyOf, touch } from "../net/keys";
import type { Table } from "../net/table";
import { alone } from "../net/transport";
import { ownRolls, pace, sounds, textMode, type Pace } from "../prefs";
import { Quiet } from "../push/offer";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icons";
import { bigScreen } from "./big-screen";
import type { Scene } from "./director";
import { HandOver } from "./hand-over";

interface Props {
  table: Table;
  scene: Scene;
  close: () => void;
  phones?: (() => void) | undefined;
}

export const PACES: Pace[] = ["slow", "normal", "fast"];

export function Menu({ table, scene, close, phones }: Props): JSX.Element {
  const once = (deed: () => void) => () => {
    deed();
    close();
  };
  const [handing, setHanding] = useState(false);
  if (handing) return <HandOver table={table} close={close} />;
  return (
    <Dialog title={t("menu")} close={close}>
      <div class="choices">
        <button type="button" aria-pressed={sounds.value} onClick={() => (sounds.value = !sounds.value)}>
          <Icon name="sound" /> {t("settings.sounds")}
        </button>
        <button type="button" aria-pressed={ownRolls.value} onClick={() => (ownRolls.value = !ownRolls.value)}>
          <Icon name="dice" /> {t("settings.own-rolls")}
        </button>
        <button type="button" aria-pressed={textMode.value} onClick={once(() => (textMode.value = !textMode.value))}>
          <Icon name="text" /> {t("settings.text")}
        </button>
        <button type="button" onClick={once(() => void bigScreen())}>
          <Icon name="screen" /> {t("big-screen")}
        </button>
        {table.mine && !alone && (
          <button type="button" id="hand-over" onClick={() => setHanding(true)}>
            <Icon name="link" /> {t("hand-over")}
          </button>
        )}
        {phones &&
          (keyOf(table.id)?.part === "screen" ? (
            <button type="button" id="phones-back" onClick={once(() => touch(table.id, { part: undefined }))}>
              <Icon name="screen" /> {t("phones.back")}
            </button>
          ) : (
            <button type="button" id="phones-menu" onClick={once(phones)}>
              <Icon name="people" /> {t("phones")}
            </button>
          ))}
        {table.mine && !alone && <Quiet table={table} />}
        <a class="button" href={`/match/${table.id}/replay`}>
          <Icon name="play" /> {t("replay")}
        </a>
        <a class="button" href="/settings">
          <Icon name="gear" /> {t("settings")}
        </a>
        <a class="button" href="/">
          <Icon name="home" /> {t("home")}
        </a>
      </div>
      <fieldset class="field">
        <legend>{t("settings.pace")}</legend>
        <div class="row">
          {PACES.map((each) => (
            <button key={each} type="button" class="grow" aria-pressed={pace.value === each} onClick={() => (pace.value = each)}>
              {t(`settings.pace.${each}`)}
            </button>
          ))}
        </div>
      </fieldset>
      {scene.state.rated && <p class="small soft">{t("rated.what")}</p>}
      <p class="small soft">{worded("", scene.state.dice, "badge")}</p>
    </Dialog>
  );
}

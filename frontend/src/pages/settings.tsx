/** Everything a player may set.  It is kept in this browser and told to nobody. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n";
import { LANGUAGES, calm, explain, hints, language, ownRolls, pace, playerName, sounds, textMode, theme, understood, type Language, type Pace, type Theme } from "../prefs";
import { PACES } from "../play/menu";
import { NoticeSwitch } from "../push/offer";
import { alone } from "../net/transport";
import { Door } from "../ui/door";
import { partLater } from "../ui/later";
import { Page } from "../ui/page";

const Takeaway = partLater(() => import("../anywhere/corner").then((room) => room.TakeawayCorner));

export function Settings(): JSX.Element {
  return (
    <Page title={t("settings")} look="settings-page">
      <h1>{t("settings")}</h1>
      <div class="paper stack">
        <label class="field">
          <span>{t("setup.name")}</span>
          <input
            type="text"
            maxLength={32}
            value={playerName.value}
            onInput={(event) => {
              playerName.value = event.currentTarget.value;
            }}
          />
        </label>
        <label class="field">
          <span>{t("settings.language")}</span>
          <select
            value={language.value}
            onChange={(event) => {
              language.value = event.currentTarget.value as Language;
            }}
          >
            {Object.entries(LANGUAGES).map(([tag, called]) => (
              <option key={tag} value={tag} lang={tag}>
                {called}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("settings.theme")}</span>
          <select
            value={theme.value}
            onChange={(event) => {
              theme.value = event.currentTarget.value as Theme;
            }}
          >
            <option value="system">{t("settings.theme.system")}</option>
            <option value="light">{t("settings.theme.light")}</option>
            <option value="dark">{t("settings.theme.dark")}</option>
          </select>
        </label>
        <label class="field">
          <span>{t("settings.pace")}</span>
          <select
            value={pace.value}
            onChange={(event) => {
              pace.value = event.currentTarget.value as Pace;
            }}
          >
            {PACES.map((each) => (
              <option key={each} value={each}>
                {t(`settings.pace.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="paper stack">
        <Switch value={sounds} name="sounds" />
        <Switch value={calm} name="calm" />
        <Switch value={ownRolls} name="own-rolls" />
        <Switch value={explain} name="explain" turned={() => (understood.value = [])} />
        <Switch value={hints} name="hints" />
        <Switch value={textMode} name="text" />
      </div>
      {/* what has to be asked of the server or fetched first comes last, so that nothing is pushed aside by it */}
      <div class="paper stack this-device">
        <Door code />
        <NoticeSwitch />
        {!alone && <Takeaway />}
      </div>
    </Page>
  );
}

interface SwitchProps {
  value: Signal<boolean>;
  name: "sounds" | "calm" | "own-rolls" | "explain" | "hints" | "text";
  turned?: () => void;
}

function Switch({ value, name, turned }: SwitchProps): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
          turned?.();
        }}
      />
      <span>
        <strong>{t(`settings.${name}`)}</strong>
        <span class="small soft block">{t(`settings.${name}.what`)}</span>
      </span>
    </label>
  );
}

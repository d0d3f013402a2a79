/** Under which name somebody plays: the account's, or whatever a guest likes to be called. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { session } from "../net/session";
import { playerName } from "../prefs";

export function NameField(): JSX.Element {
  const signedIn = session.value;
  if (signedIn) {
    return (
      <p class="signed-in">
        {t("account.playing-as")} <a href="/account">{signedIn.shown}</a>
      </p>
    );
  }
  return (
    <label class="field">
      <span>{t("setup.name")}</span>
      <input
        type="text"
        maxLength={32}
        autocomplete="nickname"
        value={playerName.value}
        placeholder={t("guest")}
        onInput={(event) => {
          playerName.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

/** The wooden rail at the top of every page but the match. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { session } from "../net/session";
import { Icon, Mark } from "./icons";
import { signInAddress } from "./sign-in";

export function Rail(): JSX.Element {
  const signedIn = session.value;
  const account = signedIn ? `${t("account")}: ${signedIn.shown}` : t("account.sign-in");
  return (
    <header class="rail">
      <a class="brand" href="/" title={t("home")}>
        <Mark />
        <span>Touchline</span>
      </a>
      <nav aria-label={t("pages")}>
        <a class="button iconic" href="/leagues" aria-label={t("leagues")} title={t("leagues")}>
          <Icon name="cup" />
        </a>
        <a class="button iconic" href={signedIn ? "/account" : signInAddress()} aria-label={account} title={account}>
          <Icon name={signedIn ? "badge" : "person"} />
        </a>
        <a class="button iconic" href="/settings" aria-label={t("settings")} title={t("settings")}>
          <Icon name="gear" />
        </a>
      </nav>
    </header>
  );
}

/** The wooden rail at the top of every page but the match; on a phone its pages stand along the bottom. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { session } from "../net/session";
import { alone } from "../net/transport";
import { route } from "../route";
import { Icon, Mark, type IconName } from "./icons";
import { signInAddress } from "./sign-in";

interface Place {
  href: string;
  /** Where others are met. */
  company?: true;
  /** The first part of its address. */
  room: string;
  /** What it is called in the catalogue. */
  word: string;
  icon: IconName;
}

const PLACES = [
  { href: "/", room: "", word: "rail.play", icon: "dice" },
  { href: "/matches", room: "matches", word: "rail.matches", icon: "list" },
  { href: "/leagues", room: "leagues", word: "leagues", icon: "cup", company: true },
  { href: "/ratings", room: "ratings", word: "ratings", icon: "chart", company: true },
] as const satisfies Place[];

export function Rail(): JSX.Element {
  const signedIn = session.value;
  const account = signedIn ? `${t("account")}: ${signedIn.shown}` : t("account.sign-in");
  const here = route.value.path[0] ?? "";
  return (
    <header class="rail">
      <a class="brand" href="/" title={t("home")}>
        <Mark />
        <span>Touchline</span>
      </a>
      <nav class="places" aria-label={t("pages")}>
        {PLACES.filter((place) => !(alone && "company" in place)).map(({ href, room, word, icon }) => (
          <a key={room} class="place" href={href} aria-current={room === here ? "page" : undefined}>
            <Icon name={icon} />
            <span>{t(word)}</span>
          </a>
        ))}
      </nav>
      <div class="corner">
        {!alone && (
          <a class="place" href={signedIn ? "/account" : signInAddress()} aria-label={account} title={account} aria-current={here === "account" ? "page" : undefined}>
            <Icon name={signedIn ? "badge" : "person"} />
            <span>{signedIn ? signedIn.shown : t("account.sign-in")}</span>
          </a>
        )}
        <a class="place" href="/settings" aria-current={here === "settings" ? "page" : undefined}>
          <Icon name="gear" />
          <span>{t("settings")}</span>
        </a>
      </div>
    </header>
  );
}

/** The way to the account page and back to where one was. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { route } from "../route";

export function signInAddress(): string {
  const { path, query, hash } = route.value;
  if (path[0] === "account") return "/account";
  const here = `/${path.join("/")}${query.size ? `?${query}` : ""}${hash ? `#${hash}` : ""}`;
  return `/account?then=${encodeURIComponent(here)}`;
}

export function SignInLink(): JSX.Element {
  return (
    <a class="button" href={signInAddress()}>
      {t("account.sign-in")}
    </a>
  );
}

/** A page: the rail, one heading, its content. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "../i18n";
import { Rail } from "./rail";
import { useTitle } from "./title";

interface Props {
  title: string;
  narrow?: boolean;
  children: ComponentChildren;
}

export function Page({ title, narrow = false, children }: Props): JSX.Element {
  useTitle(title);
  return (
    <>
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <Rail />
      <main id="main" class={narrow ? "narrow stack" : "stack"} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** A page: the rail, one heading, its content. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Rail } from "./rail";

interface Props {
  title: string;
  narrow?: boolean;
  rail?: ComponentChildren;
  railTitle?: string;
  children: ComponentChildren;
}

export function Page({ title, narrow = false, rail, railTitle, children }: Props): JSX.Element {
  useEffect(() => {
    document.title = title === "Touchline" ? title : `${title} · Touchline`;
  }, [title]);
  return (
    <>
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <Rail title={railTitle}>{rail}</Rail>
      <main id="main" class={narrow ? "narrow stack" : "stack"} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

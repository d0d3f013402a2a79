/** A page: the rail, one heading, its content. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { waiting, watchTurns } from "../net/turns";
import { EngineNote } from "../anywhere/note";
import { alone } from "../net/transport";
import { Rail } from "./rail";
import { useTitle } from "./title";

interface Props {
  title: string;
  narrow?: boolean;
  look?: string;
  children: ComponentChildren;
}

export function Page({ title, narrow = false, look = "", children }: Props): JSX.Element {
  useTitle(waiting.value > 0 ? `(${waiting.value}) ${title}` : title);
  useEffect(watchTurns, []);
  return (
    <>
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <Rail />
      <main id="main" class={`stack${narrow ? " narrow" : ""} ${look}`} tabIndex={-1}>
        {alone && <EngineNote />}
        {children}
      </main>
    </>
  );
}

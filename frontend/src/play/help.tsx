/** What the choice is about, in a sentence: open the first time, then behind a question mark. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { understood } from "../prefs";

export function Help({ moment, text }: { moment: string; text: string }): JSX.Element {
  const [open, setOpen] = useState(!understood.value.includes(moment));
  // whoever has decided once has read it
  useEffect(
    () => () => {
      if (!understood.value.includes(moment)) understood.value = [...understood.value, moment];
    },
    [moment],
  );
  return (
    <>
      <button type="button" class="quiet what-is-it" aria-expanded={open} aria-label={t("help")} title={t("help")} onClick={() => setOpen(!open)}>
        ?
      </button>
      {open && <p class="help">{text}</p>}
    </>
  );
}

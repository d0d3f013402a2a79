/** Asked once, after a first match: shall we tell you when it is your turn? */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import type { Table } from "../net/table";
import { useAsked } from "../ui/asked";
import { Problem } from "../ui/problem";
import { possible, subscribe, told, unsubscribe } from "./subscribe";

export function Offer(): JSX.Element | null {
  const [problem, setProblem] = useState<Error | null>(null);
  if (told.value !== "unasked" || !possible()) return null;
  return (
    <section class="paper stack push-offer" aria-label={t("notices")}>
      <p>{t("notices.ask")}</p>
      {problem && <Problem problem={problem} />}
      <div class="row">
        <button type="button" id="push-yes" class="first grow" onClick={() => void subscribe().catch(setProblem)}>
          {t("notices.yes")}
        </button>
        <button type="button" class="quiet" onClick={() => (told.value = "no")}>
          {t("notices.no")}
        </button>
      </div>
    </section>
  );
}

/** In the settings: on or off for this browser. */
export function NoticeSwitch(): JSX.Element | null {
  const [problem, setProblem] = useState<Error | null>(null);
  if (!possible()) return null;
  const on = told.value === "yes";
  return (
    <>
      <label class="switch">
        <input type="checkbox" id="push-switch" checked={on} onChange={() => void (on ? unsubscribe() : subscribe()).catch(setProblem)} />
        <span>{t("notices.switch")}</span>
      </label>
      {problem && <Problem problem={problem} />}
    </>
  );
}

/** In the menu of a slow match: nothing of this one. */
export function Quiet({ table }: { table: Table }): JSX.Element | null {
  const asked = useAsked(() => api.notices(table.id, table.token ?? ""), [table.id]);
  const [quiet, setQuiet] = useState<boolean | undefined>(undefined);
  if (!asked.value?.slow || told.value !== "yes") return null;
  const now = quiet ?? asked.value.quiet;
  const turn = (): void => {
    setQuiet(!now);
    void api.beQuiet(table.id, !now, table.token ?? "").catch(() => setQuiet(now));
  };
  return (
    <button type="button" id="quiet" aria-pressed={now} onClick={turn}>
      {t("notices.quiet")}
    </button>
  );
}

/** Settings: the engine of this server taken along, so that matches against bots go on when the server is gone. */
import type { JSX } from "preact";
import { amount, percent, t } from "../i18n";
import { takeaway } from "../net/transport";
import { fetching, leaveThere, takeAlong } from "./takeaway";

/** Megabytes, rounded up: the files; and with the memory of a started engine. */
const TO_FETCH = 25;
const ROOM = 75;

export function TakeawayCorner(): JSX.Element | null {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return null;
  const now = fetching.value;
  const here = takeaway.value !== null;
  return (
    <section class="takeaway stack" aria-labelledby="takeaway">
      <h2 id="takeaway">{t("takeaway")}</h2>
      <p class="small">{t("takeaway.what", { size: amount(TO_FETCH, 0), room: amount(ROOM, 0) })}</p>
      {typeof now === "number" && (
        <p class="small" role="status">
          {t("takeaway.fetching", { share: percent(now) })} <progress value={now} aria-label={t("takeaway")} />
        </p>
      )}
      {now === "failed" && (
        <p class="notice bad small" role="alert">
          {t("takeaway.failed")}
        </p>
      )}
      {here ? (
        <p class="row">
          <span role="status">✓ {t("takeaway.here")}</span>
          <button type="button" class="quiet small" onClick={() => void leaveThere()}>
            {t("takeaway.leave")}
          </button>
        </p>
      ) : (
        <button type="button" id="take-along" disabled={typeof now === "number"} onClick={() => void takeAlong()}>
          {t("takeaway.fetch")}
        </button>
      )}
    </section>
  );
}

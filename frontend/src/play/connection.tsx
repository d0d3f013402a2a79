/** Connected or not, saved or not: always visible, never only a colour; a banner on top when something is wrong. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { goOnHere, isPacked } from "../anywhere/takeaway";
import type { Order } from "../net/outbox";
import type { Table } from "../net/table";
import { alone, isHere } from "../net/transport";
import { choiceWords } from "./wording";

export function Connection({ table, game = "", outcomeWords = (text) => text }: { table: Table; game?: string; outcomeWords?: (text: string) => string }): JSX.Element {
  const link = table.link.value;
  const inWords = (order: Order): string => (order.op === "roll" ? outcomeWords(said(order)) : choiceWords(game, table.state.value?.node ?? null, said(order)));
  const waiting = table.waiting.entries.value;
  const unsaved = table.unsaved.value + waiting.length;
  return (
    <div class={`connection row apart small${link === "lost" ? " banner" : ""}`} role="status" aria-atomic="false">
      <span class={`link ${link}`}>
        {link === "live" ? "●" : link === "lost" ? "✕" : "○"} {t(`link.${link}`)}
      </span>
      {isHere(table.token) && !alone && <span class="here">{t("takeaway.playing")}</span>}
      {link === "lost" && isPacked(table.id) && (
        <button type="button" class="small" id="go-on-here" onClick={() => void goOnHere(table.id).then(() => location.reload())}>
          {t("takeaway.go-on")}
        </button>
      )}
      {link === "lost" && <span class="kept">{t(unsaved > 0 ? "link.lost.kept" : "link.lost.saved")}</span>}
      {/* seen at every move, and never worth an interruption */}
      <span class="saved" aria-live="off">{unsaved === 0 ? `✓ ${t("saved")}` : `… ${t("unsaved", { count: unsaved })}`}</span>
      {(link === "lost" || table.heldUp.value) && unsaved > 0 && (
        <span class="queue row apart">
          <span>
            {t(table.heldUp.value ? "queue.held-up" : "queue")}: {[...table.queued().map(inWords), ...waiting.map(({ outcome }) => outcomeWords(outcome))].join(", ")}
          </span>
          <button type="button" class="quiet small" onClick={() => table.dropQueued()}>
            {t("queue.drop")}
          </button>
        </span>
      )}
    </div>
  );
}

/** What an order is about, in notation. */
function said(order: Order): string {
  if (order.op === "play") return order.move;
  return order.op === "roll" && order.outcome !== undefined ? order.outcome : order.op;
}

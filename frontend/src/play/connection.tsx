/** Connected or not, saved or not: always visible, never only a colour. */
import type { JSX } from "preact";
import { t } from "../i18n";
import type { Table } from "../net/table";

export function Connection({ table }: { table: Table }): JSX.Element {
  const link = table.link.value;
  const unsaved = table.unsaved.value;
  return (
    <div class="connection row apart small" role="status">
      <span class={`link ${link}`}>
        {link === "live" ? "●" : link === "lost" ? "✕" : "○"} {t(`link.${link}`)}
      </span>
      <span class="saved">{unsaved === 0 ? `✓ ${t("saved")}` : `… ${t("unsaved", { count: unsaved })}`}</span>
      {(link === "lost" || table.heldUp.value) && unsaved > 0 && (
        <span class="queue row apart">
          <span>
            {t(table.heldUp.value ? "queue.held-up" : "queue")}: {table.queued().map((order) => String(order["outcome"] ?? order["move"] ?? order.op)).join(", ")}
          </span>
          <button type="button" class="quiet small" onClick={() => table.dropQueued()}>
            {t("queue.drop")}
          </button>
        </span>
      )}
    </div>
  );
}

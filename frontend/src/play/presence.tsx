/** Who is here: a dot beside a name, and a sentence when somebody we play with has gone. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { Table } from "../net/table";
import type { Seat, SeatPresence } from "../net/types";

const A_MINUTE = 60_000;

/** Whether somebody sits there who can come and go, and is not one of us. */
function concerns(table: Table, seat: Seat | undefined, number: number): boolean {
  return seat?.kind === "person" && !table.holds(number);
}

/** The dot beside the other's name; colour is never alone, its shape tells the same. */
export function Here({ table, seat, number }: { table: Table; seat: Seat; number: number }): JSX.Element | null {
  const known = table.presence.value[number];
  if (!concerns(table, seat, number) || known?.here === undefined) return null;
  const how = known.here ? "here" : known.lost ? "lost" : "left";
  const word = t(`presence.${how}.short`);
  return (
    <span class={`presence ${how}`} title={word}>
      <span aria-hidden="true">{known.here ? "●" : known.lost ? "✕" : "○"}</span>
      <span class="unseen">{word}</span>
    </span>
  );
}

/** Who has gone, since when, and that nothing is lost by it. */
export function Gone({ table, seats }: { table: Table; seats: Seat[] }): JSX.Element {
  const gone = table.presence.value.flatMap((known, number) => (known.here === false && concerns(table, seats[number], number) ? [{ known, number }] : []));
  const now = useNow(gone.length > 0);
  return (
    <div class="gone" role="status">
      {table.link.value === "live" &&
        gone.map(({ known, number }) => (
          <p key={number} class="small">
            {t(known.lost ? "presence.lost" : "presence.left", { name: seats[number]?.name ?? "" })} {since(known, now + table.offset)} <span class="soft">{t("presence.kept")}</span>
          </p>
        ))}
    </div>
  );
}

/** The time, looked at again every few seconds while somebody is waited for. */
function useNow(waiting: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!waiting) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, [waiting]);
  return now;
}

function since(known: SeatPresence, now: number): string {
  if (known.since === undefined) return "";
  const minutes = Math.floor((now - known.since) / A_MINUTE);
  return minutes < 1 ? t("presence.since.now") : t("presence.since", { minutes });
}

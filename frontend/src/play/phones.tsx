/** At one table: this screen shows what everybody may see, and each hand is held by a phone of its own. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { touch } from "../net/keys";
import type { Table } from "../net/table";
import { useAsked } from "../ui/asked";
import { Dialog } from "../ui/dialog";
import { Door } from "../ui/door";
import { Problem } from "../ui/problem";
import { QrCode } from "../ui/qr-code";

interface Props {
  table: Table;
  /** By seat. */
  names: string[];
  close: () => void;
}

export function Phones({ table, names, close }: Props): JSX.Element {
  const [again, setAgain] = useState(0);
  const asked = useAsked(() => Promise.all(table.held.map((seat) => api.seatCode(table.id, table.token ?? "", seat))), [table.id, again]);
  const codes = asked.value ?? [];
  const onlyHere = codes.some((code) => code.only_here);
  const go = (): void => {
    touch(table.id, { part: "screen" });
    close();
  };
  return (
    <Dialog title={t("phones")} close={close}>
      <p>{t("phones.what")}</p>
      {asked.problem && <Problem problem={asked.problem} />}
      <div class="hands-out">
        {codes.map((code, index) => (
          <section key={code.code} aria-label={t("phones.of", { name: names[table.held[index] ?? 0] ?? "" })}>
            <h3>{t("phones.of", { name: names[table.held[index] ?? 0] ?? "" })}</h3>
            {!code.only_here && <QrCode svg={code.qr_svg} />}
            <p class="seat-code">{`${code.code.slice(0, 4)} ${code.code.slice(4)}`}</p>
            <input type="text" readOnly aria-label={t("invite.link")} class="hand-link" value={code.link} onFocus={(event) => event.currentTarget.select()} />
          </section>
        ))}
      </div>
      {onlyHere && <Door moved={() => setAgain(again + 1)} />}
      <button type="button" class="first wide" id="phones-go" disabled={codes.length === 0} onClick={go}>
        {t("phones.go")}
      </button>
    </Dialog>
  );
}

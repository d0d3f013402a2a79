/** Our seat on a second device: a code to type in there, or a picture to hold its camera to. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { packed } from "../net/hand-over";
import type { Table } from "../net/table";
import { useAsked } from "../ui/asked";
import { Dialog } from "../ui/dialog";
import { Door } from "../ui/door";
import { Problem } from "../ui/problem";
import { QrCode } from "../ui/qr-code";

export function HandOver({ table, close }: { table: Table; close: () => void }): JSX.Element {
  const [again, setAgain] = useState(0);
  const asked = useAsked(() => api.seatCode(table.id, table.token ?? ""), [table.id, again]);
  const secrets = packed(table.id);
  const found = asked.value;
  return (
    <Dialog title={t("hand-over")} close={close}>
      <p>{t("hand-over.what")}</p>
      {asked.problem && <Problem problem={asked.problem} />}
      {found && (
        <>
          {!secrets && <p class="seat-code">{`${found.code.slice(0, 4)} ${found.code.slice(4)}`}</p>}
          {!found.only_here && !secrets && <QrCode svg={found.qr_svg} />}
          <label class="field">
            <span>{t("invite.link")}</span>
            <input type="text" readOnly id="hand-over-link" value={found.link + secrets} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <p class="small soft">{t(secrets ? "hand-over.secrets" : "hand-over.where")}</p>
          {found.only_here && <Door moved={() => setAgain(again + 1)} />}
        </>
      )}
    </Dialog>
  );
}

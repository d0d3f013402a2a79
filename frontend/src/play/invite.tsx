/** The friend is missing: a link to send and a code to hold up. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { server } from "../net/door";
import { forget } from "../net/keys";
import type { Table } from "../net/table";
import { go } from "../route";
import { useAsked } from "../ui/asked";
import { copied } from "../ui/copying";
import { Door } from "../ui/door";
import { Icon } from "../ui/icons";
import { Problem } from "../ui/problem";
import { QrCode } from "../ui/qr-code";

export function Invite({ table }: { table: Table }): JSX.Element | null {
  const [taken, setTaken] = useState(false);
  const [again, setAgain] = useState(0);
  const invitation = useAsked(() => (table.token ? api.invite(table.id, table.token) : Promise.resolve(undefined)), [table.id, again]);
  const [problem, setProblem] = useState<Error | null>(null);
  const found = invitation.value;
  const takeBack = (): void => {
    api.cancel(table.id, table.token ?? "").then(() => {
      forget(table.id);
      go("/");
    }, setProblem);
  };
  const mayLetIn = server.value?.door !== undefined;
  if (!found) return null;
  return (
    <section class="paper stack invite" aria-label={t("invite")}>
      <h2>{t("invite")}</h2>
      <p>{t("invite.what")}</p>
      {found.only_here && (
        <div class="notice" role="note">
          <strong>{t("invite.only-here")}</strong>
          {!mayLetIn && (
            <>
              <p>{t("invite.only-here.network")}</p>
              <code>touchline serve --lan</code>
              <p>{t("invite.only-here.internet")}</p>
            </>
          )}
        </div>
      )}
      {!found.only_here && <QrCode svg={found.qr_svg} />}
      <Door moved={() => setAgain(again + 1)} />
      <label class="field">
        <span>{t("invite.link")}</span>
        <input type="text" readOnly value={found.link} id="invite-link" onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="first"
        onClick={() => {
          void share(found.link).then(setTaken);
        }}
      >
        <Icon name="link" /> {taken ? t("invite.copied") : t("invite.share")}
      </button>
      {problem && <Problem problem={problem} />}
      <button type="button" class="quiet small" id="take-back" onClick={takeBack}>
        {t("invite.back")}
      </button>
    </section>
  );
}

/** Whether it was sent, or can be pasted. */
async function share(link: string): Promise<boolean> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url: link });
      return true;
    } catch {
      // closed without sharing: the clipboard still gets it
    }
  }
  return copied(link);
}

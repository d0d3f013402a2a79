/** The friend is missing: a link to send and a code to hold up. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import type { Table } from "../net/table";
import { useAsked } from "../ui/asked";
import { Icon } from "../ui/icons";

export function Invite({ table }: { table: Table }): JSX.Element | null {
  const [copied, setCopied] = useState(false);
  const invitation = useAsked(() => (table.token ? api.invite(table.id, table.token) : Promise.resolve(undefined)), [table.id]);
  const found = invitation.value;
  if (!found) return null;
  return (
    <section class="paper stack invite" aria-label={t("invite")}>
      <h2>{t("invite")}</h2>
      <p>{t("invite.what")}</p>
      {found.only_here && (
        <div class="notice" role="note">
          <strong>{t("invite.only-here")}</strong>
          <p>{t("invite.only-here.network")}</p>
          <code>touchline serve --lan</code>
          <p>{t("invite.only-here.internet")}</p>
        </div>
      )}
      {!found.only_here && (
        <img class="qr" alt={t("invite.qr")} src={`data:image/svg+xml;utf8,${encodeURIComponent(withNamespace(found.qr_svg))}`} />
      )}
      <label class="field">
        <span>{t("invite.link")}</span>
        <input type="text" readOnly value={found.link} id="invite-link" onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="first"
        onClick={() => {
          void share(found.link).then(() => setCopied(true));
        }}
      >
        <Icon name="link" /> {copied ? t("invite.copied") : t("invite.share")}
      </button>
    </section>
  );
}

async function share(link: string): Promise<void> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url: link });
      return;
    } catch {
      // closed without sharing: the clipboard still gets it
    }
  }
  await navigator.clipboard?.writeText(link);
}

function withNamespace(svg: string): string {
  return svg.includes("xmlns") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

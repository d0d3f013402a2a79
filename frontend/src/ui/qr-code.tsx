/** A link as a picture that a telephone's camera reads. */
import type { JSX } from "preact";
import { t } from "../i18n";

export function QrCode({ svg }: { svg: string }): JSX.Element {
  return <img class="qr" alt={t("invite.qr")} src={`data:image/svg+xml;utf8,${encodeURIComponent(withNamespace(svg))}`} />;
}

function withNamespace(svg: string): string {
  return svg.includes("xmlns") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

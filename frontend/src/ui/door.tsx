/** Who can reach this server, and one button that lets telephones in or shuts them out again. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { askWhoComes, moveDoor, server } from "../net/door";
import { alone } from "../net/transport";
import { Icon } from "./icons";
import { Problem } from "./problem";
import { QrCode } from "./qr-code";

/** `moved` is told when the door was opened or shut; `code` shows the page itself as a code to hold a telephone to. */
export function Door({ moved, code = false }: { moved?: () => void; code?: boolean }): JSX.Element | null {
  const [problem, setProblem] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void (alone || askWhoComes().catch(() => undefined)), []);
  const known = server.value;
  if (!known?.door) return null;
  const open = known.door === "open";
  const move = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await moveDoor(!open);
      moved?.();
    } catch (refused) {
      setProblem(refused as Error);
    }
    setBusy(false);
  };
  return (
    <section class="stack door" aria-label={t("door")}>
      <p role="status">{open ? t("door.open", { address: known.share_urls[0] ?? "" }) : t("door.shut")}</p>
      {open && code && known.qr_svg && <QrCode svg={known.qr_svg} />}
      {problem && <Problem problem={problem} />}
      <button type="button" id="door" class={open ? "quiet" : "first"} disabled={busy} onClick={() => void move()}>
        <Icon name="people" /> {t(open ? "door.shut-it" : "door.open-it")}
      </button>
    </section>
  );
}

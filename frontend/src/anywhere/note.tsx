/** What the engine is doing while somebody may be waiting for it; nothing once it is there. */
import type { JSX } from "preact";
import { percent, t } from "../i18n";
import { stage } from "./stage";

export function EngineNote(): JSX.Element | null {
  const now = stage.value;
  if (now.stage === "asleep" || now.stage === "ready") return null;
  if (now.stage === "failed") {
    return (
      <p class="notice bad engine-note" role="alert">
        {t("engine.failed", { why: now.why })}
      </p>
    );
  }
  return (
    <p class="engine-note small">
      <span>{now.stage === "fetching" ? t("engine.fetching", { share: percent(now.share) }) : t("engine.starting")}</span>
      <progress aria-label={t("engine.starting")} {...(now.stage === "fetching" ? { value: now.share } : {})} />
    </p>
  );
}

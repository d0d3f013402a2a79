/** Between two hands at one screen: a curtain, and who is to come before it. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";

interface Props {
  name: string;
  lift: () => void;
  /** Let phones hold the hands. */
  phones?: (() => void) | undefined;
}

export function Curtain({ name, lift, phones }: Props): JSX.Element {
  const cloth = useRef<HTMLElement>(null);
  useEffect(() => {
    // what was pressed is gone: the keyboard goes on here, but not on the button, lest a second Enter lifts it
    if (document.activeElement === document.body) cloth.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <section class="paper framed curtain" aria-label={t("curtain")} tabIndex={-1} ref={cloth}>
      <svg viewBox="0 0 120 60" aria-hidden="true">
        <path class="keep" d="M2 4h116" />
        <path class="cloth" d="M6 4c2 22-1 40-3 54h26c4-18 6-36 5-54zM34 4c1 18-1 36-5 54h31V4zM86 4c-1 18 1 36 5 54H60V4zM114 4c-2 22 1 40 3 54H91c-4-18-6-36-5-54z" />
      </svg>
      <h2>{t("curtain.hand-over", { name })}</h2>
      <p>{t("curtain.what")}</p>
      <button type="button" class="first wide" id="lift" onClick={lift}>
        {t("curtain.lift", { name })}
      </button>
      {phones && (
        <button type="button" class="quiet small" id="phones" onClick={phones}>
          {t("curtain.phones")}
        </button>
      )}
    </section>
  );
}

/** Which clock, where one is needed or may be chosen. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { CLOCK_NAMES, type ClockName } from "../pages/clocks";

interface Props<Choice extends ClockName | "none"> {
  value: Choice;
  choose: (clock: Choice) => void;
  /** Whether there may be none; shown and barred where it could be under other terms. */
  none?: "offered" | "barred";
}

export function ClockField<Choice extends ClockName | "none">({ value, choose, none }: Props<Choice>): JSX.Element {
  return (
    <label class="field">
      <span>{t("setup.clock")}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value as Choice)}>
        {none && (
          <option value="none" disabled={none === "barred"}>
            {t("clock.none")}
          </option>
        )}
        {CLOCK_NAMES.map((each) => (
          <option key={each} value={each}>
            {t(`clock.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Before anybody sits down: what is not as it comes in the box, and how. */
import type { JSX } from "preact";
import { t } from "../i18n";
import type { MatchState } from "../net/types";

/** Figures of a data file, one a line: `dice.red = [1, 2, 3]`. */
function figures(data: Record<string, unknown>, under = ""): string[] {
  return Object.entries(data).flatMap(([name, value]) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? figures(value as Record<string, unknown>, `${under}${name}.`)
      : [`${under}${name} = ${JSON.stringify(value)}`],
  );
}

export function JoinTerms({ state }: { state: MatchState }): JSX.Element | null {
  const terms = state.terms;
  if (!terms) return null;
  const lines = [
    ...Object.entries(terms.options).map(([name, what]) => t("join.altered.option", { name, what })),
    ...figures(terms.data ?? {}).map((what) => t("join.altered.data", { what })),
    ...(terms.position ? [t("join.altered.position")] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <div class="notice stack">
      <span>{t("join.altered")}</span>
      <ul class="small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** In a first match: the rule behind a situation, when it comes up for the first time. */
import type { JSX } from "preact";
import { t } from "../i18n";
import type { MatchEvent, Rule } from "../net/types";
import { explain, met, taught } from "../prefs";
import { RuleText } from "../ui/rule-text";

interface Props {
  match: string;
  game: string;
  events: MatchEvent[];
  rules: Rule[];
}

/** The newest ruling that has not been explained yet: later chapters are about rarer things. */
function newest(events: MatchEvent[], known: string[]): string | undefined {
  const last = events.findLast((event) => event.rules && event.rules.length > 0);
  return last?.rules?.findLast((rule) => !known.includes(rule));
}

export function Novelty({ match, game, events, rules }: Props): JSX.Element | null {
  if (!explain.value || !taught.value.includes(match)) return null;
  const id = newest(events, met.value);
  const rule = rules.find((each) => each.id === id);
  if (!rule) return null;
  return (
    <section class="novelty paper small" data-rule={rule.id} aria-label={t("learn.new")}>
      <p class="eyebrow">
        {t("learn.new")} · <a href={`/rules/${game}#${rule.id}`}>{rule.id}</a>
      </p>
      <p class="novelty-text">
        <RuleText text={rule.text} />
      </p>
      <button type="button" class="small" onClick={() => (met.value = [...met.value, rule.id])}>
        {t("learn.got-it")}
      </button>
    </section>
  );
}

/** In a first match: the rule behind a situation in one sentence, when it comes up for the first time. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import type { MatchEvent, Rule } from "../net/types";
import { explain, met, taught } from "../prefs";
import { Icon } from "../ui/icons";
import { RuleText } from "../ui/rule-text";
import { JUST_NOW } from "../wire/figures";
import { inTheBook } from "./in-the-book";

interface Props {
  match: string;
  game: string;
  events: MatchEvent[];
  rules: Rule[];
  /** Whether we are asked something: only then is there time to read. */
  asked: boolean;
}

/** What is told now, as the server orders it: of the newest ruling that is new, the rule with the lowest place. */
function newest(events: MatchEvent[], rules: Rule[], known: string[]): Rule | undefined {
  const late = events.filter((event) => event.rules && event.rules.length > 0).slice(-JUST_NOW);
  const fresh = late.map((event) => rules.filter(({ id, first }) => first && event.rules?.includes(id) && !known.includes(id)));
  return fresh.findLast((each) => each.length > 0)?.reduce((one, other) => (placeOf(other) < placeOf(one) ? other : one));
}

const placeOf = (rule: Rule): number => rule.first?.place ?? Infinity;

export function Novelty({ match, game, events, rules, asked }: Props): JSX.Element | null {
  const shown = asked && explain.value && taught.value.includes(match);
  const rule = shown ? newest(events, rules, met.value) : undefined;
  return rule ? <Told key={rule.id} game={game} rule={rule} /> : null;
}

function Told({ game, rule }: { game: string; rule: Rule }): JSX.Element {
  const understood = (): void => {
    if (!met.value.includes(rule.id)) met.value = [...met.value, rule.id];
  };
  // whoever has gone on has read it
  useEffect(() => understood, [rule.id]);
  return (
    <section class="novelty paper small" data-rule={rule.id} aria-label={t("learn.new")}>
      <p class="novelty-text">
        <span class="eyebrow">{t("learn.new")}</span> <RuleText text={rule.first?.say ?? ""} />{" "}
        <a class="novelty-rule" href={inTheBook(game, rule.id)}>
          {rule.id}
        </a>
      </p>
      <button type="button" class="quiet" aria-label={t("learn.got-it")} title={t("learn.got-it")} onClick={understood}>
        <Icon name="close" />
      </button>
    </section>
  );
}

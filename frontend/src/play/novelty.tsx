/** In a first match: the rule behind a situation in one sentence, when it comes up for the first time. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t, words } from "../i18n";
import type { MatchEvent, Rule } from "../net/types";
import { explain, met, taught } from "../prefs";
import { Icon } from "../ui/icons";
import { RuleText } from "../ui/rule-text";
import { inTheBook } from "./in-the-book";

interface Props {
  match: string;
  game: string;
  events: MatchEvent[];
  rules: Rule[];
  /** Whether we are asked something: only then is there time to read. */
  asked: boolean;
}

/** What somebody new is told of a rule: nothing of those that its game does not find worth a word. */
function inAWord(rule: string): string {
  return words(`new.${rule}`, "");
}

const JUST_NOW = 6;

/** The newest ruling of late that has not been explained yet and is worth it: later chapters are about rarer things, and a chapter begins at its beginning. */
function newest(events: MatchEvent[], known: string[], worth: (rule: string) => boolean, rules: Rule[]): string | undefined {
  const chapterOf = (id: string | undefined): string | undefined => rules.find((each) => each.id === id)?.chapter;
  const late = events.filter((event) => event.rules && event.rules.length > 0).slice(-JUST_NOW);
  const fresh = late.map((event) => (event.rules ?? []).filter((rule) => !known.includes(rule) && worth(rule))).findLast((rules) => rules.length > 0);
  return fresh?.find((rule) => chapterOf(rule) === chapterOf(fresh.at(-1)));
}

/** The first sentence of a rule, for a game that has no words of its own. */
function opening(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

export function Novelty({ match, game, events, rules, asked }: Props): JSX.Element | null {
  const shown = asked && explain.value && taught.value.includes(match);
  const told = rules.some((each) => inAWord(each.id) !== "");
  const id = shown ? newest(events, met.value, (each) => !told || inAWord(each) !== "", rules) : undefined;
  const rule = rules.find((each) => each.id === id);
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
        <span class="eyebrow">{t("learn.new")}</span> {inAWord(rule.id) || <RuleText text={opening(rule.text)} />}{" "}
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

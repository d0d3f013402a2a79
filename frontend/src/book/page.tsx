/** The rulebook as a book: contents, search, a board beside the rules that it can show, and the way back to the match. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../i18n";
import { worded } from "../i18n/worded";
import { api } from "../net/api";
import type { Game, Rule } from "../net/types";
import { language } from "../prefs";
import { route } from "../route";
import { useAsked } from "../ui/asked";
import { Icon } from "../ui/icons";
import { wear } from "../ui/look";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";
import { RuleText } from "../ui/rule-text";
import look from "./book.css" with { type: "text" };
import { Example } from "./example";
import { found, marked } from "./search";

wear(look);

export function Rules({ name, wanted }: { name: string; wanted: string }): JSX.Element {
  const game = useAsked(() => api.game(name), [name, language.value]);
  const title = `${t("rules")}: ${game.value?.title ?? words(`title.${name}`, name)}`;
  return (
    <Page title={title} look="book-page">
      <h1>{title}</h1>
      {game.problem && <Problem problem={game.problem} />}
      {game.value && <Book key={name} game={game.value} wanted={wanted} />}
    </Page>
  );
}

/** The match that a rule was looked up from: only ever a page of our own. */
function cameFrom(): string | undefined {
  const from = route.value.query.get("from") ?? "";
  return /^\/match\/[\w-]+$/.test(from) ? from : undefined;
}

function Book({ game, wanted }: { game: Game; wanted: string }): JSX.Element {
  const [sought, setSought] = useState("");
  const back = cameFrom();
  useEffect(() => {
    // its first words, not its middle: with the board of its example a rule may be higher than the window
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: "start" });
  }, [wanted]);
  const all = chapters(game.rules);
  const shown = all.map(([chapter, rules]): [string, Rule[]] => [chapter, found(rules, sought)]).filter(([, rules]) => rules.length > 0);
  const known = new Set(game.rules.map((rule) => rule.id));
  const count = shown.reduce((sum, [, rules]) => sum + rules.length, 0);
  return (
    <div class="book">
      <nav class="paper stack contents" aria-label={t("book.contents")}>
        {back && (
          <a class="button first" id="back-to-match" href={back}>
            <Icon name="back" /> {t("replay.to-match")}
          </a>
        )}
        <label class="field">
          <span>{t("book.search")}</span>
          <input type="text" role="searchbox" inputMode="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
        </label>
        {sought.trim() !== "" && (
          <p class="small" role="status">
            {t("book.found", { count })}
          </p>
        )}
        <details open={innerWidth >= 900}>
          <summary>{t("book.contents")}</summary>
          <ol>
            {all.map(([chapter, rules]) => (
              <li key={chapter}>
                <a href={`#${rules[0]?.id ?? ""}`}>{chapter}</a>
              </li>
            ))}
          </ol>
        </details>
        {game.glossary.length > 0 && (
          <details open={innerWidth >= 900}>
            <summary>{t("book.glossary")}</summary>
            <ul class="glossary">
              {game.glossary.map((term) => (
                <li key={term.words[0]}>
                  <a href={`#${term.rule}`}>{term.words[0]}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </nav>
      <div class="paper stack rulebook">
        {game.aim && <p class="aim">{worded(game.name, game, "aim")}</p>}
        {shown.map(([chapter, rules], number) => (
          <section key={chapter}>
            <h2>{chapter}</h2>
            {rules.map((rule) => (
              <article key={rule.id} id={rule.id} class={rule.id === wanted ? "rule wanted" : "rule"}>
                <p>
                  <a class="rule-id" href={`#${rule.id}`}>
                    {rule.id}
                  </a>{" "}
                  <RuleText text={rule.text} mark={marked(sought)} to={(id) => (known.has(id) ? `#${id}` : undefined)} glossary={game.glossary} own={rule.id} />
                </p>
                {game.examples.includes(rule.id) && <Example game={game.name} rule={rule.id} open={rule.id === wanted || (sought === "" && number < OPEN_CHAPTERS && rule === firstShown(rules, game))} />}
              </article>
            ))}
          </section>
        ))}
        {shown.length === 0 && <p>{t("book.nothing")}</p>}
      </div>
    </div>
  );
}

/** So many chapters begin with a board laid out; the others wait to be asked. */
const OPEN_CHAPTERS = 4;

/** The first rule of a chapter that can be shown on a board. */
function firstShown(rules: Rule[], game: Game): Rule | undefined {
  return rules.find((rule) => game.examples.includes(rule.id));
}

function chapters(rules: Rule[]): [string, Rule[]][] {
  const gathered = new Map<string, Rule[]>();
  for (const rule of rules) gathered.set(rule.chapter, [...(gathered.get(rule.chapter) ?? []), rule]);
  return [...gathered];
}

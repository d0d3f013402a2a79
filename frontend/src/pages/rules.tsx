/** The rulebook of a game; every rule has an address of its own. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t, words } from "../i18n";
import { api } from "../net/api";
import type { Rule } from "../net/types";
import { language } from "../prefs";
import { useAsked } from "../ui/asked";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";
import { RuleText } from "../ui/rule-text";

export function Rules({ name, wanted }: { name: string; wanted: string }): JSX.Element {
  const game = useAsked(() => api.game(name), [name, language.value]);
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: "center" });
  }, [game.value, wanted]);
  const title = `${t("rules")}: ${game.value?.title ?? words(`title.${name}`, name)}`;
  return (
    <Page title={title} narrow>
      <div class="paper stack rulebook">
        <h1>{title}</h1>
        {game.problem && <Problem problem={game.problem} />}
        {chapters(game.value?.rules ?? []).map(([chapter, rules]) => (
          <section key={chapter}>
            <h2>{chapter}</h2>
            {rules.map((rule) => (
              <p key={rule.id} id={rule.id} class={rule.id === wanted ? "rule wanted" : "rule"}>
                <a class="rule-id" href={`/rules/${name}#${rule.id}`}>
                  {rule.id}
                </a>{" "}
                <RuleText text={rule.text} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  );
}

function chapters(rules: Rule[]): [string, Rule[]][] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) found.set(rule.chapter, [...(found.get(rule.chapter) ?? []), rule]);
  return [...found];
}

/** Why did that happen?  The rules, quoted. */
import type { JSX } from "preact";
import { t } from "../i18n";
import type { MatchEvent, Rule } from "../net/types";
import type { GlossaryTerm } from "../wire/messages";
import { Dialog } from "../ui/dialog";
import { RuleText } from "../ui/rule-text";
import { inTheBook } from "./in-the-book";

interface Props {
  event: MatchEvent;
  text: string;
  game: string;
  rules: Rule[];
  glossary: GlossaryTerm[];
  close: () => void;
}

export function Why({ event, text, game, rules, glossary, close }: Props): JSX.Element {
  const quoted = (event.rules ?? []).map((id) => rules.find((rule) => rule.id === id)).filter((rule) => rule !== undefined);
  return (
    <Dialog title={t("why.title")} close={close}>
      <p class="display">{text}</p>
      {quoted.map((rule) => (
        <p key={rule.id} class="rule">
          <a class="rule-id" href={inTheBook(game, rule.id)}>
            {rule.id}
          </a>{" "}
          <RuleText text={rule.text} to={(id) => inTheBook(game, id)} glossary={glossary} own={rule.id} />
        </p>
      ))}
    </Dialog>
  );
}

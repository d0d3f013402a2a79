/** Why did that happen?  The rules, quoted. */
import type { JSX } from "preact";
import { t } from "../i18n";
import type { MatchEvent, Rule } from "../net/types";
import { Dialog } from "../ui/dialog";
import { RuleText } from "../ui/rule-text";
import { route } from "../route";

interface Props {
  event: MatchEvent;
  text: string;
  game: string;
  rules: Rule[];
  close: () => void;
}

export function Why({ event, text, game, rules, close }: Props): JSX.Element {
  const quoted = (event.rules ?? []).map((id) => rules.find((rule) => rule.id === id)).filter((rule) => rule !== undefined);
  return (
    <Dialog title={t("why.title")} close={close}>
      <p class="display">{text}</p>
      {quoted.map((rule) => (
        <p key={rule.id} class="rule">
          <a class="rule-id" href={`/rules/${game}?from=${encodeURIComponent(`/${route.value.path.join("/")}`)}#${rule.id}`}>
            {rule.id}
          </a>{" "}
          <RuleText text={rule.text} />
        </p>
      ))}
    </Dialog>
  );
}

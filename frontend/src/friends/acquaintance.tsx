/** What one can do with somebody: befriend, challenge, keep away, report; and how the two have fared. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { titleOf } from "../net/naming";
import { asMyself, session } from "../net/session";
import type { Friends } from "../net/types";
import { useAsked } from "../ui/asked";
import { Icon } from "../ui/icons";
import { Problem } from "../ui/problem";
import { Challenge } from "./challenge";
import { askFriends, change, standing } from "./store";

type Deed = (name: string, token: string) => Promise<Friends>;

export function Acquaintance({ name, shown, bot }: { name: string; shown: string; bot: boolean }): JSX.Element | null {
  const [problem, setProblem] = useState<Error | null>(null);
  const [challenging, setChallenging] = useState(false);
  const me = session.value?.name;
  useEffect(() => void (me && askFriends().catch(() => undefined)), [me]);
  if (!me || me === name) return null;
  const how = standing(name);
  const button = (id: string, word: string, deed: Deed): JSX.Element => (
    <button type="button" id={id} onClick={() => void change(deed, name).catch(setProblem)}>
      {word}
    </button>
  );
  return (
    <div class="stack acquaintance">
      <p role="status">{how === "nobody" ? "" : t(`friends.is.${how}`, { name: shown })}</p>
      <div class="row">
        <button type="button" id="challenge" class="first" onClick={() => setChallenging(true)}>
          <Icon name="dice" /> {t("friends.challenge")}
        </button>
        {!bot && (how === "nobody" || how === "asking") && button("befriend", t(how === "asking" ? "friends.accept" : "friends.add"), api.befriend)}
        {(how === "friend" || how === "asked") && button("part", t("friends.part"), api.part)}
        {how === "blocked" ? button("unblock", t("friends.unblock"), api.unblock) : button("block", t("friends.block"), api.block)}
        <Report name={name} />
      </div>
      {problem && <Problem problem={problem} />}
      <Versus name={name} shown={shown} />
      {challenging && <Challenge name={name} shown={shown} close={() => setChallenging(false)} />}
    </div>
  );
}

/** After a match: one button. */
export function AddFriend({ name, shown }: { name: string; shown: string }): JSX.Element | null {
  const [problem, setProblem] = useState<Error | null>(null);
  const me = session.value?.name;
  useEffect(() => void (me && askFriends().catch(() => undefined)), [me]);
  if (!me || me === name) return null;
  const how = standing(name);
  if (how === "friend" || how === "asked" || how === "blocked") return <p role="status">{t(`friends.is.${how}`, { name: shown })}</p>;
  return (
    <>
      <button type="button" id="add-friend" onClick={() => void change(api.befriend, name).catch(setProblem)}>
        <Icon name="people" /> {t("friends.add-name", { name: shown })}
      </button>
      {problem && <Problem problem={problem} />}
    </>
  );
}

const REASONS = ["stalling", "cheating", "name", "other"] as const;

function Report({ name }: { name: string }): JSX.Element {
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  if (done) return <span role="status">{t("friends.reported")}</span>;
  return (
    <details class="report">
      <summary>{t("friends.report")}</summary>
      <div class="choices">
        {REASONS.map((reason) => (
          <button key={reason} type="button" class="quiet small" onClick={() => void asMyself((token) => api.report({ about: name, reason }, token)).then(() => setDone(true), setProblem)}>
            {t(`friends.report.${reason}`)}
          </button>
        ))}
      </div>
      {problem && <Problem problem={problem} />}
    </details>
  );
}

function Versus({ name, shown }: { name: string; shown: string }): JSX.Element | null {
  const asked = useAsked(() => asMyself((token) => api.versus(name, token)), [name]);
  if (!asked.value?.length) return null;
  return (
    <table class="versus">
      <caption>{t("friends.versus", { name: shown })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("ratings.game")}</th>
          <th scope="col" class="number">{t("leagues.won")}</th>
          <th scope="col" class="number">{t("leagues.drawn")}</th>
          <th scope="col" class="number">{t("leagues.lost")}</th>
        </tr>
      </thead>
      <tbody>
        {asked.value.map((line) => (
          <tr key={line.game}>
            <th scope="row">{titleOf(line.game)}</th>
            <td class="number">{line.won}</td>
            <td class="number">{line.drawn}</td>
            <td class="number">{line.lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

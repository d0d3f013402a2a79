/** Friends: who is here, who asks, whom we asked, whom we keep away. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { session } from "../net/session";
import type { Friend } from "../net/types";
import { Empty } from "../ui/empty";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";
import { SignInLink } from "../ui/sign-in";
import { askFriends, change, known } from "./store";

/** What somebody does with somebody; what is refused is told. */
type Attempt = (deed: Parameters<typeof change>[0], name: string, then?: () => void) => void;

export function FriendsPage(): JSX.Element {
  const [problem, setProblem] = useState<Error | null>(null);
  const [name, setName] = useState("");
  const me = session.value?.name;
  useEffect(() => void (me && askFriends().catch(setProblem)), [me]);
  const lists = known.value;
  const attempt: Attempt = (deed, who, then = () => undefined) => {
    setProblem(null);
    change(deed, who).then(then, setProblem);
  };
  const add = (): void => attempt(api.befriend, name.trim(), () => setName(""));
  return (
    <Page title={t("friends")} narrow>
      <div class="paper stack friends">
        <h1>{t("friends")}</h1>
        {!me && (
          <>
            <Empty text={t("friends.sign-in")} />
            <SignInLink />
          </>
        )}
        {problem && <Problem problem={problem} />}
        {me && lists && (
          <>
            <People title={t("friends.asking")} people={lists.asking} attempt={attempt} yes />
            <People title={t("friends")} people={lists.friends} attempt={attempt} />
            {lists.friends.length === 0 && <p class="soft">{t("friends.none")}</p>}
            <People title={t("friends.asked")} people={lists.asked} attempt={attempt} />
            <form
              class="row"
              onSubmit={(event) => {
                event.preventDefault();
                add();
              }}
            >
              <label class="field grow">
                <span>{t("friends.name")}</span>
                <input type="text" id="friend-name" required maxLength={24} value={name} onInput={(event) => setName(event.currentTarget.value)} />
              </label>
              <button type="submit">{t("friends.add")}</button>
            </form>
            {lists.blocked.length > 0 && (
              <details>
                <summary>{t("friends.blocked")}</summary>
                <ul class="list">
                  {lists.blocked.map((each) => (
                    <li key={each} class="row">
                      <a class="grow" href={`/player/${each}`}>
                        {each}
                      </a>
                      <button type="button" class="quiet small" onClick={() => attempt(api.unblock, each)}>
                        {t("friends.unblock")}
                      </button>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </>
        )}
      </div>
    </Page>
  );
}

function People({ title, people, attempt, yes = false }: { title: string; people: Friend[]; attempt: Attempt; yes?: boolean }): JSX.Element | null {
  if (people.length === 0) return null;
  return (
    <section>
      <h2 class="eyebrow">{title}</h2>
      <ul class="list">
        {people.map((each) => (
          <li key={each.name} class="row">
            <a class="grow" href={`/player/${each.name}`}>
              {each.shown}
              {each.here && <span class="small"> ● {t("presence.here.short")}</span>}
            </a>
            {yes && (
              <button type="button" class="first small" onClick={() => attempt(api.befriend, each.name)}>
                {t("friends.accept")}
              </button>
            )}
            <button type="button" class="quiet small" onClick={() => attempt(api.part, each.name)}>
              {t(yes ? "notices.no" : "friends.part")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

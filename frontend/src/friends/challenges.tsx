/** Who challenges us: on the home page, until we sit down or say no. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, words } from "../i18n";
import { api } from "../net/api";
import { asMyself, session } from "../net/session";
import { underWay } from "../net/turns";
import { useAsked } from "../ui/asked";

export function Challenges(): JSX.Element | null {
  const [again, setAgain] = useState(0);
  const asked = useAsked(() => asMyself((token) => api.challenges(token)), [again, underWay.value]);
  const me = session.value?.name ?? "";
  if (!asked.value?.length) return null;
  return (
    <section class="paper resume due challenges" aria-label={t("friends.challenges")}>
      <h2 class="eyebrow">{t("friends.challenges")}</h2>
      <ul class="list">
        {asked.value.map((card) => (
          <li key={card.id} class="running ours">
            <span class="grow">
              <strong>{words(`title.${card.game}`, card.title)}</strong> · {card.seats.find((seat) => seat.kind === "person" && seat.account !== me)?.name ?? ""}
            </span>
            <a class="button first small" href={`/?match=${card.id}`}>
              {t("join.sit")}
            </a>
            {!card.league && !card.season && (
              <button type="button" class="quiet small" onClick={() => void asMyself((token) => api.decline(card.id, token)).finally(() => setAgain(again + 1))}>
                {t("notices.no")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing here yet: the boxes it would come out of, one sentence, and where it begins with a match the way to one. */
import type { JSX } from "preact";
import { t, words } from "../i18n";
import { api } from "../net/api";
import { useAsked } from "./asked";
import { Picture } from "./picture";

export function Empty({ text, pick = false }: { text: string; pick?: boolean }): JSX.Element {
  const games = useAsked(api.games, []);
  return (
    <div class="nothing-yet">
      <div class="empty-shelf">
        {games.value?.map(({ name, title }) => (
          <a key={name} href={`/game/${name}`} aria-label={words(`title.${name}`, title)}>
            <Picture game={name} />
          </a>
        ))}
      </div>
      <p>{text}</p>
      {pick && (
        <a class="button first" href="/">
          {t("home.title")}
        </a>
      )}
    </div>
  );
}

/** Nothing here yet: the boxes it would come out of, one sentence, and where it begins with a match the way to one. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { api } from "../net/api";
import { useAsked } from "./asked";
import { Picture } from "./picture";

export function Empty({ text, pick = false }: { text: string; pick?: boolean }): JSX.Element {
  const games = useAsked(api.games, []);
  return (
    <div class="nothing-yet">
      {/* for the eye and the hand; whoever listens has the links of the page */}
      <div class="empty-shelf" aria-hidden="true">
        {games.value?.map(({ name, title }) => (
          <a key={name} href={`/game/${name}`} tabIndex={-1}>
            <Picture game={name} title={title} />
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

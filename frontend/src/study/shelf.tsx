/** The door to the analysis board: which game, or a record, a position or a link pasted. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../i18n";
import { api } from "../net/api";
import { go, route, staying } from "../route";
import { useAsked } from "../ui/asked";
import { Page } from "../ui/page";
import { Picture } from "../ui/picture";
import { Problem, problemText } from "../ui/problem";

export function StudiesPage(): JSX.Element {
  const games = useAsked(api.games, []);
  const [pasted, setPasted] = useState("");
  const [trouble, setTrouble] = useState("");
  const open = (text: string): void => {
    const here = staying();
    api.study({ do: "open", text }).then(
      (shown) => here() && go(`/analyse/${shown.game}#${shown.link}`),
      (problem) => setTrouble(problemText(problem)),
    );
  };
  useEffect(() => {
    if (route.peek().hash) open(route.peek().hash);
  }, []);
  return (
    <Page title={t("study")}>
      <h1>{t("study")}</h1>
      <p>{t("study.what")}</p>
      {games.problem && <Problem problem={games.problem} />}
      <section class="game-shelf">
        {(games.value ?? []).map((game) => (
          <article key={game.name} class="paper box">
            <Picture game={game.name} title={game.title} />
            <div class="stack box-foot">
              <h2>{words(`title.${game.name}`, game.title)}</h2>
              <a class="button first" href={`/analyse/${game.name}`}>
                {t("study.begin")}
              </a>
            </div>
          </article>
        ))}
      </section>
      <form
        class="paper stack"
        onSubmit={(event) => {
          event.preventDefault();
          open(pasted.trim());
        }}
      >
        <label class="field">
          <span>{t("study.paste-record")}</span>
          <textarea rows={4} value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} />
        </label>
        {trouble && (
          <p class="notice bad" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" disabled={pasted.trim() === ""}>
          {t("study.open")}
        </button>
      </form>
    </Page>
  );
}

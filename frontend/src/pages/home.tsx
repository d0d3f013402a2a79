/** The table where everything begins: four boxes, matches to resume, tables that are open. */
import type { JSX } from "preact";
import { t, when, words } from "../i18n";
import { api } from "../net/api";
import { forget, keys } from "../net/keys";
import { session } from "../net/session";
import type { GameInfo, MatchCard } from "../net/types";
import { useAsked } from "../ui/asked";
import { Page } from "../ui/page";
import { Picture } from "../ui/picture";
import { Problem } from "../ui/problem";
import { playBot, refusal } from "./starting";

export function Home(): JSX.Element {
  const games = useAsked(api.games, []);
  const lobby = useAsked(api.lobby, []);
  return (
    <Page title="Touchline">
      <div class="welcome">
        <h1>{t("home.title")}</h1>
        <p>{t("home.subtitle")}</p>
      </div>
      {games.problem && <Problem problem={games.problem} />}
      {refusal.value && <Problem problem={refusal.value} />}
      <Resume />
      <section class="shelf" aria-label={t("home.games")}>
        {(games.value ?? []).map((game) => (
          <Box key={game.name} game={game} />
        ))}
        {!games.value && !games.problem && <p role="status">{t("loading")}</p>}
      </section>
      {games.value && lobby.value && <OpenTables cards={lobby.value} />}
    </Page>
  );
}

function Box({ game }: { game: GameInfo }): JSX.Element {
  return (
    <article class="paper box">
      <a class="lid-link" href={`/game/${game.name}`} tabIndex={-1} aria-hidden="true">
        <Picture game={game.name} />
      </a>
      <div class="stack">
        <h2>
          <a href={`/game/${game.name}`}>{game.title}</a>
        </h2>
        <p class="small">{words(`tagline.${game.name}`, game.tagline)}</p>
        <div class="row">
          <button type="button" class="first grow" data-game={game.name} onClick={() => void playBot(game)}>
            {t("home.play-bot")}
            <span class="unseen">: {game.title}</span>
          </button>
          <a class="button grow" href={`/game/${game.name}`}>
            {t("home.more")}
            <span class="unseen">: {game.title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}

function Resume(): JSX.Element | null {
  const running = keys.value.filter((key) => !key.over).slice(0, 6);
  if (keys.value.length === 0 && !session.value) return null;
  return (
    <section class="paper" aria-label={t("home.resume")}>
      <h2>{t("home.resume")}</h2>
      {running.length === 0 && <p class="soft">{t("home.nothing-running")}</p>}
      <ul class="list">
        {running.map((key) => (
          <li key={key.match} class="row apart">
            <a class="grow" href={`/match/${key.match}`}>
              <strong>{words(`title.${key.game}`, key.game)}</strong> · {key.against}
              <span class="small soft"> · {when(key.touched)}</span>
            </a>
            <button type="button" class="quiet small" onClick={() => forget(key.match)}>
              {t("home.forget")}
              <span class="unseen">
                : {words(`title.${key.game}`, key.game)}, {key.against}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <a class="button quiet small" href="/matches">
        {t("matches.all")}
      </a>
    </section>
  );
}

function OpenTables({ cards }: { cards: MatchCard[] }): JSX.Element {
  return (
    <section class="paper" aria-label={t("home.open")}>
      <h2>{t("home.open")}</h2>
      {cards.length === 0 ? (
        <p class="soft">{t("home.none-open")}</p>
      ) : (
        <ul class="list">
          {cards.map((card) => (
            <li key={card.id}>
              <a href={`/?match=${card.id}`}>
                <strong>{card.title}</strong> · {card.seats.find((seat) => seat.kind === "person")?.name ?? ""}
                {card.rated ? ` · ${t("rated")}` : ""}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

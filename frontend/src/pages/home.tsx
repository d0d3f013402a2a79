/** The table where everything begins: four boxes on a shelf, matches to go on with, tables that are open. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t, words } from "../i18n";
import { api } from "../net/api";
import { keys } from "../net/keys";
import { session } from "../net/session";
import { turnIn, underWay } from "../net/turns";
import { alone } from "../net/transport";
import type { GameInfo, MatchCard } from "../net/types";
import { learned } from "../prefs";
import { useAsked } from "../ui/asked";
import { Icon } from "../ui/icons";
import { Page } from "../ui/page";
import { Picture } from "../ui/picture";
import { Problem } from "../ui/problem";
import { Challenges } from "../friends/challenges";
import { LearnArt, PuzzleArt, RealArt, StudyArt } from "./nook-art";
import { Elsewhere, Running } from "./running";
import { lookAhead, openTheRoom, playBot, refusal } from "./starting";
import { Television } from "../tv/corner";

const SHOWN = 6;

export function Home(): JSX.Element {
  const games = useAsked(api.games, []);
  const lobby = useAsked(api.lobby, []);
  useEffect(lookAhead, []);
  return (
    <Page title="Touchline" look="home">
      <div class="welcome">
        <h1>{t("home.title")}</h1>
        <p>{t("home.subtitle")}</p>
      </div>
      {games.problem && <Problem problem={games.problem} />}
      {refusal.value && <Problem problem={refusal.value} />}
      <section class="shelf" aria-label={t("home.games")}>
        {(games.value ?? []).map((game) => (
          <Box key={game.name} game={game} />
        ))}
        {!games.value && !games.problem && <p role="status">{t("loading")}</p>}
      </section>
      {games.value && (
        <div class="corners">
          {session.value && <Challenges key={session.value.name} />}
          <Resume />
          {games.value.some((game) => game.lesson) && <Learn games={games.value} />}
          {games.value.some((game) => game.puzzles > 0) && <Puzzles />}
          <Study />
          <RealTable games={games.value} />
          {!alone && <OpenTables cards={lobby.value ?? []} />}
          {!alone && <Television />}
        </div>
      )}
    </Page>
  );
}

function Box({ game }: { game: GameInfo }): JSX.Element {
  return (
    <article class="box">
      <a class="lid-link" href={`/game/${game.name}`} tabIndex={-1} aria-hidden="true">
        <Picture game={game.name} title={game.title} minutes={game.glance?.minutes} />
      </a>
      <div class="box-foot">
        <h2>
          <a href={`/game/${game.name}`}>{game.title}</a>
        </h2>
        <p class="small">{words(`short.${game.name}`, game.tagline)}</p>
        <div class="row">
          <button type="button" class="first grow" data-game={game.name} onPointerEnter={() => void openTheRoom(game.name)} onFocus={() => void openTheRoom(game.name)} onClick={() => void playBot(game)}>
            {t("home.play-bot")}
            <span class="unseen">: {game.title}</span>
          </button>
          <a class="button with-friend" href={`/game/${game.name}?with=${alone ? "together" : "friend"}`}>
            <Icon name="people" />
            <span class="friend-word">{t("home.friend")}</span>
            <span class="unseen">: {game.title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}

function Resume(): JSX.Element | null {
  const here = keys.value.filter((key) => !key.over);
  const running = [...here].sort((one, other) => Number(turnIn(other.match)) - Number(turnIn(one.match))).slice(0, SHOWN);
  const me = session.value?.name ?? "";
  const elsewhere = underWay.value.filter((card) => !here.some((key) => key.match === card.id)).slice(0, SHOWN);
  if (keys.value.length === 0 && !session.value) return null;
  return (
    <section class={`paper resume${running.length + elsewhere.length ? " due" : ""}`} aria-label={t("home.resume")}>
      <h2 class="eyebrow">{t("home.resume")}</h2>
      {running.length + elsewhere.length === 0 ? (
        <p class="soft">{t("home.nothing-running")}</p>
      ) : (
        <ul class="list running-list">
          {running.map((key) => (
            <Running key={key.match} held={key} />
          ))}
          {elsewhere.map((card) => (
            <Elsewhere key={card.id} card={card} me={me} />
          ))}
        </ul>
      )}
      <a class="button quiet small" href="/matches">
        {t("matches.all")}
      </a>
    </section>
  );
}

function Learn({ games }: { games: GameInfo[] }): JSX.Element {
  return (
    <section class="paper nook pictured" aria-labelledby="nook-learn">
      <LearnArt />
      <p class="eyebrow">{t("home.new-here")}</p>
      <h2 id="nook-learn">{t("learn")}</h2>
      <p class="soft">{t("learn.what")}</p>
      <p class="lessons">
        {games.filter((game) => game.lesson).map((game) => (
          <a key={game.name} class={`button${learned.value.includes(game.name) ? " quiet" : ""}`} data-learn={game.name} href={`/learn/${game.name}`}>
            {words(`title.${game.name}`, game.title)}
            {learned.value.includes(game.name) && <span aria-label={t("learn.done")}> ✓</span>}
          </a>
        ))}
      </p>
    </section>
  );
}

function Puzzles(): JSX.Element {
  return (
    <section class="paper nook pictured" aria-labelledby="nook-puzzle">
      <PuzzleArt />
      <p class="eyebrow">{t("puzzle.all")}</p>
      <h2 id="nook-puzzle">{t("puzzle.daily")}</h2>
      <p class="soft">{t("puzzle.what")}</p>
      <a class="button" href="/puzzles">
        <Icon name="why" /> {t("puzzle.find")}
      </a>
    </section>
  );
}

function Study(): JSX.Element {
  return (
    <section class="paper nook pictured" aria-labelledby="nook-study">
      <StudyArt />
      <p class="eyebrow">{t("study.try-it")}</p>
      <h2 id="nook-study">{t("study")}</h2>
      <p class="soft">{t("study.what")}</p>
      <a class="button" href="/analyse">
        <Icon name="eye" /> {t("study.begin")}
      </a>
    </section>
  );
}

function RealTable({ games }: { games: GameInfo[] }): JSX.Element | null {
  const game = games.find((each) => Object.keys(each.on_screen).length > 0); // on a screen it has to be pretended
  if (!game) return null;
  return (
    <section class="paper nook pictured" aria-labelledby="nook-real">
      <RealArt />
      <p class="eyebrow">{t("home.real")}</p>
      <h2 id="nook-real">{t("home.real.title")}</h2>
      <p class="soft">{t("home.real.what")}</p>
      <a class="button" href={`/game/${game.name}?with=table`}>
        <Icon name="list" /> {t("home.real.go")}
      </a>
    </section>
  );
}

function OpenTables({ cards }: { cards: MatchCard[] }): JSX.Element {
  return (
    <section class="paper nook" aria-label={t("home.open")}>
      <h2 class="eyebrow">{t("home.open")}</h2>
      {cards.length === 0 ? (
        <p class="soft empty">{t("home.none-open")}</p>
      ) : (
        <ul class="list">
          {cards.map((card) => (
            <li key={card.id}>
              <a class="grow" href={`/?match=${card.id}`}>
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

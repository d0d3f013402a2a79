/** What was played: the account's matches on the server, and those this browser has the keys to. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, when, words } from "../i18n";
import { api, type PlayedCard } from "../net/api";
import { keys } from "../net/keys";
import { titleOf } from "../net/naming";
import { asMyself, session } from "../net/session";
import { turnIn } from "../net/turns";
import { alone } from "../net/transport";
import { useAsked } from "../ui/asked";
import { Empty } from "../ui/empty";
import { Page } from "../ui/page";
import { Picture } from "../ui/picture";
import { Problem } from "../ui/problem";
import { SignInLink } from "../ui/sign-in";
import { Acquaintance } from "../friends/acquaintance";
import { RatingLines } from "../friends/rating-lines";
import { LuggageCorner } from "./luggage";
import { RatingsTable } from "./ratings";

export function MatchesPage(): JSX.Element {
  const me = session.value?.name;
  return (
    <Page title={t("matches")} narrow>
      <div class="paper stack">
        <h1>{t("matches")}</h1>
        {me ? <History key={me} name={me} /> : <KeptHere />}
        <FiguresLinks />
        <LuggageCorner />
        {!alone && (
          <a class="button quiet small" href="/continue">
            {t("continue")}
          </a>
        )}
      </div>
    </Page>
  );
}

/** To the figures by player of every game that was played to its end here. */
function FiguresLinks(): JSX.Element | null {
  const games = [...new Set(keys.value.filter((key) => key.over).map((key) => key.game))];
  if (games.length === 0) return null;
  return (
    <p class="row figures-links">
      {t("figures")}:
      {games.map((game) => (
        <a key={game} class="button small" href={`/figures/${game}`}>
          {titleOf(game)}
        </a>
      ))}
    </p>
  );
}

/** Somebody's public face: ratings and the matches that may be watched. */
export function PlayerPage({ name }: { name: string }): JSX.Element {
  const profile = useAsked(() => api.account(name), [name]);
  return (
    <Page title={profile.value?.shown ?? name} narrow>
      <div class="paper stack">
        <h1>{profile.value?.shown ?? name}</h1>
        {profile.problem && <Problem problem={profile.problem} />}
        {profile.value && <Acquaintance key={name} name={name} shown={profile.value.shown} bot={profile.value.bot} />}
        {profile.value && <RatingsTable ratings={profile.value.ratings} />}
        {profile.value && <RatingLines key={name} name={name} />}
        {profile.value && (
          <>
            <h2>{t("matches.theirs")}</h2>
            <History key={name} name={name} />
          </>
        )}
      </div>
    </Page>
  );
}

/** A page of matches and the way to older ones. */
function History({ name }: { name: string }): JSX.Element {
  const [before, setBefore] = useState<number | undefined>(undefined);
  const asked = useAsked(() => (session.value ? asMyself((token) => api.history(name, token, before)) : api.history(name, undefined, before)), [name, before]);
  if (asked.problem) return <Problem problem={asked.problem} />;
  if (!asked.value) return <p role="status">{t("loading")}</p>;
  const cards = asked.value;
  const last = cards.at(-1);
  return (
    <>
      {cards.length === 0 ? (
        <Empty text={t("matches.none")} pick />
      ) : (
        <ul class="list history">
          {cards.map((card) => (
            <li key={card.id}>
              <span class="thumb">
                <Picture game={card.game} title={card.title} />
              </span>
              <a class="grow" href={card.status === "over" ? `/match/${card.id}/replay` : `/match/${card.id}`}>
                <strong>{words(`title.${card.game}`, card.title)}</strong> · {opponents(card, name)}
                <span class="small block">
                  <strong class={`result ${resultOf(card, name)}`}>{verdict(card, name)}</strong>
                  {card.rated ? ` · ${t("rated")}` : ""}
                  <span class="soft"> · {when(card.updated)}</span>
                </span>
              </a>
              {turnIn(card.id) && <span class="due-mark">{t("doing.yours")}</span>}
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        {before !== undefined && (
          <button type="button" class="quiet" onClick={() => setBefore(undefined)}>
            {t("matches.newest")}
          </button>
        )}
        {last && cards.length >= A_PAGE && (
          <button type="button" class="quiet" onClick={() => setBefore(last.updated)}>
            {t("matches.older")}
          </button>
        )}
      </div>
    </>
  );
}

/** The server's page of matches; those that may not be watched are left out, so fewer may arrive. */
const A_PAGE = 40;

function opponents(card: PlayedCard, name: string): string {
  const others = card.seats.filter((seat, number) => seat.account !== name && number !== card.seat);
  return others.map((seat) => (seat.kind === "open" ? t("open-seat") : seat.name)).join(", ") || t("at-one-table");
}

function resultOf(card: PlayedCard, name: string): "open" | "playing" | "won" | "lost" | "drawn" {
  const returned = card.returns?.[card.seat ?? card.seats.findIndex((each) => each.account === name)];
  if (card.status === "open") return "open";
  if (card.status !== "over" || returned === undefined) return "playing";
  return returned > 0 ? "won" : returned < 0 ? "lost" : "drawn";
}

function verdict(card: PlayedCard, name: string): string {
  const result = resultOf(card, name);
  return t(result === "open" || result === "playing" ? `leagues.${result}` : `matches.${result}`);
}

function KeptHere(): JSX.Element {
  return (
    <>
      {keys.value.length === 0 ? (
        <Empty text={t("matches.none")} pick />
      ) : (
        <ul class="list history">
          {keys.value.map((key) => (
            <li key={key.match}>
              <span class="thumb">
                <Picture game={key.game} />
              </span>
              <a class="grow" href={key.over ? `/match/${key.match}/replay` : `/match/${key.match}`}>
                <strong>{titleOf(key.game)}</strong> · {key.against}
                <span class="small block">
                  {t(key.over ? "leagues.over" : "leagues.playing")}
                  <span class="soft"> · {when(key.touched)}</span>
                </span>
              </a>
              {turnIn(key.match) && <span class="due-mark">{t("doing.yours")}</span>}
            </li>
          ))}
        </ul>
      )}
      <p class="small soft">
        {t("matches.here")} {!alone && t("matches.here-account")}
      </p>
      {!alone && <SignInLink />}
    </>
  );
}

/** One league: who takes part, the table, who plays whom, and sitting down to one's own fixtures. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, when } from "../i18n";
import { api, type Fixture, type League } from "../net/api";
import { claim } from "../net/claim";
import { titleOf } from "../net/naming";
import { asMyself, session } from "../net/session";
import { go } from "../route";
import { useAsked } from "../ui/asked";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";
import { SignInLink } from "../ui/sign-in";
import { sitDown } from "./starting";

export function LeaguePage({ id }: { id: string }): JSX.Element {
  const asked = useAsked(() => api.league(id), [id]);
  const [changed, setChanged] = useState<League | undefined>(undefined);
  const [problem, setProblem] = useState<Error | null>(null);
  const league = changed ?? asked.value;
  const attempt = (deed: () => Promise<void>) => (): void => {
    setProblem(null);
    deed().catch((refused: Error) => setProblem(refused));
  };
  const trouble = problem ?? asked.problem;
  return (
    <Page title={league?.name ?? t("leagues")} narrow>
      <div class="paper framed stack">
        <h1>{league?.name ?? t("leagues")}</h1>
        {trouble && <Problem problem={trouble} />}
        {league ? (
          <>
            <p class="soft">
              {titleOf(league.game)} · {t(stage(league))} · {t("leagues.founder", { name: league.owner })}
              {league.rated ? ` · ${t("rated")}` : ""}
            </p>
            {league.status === "over" && league.table[0] && (
              <p class="notice" id="champion">
                {t("leagues.champion", { name: league.table[0].account })}
              </p>
            )}
            {league.until !== null && league.status !== "over" && <p class="small soft">{t("leagues.until", { day: when(league.until) })}</p>}
            {league.status === "open" ? (
              <Gathering
                league={league}
                join={attempt(async () => setChanged(await asMyself((token) => api.joinLeague(id, token))))}
                start={attempt(async () => setChanged(await asMyself((token) => api.startLeague(id, token))))}
              />
            ) : (
              <Standings league={league} />
            )}
          </>
        ) : (
          <p role="status">{trouble ? "" : t("loading")}</p>
        )}
      </div>
      {league && league.fixtures.length > 0 && <Fixtures league={league} play={(fixture) => attempt(() => sitDownTo(league, fixture))()} />}
    </Page>
  );
}

function stage(league: League): "leagues.is-open" | "leagues.playing" | "leagues.over" {
  if (league.status === "open") return "leagues.is-open";
  return league.status === "over" ? "leagues.over" : "leagues.playing";
}

/** Take the own seat of a fixture, whether or not the match has been made or the seat taken before. */
async function sitDownTo(league: League, { round, home }: Fixture): Promise<void> {
  const me = session.value;
  if (!me) return;
  const { match } = await asMyself((token) => api.fixture(league.id, { round, home }, token));
  if (!match) return;
  if (await claim(match)) {
    go(`/match/${match}`);
    return;
  }
  const made = await asMyself((token) => api.join(match, { name: me.shown }, token));
  sitDown(made, league.game, made.seat === undefined ? [] : [made.seat]);
}

interface GatheringProps {
  league: League;
  join: () => void;
  start: () => void;
}

/** Before the first round: who is in, and getting in. */
function Gathering({ league, join, start }: GatheringProps): JSX.Element {
  const me = session.value?.name;
  const owner = me === league.owner;
  return (
    <>
      <h2>{t("leagues.players", { count: league.players.length })}</h2>
      <ul class="list">
        {league.players.map((player) => (
          <li key={player}>
            <a href={`/player/${player}`}>{player}</a>
          </li>
        ))}
      </ul>
      {me === undefined && (
        <>
          <p>{t("leagues.sign-in")}</p>
          <SignInLink />
        </>
      )}
      {me !== undefined && !league.players.includes(me) && (
        <button type="button" class="first wide" id="take-part" onClick={join}>
          {t("leagues.join")}
        </button>
      )}
      {owner && (
        <>
          <p class="small soft">{t(league.players.length < 2 ? "leagues.send-link" : "leagues.start.what")}</p>
          <button type="button" class="first wide" id="start-league" disabled={league.players.length < 2} onClick={start}>
            {t("leagues.start")}
          </button>
        </>
      )}
      {me !== undefined && !owner && league.players.includes(me) && <p class="notice">{t("leagues.waiting", { name: league.owner })}</p>}
    </>
  );
}

function Standings({ league }: { league: League }): JSX.Element {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={t("leagues.table")}>
      <table class="standings">
        <caption class="unseen">{t("leagues.table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("leagues.player")}</th>
            <th scope="col" class="number">
              <abbr title={t("leagues.played")}>{t("leagues.played.short")}</abbr>
            </th>
            <th scope="col" class="number">
              <abbr title={t("leagues.won")}>{t("leagues.won.short")}</abbr>
            </th>
            <th scope="col" class="number">
              <abbr title={t("leagues.drawn")}>{t("leagues.drawn.short")}</abbr>
            </th>
            <th scope="col" class="number">
              <abbr title={t("leagues.lost")}>{t("leagues.lost.short")}</abbr>
            </th>
            <th scope="col" class="number">{t("leagues.points")}</th>
          </tr>
        </thead>
        <tbody>
          {league.table.map((row) => (
            <tr key={row.account}>
              <th scope="row">
                <a href={`/player/${row.account}`}>{row.account}</a>
              </th>
              <td class="number">{row.played}</td>
              <td class="number">{row.won}</td>
              <td class="number">{row.drawn}</td>
              <td class="number">{row.lost}</td>
              <td class="number">
                <strong>{row.points}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Fixtures({ league, play }: { league: League; play: (fixture: Fixture) => void }): JSX.Element {
  const rounds = [...new Set(league.fixtures.map((fixture) => fixture.round))];
  return (
    <div class="paper stack">
      <h2>{t("leagues.fixtures")}</h2>
      {rounds.map((round) => (
        <section key={round} aria-label={t("leagues.round", { round })}>
          <h3>{t("leagues.round", { round })}</h3>
          <ul class="list">
            {league.fixtures
              .filter((fixture) => fixture.round === round)
              .map((fixture) => (
                <Line key={fixture.home} fixture={fixture} over={league.status === "over"} play={() => play(fixture)} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ fixture, over, play }: { fixture: Fixture; over: boolean; play: () => void }): JSX.Element {
  const me = session.value?.name;
  const { home, away, match, waiting, returns } = fixture;
  const ours = me !== undefined && (me === home || me === away);
  return (
    <li class="row apart fixture">
      <span class="grow">
        {home} – {away}
        {returns && <span class="small soft block">{outcome(fixture)}</span>}
        {waiting && !over && <span class="small block due-mark">{t(ours && waiting !== me ? "leagues.waits-for-you" : "leagues.waits", { name: waiting })}</span>}
      </span>
      {returns && match ? (
        <a class="button small" href={`/match/${match}/replay`}>
          {t("replay")}
          <span class="unseen">: {`${home} – ${away}`}</span>
        </a>
      ) : over ? (
        <span class="small soft">{t("leagues.not-played")}</span>
      ) : ours ? (
        <button type="button" class="first" onClick={play}>
          {t("leagues.play")}
          <span class="unseen">: {`${home} – ${away}`}</span>
        </button>
      ) : match ? (
        <a class="button small" href={`/match/${match}`}>
          {t("join.watch")}
          <span class="unseen">: {`${home} – ${away}`}</span>
        </a>
      ) : (
        <span class="small soft">{t("leagues.to-come")}</span>
      )}
    </li>
  );
}

function outcome({ home, away, returns }: Fixture): string {
  const first = returns?.[0] ?? 0;
  return first === 0 ? t("matches.drawn") : t("leagues.wins", { name: first > 0 ? home : away });
}

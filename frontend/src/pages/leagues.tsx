/** Leagues: those there are, and founding one. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { titleOf } from "../net/naming";
import { asMyself, session } from "../net/session";
import type { GameInfo } from "../net/types";
import { go } from "../route";
import { useAsked } from "../ui/asked";
import { Empty } from "../ui/empty";
import { ClockField } from "../ui/clock-field";
import { Founding, GameField, NameField } from "../ui/founding";
import { Page } from "../ui/page";
import { Picture } from "../ui/picture";
import { Problem } from "../ui/problem";
import { SignInLink } from "../ui/sign-in";
import { CLOCKS, type ClockName } from "./clocks";

const STAGES = { open: "leagues.is-open", playing: "leagues.playing", over: "leagues.over" } as const;
/** How long a season may be; nothing: until everything is played. */
const WEEKS = ["", "4", "8", "13", "26", "52"];
const WEEK = 7 * 86_400_000;

export function LeaguesPage(): JSX.Element {
  const leagues = useAsked(api.leagues, []);
  const games = useAsked(api.games, []);
  // the rest stands below the list: it comes with it instead of being pushed down by it
  const told = leagues.value !== undefined || leagues.problem !== undefined;
  return (
    <Page title={t("leagues")} narrow>
      <div class="paper stack">
        <h1>{t("leagues")}</h1>
        <p>{t("leagues.what")}</p>
        {leagues.problem && <Problem problem={leagues.problem} />}
        {!told && <p role="status">{t("loading")}</p>}
        {leagues.value?.length === 0 && <Empty text={t("leagues.none")} />}
        {told && (
          <>
            <ul class="list">
              {leagues.value?.map((league) => (
                <li key={league.id}>
                  <span class="thumb">
                    <Picture game={league.game} />
                  </span>
                  <a class="grow" href={`/leagues/${league.id}`}>
                    <strong>{league.name}</strong> · {titleOf(league.game)}
                    <span class="small soft block">
                      {t(STAGES[league.status])} · {t("leagues.founder", { name: league.owner })}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
            <div class="row">
              <a class="button quiet" href="/tournaments">
                {t("cups")}
              </a>
              <a class="button quiet" href="/seasons">
                {t("seasons")}
              </a>
              <a class="button quiet" href="/ratings">
                {t("ratings")}
              </a>
            </div>
          </>
        )}
      </div>
      {told && session.value && games.value && <LeagueForm games={games.value} />}
      {told && !session.value && (
        <div class="paper stack">
          <h2>{t("leagues.found")}</h2>
          <p>{t("leagues.sign-in")}</p>
          <SignInLink />
        </div>
      )}
    </Page>
  );
}

function LeagueForm({ games }: { games: GameInfo[] }): JSX.Element {
  const [name, setName] = useState("");
  const [game, setGame] = useState(games[0]?.name ?? "");
  const [clock, setClock] = useState<ClockName>("days");
  const [twice, setTwice] = useState(true);
  const [rated, setRated] = useState(true);
  const [weeks, setWeeks] = useState("");
  const found = async (): Promise<void> => {
    const options = games.find((each) => each.name === game)?.on_screen ?? {};
    const made = await asMyself((token) => api.foundLeague({ name, game, options, rated, legs: twice ? 2 : 1, clock: CLOCKS[clock], ...(weeks ? { until: Date.now() + Number(weeks) * WEEK } : {}) }, token));
    go(`/leagues/${made.id}`);
  };
  return (
    <Founding title={t("leagues.found")} id="found" found={found}>
      <NameField label={t("leagues.name")} value={name} choose={setName} />
      <GameField games={games} value={game} choose={setGame} />
      <ClockField value={clock} choose={setClock} />
      <label class="field">
        <span>{t("leagues.season")}</span>
        <select id="weeks" value={weeks} onChange={(event) => setWeeks(event.currentTarget.value)}>
          {WEEKS.map((each) => (
            <option key={each} value={each}>
              {each ? t("leagues.season.weeks", { weeks: each }) : t("leagues.season.open")}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input type="checkbox" checked={twice} onChange={(event) => setTwice(event.currentTarget.checked)} />
        <span>
          <strong>{t("leagues.twice")}</strong>
          <span class="small soft block">{t("leagues.twice.what")}</span>
        </span>
      </label>
      <label class="switch">
        <input type="checkbox" checked={rated} onChange={(event) => setRated(event.currentTarget.checked)} />
        <span>
          <strong>{t("setup.rated")}</strong>
          <span class="small soft block">{t("leagues.rated.what")}</span>
        </span>
      </label>
    </Founding>
  );
}

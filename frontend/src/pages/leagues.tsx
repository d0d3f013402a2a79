/** Leagues: those there are, and founding one. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { titleOf } from "../net/naming";
import { asMyself } from "../net/session";
import type { GameInfo } from "../net/types";
import { go } from "../route";
import { useAsked } from "../ui/asked";
import { ClockField } from "../ui/clock-field";
import { ContestsPage } from "../ui/contests";
import { Founding, GameField, NameField } from "../ui/founding";
import { Picture } from "../ui/picture";
import { CLOCKS, type ClockName } from "./clocks";

const STAGES = { open: "leagues.is-open", playing: "leagues.playing", over: "leagues.over" } as const;
/** How long a season may be; nothing: until everything is played. */
const WEEKS = ["", "4", "8", "13", "26", "52"];
const WEEK = 7 * 86_400_000;

export function LeaguesPage(): JSX.Element {
  return (
    <ContestsPage
      title={t("leagues")}
      what={t("leagues.what")}
      none={t("leagues.none")}
      asked={useAsked(api.leagues, [])}
      line={(league) => (
        <>
          <span class="thumb">
            <Picture game={league.game} />
          </span>
          <a class="grow" href={`/leagues/${league.id}`}>
            <strong>{league.name}</strong> · {titleOf(league.game)}
            <span class="small soft block">
              {t(STAGES[league.status])} · {t("leagues.founder", { name: league.owner })}
            </span>
          </a>
        </>
      )}
      ways={
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
      }
      make={{ title: t("leagues.found"), signIn: t("leagues.sign-in"), form: (games) => <LeagueForm games={games} /> }}
    />
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

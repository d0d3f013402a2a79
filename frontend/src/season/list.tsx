/** Seasons: those there are with their champions, and drawing one up. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, words } from "../i18n";
import { api } from "../net/api";
import { titleOf } from "../net/naming";
import { asMyself } from "../net/session";
import type { GameInfo } from "../net/types";
import { CLOCKS, type ClockName } from "../pages/clocks";
import { go } from "../route";
import { useAsked } from "../ui/asked";
import { ClockField } from "../ui/clock-field";
import { ContestsPage } from "../ui/contests";
import { Founding, GameField, NameField } from "../ui/founding";
import { Champions } from "./champions";
import { LeagueEditor, NO_LEAGUE, type OwnLeague } from "./own-league";

const DAYS = [0, 1, 3, 7, 14];

export function SeasonsPage(): JSX.Element {
  const seasons = useAsked(api.seasons, []);
  return (
    <ContestsPage
      title={t("seasons")}
      what={t("seasons.what")}
      none={t("seasons.none")}
      asked={seasons}
      line={(season) => (
        <a class="grow" href={`/seasons/${season.id}`}>
          <strong>{season.name}</strong> · {titleOf(season.game)}
          <span class="small soft block">
            {season.status === "open"
              ? t("season.open")
              : season.champion
                ? t("season.champion", { team: season.title?.name ?? season.champion })
                : t("season.playing", { week: season.week, last: season.last_week })}
          </span>
        </a>
      )}
      between={<Champions seasons={seasons.value ?? []} />}
      make={{ title: t("seasons.new"), signIn: t("seasons.sign-in"), form: (games) => <DrawUp games={games} /> }}
    />
  );
}

function DrawUp({ games }: { games: GameInfo[] }): JSX.Element {
  const [name, setName] = useState("");
  const [game, setGame] = useState(games[0]?.name ?? "");
  const [level, setLevel] = useState("");
  const [days, setDays] = useState(7);
  const [clock, setClock] = useState<ClockName>("days");
  const [league, setLeague] = useState<OwnLeague | undefined>(undefined);
  const levels = games.find((each) => each.name === game)?.levels ?? [];
  const choose = (chosen: string): void => {
    setGame(chosen);
    setLevel("");
    if (league) setLeague(NO_LEAGUE);
  };
  const draw = async (): Promise<void> => {
    const made = await asMyself((token) => api.drawUpSeason({ name, game, team: "", level, days, clock: CLOCKS[clock], ...league }, token));
    go(`/seasons/${made.id}`);
  };
  return (
    <Founding title={t("seasons.new")} id="draw-up" found={draw}>
      <NameField label={t("seasons.name")} value={name} choose={setName} />
      <GameField games={games} value={game} choose={choose} />
      <label class="field">
        <span>{t("seasons.league")}</span>
        <select id="league" value={league ? "own" : ""} onChange={(event) => setLeague(event.currentTarget.value ? NO_LEAGUE : undefined)}>
          <option value="">{t("seasons.league.standard")}</option>
          <option value="own">{t("seasons.league.own")}</option>
        </select>
      </label>
      {league && <LeagueEditor game={game} league={league} change={setLeague} />}
      <label class="field">
        <span>{t("seasons.level")}</span>
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
          <option value="">–</option>
          {levels.map((each) => (
            <option key={each} value={each}>
              {words(`level.${each}`, each)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t("seasons.days")}</span>
        <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
          {DAYS.map((each) => (
            <option key={each} value={each}>
              {each || t("seasons.days.none")}
            </option>
          ))}
        </select>
      </label>
      <ClockField value={clock} choose={setClock} />
    </Founding>
  );
}

/** A league of one's own: any of the game's teams, and teams that one makes. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { say } from "../i18n/worded";
import { api } from "../net/api";
import type { LeagueOffer, NewSeason, OwnTeam } from "../net/season";
import { useAsked } from "../ui/asked";
import { wear } from "../ui/look";
import { Problem } from "../ui/problem";
import look from "./league.css" with { type: "text" };
import { TeamEditor } from "./team-editor";

wear(look);

const LEGS = [1, 2, 3, 4];
const PLACES = [0, 2, 4, 8, 16];

/** What a league of one's own adds to a season. */
export type OwnLeague = Required<Pick<NewSeason, "teams" | "own" | "legs" | "playoffs">>;

export const NO_LEAGUE: OwnLeague = { teams: [], own: [], legs: 2, playoffs: 0 };

interface Props {
  game: string;
  league: OwnLeague;
  change: (league: OwnLeague) => void;
}

export function LeagueEditor({ game, league, change }: Props): JSX.Element {
  const offer = useAsked(() => api.leagueOffer(game), [game]);
  if (!offer.value) return offer.problem ? <Problem problem={offer.problem} /> : <p role="status">{t("loading")}</p>;
  const count = league.teams.length + league.own.length;
  return (
    <div class="own-league stack">
      <p class="small soft">{t("seasons.league.what")}</p>
      <Choice offer={offer.value} league={league} change={change} />
      <Own offer={offer.value} league={league} change={change} />
      <p role="status" class="league-count">
        {t("seasons.league.count", { teams: count })}
      </p>
      <Counted label={t("seasons.legs")} counts={LEGS} value={league.legs} choose={(legs) => change({ ...league, legs })} />
      <Counted label={t("seasons.playoffs")} counts={PLACES} none={t("seasons.playoffs.none")} value={league.playoffs ?? 0} choose={(playoffs) => change({ ...league, playoffs })} />
    </div>
  );
}

interface PartProps {
  offer: LeagueOffer;
  league: OwnLeague;
  change: (league: OwnLeague) => void;
}

/** The game's own teams, each in or out. */
function Choice({ offer, league, change }: PartProps): JSX.Element {
  const turn = (key: string): void => {
    const teams = league.teams.includes(key) ? league.teams.filter((each) => each !== key) : [...league.teams, key];
    change({ ...league, teams });
  };
  return (
    <fieldset class="field">
      <legend>{t("season.teams")}</legend>
      <div class="team-boxes">
        {offer.teams.map((team) => (
          <label key={team.key} class="switch">
            <input type="checkbox" data-team={team.key} checked={league.teams.includes(team.key)} onChange={() => turn(team.key)} />
            <span class="grow">
              {team.name}
              <span class="small soft block">{say(offer.game, team.words?.["about"], team.about, [], ", ")}</span>
            </span>
            <span class="small soft">{team.rating}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Teams that one makes. */
function Own({ offer, league, change }: PartProps): JSX.Element {
  const [at, setAt] = useState<number | undefined>(undefined);
  const [abouts, setAbouts] = useState<Record<string, string>>({});
  const keep = (team: OwnTeam, about: string): void => {
    const own = at === undefined ? [...league.own, team] : league.own.map((old, number) => (number === at ? team : old));
    change({ ...league, own });
    setAbouts({ ...abouts, [team.name]: about });
    setAt(undefined);
  };
  const remove = (number: number): void => {
    setAt(undefined);
    change({ ...league, own: league.own.filter((_, each) => each !== number) });
  };
  return (
    <>
      {league.own.length > 0 && (
        <ul class="list own-teams">
          {league.own.map((team, number) => (
            <li key={team.name}>
              <span class="grow">
                <strong>{team.name}</strong>
                <span class="small soft block">{abouts[team.name]}</span>
              </span>
              <button type="button" class="quiet" onClick={() => setAt(number)}>
                {t("seasons.own.change")}
                <span class="unseen">: {team.name}</span>
              </button>
              <button type="button" class="quiet" onClick={() => remove(number)}>
                {t("seasons.own.remove")}
                <span class="unseen">: {team.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <TeamEditor key={`${at ?? "new"} ${league.own.length}`} offer={offer} team={at === undefined ? undefined : league.own[at]} keep={keep} />
    </>
  );
}

interface CountedProps {
  label: string;
  counts: number[];
  /** What nought is called. */
  none?: string;
  value: number;
  choose: (count: number) => void;
}

function Counted({ label, counts, none, value, choose }: CountedProps): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {counts.map((each) => (
          <option key={each} value={each}>
            {each || none}
          </option>
        ))}
      </select>
    </label>
  );
}

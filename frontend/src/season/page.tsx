/** One season: the team, the standings, the week and the bracket at once; on a phone one below the other. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { claim } from "../net/claim";
import type { Season, SeasonFixture, SeasonLeader, SeasonOdds } from "../net/season";
import { asMyself, session } from "../net/session";
import { sitDown } from "../pages/starting";
import { go } from "../route";
import { wear } from "../ui/look";
import { Page } from "../ui/page";
import { usePolled } from "../ui/polled";
import { Problem } from "../ui/problem";
import { SignInLink } from "../ui/sign-in";
import { Bracket } from "./bracket";
import { Commissioner } from "./commissioner";
import { Final } from "./final";
import { Leaders, Odds } from "./odds";
import bracket from "./bracket.css" with { type: "text" };
import odds from "./odds.css" with { type: "text" };
import look from "./season.css" with { type: "text" };
import side from "./side.css" with { type: "text" };
import windows from "./windows.css" with { type: "text" };
import { Side } from "./side";
import { Standings } from "./standings";
import { Tables } from "./tables";
import { aboutTeam, myTeam, Sign, teamOf } from "./team";
import { Week } from "./week";

/** The last says what a narrow window and a wide one change about the others. */
for (const each of [look, bracket, odds, side, windows]) wear(each);

const LOOK_AGAIN = 4000;

export function SeasonPage({ id }: { id: string }): JSX.Element {
  const { value: season, problem: trouble, attempt } = usePolled(() => api.season(id), LOOK_AGAIN, [id]);
  const [odds, setOdds] = useState<SeasonOdds | undefined>(undefined);
  const [leaders, setLeaders] = useState<SeasonLeader[]>([]);
  const [missed, setMissed] = useState<Error | null>(null);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const problem = trouble ?? missed;
  const seq = season?.seq;
  const begun = season && season.status !== "open";
  useEffect(() => {
    if (seq === undefined || !begun) return;
    setMissed(null);
    api.seasonOdds(id).then(setOdds, setMissed);
    api.seasonLeaders(id).then(setLeaders, setMissed);
  }, [id, seq, begun]);
  if (!season) {
    return (
      <Page title={t("seasons")} narrow>
        {problem ? <Problem problem={problem} /> : <p role="status">{t("loading")}</p>}
      </Page>
    );
  }
  const play = (fixture: SeasonFixture): void => attempt(() => sitDownTo(season, fixture));
  const week = chosen ?? Math.min(season.week, season.last_week);
  return (
    <Page title={season.name} look="season-page">
      <header class="season-head">
        <div>
          <h1>{season.name}</h1>
          <p class="soft">
            {stage(season)} · {t("season.commissioner", { name: season.commissioner })}
          </p>
        </div>
        {begun && <Weeks season={season} week={week} choose={setChosen} />}
      </header>
      {problem && <Problem problem={problem} />}
      {season.status === "open" && <Gathering season={season} attempt={attempt} />}
      {begun && <Final season={season} />}
      {begun && (
        <div class="season-grid">
          <Side season={season} odds={odds} play={play} />
          <Standings season={season} />
          <Week season={season} week={week} play={play} />
          <Bracket season={season} />
          <Odds season={season} odds={odds} />
          <Leaders season={season} leaders={leaders} />
          <Tables season={season} />
          {session.value?.name === season.commissioner && season.status === "playing" && (
            <Commissioner season={season} attempt={attempt} />
          )}
        </div>
      )}
    </Page>
  );
}

function stage(season: Season): string {
  if (season.status === "open") return t("season.open");
  if (season.status === "over") return t("season.champion", { team: teamOf(season, season.champion)?.name ?? "" });
  return t("season.playing", { week: season.week, last: season.last_week });
}

/** Take the own seat of a match, whether or not it has been made or the seat taken before. */
async function sitDownTo(season: Season, { week, home }: SeasonFixture): Promise<void> {
  const me = session.value;
  if (!me) return;
  const { match } = await asMyself((token) => api.seasonMatch(season.id, { week, home }, token));
  if (await claim(match)) {
    go(`/match/${match}`);
    return;
  }
  const made = await asMyself((token) => api.join(match, { name: me.shown }, token));
  sitDown(made, season.game, made.seat === undefined ? [] : [made.seat]);
}

function Weeks({ season, week, choose }: { season: Season; week: number; choose: (week: number) => void }): JSX.Element {
  return (
    <nav class="weeks" aria-label={t("season.weeks")}>
      {Array.from({ length: season.last_week }, (_, each) => each + 1).map((each) => (
        <button
          key={each}
          type="button"
          class={`week-button${each < season.week ? " past" : ""}`}
          aria-current={each === week ? "true" : undefined}
          aria-label={t("season.week", { week: each })}
          onClick={() => choose(each)}
        >
          {each}
        </button>
      ))}
    </nav>
  );
}

interface GatheringProps {
  season: Season;
  attempt: (deed: () => Promise<Season | void>) => void;
}

/** Before the first week: who coaches which team. */
function Gathering({ season, attempt }: GatheringProps): JSX.Element {
  const me = session.value?.name;
  const mine = myTeam(season);
  return (
    <div class="paper stack">
      <h2>{t("season.teams")}</h2>
      {me === undefined && (
        <>
          <p>{t("seasons.sign-in")}</p>
          <SignInLink />
        </>
      )}
      <ul class="team-choice">
        {season.teams.map((team) => (
          <li key={team.key} class={team === mine ? "mine" : ""}>
            <Sign season={season} team={team} />
            <span class="grow">
              <strong>{team.name}</strong>
              <span class="small soft block">
                {[team.division, aboutTeam(season, team)].filter((word) => word).join(" · ")}
              </span>
              <span class="small block">{team.owner ? t("season.coach", { name: team.owner }) : t("season.bot", { level: team.level })}</span>
            </span>
            {me !== undefined && !mine && !team.owner && (
              <button type="button" data-team={team.key} onClick={() => attempt(() => asMyself((token) => api.claimTeam(season.id, team.key, token)))}>
                {t("season.take")}
                <span class="unseen">: {team.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {me === season.commissioner && (
        <>
          <p class="small soft">{t("season.begin.what")}</p>
          <button type="button" class="first wide" id="begin-season" onClick={() => attempt(() => asMyself((token) => api.startSeason(season.id, token)))}>
            {t("season.begin")}
          </button>
        </>
      )}
    </div>
  );
}

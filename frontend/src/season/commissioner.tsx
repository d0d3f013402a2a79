/** What only the commissioner does: end the week, award a match, appoint a coach. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import type { Season } from "../net/season";
import { asMyself } from "../net/session";
import { teamOf } from "./team";

interface Props {
  season: Season;
  attempt: (deed: () => Promise<Season | void>) => void;
}

export function Commissioner({ season, attempt }: Props): JSX.Element {
  return (
    <div class="paper commissioner stack">
      <p class="small soft">{t("season.end-week.what")}</p>
      <button type="button" id="end-week" onClick={() => attempt(() => asMyself((token) => api.endWeek(season.id, token)))}>
        {t("season.end-week")}
      </button>
      <Award season={season} attempt={attempt} />
      <Appoint season={season} attempt={attempt} />
    </div>
  );
}

function Award({ season, attempt }: Props): JSX.Element | null {
  const [chosen, setChosen] = useState("");
  const open = season.fixtures.filter((fixture) => fixture.week === season.week && fixture.open);
  const choices = open.flatMap(({ week, home, away }) => [
    { week, home, winner: home, rival: away },
    { week, home, winner: away, rival: home },
  ]);
  const award = choices.find((each) => each.winner === chosen);
  if (choices.length === 0) return null;
  return (
    <details>
      <summary>{t("season.award")}</summary>
      <div class="stack">
        <label class="field">
          <span class="unseen">{t("season.award")}</span>
          <select id="award-to" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            <option value="">–</option>
            {choices.map(({ winner, rival }) => (
              <option key={winner} value={winner}>
                {t("season.award.to", { team: teamOf(season, winner)?.short ?? winner, rival: teamOf(season, rival)?.short ?? rival })}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          id="award"
          disabled={!award}
          onClick={() => award && attempt(() => asMyself((token) => api.awardMatch(season.id, { week: award.week, home: award.home, winner: award.winner }, token)))}
        >
          {t("season.award")}
        </button>
      </div>
    </details>
  );
}

function Appoint({ season, attempt }: Props): JSX.Element {
  const [team, setTeam] = useState(season.teams[0]?.key ?? "");
  const [owner, setOwner] = useState("");
  return (
    <details>
      <summary>{t("season.appoint")}</summary>
      <div class="stack">
        <label class="field">
          <span>{t("season.appoint.team")}</span>
          <select value={team} onChange={(event) => setTeam(event.currentTarget.value)}>
            {season.teams.map((each) => (
              <option key={each.key} value={each.key}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("season.appoint.who")}</span>
          <input type="text" maxLength={24} autocomplete="off" value={owner} onInput={(event) => setOwner(event.currentTarget.value)} />
        </label>
        <button type="button" id="appoint" onClick={() => attempt(() => asMyself((token) => api.appointCoach(season.id, { team, owner: owner.trim().toLowerCase() }, token)))}>
          {t("season.appoint")}
        </button>
      </div>
    </details>
  );
}

/** The last match of a season on a screen of its own: two crests, the cup between them, and in the end the champion. */
import type { JSX } from "preact";
import { t } from "../i18n";
import type { Season } from "../net/season";
import { Cup, finalWord } from "./bracket";
import { Sign, teamOf } from "./team";

export function Final({ season }: { season: Season }): JSX.Element | null {
  const last = season.rounds[season.rounds.length - 1]?.ties[0];
  const [one, two] = (last?.sides ?? []).map((key) => teamOf(season, key));
  if (!season.playoffs_begun || !last || !one || !two) return null;
  const word = finalWord(season);
  const champion = teamOf(season, season.champion);
  return (
    <section class="final-screen" aria-label={word}>
      {[one, two].map((team, side) => (
        <div key={team.key} class={`finalist${last.winner && last.winner !== team.key ? " beaten" : ""}`}>
          <Sign season={season} team={team} />
          <p class="finalist-name">{team.name}</p>
          <p class="small">{team.owner ? t("season.coach", { name: team.owner }) : t("season.bot", { level: team.level })}</p>
          {last.score && <p class="finalist-score">{last.score[side]}</p>}
        </div>
      ))}
      <div class="final-cup">
        <h2>{word.charAt(0).toUpperCase() + word.slice(1)}</h2>
        <Cup word={champion ? champion.short : word.replace(/^the /i, "")} />
        {champion && <p class="cup-word">{t("season.champion", { team: champion.name })}</p>}
      </div>
    </section>
  );
}

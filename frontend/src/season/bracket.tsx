/** The play-offs as a tree that ends at the cup; before they begin, as they would be today. */
import type { JSX } from "preact";
import { t, words } from "../i18n";
import type { Season, Tie } from "../net/season";
import { myTeam, teamOf, TeamName } from "./team";

export function Bracket({ season }: { season: Season }): JSX.Element | null {
  if (season.rounds.length === 0) return null;
  const champion = teamOf(season, season.champion);
  return (
    <section class="paper bracket-card" aria-label={t("season.bracket")}>
      <div class="card-head">
        <h2>{season.playoffs_begun ? t("season.bracket") : t("season.if-today")}</h2>
      </div>
      <div class="bracket" tabIndex={0} role="group" aria-label={t("season.bracket")}>
        {season.rounds.map((round, number) => (
          <ol key={round.name} class={`round${number === season.rounds.length - 1 ? " last" : ""}`} aria-label={roundWord(season, round.name)}>
            <li class="round-name" aria-hidden="true">
              {roundWord(season, round.name)}
            </li>
            {round.ties.map((tie, place) => (
              <li key={place} class="tie">
                <Pair season={season} tie={tie} />
              </li>
            ))}
          </ol>
        ))}
        <div class="cup">
          <Cup word={champion ? champion.short : bareFinal(season)} />
          {champion && <p class="cup-word">{t("season.trophy", { team: champion.name, final: finalWord(season) })}</p>}
        </div>
      </div>
    </section>
  );
}

function Pair({ season, tie }: { season: Season; tie: Tie }): JSX.Element {
  const mine = myTeam(season)?.key;
  return (
    <>
      {tie.sides.map((team, side) => (
        <span key={side} class={`slot${team === "" ? " empty" : ""}${team !== "" && team === mine ? " mine" : ""}${tie.winner && tie.winner !== team ? " beaten" : ""}`}>
          {team ? (
            <>
              <span class="slot-seed">{tie.seeds[side]}</span>
              <TeamName season={season} team={team} />
              {tie.score && <strong class="slot-score">{tie.score[side]}</strong>}
              {tie.winner === team && <span class="unseen">{t("season.won")}</span>}
            </>
          ) : (
            <span class="unseen">{t("season.none-yet")}</span>
          )}
        </span>
      ))}
    </>
  );
}

export function finalWord(season: Season): string {
  return words(`season.final.${season.final}`, season.final);
}

/** “The Bowl” without its article, as it is engraved. */
function bareFinal(season: Season): string {
  return finalWord(season).replace(/^the /i, "");
}

function roundWord(season: Season, name: string): string {
  if (name === season.final) {
    const word = finalWord(season);
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
  return words(`season.round.${name}`, name);
}

export function Cup({ word }: { word: string }): JSX.Element {
  return (
    <svg class="bowl keep" viewBox="0 0 120 120" role="img" aria-label={word}>
      <path d="M24 14h72v30c0 26-18 40-36 40S24 70 24 44z" fill="#d9a441" stroke="#7a4a08" stroke-width="3" />
      <path d="M24 22H8c0 22 8 30 20 30M96 22h16c0 22-8 30-20 30" fill="none" stroke="#cf9a3e" stroke-width="6" />
      <path d="M36 18v26c0 18 8 28 16 33" fill="none" stroke="#f6d98c" stroke-width="5" opacity=".8" />
      <path d="M54 84h12v12H54zM40 96h40v12H40z" fill="#56351d" />
      <text x="60" y="50" text-anchor="middle" fill="#2a1a04" font-weight="700" font-size={word.length > 8 ? 12 : 17}>
        {word}
      </text>
    </svg>
  );
}

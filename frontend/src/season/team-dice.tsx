/** The dice of a team, a row each, their average first. */
import type { JSX } from "preact";
import { amount, t, words } from "../i18n";
import type { SeasonTeam } from "../net/season";

export function TeamDice({ team }: { team: SeasonTeam }): JSX.Element | null {
  if (team.dice.length === 0) return null;
  return (
    <>
      <h3>{t("season.dice")}</h3>
      <ul class="team-dice">
        {team.dice.map(({ name, faces }) => {
          const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
          return (
            <li key={name} class={`die-row die-${name}`}>
              <span class="unseen">{words(`die.${name}`, name)}</span>
              <strong>{amount(mean, 0)}</strong>
              {faces.map((face, number) => (
                <span key={number}>{amount(face, 0)}</span>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}

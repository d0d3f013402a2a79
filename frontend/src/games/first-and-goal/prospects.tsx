/** What each choice would come to: the chance of a kick, the yards of a return, where a flag leaves the ball. */
import type { JSX } from "preact";
import { amount, percent, t } from "../../i18n";
import type { Prospect, Standing } from "./shape";

interface Props {
  prospects: Record<string, Prospect>;
  /** The moves that may be chosen. */
  moves: string[];
  /** What people call a move. */
  word: (move: string) => string;
  /** The side we look from. */
  us: number;
  names: string[];
}

export function Prospects({ prospects, moves, word, us, names }: Props): JSX.Element | null {
  const told = moves.flatMap((move) => {
    const prospect = prospects[move];
    const comes = prospect && come(prospect, us, names);
    return comes ? [{ move, comes, chance: prospect.chance }] : [];
  });
  if (told.length === 0) return null;
  return (
    <dl class="prospects">
      {told.map(({ move, comes, chance }) => (
        <div key={move}>
          <dt>{word(move)}</dt>
          <dd>
            <strong>{comes}</strong>
            {chance !== undefined && (
              <span class="chance" aria-hidden="true">
                <span style={{ width: percent(chance) }} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function come({ chance, yards, standing, scorer }: Prospect, us: number, names: string[]): string | undefined {
  if (chance !== undefined) return t("goal.comes-off", { chance: percent(chance) });
  if (yards !== undefined) return t("goal.yards-on-average", { yards: amount(yards, 0) });
  if (scorer !== undefined) return t("goal.points-for", { name: names[scorer] ?? "" });
  return standing && `${names[standing.offense] ?? ""}: ${downOf(standing)}, ${spotOf(standing, us)}`;
}

/** Down and distance, as the scoreboard has them. */
export function downOf({ down, to_gain: gain, goal_to_go: goal }: Pick<Standing, "down" | "to_gain" | "goal_to_go">): string {
  return t("goal.down-and", { down, gain: goal ? t("goal.goal") : gain });
}

/** Where the ball lies, from where we look. */
export function spotOf({ offense, ball }: Pick<Standing, "offense" | "ball">, us: number): string {
  const fromOurs = offense === us ? 100 - ball : ball;
  return fromOurs === 50 ? t("goal.midfield") : fromOurs < 50 ? t("goal.own", { yards: fromOurs }) : t("goal.opp", { yards: 100 - fromOurs });
}

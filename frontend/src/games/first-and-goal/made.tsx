/** What made a score: the two cards that met, and the dice they brought. */
import type { JSX } from "preact";
import type { MadeProps } from "../../play/front";
import { titleOf } from "./cards";
import { seen, type GridironShape } from "./shape";
import { lastDice, Thrown } from "./tray";

/** A breakaway rolls them all once more. */
const MOST = 16;

export function Made({ events, shape }: MadeProps): JSX.Element | null {
  const dice = lastDice(events, true, MOST);
  if (dice.length === 0) return null;
  const table = shape as GridironShape;
  // a score clears the table: the calls are those before its first die
  const called = events.findLast((event) => event.seq < (dice[0]?.seq ?? 0) && event.view)?.view;
  const { offense_call: play, defense_call: answer } = called ? seen(called) : { offense_call: "none", defense_call: "none" };
  return (
    <div class="made">
      {play !== "none" && answer !== "none" && (
        <p class="met">
          <strong class="call-name offense">{titleOf(table, "offense", play)}</strong>
          <span aria-hidden="true">×</span>
          <strong class="call-name defense">{titleOf(table, "defense", answer)}</strong>
        </p>
      )}
      <div class="thrown">
        {dice.map((event) => (
          <Thrown key={event.seq} event={event} fresh={false} />
        ))}
      </div>
    </div>
  );
}

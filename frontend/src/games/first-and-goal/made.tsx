/** What made a score: the two cards that met, and the dice they brought. */
import type { JSX } from "preact";
import type { MadeProps } from "../../play/front";
import { titleOf } from "./cards";
import type { GridironShape } from "./shape";
import { lastDice, metBefore, Throws } from "./tray";

/** A breakaway rolls them all once more. */
const MOST = 16;

export function Made({ events, shape }: MadeProps): JSX.Element | null {
  const dice = lastDice(events, true, MOST);
  if (dice.length === 0) return null;
  const table = shape as GridironShape;
  const met = metBefore(events, dice);
  return (
    <div class="made">
      {met && (
        <p class="met">
          <strong class="call-name offense">{titleOf(table, "offense", met.play)}</strong>
          <span aria-hidden="true">×</span>
          <strong class="call-name defense">{titleOf(table, "defense", met.answer)}</strong>
        </p>
      )}
      <Throws dice={dice} />
    </div>
  );
}

/** What made a score: the dice of the play, the attack's against the defense's. */
import type { JSX } from "preact";
import type { MadeProps } from "../../play/front";
import { thisPlay } from "./duel";
import { Rolled } from "./rolled";
import type { DriveStripShape } from "./shape";

export function Made({ events, shape }: MadeProps): JSX.Element | null {
  const table = shape as DriveStripShape;
  const dice = thisPlay(table, events);
  if (dice.length === 0) return null;
  return (
    <div class="made rolled">
      <Rolled shape={table} events={dice} />
    </div>
  );
}

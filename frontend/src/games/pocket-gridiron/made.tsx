/** What made a score: the dice of the play, the attack's against the defense's. */
import type { JSX } from "preact";
import type { MadeProps } from "../../play/front";
import { thisPlay } from "./duel";
import { Rolled } from "./rolled";
import type { DriveStripShape } from "./shape";

export function Made({ events, shape }: MadeProps): JSX.Element {
  const table = shape as DriveStripShape;
  const play = thisPlay(table, events);
  // a kick is a roll of its own: what was played before it has not made it
  const kick = events.at(-1)?.upshot === "good";
  const called = events.findLast((event) => event.kind === "played")?.seq ?? 0;
  return (
    <div class="made rolled">
      <Rolled shape={table} events={kick ? play.filter((event) => event.seq > called) : play} />
    </div>
  );
}

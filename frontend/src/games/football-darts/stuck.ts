/** The darts that stick in the board. */
import type { MatchEvent } from "../../net/types";
import type { Dart } from "./dart";
import { bedOf, type DartboardShape } from "./shape";

/** Those of the drive at hand. */
export function dartsOf(events: MatchEvent[], beat: MatchEvent | null, shape: DartboardShape): Dart[] {
  const thrown: Dart[] = [];
  let drive: unknown;
  let side = 0;
  for (const event of events) {
    if (event.kind === "played") side = event.seat ?? side;
    if (event.kind !== "rolled" || event.what !== "dart" || !event.text) continue;
    const now = event.view?.["drive"];
    if (thrown.length >= shape.darts_a_drive || (drive !== undefined && now !== drive && thrown.length > 1)) thrown.length = 0;
    drive = now;
    thrown.push({ bed: bedOf(shape, event.text)?.bed ?? event.text, order: event.seq, fresh: event.seq === beat?.seq, side });
  }
  return thrown;
}

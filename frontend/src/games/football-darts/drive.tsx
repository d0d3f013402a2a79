/** The drive at hand: where the ball lay, and what each dart brought. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { MatchEvent, View } from "../../net/types";
import { seen, type Phase } from "./shape";

/** Nobody has the ball yet. */
export const UNDECIDED = new Set<Phase>(["toss", "choice"]);
export const BONUS = new Set<Phase>(["try", "pat", "two-points"]);

/** The darts of this drive: thrown ones with what they brought, the one in hand, those to come. */
export function DriveDarts({ view, events, darts }: { view: View; events: MatchEvent[]; darts: number }): JSX.Element | null {
  if (UNDECIDED.has(seen(view).phase) || BONUS.has(seen(view).phase)) return null;
  const dart = seen(view).dart;
  const spots = driveOf(events, view);
  return (
    <ol class="drive-darts" aria-label={t("darts.left", { left: darts + 1 - dart })}>
      {Array.from({ length: darts }, (_, k) => {
        const gain = spots[k + 1] === undefined ? undefined : (spots[k + 1] ?? 0) - (spots[k] ?? 0);
        return (
          <li key={k} class={k + 1 < dart ? "thrown" : k + 1 === dart ? "now" : ""}>
            <strong>{k + 1 < dart ? (gain === undefined ? "·" : gain < 0 ? `−${-gain}` : `+${gain}`) : k + 1}</strong>
            {gain !== undefined && (
              <span class="spots">
                {yardLine(spots[k] ?? 0)} → {yardLine(spots[k + 1] ?? 0)}
              </span>
            )}
            {k + 1 === dart && <span class="spots">{t("darts.now")}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** As the field counts: from either goal line to the fifty. */
function yardLine(pos: number): number {
  return Math.min(pos, 100 - pos);
}

/** Where the ball lay in the drive at hand, its start first. */
export function driveOf(events: MatchEvent[], view: View): number[] {
  const spots: number[] = [];
  for (const event of events) {
    const now = event.view;
    if (!now || seen(now).drive !== seen(view).drive || seen(now).offense !== seen(view).offense) continue;
    const spot = seen(now).pos;
    if (spots.length === 0 || (event.kind === "rolled" && event.what === "dart" && seen(now).dart > 1)) spots.push(spot);
  }
  return spots;
}

/** What made a score: the darts of the drive where they landed. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { MadeProps } from "../../play/front";
import { still } from "../../prefs";
import { Dartboard } from "./dartboard";
import type { DartboardShape } from "./shape";
import { dartsOf } from "./stuck";
import { bedWords } from "./words";

export function Made({ events, shape }: MadeProps): JSX.Element | null {
  // where nothing moves, the celebration is a strip over the board itself
  if (still()) return null;
  const board = shape as DartboardShape;
  return (
    <div class="made pictured" inert>
      <Dartboard shape={board} label={t("darts.board")} darts={dartsOf(events, null, board)} name={(bed) => bedWords(board, bed)} />
    </div>
  );
}

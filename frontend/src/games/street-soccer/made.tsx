/** What made a goal: the walk and the ball's way into the net, with every touch. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { MadeProps } from "../../play/front";
import { still } from "../../prefs";
import { useMedia } from "../../ui/media";
import { figuresOf, Pitch } from "./pitch";
import { seen, type PitchShape } from "./shape";
import { upright } from "./upright";

export function Made({ events, shape, me }: MadeProps): JSX.Element | null {
  const tall = useMedia(upright);
  const goal = events.at(-1);
  // where nothing moves, the celebration is a strip over the court itself
  if (still() || !goal?.paths || !goal.view) return null;
  const shot = goal.seat === 1 ? 1 : 0;
  const nothing = (): undefined => undefined;
  return (
    <div class="made pictured" inert>
      <Pitch
        shape={shape as PitchShape}
        label={t("soccer.board")}
        upright={tall}
        near={me === 1 ? 1 : 0}
        figures={figuresOf(seen(goal.view).figures)}
        ball="GOAL"
        shooting={shot}
        shot={shot}
        offers={new Map()}
        preview={goal.paths}
        describe={() => ""}
        look={nothing}
        pick={nothing}
        cancel={nothing}
      />
    </div>
  );
}

/** A game without a panel of its own: what the view says, and the moves. */
import type { JSX } from "preact";
import { Moves } from "../moves";
import { choicesOf, type PanelProps } from "../panel";

export function PlainPanel({ scene, mayAct, act, advice, me }: PanelProps): JSX.Element {
  return (
    <div class="panel">
      <pre class="mono">{scene.view.position ?? ""}</pre>
      {mayAct && <Moves game="" texts={choicesOf(scene)} act={act} advice={advice} seat={me} />}
    </div>
  );
}

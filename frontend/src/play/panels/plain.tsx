/** A game without a panel of its own: what the view says, and the moves. */
import type { JSX } from "preact";
import { Guest, guestAddress } from "../guest";
import { Moves } from "../moves";
import { choicesOf, type PanelProps } from "../panel";

export function PlainPanel(props: PanelProps): JSX.Element {
  const { scene, shape, names, mayAct, act, me } = props;
  const address = guestAddress(shape);
  if (address === undefined) return <Plain {...props} />;
  return (
    <div class="panel">
      <Guest address={address} table={{ shape, names, act }} moment={{ view: scene.view, texts: choicesOf(scene), mayAct, me }}>
        <Plain {...props} />
      </Guest>
    </div>
  );
}

function Plain({ scene, mayAct, act, advice, me }: PanelProps): JSX.Element {
  return (
    <div class="panel">
      <pre class="mono">{scene.view.position ?? ""}</pre>
      {mayAct && <Moves game="" texts={choicesOf(scene)} act={act} advice={advice} seat={me} />}
    </div>
  );
}

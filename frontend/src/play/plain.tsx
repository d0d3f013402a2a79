/** A game without a front end in this bundle: the board its package brings, with its choices, else the position or the situation in words, and the moves. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { choicesOf, type GameFront, type Parts, type PlayProps } from "./front";
import { Guest, guestAddress } from "./guest";
import { Moves } from "./moves";

function Play({ scene, shape, names, mayAct, act, advice, me, children }: PlayProps & { children: (parts: Parts) => JSX.Element }): JSX.Element {
  const texts = choicesOf(scene);
  const [broken, setBroken] = useState(false);
  const address = guestAddress(shape);
  if (address !== undefined && !broken) {
    const moment = { view: scene.view, texts, mayAct, me };
    return children({ board: <Guest address={address} table={{ shape, names, act }} moment={moment} onBroken={() => setBroken(true)} /> });
  }
  return children({
    board: <pre class="mono plain-board paper">{scene.view.position || scene.state.subline}</pre>,
    actions: mayAct && <Moves game="" node={scene.node} texts={texts} act={act} advice={advice} side={me} />,
  });
}

export const plainFront: GameFront = {
  Play,
  situation: () => ({ main: "", small: "" }),
};

/** A game without a front end in this bundle: the board its package brings, else what the view says, and the moves. */
import type { JSX } from "preact";
import { choicesOf, type GameFront, type Parts, type PlayProps } from "./front";
import { Guest, guestAddress } from "./guest";
import { Moves } from "./moves";

function Play({ scene, shape, names, mayAct, act, advice, me, children }: PlayProps & { children: (parts: Parts) => JSX.Element }): JSX.Element {
  const texts = choicesOf(scene);
  const address = guestAddress(shape);
  const words = <pre class="mono plain-board paper">{scene.view.position ?? ""}</pre>;
  const board =
    address === undefined ? (
      words
    ) : (
      <Guest address={address} table={{ shape, names, act }} moment={{ view: scene.view, texts, mayAct, me }}>
        {words}
      </Guest>
    );
  return children({ board, actions: mayAct && <Moves game="" texts={texts} act={act} advice={advice} seat={me} /> });
}

export const plainFront: GameFront = {
  Play,
  situation: () => ({ main: "", small: "" }),
};

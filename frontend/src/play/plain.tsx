/** A game without a front end of its own: what the view says, and the moves. */
import type { JSX } from "preact";
import { choicesOf, type GameFront, type Parts, type PlayProps } from "./front";
import { Moves } from "./moves";

function Play({ scene, mayAct, act, advice, me, children }: PlayProps & { children: (parts: Parts) => JSX.Element }): JSX.Element {
  return children({
    board: <pre class="mono plain-board paper">{scene.view.position ?? ""}</pre>,
    actions: mayAct && <Moves game="" texts={choicesOf(scene)} act={act} advice={advice} seat={me} />,
  });
}

export const plainFront: GameFront = {
  Play,
  situation: () => ({ main: "", small: "" }),
};

/** The picture on the lid of a game's box; bare wood until it is here, and for a game without one. */
import type { JSX } from "preact";
import { lidOf } from "../games";
import { BoxFrame } from "../parts/lid";

export function Picture({ game }: { game: string }): JSX.Element {
  const Lid = lidOf(game);
  return Lid ? <Lid /> : <BoxFrame colours={["#6b4526", "#8a633f", "#3b2413"]} />;
}

/** The picture on the lid of a game's box; bare wood until it is here, and for a game without one. */
import type { JSX } from "preact";
import { lidOf } from "../games";
import { BoxFrame } from "../parts/lid";

/** `minutes`: how long a match takes, measured; a lid without them says nothing of it. */
export function Picture({ game, minutes }: { game: string; minutes?: number | undefined }): JSX.Element {
  const Lid = lidOf(game);
  return Lid ? <Lid minutes={minutes} /> : <BoxFrame colours={["#6b4526", "#8a633f", "#3b2413"]} />;
}

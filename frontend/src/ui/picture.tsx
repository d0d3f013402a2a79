/** The picture on the lid of a game's box; bare wood until it is here, its title for a game without one. */
import type { JSX } from "preact";
import { lidOf } from "../games";
import { PlainLid } from "../parts/plain-lid";

interface Props {
  game: string;
  /** What stands on the lid of a game that brings no picture. */
  title?: string | undefined;
  /** How long a match takes, measured; a lid without them says nothing of it. */
  minutes?: number | undefined;
}

export function Picture({ game, title = "", minutes }: Props): JSX.Element {
  const Lid = lidOf(game);
  return Lid ? <Lid minutes={minutes} /> : <PlainLid title={Lid === null ? title : ""} />;
}

/** Two hands at one screen: a hand is seen only by whoever has lifted the curtain for the decision at hand. */
import { useState } from "preact/hooks";
import type { MatchEvent } from "../net/types";
import type { Scene } from "./director";

export interface Secrecy {
  /** Whose hand waits behind the curtain; nobody's when there is nothing to hide. */
  waiting: number | undefined;
  /** Nobody may see a hand now: everybody watches the dice. */
  watched: boolean;
  lift: () => void;
}

/** `hidden`: several hands are held at this screen, in a game that has secrets. */
export function useSecrecy(scene: Scene | null, events: MatchEvent[], hidden: boolean): Secrecy {
  const [lifted, setLifted] = useState<{ seat: number; roll: number } | undefined>(undefined);
  const roll = hidden ? (events.findLast(isOpenRoll)?.seq ?? 0) : 0;
  const due = scene?.node?.kind === "decision" ? scene.node.seat : undefined;
  const seen = lifted !== undefined && lifted.seat === due && lifted.roll === roll && scene?.state.seat === due;
  return {
    waiting: hidden && due !== undefined && !seen ? due : undefined,
    watched: hidden && !seen,
    lift: () => due !== undefined && setLifted({ seat: due, roll }),
  };
}

/** A roll that everybody watches; after it the device may be in other hands. */
function isOpenRoll(event: MatchEvent): boolean {
  return event.kind === "rolled" && !event.what?.endsWith("-card");
}

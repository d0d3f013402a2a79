/** Two hands at one screen: a hand is seen only by whoever has lifted the curtain for the hidden choice at hand. */
import { useState } from "preact/hooks";
import type { MatchEvent } from "../net/types";
import type { Scene } from "./director";

export interface Secrecy {
  /** Whose hand waits behind the curtain; nobody's when there is nothing to hide. */
  waiting: number | undefined;
  /** Nobody may see a hand now: everybody watches the dice, or a choice that is said aloud. */
  watched: boolean;
  lift: () => void;
}

/** `hidden`: several hands are held at this screen, in a game that has secrets.  What is no secret is chosen before everybody. */
export function useSecrecy(scene: Scene | null, events: MatchEvent[], hidden: boolean): Secrecy {
  const [lifted, setLifted] = useState<{ seat: number; roll: number } | undefined>(undefined);
  const roll = hidden ? (events.findLast(isOpenRoll)?.seq ?? 0) : 0;
  const due = scene?.node?.kind === "decision" && scene.node.unseen ? scene.node.seat : undefined;
  const seen = due !== undefined && lifted?.seat === due && lifted.roll === roll && scene?.state.seat === due;
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

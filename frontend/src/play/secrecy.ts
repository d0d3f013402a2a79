/** Two hands at one screen: the server says who is to look; here is kept who has lifted the curtain. */
import { useState } from "preact/hooks";
import type { Table } from "../net/table";
import type { Scene } from "./director";

export interface Secrecy {
  /** Whose hand waits behind the curtain; nobody's when there is nothing to hide. */
  waiting: number | undefined;
  /** Nobody may see a hand now: everybody watches the dice. */
  watched: boolean;
  lift: () => void;
}

/** `onPhones`: no hand is ever held at this screen, and no curtain hangs before it. */
export function useSecrecy(scene: Scene | null, table: Table, onPhones: boolean): Secrecy {
  const [lifted, setLifted] = useState<{ seat: number; since: number } | undefined>(undefined);
  const held = table.held;
  const curtain = held.length > 1 ? scene?.state.curtain : undefined;
  // while events still play, and while somebody elsewhere decides, all look on
  const due = held.find((seat) => seat === curtain?.seat && scene?.node);
  const open = curtain !== undefined && lifted !== undefined && lifted.seat === due && lifted.since === curtain.since;
  // the hand is still being fetched: all look on, and no curtain falls for whoever has lifted it
  const seen = open && scene?.state.seat === due;
  return {
    waiting: due !== undefined && !open && !onPhones ? due : undefined,
    watched: (curtain !== undefined && !seen) || onPhones,
    lift: () => curtain && due !== undefined && setLifted({ seat: due, since: curtain.since }),
  };
}

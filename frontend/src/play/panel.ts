/** What a game's own panel gets and may do. */
import type { Advice, MatchEvent, Seat } from "../net/types";
import type { Scene } from "./director";

export interface PanelProps {
  scene: Scene;
  /** The geometry the game exports. */
  shape: unknown;
  seats: Seat[];
  names: string[];
  /** The seat we look from; nobody's for a spectator. */
  me: number | undefined;
  /** Whether a choice of ours, or a die in our hand, is due. */
  mayAct: boolean;
  /** Every event shown so far. */
  events: MatchEvent[];
  advice: Advice[] | undefined;
  /** Play a move, or enter what fell, in notation. */
  act: (text: string) => void;
  /** Change what an entry said; only for what was entered at a real table. */
  correct?: ((entry: number, text: string) => void) | undefined;
}

/** The texts to choose from: legal moves, or what may have fallen. */
export function choicesOf(scene: Scene): string[] {
  const node = scene.node;
  if (node?.kind === "decision") return node.legal ?? [];
  if (node?.kind === "chance" && !node.drawn) return node.outcomes ?? [];
  return [];
}

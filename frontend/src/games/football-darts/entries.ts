/** Darts entered faster than a network answers wait their turn: what the next is for follows from the one before. */
import { useEffect } from "preact/hooks";
import type { Entry } from "../../net/waiting";
import type { PlayProps } from "../../play/front";

/** A dart, what it is for should that have to be said, and what its order is called if it has waited. */
export interface Fallen {
  outcome: string;
  call: string;
  id?: string | undefined;
}

interface Entering {
  enter: (outcome: string, call: string) => void;
  undo: (() => void) | undefined;
}

/** `scoring`: a dart may be entered now. Those that wait leave in their order, each when the one ahead of it has been answered, after a reload too. */
export function useEntries({ saving, waiting, undo, scene }: PlayProps, scoring: boolean, send: (dart: Fallen) => void): Entering {
  // asked when it matters, not when this was drawn: sending one makes the next the first
  const next = (): Entry | undefined => (saving?.value ? undefined : waiting?.entries.value[0]);
  useEffect(() => {
    const first = next();
    if (!waiting || !first || !scoring) return;
    send(first);
    waiting.remove(first.id);
  }, [waiting, next(), scoring, scene.state.seq]);
  return {
    enter: (outcome, call) => (waiting && (saving?.value || next()) ? waiting.put(outcome, call) : send({ outcome, call })),
    undo: undo && (() => void (waiting?.takeBack() || undo())),
  };
}

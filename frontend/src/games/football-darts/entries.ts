/** Darts entered faster than a network answers wait their turn: what the next is for follows from the one before. */
import { useEffect } from "preact/hooks";
import type { PlayProps } from "../../play/front";

/** A dart, what it was said to be for, and what its order is called if it has waited. */
export interface Fallen {
  outcome: string;
  call?: string | undefined;
  id?: string | undefined;
}

interface Entering {
  enter: (outcome: string, call?: string) => void;
  undo: (() => void) | undefined;
}

/** `scoring`: a dart may be entered now. Those that wait leave in their order, each when the one ahead of it has been answered, after a reload too. */
export function useEntries({ saving = false, waiting, undo, scene }: PlayProps, scoring: boolean, send: (dart: Fallen) => void): Entering {
  const first = waiting?.entries.value[0];
  useEffect(() => {
    if (!waiting || !first || saving || !scoring) return;
    send(first);
    waiting.remove(first.id);
  }, [waiting, first, saving, scoring, scene.state.seq]);
  return {
    enter: (outcome, call) => (waiting && (saving || first) ? waiting.put(outcome, call) : send({ outcome, call })),
    undo: undo && (() => void (waiting?.takeBack() || undo())),
  };
}

/** Where a game's own front end is found: the folder of its name.  Nothing outside these folders knows a game. */
import type { ComponentType } from "preact";
import { signal } from "@preact/signals";
import type { GameFront } from "../play/front";
import { plainFront } from "../play/plain";

/** A game without a folder is played on the plain table. */
export function loadFront(game: string): Promise<GameFront> {
  return import(`./${game}/front.tsx`).then(
    (found: { front: GameFront }) => found.front,
    (problem: Error) => {
      if (isMissing(problem)) return plainFront;
      throw problem;
    },
  );
}

const lids = signal<Record<string, ComponentType | null>>({});

/** The picture on the lid of a game's box, once it is here; `null` for a game without one. */
export function lidOf(game: string): ComponentType | null | undefined {
  const known = lids.value[game];
  if (known === undefined && !asked.has(game)) {
    asked.add(game);
    import(`./${game}/lid.tsx`).then(
      (found: { Lid: ComponentType }) => (lids.value = { ...lids.peek(), [game]: found.Lid }),
      (problem: Error) => {
        if (isMissing(problem)) lids.value = { ...lids.peek(), [game]: null };
        else asked.delete(game);
      },
    );
  }
  return known;
}

const asked = new Set<string>();

/** The bundle says so of a folder that was not there when it was made; anything else is the network. */
function isMissing(problem: Error): boolean {
  return problem.message.startsWith("Module not found in bundle");
}

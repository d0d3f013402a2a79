/** Where a game's own front end is found: the folder of its name.  Nothing outside these folders knows a game. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { learnGame } from "../i18n/worded";
import type { GameFront } from "../play/front";
import type { OptionFields } from "../play/options";
import { plainFront } from "../play/plain";

/** A piece of a game's folder; nothing where the folder has none, an error when the network is gone. */
async function piece<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (problem) {
    // the bundle says so of a file that was not there when it was made
    if (problem instanceof Error && problem.message.startsWith("Module not found in bundle")) return undefined;
    throw problem;
  }
}

/** A game without a folder is played on the plain table. */
export async function loadFront(game: string): Promise<GameFront> {
  const [found] = await Promise.all([piece<{ front: GameFront }>(() => import(`./${game}/front.tsx`)), learnGame(game)]);
  return found?.front ?? plainFront;
}

/** How a game lets its own house rules be chosen; most have nothing special. */
export async function loadOptionFields(game: string): Promise<OptionFields> {
  const found = await piece<{ fields: OptionFields }>(() => import(`./${game}/options.tsx`));
  return found?.fields ?? {};
}

/** Where on a game's board a move is made, one place after another; a plain button where there is no gesture for it. */
export type Handles = (gesture: string[]) => string[];

export async function loadHandles(game: string): Promise<Handles> {
  const found = await piece<{ handles: Handles }>(() => import(`./${game}/handles.ts`));
  return found?.handles ?? (() => []);
}

export type LidProps = { minutes?: number | undefined };
const lids = signal<Record<string, ComponentType<LidProps> | null>>({});
const asked = new Set<string>();

/** The picture on the lid of a game's box, once it is here; `null` for a game without one. */
export function lidOf(game: string): ComponentType<LidProps> | null | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    piece<{ Lid: ComponentType<LidProps> }>(() => import(`./${game}/lid.tsx`)).then(
      (found) => (lids.value = { ...lids.peek(), [game]: found?.Lid ?? null }),
      () => asked.delete(game),
    );
  }
  return lids.value[game];
}

export type CrestProps = { team: string; division: string };
const crests = signal<Record<string, ComponentType<CrestProps> | null>>({});
const sought = new Set<string>();

/** How a game draws the crests of its teams, once that is here; `null` for a game without crests. */
export function crestsOf(game: string): ComponentType<CrestProps> | null | undefined {
  if (!sought.has(game)) {
    sought.add(game);
    piece<{ Crest: ComponentType<CrestProps> }>(() => import(`./${game}/crest.tsx`)).then(
      (found) => (crests.value = { ...crests.peek(), [game]: found?.Crest ?? null }),
      () => sought.delete(game),
    );
  }
  return crests.value[game];
}

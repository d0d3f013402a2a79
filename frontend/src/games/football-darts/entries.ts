/** Darts entered faster than a network answers wait their turn: what the next is for follows from the one before. */
import { useEffect } from "preact/hooks";
import type { PlayProps } from "../../play/front";
import { kept } from "../../prefs";

const drawer = kept<Record<string, string[]>>("darts-entered", {});

/** What has been entered and not sent, match by match; kept in the browser, as what is on its way is. */
export const entered = {
  put(match: string, dart: string): void {
    drawer.value = { ...drawer.value, [match]: [...(drawer.value[match] ?? []), dart] };
  },
  /** The first of them, which is to be sent now. */
  next: (match: string): string | undefined => take(match, 0),
  /** The last of them, which was a mistake. */
  takeBack: (match: string): string | undefined => take(match, -1),
  forget(match: string): void {
    const { [match]: _, ...others } = drawer.value;
    if (match in drawer.value) drawer.value = others;
  },
};

function take(match: string, place: 0 | -1): string | undefined {
  const darts = drawer.value[match] ?? [];
  const dart = darts.at(place);
  if (darts.length > 1) drawer.value = { ...drawer.value, [match]: place === 0 ? darts.slice(1) : darts.slice(0, -1) };
  else entered.forget(match);
  return dart;
}

/** `scoring`: a dart may be entered now. What comes while another is being saved leaves when that has been answered, after a reload too. */
export function useEntries({ saving = false, undo, scene }: PlayProps, scoring: boolean, send: (which: string) => void): { enter: (which: string) => void; undo: (() => void) | undefined } {
  const { match, seq, status } = scene.state;
  useEffect(() => {
    const next = saving || !scoring ? undefined : entered.next(match);
    if (next !== undefined) send(next);
    if (status === "over") entered.forget(match);
  }, [saving, scoring, seq]);
  const takeBack = (): void => {
    if (entered.takeBack(match) === undefined) undo?.();
  };
  return { enter: (which) => (saving ? entered.put(match, which) : send(which)), undo: undo && takeBack };
}

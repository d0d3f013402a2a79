/** How a move would go over the board, asked before it is played; each is asked once. */
import { useMemo } from "preact/hooks";
import { api } from "../net/api";
import type { Table } from "../net/table";
import type { Scene } from "./director";
import type { Preview } from "./front";

export function usePreviews(table: Table, scene: Scene | null): (text: string) => Promise<Preview | undefined> {
  const seq = scene?.state.seq ?? 0;
  const seat = scene?.node?.kind === "decision" ? scene.node.seat : undefined;
  const settled = table.unsaved.value === 0;
  return useMemo(() => {
    const known = new Map<string, Promise<Preview | undefined>>();
    return (text) => {
      // a move that is on its way, or a match that has moved on, leaves nothing to preview
      if (!settled || table.state.value?.seq !== seq) return Promise.resolve(undefined);
      const found = known.get(text) ?? api.preview(table.id, text, table.token, seat).catch(() => undefined);
      known.set(text, found);
      return found;
    };
  }, [table, seq, seat, settled]);
}

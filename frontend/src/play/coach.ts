/** The coach's opinion, for whoever wants it and where it is allowed. */
import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "../net/api";
import type { Table } from "../net/table";
import type { Advice } from "../net/types";
import { hints } from "../prefs";
import type { Scene } from "./director";

interface Opinion {
  moves: Advice[] | undefined;
  note: string;
}

const NOTHING: Opinion = { moves: undefined, note: "" };

export function useAdvice(table: Table, scene: Scene | null): Opinion {
  const [opinion, setOpinion] = useState<Opinion & { seq: number }>({ ...NOTHING, seq: -1 });
  const node = scene?.node;
  const seat = node?.kind === "decision" && table.holds(node.seat) ? node.seat : undefined;
  const seq = scene?.state.seq ?? 0;
  const wanted = hints.value && seat !== undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    api.advice(table.id, table.token, seat).then(
      (found) => current && setOpinion({ moves: found.moves, note: "", seq }),
      (problem) => current && setOpinion({ moves: undefined, note: problem instanceof Refused ? problem.message : "", seq }),
    );
    return () => {
      current = false;
    };
  }, [wanted, seq, seat]);
  return wanted && opinion.seq === seq ? opinion : NOTHING;
}

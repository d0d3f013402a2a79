/** The coach's opinion, for whoever wants it and where it is allowed. */
import { useEffect, useState } from "preact/hooks";
import { refusalText } from "../i18n/refusal";
import { api, Refused } from "../net/api";
import type { Table } from "../net/table";
import type { Counsel } from "../net/types";
import { hints } from "../prefs";
import type { Scene } from "./director";

export interface Opinion {
  counsel: Counsel | undefined;
  /** Why there is none. */
  note: string;
  thinking: boolean;
}

const NOTHING: Opinion = { counsel: undefined, note: "", thinking: false };

export function useAdvice(table: Table, scene: Scene | null): Opinion {
  const [opinion, setOpinion] = useState<Opinion & { seq: number }>({ ...NOTHING, seq: -1 });
  const node = scene?.node;
  const seat = node?.kind === "decision" && table.holds(node.seat) ? node.seat : undefined;
  const seq = scene?.state.seq ?? 0;
  const wanted = hints.value && seat !== undefined && !scene?.state.rated;
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    api.advice(table.id, table.token, seat, seq).then(
      (found) => current && setOpinion({ ...NOTHING, counsel: found, seq }),
      (problem) => current && setOpinion({ ...NOTHING, note: problem instanceof Refused ? refusalText(problem.why) : "", seq }),
    );
    return () => {
      current = false;
    };
  }, [wanted, seq, seat]);
  if (!wanted) return NOTHING;
  return opinion.seq === seq ? opinion : { ...NOTHING, thinking: true };
}

/** A kick that may be chosen, with its chance. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { percent } from "../../i18n";
import type { PlayProps } from "../../play/front";
import type { Upshot } from "./shape";

interface Props {
  move: string;
  /** What people call it. */
  word: string;
  preview: PlayProps["preview"];
}

export function Kick({ move, word, preview }: Props): JSX.Element {
  const [chance, setChance] = useState<number | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void preview?.(move).then((seen) => {
      const good = seen?.outcomes?.filter((each) => (each.upshot as Upshot | undefined) === "good");
      if (wanted && good) setChance(good.reduce((sum, each) => sum + each.share, 0));
    });
    return () => {
      wanted = false;
    };
  }, [move]);
  return (
    <div class="kick-odds">
      <span>{word}</span>
      <div class="shares">
        <span class="through" style={{ flexGrow: chance ?? 1 }}>
          {chance === undefined ? "…" : `✓ ${percent(chance)}`}
        </span>
        {chance !== undefined && chance < 1 && (
          <span class="stopped" style={{ flexGrow: 1 - chance }}>
            ✕ {percent(1 - chance)}
          </span>
        )}
      </div>
    </div>
  );
}

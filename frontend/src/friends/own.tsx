/** What is ours: a guest's matches taken into the account, and everything that is kept of us as a file. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api, Refused } from "../net/api";
import { keys } from "../net/keys";
import { asMyself } from "../net/session";
import { kept } from "../prefs";
import { Icon } from "../ui/icons";
import { Problem } from "../ui/problem";

/** As many are remembered as a device has keys to. */
const MOST = 300;
/** Matches that were offered to an account before. */
const offered = kept<string[]>("taken-in", []);

export function TakeIn(): JSX.Element | null {
  const [done, setDone] = useState<number | undefined>(undefined);
  const [problem, setProblem] = useState<Error | null>(null);
  const mine = keys.value.filter((key) => key.seats.length === 1 && !offered.value.includes(key.match));
  if (done !== undefined) return <p role="status">{t("own.taken-in", { count: done })}</p>;
  if (mine.length === 0) return null;
  const take = async (): Promise<void> => {
    let count = 0;
    setProblem(null);
    for (const key of mine) {
      try {
        await asMyself((token) => api.adopt(key.token, token));
        count += 1;
      } catch (refused) {
        // what nobody has answered is offered again
        if (!(refused instanceof Refused)) return setProblem(refused as Error);
      }
      offered.change((now) => [...now, key.match].slice(-MOST));
    }
    setDone(count);
  };
  return (
    <div class="notice stack">
      <p>{t("own.take-in.what", { count: mine.length })}</p>
      {problem && <Problem problem={problem} />}
      <button type="button" id="take-in" onClick={() => void take()}>
        {t("own.take-in")}
      </button>
    </div>
  );
}

export function OwnData(): JSX.Element {
  const [problem, setProblem] = useState<Error | null>(null);
  const save = async (): Promise<void> => {
    try {
      const data = await asMyself((token) => api.ownData(token));
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
      link.download = "touchline.json";
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (refused) {
      setProblem(refused as Error);
    }
  };
  return (
    <>
      {problem && <Problem problem={problem} />}
      <button type="button" id="own-data" class="quiet" onClick={() => void save()}>
        <Icon name="save" /> {t("own.data")}
      </button>
    </>
  );
}

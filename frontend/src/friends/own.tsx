/** What is ours: a guest's matches taken into the account, and everything that is kept of us as a file. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { keys } from "../net/keys";
import { asMyself } from "../net/session";
import { kept } from "../prefs";
import { Icon } from "../ui/icons";
import { Problem } from "../ui/problem";

/** Matches that were offered to an account before. */
const offered = kept<string[]>("taken-in", []);

export function TakeIn(): JSX.Element | null {
  const [done, setDone] = useState<number | undefined>(undefined);
  const mine = keys.value.filter((key) => key.seats.length === 1 && !offered.value.includes(key.match));
  if (done !== undefined) return <p role="status">{t("own.taken-in", { count: done })}</p>;
  if (mine.length === 0) return null;
  const take = async (): Promise<void> => {
    let count = 0;
    for (const key of mine) {
      await asMyself((token) => api.adopt(key.token, token)).then(() => (count += 1), () => undefined);
    }
    offered.value = [...offered.value, ...mine.map((key) => key.match)].slice(-200);
    setDone(count);
  };
  return (
    <div class="notice stack">
      <p>{t("own.take-in.what", { count: mine.length })}</p>
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

/** Matches taken along in a file, and taken in from one. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { keys } from "../net/keys";
import { packAll, unload, unpack } from "../net/moving";
import { Icon } from "../ui/icons";
import { problemText } from "../ui/problem";

type Told = { text: string; bad?: boolean };

export function LuggageCorner(): JSX.Element {
  const [told, setTold] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);
  const work = (doing: () => Promise<Told>): void => {
    setBusy(true);
    void doing()
      .catch((problem: unknown) => ({ text: wrong(problem), bad: true }))
      .then((done) => {
        setTold(done);
        setBusy(false);
      });
  };
  return (
    <section class="luggage stack" aria-labelledby="luggage">
      <h2 id="luggage" class="eyebrow">
        {t("luggage")}
      </h2>
      <p class="small soft">{t("luggage.what")}</p>
      <p class="row">
        <button type="button" class="small" id="pack" disabled={busy || keys.value.length === 0} onClick={() => work(packed)}>
          <Icon name="share" /> {t("luggage.pack")}
        </button>
        <label class="button small" for="unpack">
          {t("luggage.unpack")}
        </label>
        <input
          type="file"
          id="unpack"
          class="unseen"
          accept=".json,.txt,application/json,text/plain"
          disabled={busy}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file) work(() => unpacked(file));
          }}
        />
      </p>
      {told && (
        <p class={`notice small${told.bad ? " bad" : ""}`} role="status">
          {told.text}
        </p>
      )}
    </section>
  );
}

async function packed(): Promise<Told> {
  const { file, packed: count, stay } = await packAll();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file], { type: "application/json" }));
  link.download = `touchline-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return { text: t("luggage.packed", { count }) + (stay > 0 ? ` ${t("luggage.stay", { count: stay })}` : "") };
}

async function unpacked(file: File): Promise<Told> {
  let count = 0;
  let problem: unknown;
  for (const each of unpack(await file.text())) {
    try {
      await unload(each);
      count += 1;
    } catch (why) {
      problem = why;
    }
  }
  if (problem === undefined) return { text: t("luggage.unpacked", { count }) };
  return { text: `${t("luggage.unpacked", { count })} ${wrong(problem)}`, bad: true };
}

function wrong(problem: unknown): string {
  if (problem instanceof SyntaxError) return t("luggage.no-file");
  return problemText(problem);
}

/** Going on here with a match that was begun on another device of ours. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { unpacked } from "../net/hand-over";
import { keep } from "../net/keys";
import { othersOf } from "../net/naming";
import { go } from "../route";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";

export function ContinuePage({ given }: { given: URLSearchParams }): JSX.Element {
  const [code, setCode] = useState(given.get("code") ?? "");
  const [problem, setProblem] = useState<Error | null>(null);
  const take = async (): Promise<void> => {
    try {
      const made = await api.takeOver(code);
      const { game } = await api.board(made.match, made.token);
      const held = made.seats_held;
      const [over, table] = [made.status === "over", made.dice.tier === "entered"];
      keep({ match: made.match, game, token: made.token, seats: held, against: othersOf(made.seats, held), touched: Date.now(), over, table, ...(given.has("hand") ? { part: "hand" as const } : {}), ...unpacked(given.get("half")) });
      go(`/match/${made.match}`, "replace");
    } catch (refused) {
      setProblem(refused as Error);
    }
  };
  return (
    <Page title={t("continue")} narrow>
      <form
        class="paper framed stack"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <h1>{t("continue")}</h1>
        <p>{t("continue.what")}</p>
        <label class="field">
          <span>{t("continue.code")}</span>
          <input type="text" id="code" class="seat-code" required maxLength={16} autocomplete="one-time-code" autocapitalize="none" spellcheck={false} value={code} onInput={(event) => setCode(event.currentTarget.value)} />
        </label>
        {problem && <Problem problem={problem} />}
        <button type="submit" class="first wide">
          {t("continue.go")}
        </button>
      </form>
    </Page>
  );
}

/** Letters about our turn, where the server writes them: an address, confirmed by what the first letter brings. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { asMyself } from "../net/session";
import { language } from "../prefs";
import { go, route } from "../route";
import { useAsked } from "../ui/asked";
import { Problem } from "../ui/problem";

export function Letters(): JSX.Element | null {
  const [again, setAgain] = useState(0);
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<Error | null>(null);
  const asked = useAsked(() => asMyself((token) => api.email(token)), [again]);
  const state = asked.value;
  if (!state?.offered) return null;
  const give = async (given: string): Promise<void> => {
    setProblem(null);
    try {
      await asMyself((token) => api.setEmail({ address: given, lang: language.value }, token));
      setAgain(again + 1);
    } catch (refused) {
      setProblem(refused as Error);
    }
  };
  return (
    <form
      class="stack letters"
      onSubmit={(event) => {
        event.preventDefault();
        void give(address);
      }}
    >
      <h2>{t("letters")}</h2>
      {state.address ? (
        <>
          <p role="status">{t(state.confirmed ? "letters.go-to" : "letters.asked", { address: state.address })}</p>
          <button type="button" class="quiet" onClick={() => void give("")}>
            {t("letters.end")}
          </button>
        </>
      ) : (
        <>
          <label class="field">
            <span>{t("letters.address")}</span>
            <input type="email" id="email" required maxLength={254} autocomplete="email" value={address} onInput={(event) => setAddress(event.currentTarget.value)} />
          </label>
          <button type="submit">{t("letters.write")}</button>
        </>
      )}
      {problem && <Problem problem={problem} />}
    </form>
  );
}

/** What a letter's link asks for: yes to letters, or no more of them. */
export function LetterAnswer(): JSX.Element | null {
  const given = new URLSearchParams(route.value.hash);
  const yes = given.get("confirm");
  const no = given.get("letters-off");
  const [done, setDone] = useState("");
  const [problem, setProblem] = useState<Error | null>(null);
  useEffect(() => {
    if (!yes && !no) return;
    (yes ? api.confirmEmail(yes) : api.endLetters(no ?? "")).then(() => setDone(t(yes ? "letters.confirmed" : "letters.ended")), setProblem);
    go("/account", "replace");
  }, [yes, no]);
  if (problem) return <Problem problem={problem} />;
  return done ? (
    <p class="paper notice" role="status">
      {done}
    </p>
  ) : null;
}

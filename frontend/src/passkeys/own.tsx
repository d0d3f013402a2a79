/** The passkeys of an account: those there are, and one more. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, when } from "../i18n";
import { api } from "../net/api";
import { asMyself } from "../net/session";
import { useAsked } from "../ui/asked";
import { Problem } from "../ui/problem";
import type { Passkey } from "../wire/messages";
import { addPasskey, usable } from "./ceremony";

export function Passkeys(): JSX.Element | null {
  const asked = useAsked(() => asMyself((token) => api.passkeys(token)), []);
  const [changed, setChanged] = useState<Passkey[] | undefined>(undefined);
  const [problem, setProblem] = useState<Error | null>(null);
  const [name, setName] = useState("");
  const [passphrase, setPassphrase] = useState("");
  const keys = changed ?? asked.value ?? [];
  const attempt = (deed: Promise<Passkey[]>): void => {
    setProblem(null);
    deed.then((now) => {
      setChanged(now);
      setName("");
      setPassphrase("");
    }, setProblem);
  };
  if (!usable() && keys.length === 0) return null;
  return (
    <details class="passkeys">
      <summary>{t("passkeys")}</summary>
      <p>{t("passkeys.what")}</p>
      <ul class="list">
        {keys.map((key) => (
          <li key={key.id}>
            <span class="grow">
              <strong>{key.name}</strong>
              <span class="small soft block">{key.used === null ? t("passkeys.unused") : t("passkeys.used", { day: when(key.used) })}</span>
            </span>
            <button type="button" class="quiet small" onClick={() => attempt(asMyself((token) => api.forgetPasskey(key.id, token)))}>
              {t("passkeys.forget")}
              <span class="unseen">: {key.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {usable() && (
        <form
          class="stack"
          id="add-passkey"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(addPasskey(passphrase, name));
          }}
        >
          <label class="field">
            <span>{t("passkeys.name")}</span>
            <input type="text" required maxLength={32} autocomplete="off" value={name} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <label class="field">
            <span>{t("account.passphrase")}</span>
            <input type="password" required maxLength={256} autocomplete="current-password" value={passphrase} onInput={(event) => setPassphrase(event.currentTarget.value)} />
          </label>
          {problem && <Problem problem={problem} />}
          <button type="submit">{t("passkeys.add")}</button>
        </form>
      )}
    </details>
  );
}

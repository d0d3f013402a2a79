/** The account: sign in or make one; then who you are, how you are rated, and the way out. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { changePassphrase, createAccount, deleteAccount, leave, session, signIn, signOutEverywhere } from "../net/session";
import { playerName } from "../prefs";
import { go, route } from "../route";
import { OwnData, TakeIn } from "../friends/own";
import { RatingLines } from "../friends/rating-lines";
import { signInByPasskey, usable } from "../passkeys/ceremony";
import { Passkeys } from "../passkeys/own";
import { LetterAnswer, Letters } from "../push/letters";
import { useAsked } from "../ui/asked";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";
import { SHORTEST_PASSPHRASE } from "../wire/figures";
import { RatingsTable } from "./ratings";

export function AccountPage(): JSX.Element {
  return (
    <Page title={t("account")} narrow>
      <LetterAnswer />
      {session.value ? <Myself name={session.value.name} shown={session.value.shown} /> : <Door />}
    </Page>
  );
}

function Door(): JSX.Element {
  const [isNew, setNew] = useState(false);
  const [name, setName] = useState(playerName.value);
  const [passphrase, setPassphrase] = useState("");
  const [problem, setProblem] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const enter = async (come: () => Promise<void>): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      await come();
      const then = route.value.query.get("then") ?? "";
      if (then.startsWith("/") && !then.startsWith("//")) go(then, "replace");
    } catch (refused) {
      setProblem(refused as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="paper framed stack"
      onSubmit={(event) => {
        event.preventDefault();
        void enter(() => (isNew ? createAccount : signIn)(name.trim(), passphrase));
      }}
    >
      <h1>{t(isNew ? "account.new" : "account.sign-in")}</h1>
      <p>{t("account.what")}</p>
      <div class="row" role="group" aria-label={t("account")}>
        <button type="button" class="grow" aria-pressed={!isNew} onClick={() => setNew(false)}>
          {t("account.have")}
        </button>
        <button type="button" class="grow" aria-pressed={isNew} onClick={() => setNew(true)}>
          {t("account.have-not")}
        </button>
      </div>
      <label class="field">
        <span>{t("account.name")}</span>
        <input
          type="text"
          required
          maxLength={24}
          autocomplete="username"
          autocapitalize="off"
          spellcheck={false}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        {isNew && <span class="small soft">{t("account.name.what")}</span>}
      </label>
      <label class="field">
        <span>{t("account.passphrase")}</span>
        <input
          type="password"
          required
          maxLength={256}
          minLength={isNew ? SHORTEST_PASSPHRASE : 1}
          autocomplete={isNew ? "new-password" : "current-password"}
          value={passphrase}
          onInput={(event) => setPassphrase(event.currentTarget.value)}
        />
        {isNew && <span class="small soft">{t("account.passphrase.what", { count: SHORTEST_PASSPHRASE })}</span>}
      </label>
      {problem && <Problem problem={problem} />}
      <button type="submit" class="first wide" id="enter" disabled={busy}>
        {t(isNew ? "account.create" : "account.sign-in")}
      </button>
      {!isNew && usable() && (
        <button type="button" class="wide" id="enter-by-passkey" disabled={busy} onClick={() => void enter(signInByPasskey)}>
          {t("passkeys.enter")}
        </button>
      )}
    </form>
  );
}

function Myself({ name, shown }: { name: string; shown: string }): JSX.Element {
  const profile = useAsked(() => api.account(name), [name]);
  return (
    <div class="paper framed stack">
      <h1>{shown}</h1>
      {profile.problem && <Problem problem={profile.problem} />}
      {profile.value && <RatingsTable ratings={profile.value.ratings} />}
      <div class="choices">
        <a class="button" href="/matches">
          {t("matches")}
        </a>
        <a class="button" href="/friends">
          {t("friends")}
        </a>
        <a class="button" href="/leagues">
          {t("leagues")}
        </a>
        <a class="button" href="/ratings">
          {t("ratings")}
        </a>
      </div>
      <div class="row">
        <button type="button" id="sign-out" onClick={leave}>
          {t("account.sign-out")}
        </button>
        <button type="button" class="quiet small" onClick={() => void signOutEverywhere()}>
          {t("account.sign-out-everywhere")}
        </button>
      </div>
      <TakeIn />
      <RatingLines name={name} />
      <Letters />
      <OwnData />
      <Passkeys />
      <Words
        id="change-passphrase"
        title={t("account.change")}
        what={t("account.change.what")}
        fields={[t("account.passphrase.old"), t("account.passphrase.new")]}
        send={([old, fresh]) => changePassphrase(old ?? "", fresh ?? "")}
      />
      <Words
        id="delete-account"
        title={t("account.delete")}
        what={t("account.delete.what")}
        fields={[t("account.passphrase")]}
        send={([passphrase]) => deleteAccount(passphrase ?? "")}
      />
    </div>
  );
}

interface WordsProps {
  id: string;
  title: string;
  what: string;
  /** The passphrases asked for; a second one is new. */
  fields: string[];
  send: (words: string[]) => Promise<void>;
}

/** Something that only whoever knows the passphrase may do, folded away until it is wanted. */
function Words({ id, title, what, fields, send }: WordsProps): JSX.Element {
  const [words, setWords] = useState<string[]>([]);
  const [problem, setProblem] = useState<Error | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const submit = async (): Promise<void> => {
    setProblem(null);
    setState("busy");
    try {
      await send(words);
      setWords([]);
      setState("done");
    } catch (refused) {
      setProblem(refused as Error);
      setState("idle");
    }
  };
  return (
    <details>
      <summary>{title}</summary>
      <form
        class="stack"
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{what}</p>
        {fields.map((label, n) => (
          <label key={label} class="field">
            <span>{label}</span>
            <input
              type="password"
              required
              maxLength={256}
              minLength={n === 1 ? SHORTEST_PASSPHRASE : 1}
              autocomplete={n === 1 ? "new-password" : "current-password"}
              value={words[n] ?? ""}
              onInput={(event) => setWords(Object.assign([...words], { [n]: event.currentTarget.value }))}
            />
          </label>
        ))}
        {problem && <Problem problem={problem} />}
        <p role="status">{state === "done" ? t("account.done") : ""}</p>
        <button type="submit" disabled={state === "busy"}>
          {title}
        </button>
      </form>
    </details>
  );
}

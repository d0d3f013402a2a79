/** What a browser is asked for a passkey, and what it answers. */
import { t } from "../i18n";
import { api, Refused } from "../net/api";
import { asMyself, enter, session } from "../net/session";
import type { Passkey } from "../wire/messages";

/** Whether this browser has passkeys for a site at this address: not for one that has only a number. */
export function usable(): boolean {
  return "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential && !/^[\d.]+$|:/.test(location.hostname);
}

/** The browser's answer as the server reads it; whoever closes the browser's question is told plainly. */
async function given(asked: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const credential = await asked.catch(() => null);
  if (!credential) throw new Refused({ kind: "refused", message: t("passkeys.not"), rules: [] }, 0);
  return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}

export async function addPasskey(passphrase: string, name: string): Promise<Passkey[]> {
  // a wrong passphrase is no end of the session
  const { options, state } = await api.askForPasskey(passphrase, session.value?.token ?? "");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const credential = await given(navigator.credentials.create({ publicKey }));
  return asMyself((token) => api.keepPasskey({ state, credential, name }, token));
}

export async function signInByPasskey(): Promise<void> {
  const { options, state } = await api.askWho();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const credential = await given(navigator.credentials.get({ publicKey }));
  enter(await api.signInByPasskey({ state, credential, name: "" }));
}

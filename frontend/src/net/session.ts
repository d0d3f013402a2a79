/** Being signed in: a name and a token, kept in this browser.  Nobody needs it to play with friends. */
import { kept } from "../prefs";
import { api, Refused } from "./api";
import type { SignedIn } from "./types";

export interface Session {
  token: string;
  /** As the server keeps it. */
  name: string;
  /** As it was written. */
  shown: string;
}

export const session = kept<Session | null>("session", null);

/** A mark the server knows this browser by: somebody else's guesses at the name do not keep its owner out. */
const device = kept("device", "");

/** Somebody has shown who they are. */
export function enter(account: SignedIn): void {
  if (account.device) device.value = account.device;
  session.value = { token: account.token, name: account.name, shown: account.shown };
}

export async function signIn(name: string, passphrase: string): Promise<void> {
  enter(await api.signIn({ name, passphrase, device: device.value }));
}

export async function changePassphrase(old: string, fresh: string): Promise<void> {
  enter(await api.changePassphrase({ old, new: fresh }, session.value?.token ?? ""));
}

export async function deleteAccount(passphrase: string): Promise<void> {
  await api.deleteAccount({ passphrase }, session.value?.token ?? "");
  leave();
}

export async function createAccount(name: string, passphrase: string): Promise<void> {
  enter(await api.createAccount({ name, passphrase }));
}

/** Forget the session here; the account stays signed in elsewhere. */
export function leave(): void {
  session.value = null;
}

export async function signOutEverywhere(): Promise<void> {
  const token = session.value?.token;
  leave();
  if (token) await api.signOut(token).catch(() => undefined);
}

/** Ask something as whoever is signed in; a session that has ended is forgotten. */
export async function asMyself<T>(ask: (token: string) => Promise<T>): Promise<T> {
  const token = session.value?.token ?? "";
  try {
    return await ask(token);
  } catch (problem) {
    if (problem instanceof Refused && problem.status === 401 && session.value?.token === token) leave();
    throw problem;
  }
}

/** The same for what a guest may ask too. */
export async function asMyselfOrGuest<T>(ask: (token?: string) => Promise<T>): Promise<T> {
  if (!session.value) return ask();
  try {
    return await asMyself(ask);
  } catch (problem) {
    if (session.value) throw problem;
    return ask();
  }
}

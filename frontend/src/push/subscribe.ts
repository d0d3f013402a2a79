/** Being told of our turn when the page is closed: this browser's subscription, for the account or for single seats. */
import { api } from "../net/api";
import { keys } from "../net/keys";
import { session } from "../net/session";
import { alone } from "../net/transport";
import { kept, language } from "../prefs";

/** Whether somebody has said no, or yes, to being told here. */
export const told = kept<"unasked" | "yes" | "no">("notices", "unasked");

export function possible(): boolean {
  return !alone && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask the browser, subscribe, and tell the server for whom. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") {
    told.value = "no";
    return false;
  }
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const made = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await tellServer(made);
  told.value = "yes";
  return true;
}

/** The account's matches at once; without one, each seat that we hold and that is not over. */
async function tellServer(made: PushSubscription): Promise<void> {
  const { endpoint, keys: secrets } = made.toJSON();
  const order = { endpoint: endpoint ?? "", p256dh: secrets?.["p256dh"] ?? "", auth: secrets?.["auth"] ?? "", lang: language.value };
  const seats = keys.value.filter((key) => !key.over).map((key) => key.token);
  for (const token of session.value ? [session.value.token] : seats) await api.subscribe(order, token).catch(() => undefined);
}

/** A match was begun: whoever wants to be told at all is told of this one too. */
export async function alsoHere(): Promise<void> {
  if (told.value !== "yes" || !possible()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const made = await worker?.pushManager.getSubscription();
  if (made) await tellServer(made);
}

export async function unsubscribe(): Promise<void> {
  told.value = "no";
  const worker = await navigator.serviceWorker.getRegistration();
  const made = await worker?.pushManager.getSubscription();
  if (!made) return;
  await api.unsubscribe(made.endpoint);
  await made.unsubscribe();
}

/** A scoreboard for the room: full screen, large letters, and a screen that stays awake. */
import { effect, signal } from "@preact/signals";

export const big = signal(false);
let lock: WakeLockSentinel | undefined;
/** How many at this device want it awake: a table of real darts, a scoreboard for the room. */
const awake = new Set<"table" | "screen">();

effect(() => {
  document.documentElement.classList.toggle("big-screen", big.value);
});

export async function bigScreen(): Promise<void> {
  big.value = !big.value;
  if (big.value) {
    await document.documentElement.requestFullscreen?.().catch(() => undefined);
    await stayAwake("screen");
  } else {
    if (document.fullscreenElement) await document.exitFullscreen();
    maySleep("screen");
  }
}

/** Ask the device not to sleep while a match is on. */
export async function stayAwake(why: "table" | "screen" = "table"): Promise<void> {
  awake.add(why);
  await hold();
}

/** It need not any longer: a table that was left would empty a phone's battery. */
export function maySleep(why: "table" | "screen" = "table"): void {
  awake.delete(why);
  letGo();
}

async function hold(): Promise<void> {
  try {
    if (!lock || lock.released) lock = await navigator.wakeLock?.request("screen");
  } catch {
    // a device that may not be kept awake goes to sleep as it likes
  }
  letGo(); // they may have left while it was asked
}

function letGo(): void {
  if (awake.size === 0) void lock?.release().catch(() => undefined);
}

document.addEventListener("fullscreenchange", () => {
  if (document.fullscreenElement) return;
  big.value = false;
  maySleep("screen");
});
document.addEventListener("visibilitychange", () => {
  if (awake.size > 0 && !document.hidden) void hold();
});

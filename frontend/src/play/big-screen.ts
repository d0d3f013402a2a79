/** A scoreboard for the room: full screen, large letters, and a screen that stays awake. */
import { effect, signal } from "@preact/signals";

export const big = signal(false);
let lock: WakeLockSentinel | undefined;

effect(() => {
  document.documentElement.classList.toggle("big-screen", big.value);
});

export async function bigScreen(): Promise<void> {
  big.value = !big.value;
  if (big.value) {
    await document.documentElement.requestFullscreen?.().catch(() => undefined);
    await stayAwake();
  } else {
    if (document.fullscreenElement) await document.exitFullscreen();
    await lock?.release();
  }
}

/** Ask the device not to sleep while a match is on. */
export async function stayAwake(): Promise<void> {
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    // a device that may not be kept awake goes to sleep as it likes
  }
}

document.addEventListener("fullscreenchange", () => {
  if (!document.fullscreenElement) big.value = false;
});
document.addEventListener("visibilitychange", () => {
  if (lock?.released && !document.hidden) void stayAwake();
});

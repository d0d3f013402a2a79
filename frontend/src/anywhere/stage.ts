/** How far the engine in this browser is, for whoever waits for it. */
import { effect, signal } from "@preact/signals";

export type Stage = { stage: "asleep" } | { stage: "fetching"; share: number } | { stage: "starting" } | { stage: "ready" } | { stage: "failed"; why: string };

export const stage = signal<Stage>({ stage: "asleep" });

effect(() => {
  document.documentElement.dataset["engine"] = stage.value.stage;
});

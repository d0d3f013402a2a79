/** Plays events one after another, so that a roll is seen before its consequence. */
import { batch, signal } from "@preact/signals";
import { still } from "../prefs";
import { sound } from "../sound";
import type { MatchEvent, MatchState, Node, View } from "../net/types";

/** What is on show: the truth, or a moment on the way to it. */
export interface Scene {
  state: MatchState;
  view: View;
  /** What is due; nothing while the events still play. */
  node: Node | null;
  /** The event that is being shown. */
  beat: MatchEvent | null;
}

const BEAT = 850;
const HURRIED = 330;
const CROWD = 7;
/** More events than this and a match is not new. */
const CURTAIN = 60;
const SHOWN = new Set(["played", "rolled"]);

export class Director {
  readonly scene = signal<Scene | null>(null);
  /** Events up to this one are in the play-by-play. */
  readonly told = signal(0);
  private queue: MatchEvent[] = [];
  private last: MatchState | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `fromStart`: a match just made is shown from its first event on. */
  constructor(private readonly fromStart: boolean) {}

  /** Take what came from the server; a match that was already running is simply there. */
  take = (fresh: MatchEvent[], state: MatchState, arriving: boolean): void => {
    const first = arriving && !(this.fromStart && fresh.length < CURTAIN);
    this.last = state;
    const shown = fresh.filter((event) => SHOWN.has(event.kind) && !event.what?.endsWith("-card"));
    const end = shown.at(-1);
    if (first || still() || shown.length === 0) {
      if (this.queue.length > 0 && shown.length === 0 && !first) return;
      this.finish(first ? null : (end ?? this.scene.value?.beat ?? null));
      return;
    }
    this.queue.push(...shown);
    if (this.timer === undefined) this.step();
  };

  /** Enough of the show. */
  skip = (): void => {
    this.finish(this.queue.at(-1) ?? this.scene.value?.beat ?? null);
  };

  close(): void {
    clearTimeout(this.timer);
  }

  private step(): void {
    const event = this.queue.shift();
    const state = this.last;
    if (!event || !state) {
      this.finish(this.scene.value?.beat ?? null);
      return;
    }
    const before = this.scene.value?.view ?? state.view;
    const view = event.view ?? before;
    // the newest headline would tell the end of the story first
    const headline = this.scene.value?.state.headline ?? "";
    batch(() => {
      this.scene.value = { state: { ...state, headline }, view, node: null, beat: event };
      this.told.value = event.seq;
    });
    sound(noiseOf(event, before, view));
    this.timer = setTimeout(() => this.step(), this.queue.length > CROWD ? HURRIED : BEAT);
  }

  private finish(beat: MatchEvent | null): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    const state = this.last;
    if (!state) return;
    batch(() => {
      this.scene.value = { state, view: state.view, node: state.node, beat };
      this.told.value = state.seq;
    });
  }
}

function noiseOf(event: MatchEvent, before: View, after: View): Parameters<typeof sound>[0] {
  if (String(before.score) !== String(after.score)) return "score";
  if (event.kind === "played") return event.text?.includes("*") ? "kick" : "card";
  return event.what === "dart" ? "dart" : "dice";
}

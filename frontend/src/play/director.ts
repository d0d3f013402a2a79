/** Plays events one after another, so that a roll is seen before its consequence, and a goal before the next kick-off. */
import { batch, signal } from "@preact/signals";
import { lasting, still } from "../prefs";
import { sound, type Noise } from "../sound";
import type { MatchEvent, MatchState, Node, View } from "../net/types";
import type { GameFront, Highlight, Moment } from "./front";
import type { Thrower } from "./own-roll";

/** What is on show: the truth, or a moment on the way to it. */
export interface Scene {
  state: MatchState;
  view: View;
  /** The same for all eyes, in games with secrets. */
  open?: View | undefined;
  /** What is due; nothing while the events still play. */
  node: Node | null;
  /** The event that is being shown. */
  beat: MatchEvent | null;
  /** It is still on its way: nothing of what it brings is to be seen yet. */
  falling?: boolean;
  /** What is being celebrated. */
  moment: Highlight | null;
  /** A roll that waits for the hand it belongs to, in the word of its thrower. */
  held?: string;
}

const BEAT = 850;
const CROWD = 7;
const HURRY = 0.4;
const CELEBRATION = 2600;
/** Where nothing moves a moment hangs over the table for so long, as the look has it. */
const POSTER = 1920;
/** The word for a match that its last event has won. */
export const LAST_SECOND = "whistle";
/** More events than this and a match is not new. */
const CURTAIN = 60;
const SHOWN = new Set(["played", "rolled"]);
/** Heard while it rolls; everything else when it lands. */
const ROLLING: Noise = "dice";

export class Director {
  readonly scene = signal<Scene | null>(null);
  /** Events up to this one are in the play-by-play. */
  readonly told = signal(0);
  /** What knows how long things take and what they sound like. */
  front: Pick<GameFront, "pace" | "cue" | "flight"> = {};
  /** The side we are for: what the other one does is groaned at; nothing for whoever is for both. */
  side: number | undefined;
  /** Whoever enters what fell on a real table has seen it fall: the next can be entered at once. */
  seen = false;
  /** The seats that are played at this screen. */
  ours: (seat: number) => boolean = () => false;
  /** Which rolls wait for a hand; none where nobody sits. */
  thrower: Thrower = () => undefined;
  private queue: MatchEvent[] = [];
  private last: MatchState | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when a moment that nothing waits for is there. */
  private until = 0;

  /** `fromStart`: a match just made is shown from its first event on. */
  constructor(private readonly fromStart: boolean) {}

  /** Take what came from the server; a match that was already running is simply there. */
  take = (fresh: MatchEvent[], state: MatchState, arriving: boolean): void => {
    const first = arriving && !(this.fromStart && fresh.length < CURTAIN);
    this.last = state;
    const shown = fresh.filter((event) => SHOWN.has(event.kind) && !event.quiet);
    if (first) {
      this.finish(null);
      return;
    }
    if (still() || this.seen) {
      this.tell(shown, fresh.some(this.endsMoment));
      return;
    }
    this.queue.push(...shown);
    // what has no picture of its own, an acknowledgement say, must not end what is being shown
    if (this.timer !== undefined || this.scene.value?.held) return;
    if (this.queue.length > 0) this.step();
    else this.finish(this.scene.value?.beat ?? null);
  };

  /** Whoever takes it back, or goes on to the next decision, has seen it. */
  private endsMoment = ({ kind, seat }: MatchEvent): boolean =>
    kind === "undone" || kind === "corrected" || ((kind === "played" || kind === "resigned") && seat !== undefined && this.ours(seat));

  /** The roll that waited is thrown. */
  roll = (): void => {
    if (this.scene.value?.held) this.step(true);
  };

  /** Enough of the show. */
  skip = (): void => {
    this.finish(this.queue.at(-1) ?? this.scene.value?.beat ?? null);
  };

  close(): void {
    clearTimeout(this.timer);
  }

  /** What has happened, without a show; a moment that deserves it is celebrated all the same. */
  private tell(shown: MatchEvent[], goesOn: boolean): void {
    const event = shown.at(-1);
    const beat = event ?? this.scene.value?.beat ?? null;
    const before = this.scene.value?.view;
    const found = this.highlight(shown);
    if (found) this.until = Date.now() + (still() ? POSTER : lasting(CELEBRATION));
    // an acknowledgement does not end it, and where nothing waits for it neither does what a bot does at once
    const hangs = !goesOn && (still() || shown.length === 0) && Date.now() < this.until;
    const moment = found ?? (hangs ? (this.scene.value?.moment ?? null) : null);
    this.finish(beat, moment);
    if (still()) return;
    const noise = event && before && this.noise(event, before, event.view ?? before);
    if (noise) sound(noise);
    if (moment) this.timer = setTimeout(() => this.finish(beat), this.until - Date.now());
  }

  /** What an event sounds like; some make no noise. */
  private noise(event: MatchEvent, before: View, after: View): Noise | undefined {
    const cue = this.front.cue?.(event, before, after);
    return cue === null ? undefined : (cue ?? noiseOf(event));
  }

  private step(thrown = false): void {
    const event = this.queue[0];
    const state = this.last;
    if (!event || !state) {
      this.finish(this.scene.value?.beat ?? null);
      return;
    }
    const before = this.scene.value?.view ?? state.view;
    // the newest headline would tell the end of the story first
    const { headline = "", subline = "", words } = this.scene.value?.state ?? {};
    const untold = { ...state, headline, subline, words };
    const held = thrown ? undefined : this.thrower(event, before, state);
    if (held) {
      this.timer = undefined;
      this.scene.value = { state: untold, view: before, open: this.scene.value?.open, node: null, beat: this.scene.value?.beat ?? null, moment: null, held };
      return;
    }
    this.queue.shift();
    const view = event.view ?? before;
    const open = event.open_view ?? this.scene.value?.open;
    const scene: Scene = { state: untold, view, open, node: null, beat: event, moment: null };
    const haste = this.crowd(view, state) > CROWD ? HURRY : 1;
    const flight = (this.front.flight?.(event) ?? 0) * haste;
    const noise = this.noise(event, before, view);
    const land = (): void => {
      batch(() => {
        this.scene.value = scene;
        this.told.value = event.seq;
      });
      const moment = this.lastSecond(event, before, view) ?? momentOf(event, this.side);
      if (noise && (noise !== ROLLING || flight === 0)) sound(noise);
      const length = (this.front.pace?.(event) ?? BEAT) * haste;
      this.wait(length, () => (moment ? this.celebrate(scene, { ...moment, event }) : this.step()));
    };
    if (flight === 0) land();
    else {
      this.scene.value = { ...scene, view: before, open: this.scene.value?.open, falling: true };
      if (noise === ROLLING) sound(noise);
      this.wait(flight, land);
    }
  }

  /** How many events are still to be shown before a hand is waited for. */
  private crowd(view: View, state: MatchState): number {
    let before = view;
    for (const [number, event] of this.queue.entries()) {
      if (this.thrower(event, before, state)) return number;
      before = event.view ?? before;
    }
    return this.queue.length;
  }

  /** The last event of a match that turned a draw, or a lead, into a win. */
  private lastSecond(event: MatchEvent, before: View, after: View): Moment | undefined {
    if (this.queue.length > 0 || this.last?.status !== "over" || event.kind === "finished") return undefined;
    const ahead = (view: View): number => Math.sign((view.score[0] ?? 0) - (view.score[1] ?? 0));
    if (ahead(after) === 0 || ahead(after) === ahead(before)) return undefined;
    const winner = ahead(after) > 0 ? 0 : 1;
    return { word: LAST_SECOND, seat: winner, good: (this.side ?? winner) === winner };
  }

  private celebrate(scene: Scene, moment: Highlight): void {
    this.scene.value = { ...scene, moment };
    sound(moment.good ? "cheer" : "groan");
    this.wait(CELEBRATION, () => this.step());
  }

  private wait(milliseconds: number, then: () => void): void {
    this.timer = setTimeout(then, lasting(milliseconds));
  }

  /** The last of some events that deserves it. */
  private highlight(events: MatchEvent[]): Highlight | null {
    const last = events.at(-1);
    const before = events.at(-2)?.view ?? this.scene.value?.view;
    const won = last?.view && before && this.lastSecond(last, before, last.view);
    if (last && won) return { ...won, event: last };
    const event = events.findLast((each) => each.highlight);
    const moment = event && momentOf(event, this.side);
    return event && moment ? { ...moment, event } : null;
  }

  private finish(beat: MatchEvent | null, moment: Highlight | null = null): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    const state = this.last;
    if (!state) return;
    batch(() => {
      this.scene.value = { state, view: state.view, open: state.open_view, node: state.node, beat, moment };
      this.told.value = state.seq;
    });
  }
}

/** What is to be celebrated about an event, or mourned by whoever is for the other side. */
export function momentOf({ highlight }: Pick<MatchEvent, "highlight">, side?: number): Moment | undefined {
  return highlight && { word: highlight.what, seat: highlight.side, good: (side ?? highlight.side) === highlight.side };
}

function noiseOf(event: MatchEvent): Noise {
  return event.kind === "played" ? "card" : "dice";
}

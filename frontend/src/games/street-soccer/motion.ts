/** A move as it is seen: the walk square by square, then the ball with a breath at every touch. */
import { useEffect, useState } from "preact/hooks";
import type { MatchEvent } from "../../net/types";
import { lasting, still } from "../../prefs";
import { sound } from "../../sound";

export const STEP = 150;
export const ROLL = 95;
export const TOUCH = 130;
const AFTERWARDS = 450;

interface Frame {
  at: number;
  /** Where the walker stands. */
  walker: string | undefined;
  /** Where the ball lies. */
  ball: string | undefined;
  noise?: { kind: "step" | "kick" | "net"; pitch: number };
}

type Paths = NonNullable<MatchEvent["paths"]>;

/** What is to be seen of a move, moment by moment. */
export function framesOf(paths: Paths | undefined): Frame[] {
  if (!paths) return [];
  const frames: Frame[] = [];
  const start = paths.ball[0];
  let at = 0;
  paths.walk.forEach((walker, index) => {
    frames.push({ at, walker, ball: start, ...(index > 0 ? { noise: { kind: "step", pitch: 1 } } : {}) });
    at += STEP;
  });
  const walker = paths.walk.at(-1);
  let touches = 0;
  paths.ball.forEach((ball, index) => {
    const touched = index === 0 || paths.touches.includes(ball);
    const noise = ball === "GOAL" ? { kind: "net" as const, pitch: 1 } : touched ? { kind: "kick" as const, pitch: 1 + 0.18 * touches } : undefined;
    frames.push({ at, walker, ball, ...(noise ? { noise } : {}) });
    touches += touched ? 1 : 0;
    at += ROLL + (touched ? TOUCH : 0);
  });
  return frames;
}

/** How long it takes to show an event. */
export function paceOf(event: MatchEvent): number {
  const frames = framesOf(event.paths);
  const last = frames.at(-1);
  if (!last || frames.length < 2) return event.kind === "rolled" ? 900 : 420;
  return last.at + AFTERWARDS;
}

/** The frame at hand while an event is being shown; nothing when it is over, or where nothing should move. */
export function useMotion(event: MatchEvent | null, showing: boolean): Frame | undefined {
  const [frame, setFrame] = useState<{ seq: number; frame: Frame | undefined }>({ seq: 0, frame: undefined });
  const seq = event?.seq ?? 0;
  const frames = showing && !still() ? framesOf(event?.paths) : [];
  useEffect(() => {
    const timers = frames.map((each, index) =>
      setTimeout(() => {
        setFrame({ seq, frame: index === frames.length - 1 && each.ball !== "GOAL" ? undefined : each });
        if (each.noise) sound(each.noise.kind, each.noise.pitch);
      }, lasting(each.at)),
    );
    return () => timers.forEach(clearTimeout);
  }, [seq, showing]);
  if (frames.length === 0) return undefined;
  return frame.seq === seq ? frame.frame : frames[0];
}

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

/** How long a move is under way: until then nothing of what it brings is told. */
export function flightOf(event: MatchEvent): number {
  const frames = framesOf(event.paths);
  return frames.length < 2 ? 0 : (frames.at(-1)?.at ?? 0) + STEP;
}

/** How long an event is looked at once it is there. */
export function paceOf(event: MatchEvent): number {
  if (flightOf(event) > 0) return AFTERWARDS;
  return event.kind === "rolled" ? 900 : 420;
}

/** The frame at hand while a move is under way, and a ball in the net until somebody goes on; else nothing. */
export function useMotion(event: MatchEvent | null, showing: boolean, falling: boolean): Frame | undefined {
  const [frame, setFrame] = useState<{ seq: number; frame: Frame } | undefined>(undefined);
  const seq = event?.seq ?? 0;
  const frames = showing && !still() ? framesOf(event?.paths) : [];
  useEffect(() => {
    const timers = frames.map((each) =>
      setTimeout(() => {
        setFrame({ seq, frame: each });
        if (each.noise) sound(each.noise.kind, each.noise.pitch);
      }, lasting(each.at)),
    );
    return () => timers.forEach(clearTimeout);
  }, [seq, showing]);
  const current = frame?.seq === seq ? frame.frame : frames[0];
  return frames.length > 0 && (falling || current?.ball === "GOAL") ? current : undefined;
}

/** A lesson as the server made it: every step with what is due before it and every event after it. */
import type { LessonFilm, MatchEvent, MatchState, Node, Seat } from "../net/types";

export type { LessonStep } from "../net/types";
export type Film = LessonFilm;

/** How many events came before a step: they are numbered through the whole lesson. */
export function eventsBefore(film: Film, at: number): number {
  return film.steps.slice(0, at).reduce((sum, step) => sum + step.events.length, 0);
}

/** The events of a step, numbered through. */
export function eventsOf(film: Film, at: number): MatchEvent[] {
  const first = eventsBefore(film, at);
  return (film.steps[at]?.events ?? []).map((event, index) => ({ ...event, seq: first + index + 1, at: 0 }));
}

/** What a match would look like when a step is due; after the last one nothing is. */
export function stateAt(film: Film, at: number): MatchState {
  const step = film.steps[at];
  const last = film.steps.at(-1);
  const seats: Seat[] = film.names.map((name, seat) => ({ kind: seat === film.seat ? "person" : "bot", name }));
  return {
    match: "lesson",
    seq: eventsBefore(film, at),
    status: "playing",
    node: step ? (step.rolls ? { ...step.node, drawn: true } as Node : step.node) : { kind: "decision", seat: 1 - film.seat },
    view: step?.view ?? last?.after ?? { phase: "", score: [0, 0] },
    headline: step?.headline ?? last?.headline ?? "",
    subline: step?.subline ?? last?.subline,
    words: step?.words ?? last?.words,
    seats,
    seat: film.seat,
    rated: false,
    altered: [],
    dice: { tier: "plain", badge: "", draws: 0, promise: "" },
  };
}

/** What a page and its engine's worker say to each other. */
import type { EngineParts } from "../net/transport";

export type ToWorker =
  | { kind: "open"; parts: EngineParts }
  | { kind: "ask"; number: number; method: string; path: string; body: string; token: string }
  | { kind: "connect"; number: number; ticket: string }
  | { kind: "frame"; number: number; text: string }
  | { kind: "hang-up"; number: number };

export type FromWorker =
  /** Bytes fetched so far. */
  | { kind: "fetched"; bytes: number }
  | { kind: "ready" }
  | { kind: "answered"; number: number; answer: string }
  | { kind: "connected"; number: number }
  | { kind: "heard"; number: number; text: string }
  /** A request, or with no number the engine itself, came to nothing. */
  | { kind: "failed"; number?: number; why: string };

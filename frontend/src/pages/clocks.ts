/** The clocks to choose from. */
import type { ClockTerms } from "../net/types";

export const CLOCKS: Record<"live5" | "live15" | "days", ClockTerms> = {
  live5: { kind: "live", bank: 300, increment: 5 },
  live15: { kind: "live", bank: 900, increment: 10 },
  days: { kind: "correspondence", bank: 240 * 3600, increment: 36 * 3600 },
};

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

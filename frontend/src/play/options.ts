/** A house rule that a game lets one choose in its own way. */
import type { ComponentType } from "preact";

export interface OptionProps {
  value: unknown;
  change: (value: unknown) => void;
  /** The geometry the game exports. */
  board: unknown;
}

/** By the name of the option. */
export type OptionFields = Record<string, ComponentType<OptionProps>>;

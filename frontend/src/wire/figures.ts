/* Made by `python frontend/build.py --wire` from src/touchline/wire: change it there. */
import type { ErrorKind } from "./messages";

export const SHORTEST_PASSPHRASE = 8;
/** Values of a dice chain that we lay down. */
export const CHAIN_LENGTH = 4096;
/** Of so many steps with a ruling the newest is explained to somebody new. */
export const JUST_NOW = 6;
/** Refusals of the moment: nothing is wrong with the order, which may be sent again. */
export const PASSING: ReadonlySet<string> = new Set<ErrorKind>(["store-down", "too-many"]);

/* Made by `python frontend/build.py --wire` from the notation of the game: change it there. */

export const BED = /^(?<ring>[ioDTS])(?<number>\d{1,2})$/;
export const AIMED = /^(?<call>\S+) (?<aim>\S+)$/;

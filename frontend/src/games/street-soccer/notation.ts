/* Made by `python frontend/build.py --wire` from the notation of the game: change it there. */

export const ACTION = /^(?<start>[A-L][1-8])(?:-(?<walk>[A-L][1-8]))?(?:[*](?<end>[A-L][1-8]|GOAL))?$/;
export const PLACEMENT = /^[A-L][1-8]$/;

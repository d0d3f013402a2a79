/* Made by `python frontend/build.py --wire` from the notation of the games: change it there. */

export const NOTATION = {
  "football-darts": {
    bed: /^(?<ring>[ioDTS])(?<number>\d{1,2})$/,
    aimed: /^(?<call>\S+) (?<aim>\S+)$/,
  },
  "street-soccer": {
    action: /^(?<start>[A-L][1-8])(?:-(?<walk>[A-L][1-8]))?(?:[*](?<end>[A-L][1-8]|GOAL))?$/,
    placement: /^[A-L][1-8]$/,
  },
} as const;

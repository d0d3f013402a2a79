/* Made by `python frontend/build.py --wire` from src/touchline/wire: change it there. */

export const SHORTEST_PASSPHRASE = 8;

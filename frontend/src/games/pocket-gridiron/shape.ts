/** The sheet as the game exports it. */

export interface DieFace {
  text: string;
  sides: number;
}

export interface DieShape {
  die: string;
  title: string;
  colour: string;
  faces: DieFace[];
}

export interface TeamCard {
  card: string;
  title: string;
  favoured: { play: string; bonus: number }[];
  decoy: { play: string; number: number };
  intercept: { play: string; number: number };
}

export interface DriveStripShape {
  downs: { down: number; label: string }[];
  sacks: { sack: number; label: string }[];
  dice: DieShape[];
  drives: number;
  cards: TeamCard[];
}

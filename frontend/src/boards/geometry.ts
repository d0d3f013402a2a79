/** The shapes the games export; the client draws them and knows no rule of them. */

export interface Bed {
  bed: string;
  radii: [number, number];
  degrees: [number, number];
  centre: [number, number];
}

export interface FieldLines {
  length: number;
  lines: number[];
  start: number;
  midfield: number;
}

export interface DartboardShape {
  kind: "dartboard";
  radius: number;
  numbers: number[];
  beds: Bed[];
  field: FieldLines;
}

export interface PitchSquare {
  square: string;
  x: number;
  y: number;
  part: "field" | "ring";
  half: string;
  marks: string[];
}

export interface PitchShape {
  kind: "grid";
  columns: number;
  rows: number;
  files: string;
  squares: PitchSquare[];
  field: { x: number; y: number; width: number; height: number };
  halfway: number;
  circle: { centre: [number, number]; radius: number };
  goals: { team: string; x: number; y: [number, number]; depth: number }[];
  penalty_areas: Record<string, string[]>;
  attacks: Record<string, [number, number]>;
}

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
  kind: "drive-strip";
  downs: { down: number; label: string }[];
  sacks: { sack: number; label: string }[];
  dice: DieShape[];
  drives: number;
  quarters: number;
  cards: TeamCard[];
}

export interface DeckShape {
  copies: number;
  plays: { play: string; name?: string; type?: string; red_zone?: number }[];
}

export interface FootballShape {
  kind: "gridiron";
  timeouts: { most: number };
  cards: { offense: DeckShape; defense: DeckShape };
  /** Offense play → defense play → the dice, as `RIB/1`: coloured dice, rolls of the black die. */
  matchups: Record<string, Record<string, string>>;
}

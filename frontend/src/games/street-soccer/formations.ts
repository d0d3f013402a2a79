/** Set-ups that have proved themselves, as yellow places them, goalkeeper first; red turns the board round. */

export const FORMATIONS: Record<string, string[]> = {
  arrow: ["B5", "F3", "F4", "I5", "E5"],
  wing: ["B5", "F6", "F4", "G6", "H7"],
  wall: ["B5", "D5", "F4", "F3", "H4"],
  book: ["B4", "D5", "E3", "F4", "H2"],
};

const FILES = "ABCDEFGHIJKL";
const ROWS = 8;

function turned(square: string): string {
  const column = FILES.indexOf(square.charAt(0));
  return `${FILES.charAt(FILES.length - 1 - column)}${ROWS + 1 - Number(square.slice(1))}`;
}

function apart(a: string, b: string): number {
  return Math.hypot(FILES.indexOf(a.charAt(0)) - FILES.indexOf(b.charAt(0)), Number(a.slice(1)) - Number(b.slice(1)));
}

/** The next square of a formation: the first that is free, or the nearest to it that may be taken. */
export function nextOf(name: string, team: 0 | 1, standing: (string | null)[], legal: string[]): string | undefined {
  const plan = (FORMATIONS[name] ?? []).map((square) => (team === 0 ? square : turned(square)));
  const placed = standing.filter((square) => square !== null);
  const wanted = plan.find((square) => legal.includes(square)) ?? plan[placed.length];
  if (wanted === undefined) return undefined;
  return [...legal].sort((a, b) => apart(a, wanted) - apart(b, wanted))[0];
}

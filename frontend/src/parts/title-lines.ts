/** A title in lines, as many words to each as are no longer than its longest word, or this many letters. */
const SHORT = 8;

export function linesOf(title: string): string[] {
  const words = title.split(" ").filter(Boolean);
  const most = Math.max(SHORT, ...words.map((word) => word.length));
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** For words that must not break: the letters of the longest one, from which the look derives how large they may be. */
export function lettersOf(text: string): { "--letters": number } {
  return { "--letters": Math.max(1, ...text.split(/\s+/).map((word) => word.length)) };
}

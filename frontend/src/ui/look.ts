/** Puts on a style sheet that came with a piece of the program. */
const worn = new Set<string>();

export function wear(css: string): void {
  if (worn.has(css)) return;
  worn.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

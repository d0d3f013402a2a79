/** Something to be pasted elsewhere; also on pages that have come over plain HTTP, which browsers keep from the clipboard. */

/** Whether it lies in the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** As a person does it: written down, marked, copied. */
function copiedByHand(text: string): boolean {
  const before = document.activeElement;
  const note = document.createElement("textarea");
  note.value = text;
  note.className = "unseen";
  // behind an open dialog nothing can be marked
  (document.querySelector("dialog[open]") ?? document.body).append(note);
  note.select();
  const done = document.execCommand("copy");
  note.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

/** Whoever speaks each language here, and what they have learnt. */
import { signal } from "@preact/signals";
import { Speaker } from "./speaker";

const speakers = new Map<string, Speaker>();
const learnt = signal(0);

/** A catalogue more for a language: the words of the pages, of the layers, or of a game. */
export function teach(language: string, catalogue: string): void {
  const speaker = speakers.get(language) ?? new Speaker(language);
  speaker.learn(catalogue);
  speakers.set(language, speaker);
  learnt.value += 1;
}

/** Whoever speaks a language; nobody while all its words are on their way. Who asks is told when there are more. */
export function speakerOf(language: string): Speaker | undefined {
  return learnt.value > 0 ? speakers.get(language) : undefined;
}

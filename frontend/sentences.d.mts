/** Line and text of everything in a source that belongs in a catalogue. */
export function sentences(source: string): { line: number; text: string }[];

/** Little sounds made on the spot: no files, off unless switched on. */
import { sounds } from "./prefs";

let context: AudioContext | undefined;

type Noise = "dice" | "dart" | "kick" | "card" | "turn" | "score";

/** [frequency, start, length, kind] of each tone. */
const TONES: Record<Noise, [number, number, number, OscillatorType][]> = {
  dice: [
    [320, 0, 0.03, "square"],
    [250, 0.07, 0.03, "square"],
    [290, 0.13, 0.04, "square"],
  ],
  dart: [[120, 0, 0.09, "triangle"]],
  kick: [[90, 0, 0.12, "sine"]],
  card: [[900, 0, 0.025, "triangle"]],
  turn: [
    [520, 0, 0.09, "sine"],
    [660, 0.1, 0.12, "sine"],
  ],
  score: [
    [392, 0, 0.14, "triangle"],
    [494, 0.14, 0.14, "triangle"],
    [587, 0.28, 0.3, "triangle"],
  ],
};

export function sound(noise: Noise): void {
  if (!sounds.value) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length, kind] of TONES[noise]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = kind;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.14, now + start);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}

/** Little sounds made on the spot: no files, quiet, one switch. */
import { sounds } from "./prefs";

export type Noise = "dice" | "dart" | "step" | "kick" | "net" | "card" | "flag" | "turn" | "whistle" | "cheer" | "groan";

/** A tone: [frequency, start, length, kind, loudness]; a hiss of noise has the kind `hiss` and its frequency is a filter's. */
type Tone = [number, number, number, OscillatorType | "hiss", number];

const TONES: Record<Noise, Tone[]> = {
  dice: [
    [1900, 0, 0.03, "hiss", 0.5],
    [1500, 0.09, 0.03, "hiss", 0.45],
    [1750, 0.16, 0.03, "hiss", 0.35],
    [1300, 0.27, 0.04, "hiss", 0.3],
    [1100, 0.4, 0.05, "hiss", 0.2],
  ],
  dart: [
    [700, 0, 0.05, "hiss", 0.6],
    [140, 0.01, 0.1, "triangle", 0.6],
    [310, 0.03, 0.16, "sine", 0.12],
  ],
  step: [[320, 0, 0.05, "hiss", 0.25]],
  kick: [
    [95, 0, 0.13, "sine", 0.9],
    [900, 0, 0.03, "hiss", 0.3],
  ],
  net: [
    [95, 0, 0.13, "sine", 0.9],
    [2600, 0.25, 0.3, "hiss", 0.25],
  ],
  card: [
    [3200, 0, 0.05, "hiss", 0.25],
    [2200, 0.05, 0.04, "hiss", 0.2],
  ],
  flag: [
    [2350, 0, 0.3, "square", 0.06],
    [2410, 0, 0.3, "square", 0.06],
  ],
  turn: [
    [660, 0, 0.12, "sine", 0.3],
    [880, 0.11, 0.3, "sine", 0.25],
  ],
  whistle: [
    [2350, 0, 0.18, "square", 0.06],
    [2410, 0, 0.18, "square", 0.06],
    [2350, 0.28, 0.5, "square", 0.06],
    [2410, 0.28, 0.5, "square", 0.06],
  ],
  cheer: [
    [900, 0, 1.6, "hiss", 0.35],
    [1400, 0.15, 1.3, "hiss", 0.25],
    [392, 0, 0.16, "triangle", 0.35],
    [494, 0.15, 0.16, "triangle", 0.35],
    [587, 0.3, 0.16, "triangle", 0.35],
    [784, 0.45, 0.5, "triangle", 0.35],
  ],
  groan: [
    [420, 0, 1, "hiss", 0.3],
    [294, 0, 0.3, "triangle", 0.25],
    [247, 0.28, 0.5, "triangle", 0.25],
  ],
};

const LOUDNESS = 0.16;
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Nothing may sound before somebody has touched the page; browsers insist, and so do ears. */
for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(
    gesture,
    () => {
      context ??= new AudioContext();
      if (context.state === "suspended") void context.resume();
    },
    { capture: true, once: true },
  );
}

/** Make a noise, if they are switched on; `pitch` raises it. */
export function sound(noise: Noise, pitch = 1): void {
  if (!sounds.value || !context || context.state !== "running") return;
  const now = context.currentTime;
  for (const [frequency, start, length, kind, loudness] of TONES[noise]) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(LOUDNESS * loudness, now + start);
    gain.gain.exponentialRampToValueAtTime(0.0005, now + start + length);
    gain.connect(context.destination);
    const source = kind === "hiss" ? rustle(context, frequency * pitch, gain) : tone(context, frequency * pitch, kind, gain);
    source.start(now + start);
    source.stop(now + start + length);
  }
}

function tone(audio: AudioContext, frequency: number, kind: OscillatorType, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = kind;
  source.frequency.value = frequency;
  source.connect(into);
  return source;
}

function rustle(audio: AudioContext, frequency: number, into: AudioNode): AudioScheduledSourceNode {
  hiss ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = hiss;
  source.loop = true;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = 1.4;
  source.connect(filter).connect(into);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return buffer;
}

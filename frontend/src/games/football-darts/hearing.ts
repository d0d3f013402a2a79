/** Somebody who listens: what is said at the board, understood as a dart.  Off until it is switched on. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { language, listener } from "../../prefs";

/** What the words of a language mean here; each entry holds all ways to say it. */
export interface Vocabulary {
  triple: string[];
  double: string[];
  bull: string[];
  miss: string[];
  undo: string[];
  /** One to twenty, in order. */
  numbers: string[];
}

/** A bed as it is named aloud. */
export type Named = { ring: "triple" | "double" | "outer"; number: number } | "bull" | "outer-bull" | "miss";

/** What was understood: a bed, or the last dart taken back. */
export type Understood = Named | "undo" | undefined;

const OUTER_BULL = 25;

/** The dart that somebody means: "triple twenty", "D 5", "bull", "miss". */
export function understand(said: string, words: Vocabulary): Understood {
  const heard = said.toLowerCase().replace(/([a-z])(\d)/g, "$1 $2").split(/[\s,.!]+/).filter((each) => each !== "");
  const any = (ways: string[]): boolean => heard.some((each) => ways.includes(each));
  if (any(words.undo)) return "undo";
  if (any(words.miss)) return "miss";
  const number = heard.map((each) => (/^\d+$/.test(each) ? Number(each) : words.numbers.indexOf(each) + 1)).find((each) => each > 0);
  if (number === OUTER_BULL) return "outer-bull";
  if (number === undefined || number > words.numbers.length) return any(words.bull) ? "bull" : undefined;
  return { ring: any(words.triple) ? "triple" : any(words.double) ? "double" : "outer", number };
}

/** The words of the language that is spoken now. */
function vocabulary(): Vocabulary {
  const ways = (text: string): string[] => text.toLowerCase().split(/[\s,]+/);
  return {
    triple: ways(t("hearing.triple")),
    double: ways(t("hearing.double")),
    bull: ways(t("hearing.bull")),
    miss: ways(t("hearing.miss")),
    undo: ways(t("hearing.undo")),
    numbers: ways(t("hearing.numbers")),
  };
}

/** As browsers have it, under one name or the other. */
interface Recognition {
  lang: string;
  continuous: boolean;
  maxAlternatives: number;
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
type Maker = new () => Recognition;

function maker(): Maker | undefined {
  const room = globalThis as unknown as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return room.SpeechRecognition ?? room.webkitSpeechRecognition;
}

export const canHear = maker() !== undefined;

/** What was last heard, and whether anything could be made of it. */
export const heard = signal<{ text: string; understood: boolean } | null>(null);
/** Errors after which nobody listens any more. */
const FINAL = new Set(["not-allowed", "service-not-allowed", "audio-capture", "network", "language-not-supported"]);
const ALTERNATIVES = 4;

/** Listen while it is switched on and darts are due. */
export function useHearing(due: boolean, take: (understood: Exclude<Understood, undefined>) => boolean): void {
  const now = useRef(take);
  now.current = take;
  useEffect(() => {
    const Made = maker();
    if (!Made || !due || !listener.value) return;
    const ear = new Made();
    let over = false;
    ear.lang = language.value;
    ear.continuous = true;
    ear.maxAlternatives = ALTERNATIVES;
    ear.onresult = ({ resultIndex, results }) => {
      const said = Array.from(results[resultIndex] ?? []).map((each) => each.transcript);
      const words = vocabulary();
      const meant = said.map((each) => understand(each, words)).find((each) => each !== undefined);
      heard.value = { text: said[0] ?? "", understood: meant !== undefined && now.current(meant) };
    };
    ear.onerror = ({ error }) => {
      if (FINAL.has(error)) {
        over = true;
        listener.value = false;
        heard.value = { text: t("hearing.unable"), understood: false };
      }
    };
    ear.onend = () => {
      if (!over) ear.start();
    };
    ear.start();
    return () => {
      over = true;
      ear.abort();
    };
  }, [due, listener.value, language.value]);
}

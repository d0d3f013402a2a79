/** What a player has set, kept in the browser. */
import { effect, signal, type Signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";
/** The languages the arcade speaks, each called as its speakers call it. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français", nl: "Nederlands", "pt-BR": "Português (Brasil)" } as const;
export type Language = keyof typeof LANGUAGES;

const DRAWER = "touchline.";

interface Drawer<T> {
  read: () => T | undefined;
  /** Nothing empties it. */
  write: (value: T | undefined) => void;
}

/** A place in the browser that survives the tab; one that keeps nothing, a private window, still plays. */
export function drawer<T>(name: string): Drawer<T> {
  return {
    read: () => {
      try {
        const found = localStorage.getItem(DRAWER + name);
        return found === null ? undefined : (JSON.parse(found) as T);
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        if (value === undefined) localStorage.removeItem(DRAWER + name);
        else localStorage.setItem(DRAWER + name, JSON.stringify(value));
      } catch {
        // nothing is kept here
      }
    },
  };
}

/** A value that survives the tab. */
export function kept<T>(name: string, otherwise: T): Signal<T> {
  const { read, write } = drawer<T>(name);
  const found = read();
  const value = signal<T>(found === undefined ? otherwise : found);
  effect(() => write(value.value));
  return value;
}

/** The first language the browser asks for that we speak; Portuguese is spoken as in Brazil. */
export function spokenOf(asked: readonly string[]): Language {
  const known = Object.keys(LANGUAGES) as Language[];
  for (const each of asked) {
    const found = known.find((ours) => ours.split("-")[0] === each.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}

const spoken: Language = spokenOf(navigator.languages);

export const language = kept<Language>("language", spoken);
export const theme = kept<Theme>("theme", "system");
export type Pace = "slow" | "normal" | "fast";
/** How fast things are shown. */
export const pace = kept<Pace>("pace", "normal");
const STRETCH: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5 };

/** How long something takes that takes so many milliseconds at ordinary speed. */
export function lasting(milliseconds: number): number {
  return milliseconds * STRETCH[pace.value];
}
export const sounds = kept("sounds", true);
/** Somebody calls the darts aloud at a real board. */
export const caller = kept("caller", false);
/** Somebody listens at a real board and enters the darts that are called. */
export const listener = kept("listener", false);
export const calm = kept("calm", false);
/** One's own dice wait to be rolled. */
export const ownRolls = kept("own-rolls", true);
export const hints = kept("hints", false);
/** The coach's numbers beside his sentence, for whoever asked for them. */
export const numbers = kept("numbers", false);
export const explain = kept("explain", true);
/** Explanations that have been put away; switching them on again brings them all back. */
export const understood = kept<string[]>("understood", []);
/** The games whose lesson has been played to its end. */
export const learned = kept<string[]>("learned", []);
/** First matches: every new situation is explained in them when it comes up. */
export const taught = kept<string[]>("taught", []);
/** The rules that have been explained once. */
export const met = kept<string[]>("met", []);
export const textMode = kept("text", false);
export const playerName = kept("name", "");

const systemCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should appear at once instead of moving. */
export function still(): boolean {
  return calm.value || systemCalm.matches;
}

effect(() => {
  const root = document.documentElement;
  root.lang = language.value;
  if (theme.value === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme.value;
  root.classList.toggle("calm", calm.value);
});

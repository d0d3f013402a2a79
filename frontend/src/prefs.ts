/** What a player has set, kept in the browser. */
import { effect, signal, type Signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";
/** The languages the arcade speaks, each called as its speakers call it. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français", nl: "Nederlands", "pt-BR": "Português (Brasil)" } as const;
export type Language = keyof typeof LANGUAGES;

const DRAWER = "touchline.";

interface Drawer<T> {
  read: () => T | undefined;
  /** Nothing empties it; whether it was kept. */
  write: (value: T | undefined) => boolean;
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
        return true;
      } catch {
        return false; // nothing is kept here, or nothing more
      }
    },
  };
}

/** A value that survives the tab, and is the same in every tab: what another one has changed is changed here too. */
export type Kept<T> = Signal<T> & {
  /** Change what is kept, and not what this tab last heard of: another may have changed it since, and that is not lost. */
  change: (how: (now: T) => T) => void;
};

const tabs = new Map<string, () => void>();

/** A value that survives the tab. */
export function kept<T>(name: string, otherwise: T): Kept<T> {
  const { read, write } = drawer<T>(name);
  const now = (): T => {
    const found = read();
    return found === undefined ? otherwise : found;
  };
  const value = signal<T>(now());
  let heard = false;
  let safe = true;
  effect(() => {
    const fresh = value.value;
    // what was heard is written already: two tabs that answered each other would never come to an end
    if (!heard) safe = write(fresh);
  });
  tabs.set(DRAWER + name, () => {
    heard = true;
    value.value = now();
    heard = false;
  });
  const change = (how: (now: T) => T): void => {
    // where there is no room for it, what is known here is newer than what is kept
    const found = safe ? read() : undefined;
    value.value = how(found === undefined ? value.peek() : found);
  };
  return Object.assign(value, { change });
}

addEventListener("storage", ({ key }) => {
  if (key !== null) tabs.get(key)?.();
  else for (const tell of tabs.values()) tell(); // everything was thrown away
});

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

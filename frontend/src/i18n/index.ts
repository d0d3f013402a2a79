/** Every word the arcade says, from a catalog. */
import { language } from "../prefs";
import de from "./de.json";
import en from "./en.json";

export type Key = keyof typeof en;
const catalogs: Record<string, Record<Key, string>> = { en, de };

/** The text for a key, `{names}` filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(catalogs[language.value]?.[key] ?? en[key], values);
}

/** The text for a key that may not exist (a game of somebody else's), or what is given instead. */
export function words(key: string, otherwise: string): string {
  const catalog = catalogs[language.value] as Record<string, string> | undefined;
  return catalog?.[key] ?? (en as Record<string, string>)[key] ?? otherwise;
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The language as the reader's own country writes it; British where English is read and no country is known. */
function locale(): string {
  return navigator.languages.find((each) => each.startsWith(`${language.value}-`)) ?? (language.value === "en" ? "en-GB" : language.value);
}

/** A share as the language writes it. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(language.value, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

/** A moment as the language writes it. */
export function when(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}

/** Finding rules: every word that is sought must stand in the rule, whatever its case and accents. */
import type { Rule } from "../net/types";

/** A text as it is compared: without case and accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function words(sought: string): string[] {
  return plain(sought).split(/\s+/).filter((word) => word !== "");
}

export function found(rules: Rule[], sought: string): Rule[] {
  const wanted = words(sought);
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.chapter} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** What to mark in a text; nothing where nothing is sought. */
export function marked(sought: string): RegExp | undefined {
  const wanted = sought.split(/\s+/).filter((word) => word.length > 1).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return wanted.length > 0 ? new RegExp(`(${wanted.join("|")})`, "gi") : undefined;
}

/** The little Markdown that rules are written in: code, strong, emphasis; and other rules by their number. */
import type { JSX } from "preact";
import type { GlossaryTerm } from "../wire/messages";

interface Props {
  text: string;
  /** What is sought, to be marked where it stands. */
  mark?: RegExp | undefined;
  /** The address of a rule that the text speaks of; none where it is not in this book. */
  to?: ((id: string) => string | undefined) | undefined;
  /** The words of the game, each led to where it is explained; not in the rule that does. */
  glossary?: GlossaryTerm[] | undefined;
  /** The rule that is read. */
  own?: string | undefined;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What to look for in a text, the longest first; nothing without terms. */
function termsIn(terms: GlossaryTerm[]): RegExp | undefined {
  const words = terms.flatMap((term) => term.words).sort((a, b) => b.length - a.length);
  return words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "giu") : undefined;
}

const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2}-\d+\.\d+\b)/g;
const RULE = /^[A-Z]{2}-\d+\.\d+$/;

export function RuleText({ text, mark, to, glossary = [], own }: Props): JSX.Element {
  const terms = glossary.filter(({ rule }) => rule !== own && to?.(rule) !== undefined);
  const sought = termsIn(terms);
  const seen = new Set<string>();
  const marked = (part: string, key: string): JSX.Element | string | (JSX.Element | string)[] =>
    mark ? part.split(mark).map((piece, k) => (k % 2 === 1 ? <mark key={`${key}-${k}`}>{piece}</mark> : piece)) : part;
  /** Only the first time a term comes up: a text full of links is hard to read. */
  const linked = (part: string, key: string): (JSX.Element | string | (JSX.Element | string)[])[] =>
    (sought ? part.split(sought) : [part]).map((piece, k) => {
      const term = k % 2 === 1 ? terms.find(({ words }) => words.some((word) => word.toLowerCase() === piece.toLowerCase())) : undefined;
      if (!term || seen.has(term.rule)) return marked(piece, `${key}-${k}`);
      seen.add(term.rule);
      return (
        <a key={`${key}-${k}`} class="term" href={to?.(term.rule)}>
          {marked(piece, `${key}-${k}`)}
        </a>
      );
    });
  return (
    <>
      {text.split(PIECES).map((part, index) => {
        if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
        if (part.startsWith("**")) return <strong key={index}>{part.slice(2, -2)}</strong>;
        if (part.startsWith("*") && part.length > 2) return <em key={index}>{part.slice(1, -1)}</em>;
        const address = RULE.test(part) ? to?.(part) : undefined;
        if (address) {
          return (
            <a key={index} href={address}>
              {part}
            </a>
          );
        }
        return linked(part, String(index));
      })}
    </>
  );
}

/** The little Markdown that rules are written in: code, strong, emphasis; and other rules by their number. */
import type { JSX } from "preact";

interface Props {
  text: string;
  /** What is sought, to be marked where it stands. */
  mark?: RegExp | undefined;
  /** The address of a rule that the text speaks of; none where it is not in this book. */
  to?: ((id: string) => string | undefined) | undefined;
}

const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2}-\d+\.\d+\b)/g;
const RULE = /^[A-Z]{2}-\d+\.\d+$/;

export function RuleText({ text, mark, to }: Props): JSX.Element {
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
        return mark ? part.split(mark).map((piece, k) => (k % 2 === 1 ? <mark key={`${index}-${k}`}>{piece}</mark> : piece)) : part;
      })}
    </>
  );
}

/** The little Markdown that rules are written in: code, strong, emphasis. */
import type { JSX } from "preact";

export function RuleText({ text }: { text: string }): JSX.Element {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/g);
  return (
    <>
      {parts.map((part, index) => {
        if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
        if (part.startsWith("**")) return <strong key={index}>{part.slice(2, -2)}</strong>;
        if (part.startsWith("*") && part.length > 2) return <em key={index}>{part.slice(1, -1)}</em>;
        return part;
      })}
    </>
  );
}

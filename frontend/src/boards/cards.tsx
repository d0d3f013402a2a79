/** Play cards: face up in the hand, face down on the table. */
import type { ComponentChildren, JSX } from "preact";

interface Props {
  title: string;
  kind: string;
  count?: number;
  note?: ComponentChildren;
  chosen?: boolean;
  disabled?: boolean;
  name: string;
  pick?: (() => void) | undefined;
}

/** A card in the hand; several alike lie on top of one another. */
export function PlayCard({ title, kind, count = 1, note, chosen = false, disabled = false, name, pick }: Props): JSX.Element {
  const inside = (
    <>
      <span class="card-title">{title}</span>
      <span class="card-kind">{kind}</span>
      {note && <span class="card-note">{note}</span>}
      {count > 1 && <span class="card-count">×{count}</span>}
    </>
  );
  return pick ? (
    <button type="button" class="play-card" aria-pressed={chosen} disabled={disabled} data-card={name} onClick={pick}>
      {inside}
    </button>
  ) : (
    <div class="play-card lying">{inside}</div>
  );
}

export function CardBack({ label }: { label: string }): JSX.Element {
  return (
    <div class="play-card back keep" role="img" aria-label={label}>
      <svg viewBox="0 0 60 84" aria-hidden="true">
        <rect x="4" y="4" width="52" height="76" rx="4" fill="none" stroke="currentColor" stroke-width="1.500" />
        <path d="M4 4l52 76M56 4L4 80M30 4v76M4 42h52" stroke="currentColor" stroke-opacity="0.5" />
        <ellipse cx="30" cy="42" rx="15" ry="9" fill="#8c4a22" stroke="currentColor" stroke-width="1.500" />
        <path d="M23 42h14m-10-3v6m3-6v6m3-6v6" stroke="currentColor" />
      </svg>
    </div>
  );
}

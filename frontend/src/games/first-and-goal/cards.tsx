/** Play cards: face up in the hand, face down on the table. */
import type { JSX, TargetedMouseEvent } from "preact";
import { t, words } from "../../i18n";
import { Diagram } from "./diagrams";
import type { GridironShape } from "./shape";

interface Props {
  shape: GridironShape;
  deck: string;
  card: string;
  count?: number;
  chosen?: boolean;
  /** Why it may not be played. */
  barred?: string | undefined;
  /** What the coach thinks of it. */
  note?: string | undefined;
  /** Told how many touches followed each other quickly. */
  pick?: ((touches: number) => void) | undefined;
  /** A pointer rests on it, or the keyboard has come to it. */
  aim?: (() => void) | undefined;
}

export function titleOf(shape: GridironShape, deck: string, card: string): string {
  const plays = shape.cards[deck === "offense" ? "offense" : "defense"].plays;
  return plays.find((each) => each.play === card)?.name ?? card;
}

/** A card in the hand; several alike lie on top of one another. */
export function PlayCard({ shape, deck, card, count = 1, chosen = false, barred, note, pick, aim }: Props): JSX.Element {
  const play = deck === "offense" ? shape.cards.offense.plays.find((each) => each.play === card) : undefined;
  const type = deck === "offense" ? (play?.type ?? "run") : "defense";
  const inside = (
    <>
      <span class="card-title">{titleOf(shape, deck, card)}</span>
      <Diagram play={card} />
      <span class="card-foot">
        <span class="card-kind">
          <Kind type={type} /> <span>{words(`goal.${type}`, type)}</span>
        </span>
        {play?.red_zone ? (
          <span class="card-zone" title={t("goal.red-zone", { yards: play.red_zone })}>
            {t("goal.red-zone.short", { yards: play.red_zone })}
          </span>
        ) : null}
        {note && <span class="card-note">{note}</span>}
      </span>
      {barred && <span class="card-barred">{barred}</span>}
      {count > 1 && <span class="card-count">×{count}</span>}
    </>
  );
  const look = `play-card keep ${type}${count > 1 ? " stacked" : ""}`;
  return pick ? (
    <button type="button" class={look} aria-pressed={chosen} disabled={barred !== undefined} data-card={card} onClick={(event) => choose(event, pick)} onFocus={aim} onPointerEnter={(event) => event.pointerType === "mouse" && aim?.()}>
      {inside}
    </button>
  ) : (
    <div class={`${look} lying`} data-card={card}>
      {inside}
    </div>
  );
}

/** A card at the edge of the hand is drawn in, so that all of it is seen. */
function choose(event: TargetedMouseEvent<HTMLButtonElement>, pick: (touches: number) => void): void {
  event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
  pick(event.detail);
}

const KINDS: Record<string, string> = {
  run: "M2 11 8 4l6 7M2 15l6-7 6 7",
  pass: "M1.500 9C4 4 12 4 14.500 9 12 14 4 14 1.500 9zM5.500 9h5M7 7.500v3m2-3v3",
  defense: "M8 2l5.500 2v4.500c0 4-2.500 6-5.500 7.500-3-1.500-5.500-3.500-5.500-7.500V4z",
};

/** The sign of a kind of card: a way forward, a ball, a shield. */
function Kind({ type }: { type: string }): JSX.Element {
  return (
    <svg viewBox="0 0 16 18" aria-hidden="true">
      <path d={KINDS[type] ?? ""} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

export function CardBack({ label, small = false }: { label?: string; small?: boolean }): JSX.Element {
  return (
    <svg class={`card-back keep${small ? " small" : ""}`} viewBox="0 0 60 84" role={label ? "img" : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <rect x="1" y="1" width="58" height="82" rx="6" fill="#f3e6c4" />
      <rect x="4" y="4" width="52" height="76" rx="4" fill="#1d2f52" />
      <path d="M4 20 20 4M4 36 36 4M4 52 52 4M4 68l52-52M8 80l48-48M24 80l32-32M40 80l16-16" stroke="#c9a24a" stroke-opacity=".55" stroke-width="2" />
      <rect x="8" y="8" width="44" height="68" rx="3" fill="none" stroke="#c9a24a" />
      <ellipse cx="30" cy="42" rx="15" ry="9" fill="#8c4a22" stroke="#f3e6c4" stroke-width="1.500" />
      <path d="M23 42h14m-10-3v6m3-6v6m3-6v6" stroke="#f3e6c4" />
    </svg>
  );
}

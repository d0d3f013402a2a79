/** The play-by-play, newest first, each line with the rules behind it. */
import type { JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { capitals, t, words } from "../i18n";
import { called, worded } from "../i18n/worded";
import { nameOf } from "../net/naming";
import type { MatchEvent, Message, Seat, View } from "../net/types";
import { still } from "../prefs";
import { Die } from "../parts/dice";
import { moveWords } from "./wording";

interface Props {
  game: string;
  events: MatchEvent[];
  seats: Seat[];
  why: (event: MatchEvent) => void;
  /** When an event was, as short as the game says it: how it stood after and before it. */
  when?: ((view: View, before: View | undefined) => string) | undefined;
}

const PAGE = 12;

/** One event as a sentence; empty for what is not worth one. */
export function sentence(event: MatchEvent, game: string, seats: Seat[]): string {
  return capitals(told(event, game, seats));
}

/** What was done, without how it stands now and what comes next: for whoever shows the score beside it. */
export function deed(event: MatchEvent, game: string, seats: Seat[]): string {
  const messages = event.words?.["say"] ?? [];
  const done = messages.findIndex(tellsTheScore);
  return capitals(called(game, done > 0 ? messages.slice(0, done) : undefined, told(event, game, seats), seats));
}

/** The points of one side and of the other. */
function tellsTheScore({ args = {} }: Message): boolean {
  return "points" in args && "others" in args;
}

function told(event: MatchEvent, game: string, seats: Seat[]): string {
  const who = event.seat === undefined ? "" : nameOf(seats[event.seat] ?? { kind: "person", name: "" }, false);
  const say = worded(game, event, "say", seats);
  switch (event.kind) {
    case "played":
      // a move with rulings and without a word is one the commentator passes over; one without rulings is hidden
      return say || (event.text === undefined || event.rules ? "" : `${who}: ${moveWords(game, event, "text")}`);
    case "rolled":
      return say || (event.quiet ? "" : `${words(`die.${event.what ?? ""}`, event.what ?? "")}: ${event.text ?? ""}`);
    case "undone":
      return t("story.undone", { who });
    case "asked":
      return t("story.asked", { who });
    case "declined":
      return t("story.declined", { who });
    case "corrected":
      return t("story.corrected", { text: moveWords(game, event, "text") });
    case "chatted":
      return `${who}: “${say}”`;
    case "replaced":
      return t("story.replaced");
    case "returned":
      return t("story.returned", { who });
    case "finished":
      return worded(game, event, "reason", seats);
    default:
      return "";
  }
}

interface Told {
  event: MatchEvent;
  text: string;
  /** How it stood after it, for what changed that. */
  score: string | undefined;
  /** The dice of a roll that the commentator says nothing about. */
  dice: MatchEvent[];
  /** How it stood before it. */
  before: View | undefined;
}

/** The newest so many events that are worth a line, newest first; dice of one roll share a line. */
function newest(events: MatchEvent[], tell: (event: MatchEvent) => string, count: number): Told[] {
  const lines: Told[] = [];
  for (let index = events.length - 1; index >= 0 && lines.length < count; index -= 1) {
    const event = events[index] as MatchEvent;
    const text = tell(event);
    const after = lines.at(-1);
    if (!text) continue;
    if (isBareDie(event) && after && isBareDie(after.event)) {
      after.text = `${text}, ${after.text}`;
      after.dice.unshift(event);
    } else {
      const before = events.slice(0, index).findLast((each) => each.view)?.view ?? undefined;
      lines.push({ event, text, score: scored(event, before), dice: isBareDie(event) ? [event] : [], before });
    }
  }
  return lines;
}

/** How it stands, where this event was the one that changed it. */
function scored(event: MatchEvent, before: View | undefined): string | undefined {
  const now = event.view?.score;
  return now && before && now.join() !== before.score.join() ? now.slice(0, 2).join(" – ") : undefined;
}

/** The newest event that a sentence was said about. */
export function lastSaid(events: MatchEvent[], game: string, seats: Seat[]): MatchEvent | undefined {
  return events.findLast((event) => !isBareDie(event) && sentence(event, game, seats) !== "");
}

/** One of several dice, which the commentator says nothing about. */
export function isBareDie(event: MatchEvent): boolean {
  return event.kind === "rolled" && !event.say;
}

const SLIDE = 160;

/** New lines push the old ones down: from where they lay, so that nothing jumps while it is read. */
function useSliding(newestSeq: number | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const first = list.current?.firstElementChild ?? null;
    const old = before.current;
    before.current = first;
    if (!list.current || !old || old === first || old.parentElement !== list.current || still()) return;
    const way = old.getBoundingClientRect().top - list.current.getBoundingClientRect().top + list.current.scrollTop;
    if (way <= 0) return;
    list.current.animate([{ transform: `translateY(${-way}px)` }, { transform: "none" }], { duration: SLIDE, easing: "ease-out" });
  }, [newestSeq]);
  return list;
}

/** Milliseconds in which a bot that thinks for no time has something more to tell. */
const TOGETHER = 400;

/** Without motion lines would jump down one after another: those that follow one another closely are told at once. */
function useTogether(events: MatchEvent[]): MatchEvent[] {
  const [told, setTold] = useState(events);
  const newest = useRef(events);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const calm = still();
  newest.current = events;
  useEffect(() => {
    if (!calm) return;
    // never put off: who watches bots would wait until they pause
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setTold(newest.current);
    }, TOGETHER);
  }, [events, calm]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return calm ? told : events;
}

/** Dice as they fell: to be seen as dice, and heard as words. */
function Fallen({ text, dice }: { text: string; dice: MatchEvent[] }): JSX.Element {
  return (
    <span class="told-text">
      <span class="unseen">{text}</span>
      <span class="fallen" aria-hidden="true">
        {dice.map((each) => (
          <Die key={each.seq} face={(each.text ?? "").replace("-", "−")} colour={each.what ?? ""} title={words(`die.${each.what ?? ""}`, each.what ?? "")} figures />
        ))}
      </span>
    </span>
  );
}

export function Story({ game, events, seats, why, when }: Props): JSX.Element {
  const [pages, setPages] = useState(1);
  const lines = newest(useTogether(events), (event) => sentence(event, game, seats), pages * PAGE + 1);
  const list = useSliding(lines[0]?.event.seq);
  const labels = lines.map(({ event, before }) => (event.view && when?.(event.view, before)) ?? "");
  return (
    <section class="story" aria-label={t("story")}>
      <ol ref={list}>
        {lines.slice(0, pages * PAGE).map(({ event, text, score, dice }, index) => (
          <li key={event.seq} class={`told ${event.kind}${score ? " scored" : ""}${event.seat === undefined ? "" : ` side-${event.seat % 2}`}`}>
            {when && <span class={`told-when${labels[index] === labels[index - 1] ? " again" : ""}`}>{labels[index]}</span>}
            {dice.length > 0 ? <Fallen text={text} dice={dice} /> : <span class="told-text">{text}</span>}
            {score && (
              <span class="told-score" aria-hidden="true">
                {score}
              </span>
            )}
            {event.rules && event.rules.length > 0 && (
              <button type="button" class="why" onClick={() => why(event)} aria-label={t("why.of", { text })}>
                {t("why")}
              </button>
            )}
          </li>
        ))}
      </ol>
      {lines.length > pages * PAGE && (
        <button type="button" class="quiet" onClick={() => setPages(pages + 1)}>
          {t("story.more")}
        </button>
      )}
    </section>
  );
}

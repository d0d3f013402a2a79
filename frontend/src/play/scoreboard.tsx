/** Who, how many, whose turn, how long; between the scores the game says where it stands. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { counted, t } from "../i18n";
import { headlineText } from "../i18n/worded";
import type { Rating } from "../net/api";
import { nameOf } from "../net/naming";
import type { Table } from "../net/table";
import type { ClockState, Seat } from "../net/types";
import { ratingText } from "../pages/ratings";
import type { Scene } from "./director";
import type { GameFront } from "./front";
import { lettersOf } from "../ui/letters";
import { Here } from "./presence";
import { TeamSign } from "./team-sign";

interface Props {
  /** For whether the others are here; not where nobody can come or go. */
  table?: Table;
  scene: Scene;
  game: string;
  front: GameFront;
  shape: unknown;
  me: number | undefined;
  /** The server's clock minus ours. */
  offset: number;
  /** By seat, for those who have an account and a rating. */
  ratings?: (Rating | undefined)[];
  /** How it ended, in a word. */
  ended?: string;
}

/** Two sides, whoever plays for them. */
const SIDES = [0, 1];

export function Scoreboard({ table, scene, game, front, shape, me, offset, ratings = [], ended = t("over") }: Props): JSX.Element {
  const { state, view } = scene;
  const due = scene.node?.kind === "decision" ? scene.node.seat : undefined;
  const sideOf = (seat: number): number => front.sideOf?.(seat, shape) ?? seat % 2;
  const Sign: ComponentType<{ seat: number; shape: unknown }> = front.Sign ?? TeamSign;
  const over = scene.node?.kind === "over";
  const { main, small } = over ? { main: ended, small: "" } : front.situation(view, shape);
  const whole = headlineText(game, state, "subline");
  // what was there when one came is not counted before one's eyes
  const before = useRef(view.score);
  return (
    <div class="scoreboard" role="group" aria-label={t("score")}>
      {SIDES.map((side) => {
        const players = state.seats.flatMap((seat, number) => (sideOf(number) === side ? [{ seat, number }] : []));
        const moving = players.find(({ number }) => number === due);
        const [first] = players;
        if (!first) return null;
        const name = players.map(({ seat }) => nameOf(seat, false)).join(" & ");
        const shown = moving ?? players.find(({ number }) => number === me) ?? first;
        return (
          <div key={side} class={`side-${side} who-side${moving ? " due" : ""}`}>
            <Sign seat={side} shape={shape} />
            <span class="who">
              <span class="name" style={lettersOf(name)}>
                {name}
              </span>
              <span class="doing">
                {table && players.map(({ seat, number }) => (
                  <Here key={number} table={table} seat={seat} number={number} />
                ))}
                {state.clock && <Clock clock={state.clock} seat={shown.number} offset={offset} />}
                {players.some(({ number }) => number === me) && <span class="you">{t("you")}</span>}
                {doing(shown.seat, moving !== undefined, shown.number === me)}
                {!over && typeof view["offense"] === "number" && (
                  <span class="role">
                    {view["offense"] === side && <Ball />}
                    <span class="role-word">{t(view["offense"] === side ? "doing.attacks" : "doing.defends")}</span>
                  </span>
                )}
                {ratings[shown.number] && (
                  <span class="rating">
                    <span class="unseen">{t("ratings.rating")}: </span>
                    {ratingText(ratings[shown.number] as Rating)}
                  </span>
                )}
              </span>
            </span>
            <span key={view.score[side]} class={`points${view.score[side] === before.current[side] ? "" : " counted"}`}>
              {view.score[side] ?? 0}
            </span>
          </div>
        );
      })}
      <p class="situation" title={whole}>
        <span class="unseen">{whole}</span>
        <span aria-hidden="true" class="main" style={{ "--letters": main.length }}>
          {main}
        </span>
        <span aria-hidden="true" class="fine">
          {small}
          {state.rated ? ` · ${t("rated")}` : ""}
        </span>
      </p>
    </div>
  );
}

function doing(seat: Seat, due: boolean, mine: boolean): JSX.Element | null {
  if (!due) return null;
  return (
    <span class="to-move">
      <span aria-hidden="true">▶</span> {t(mine ? "doing.yours" : seat.kind === "bot" ? "doing.thinking" : "to-move")}
    </span>
  );
}

function Ball(): JSX.Element {
  return (
    <svg class="has-ball" viewBox="0 0 24 16" role="img" aria-label={t("has-ball")}>
      <ellipse cx="12" cy="8" rx="10" ry="6.500" fill="#a4562a" stroke="#fbeed2" stroke-width="1.500" />
      <path d="M8 8h8m-6-2v4m2-4v4m2-4v4" stroke="#fbeed2" stroke-width="1.300" />
    </svg>
  );
}

function Clock({ clock, seat, offset }: { clock: ClockState; seat: number; offset: number }): JSX.Element {
  const running = clock.running.includes(seat);
  const [, look] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => look(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  // the time as it is now: what was looked at last may be as old as the other's whole turn
  const left = Math.max(0, (clock.left[seat] ?? 0) - (running ? Math.max(0, Date.now() + offset - clock.since) : 0));
  return (
    <span class={`clock${running ? " running" : ""}`} role="timer" aria-label={t("clock")}>
      {clockText(left)}
    </span>
  );
}

export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86_400) return `${counted(Math.floor(seconds / 86_400), "day")} ${counted(Math.floor((seconds % 86_400) / 3600), "hour")}`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

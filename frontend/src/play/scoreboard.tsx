/** Who, how many, whose turn, how long. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { headlineText } from "../i18n/told";
import type { Rating } from "../net/api";
import { nameOf } from "../net/naming";
import type { ClockState } from "../net/types";
import { ratingText } from "../pages/ratings";
import type { Scene } from "./director";

interface Props {
  scene: Scene;
  game: string;
  me: number | undefined;
  /** The server's clock minus ours. */
  offset: number;
  /** By seat, for those who have an account and a rating. */
  ratings?: (Rating | undefined)[];
}

export const TEAM_MARKS = ["●", "◆", "●", "◆"];

export function Scoreboard({ scene, game, me, offset, ratings = [] }: Props): JSX.Element {
  const { state, view } = scene;
  const due = scene.node?.kind === "decision" ? scene.node.seat : undefined;
  return (
    <div class="scoreboard" role="group" aria-label={t("score")}>
      {state.seats.slice(0, 2).map((seat, number) => (
        <div key={number} class={`side side-${number}${due === number ? " due" : ""}`}>
          <span class="who">
            {due === number && (
              <span class="to-move" role="img" aria-label={t("to-move")}>
                ▶{" "}
              </span>
            )}
            <span aria-hidden="true">{TEAM_MARKS[number]}</span> {nameOf(seat, number === me)}
            {view["offense"] === number && <Ball />}
          </span>
          {ratings[number] && (
            <span class="rating small">
              <span class="unseen">{t("ratings.rating")}: </span>
              {ratingText(ratings[number])}
            </span>
          )}
          <span class="points">{view.score[number] ?? 0}</span>
          {state.clock && <Clock clock={state.clock} seat={number} offset={offset} />}
        </div>
      ))}
      <p class="situation">
        {state.rated ? `${t("rated")} · ` : ""}
        {situation(scene, game)}
      </p>
    </div>
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

/** The headline without the score, which stands above it. */
function situation({ state }: Scene, game: string): string {
  return headlineText(game, state.headline, state.seats, /\d+ [–-] \d+/);
}

function Clock({ clock, seat, offset }: { clock: ClockState; seat: number; offset: number }): JSX.Element {
  const running = clock.running.includes(seat);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  const left = Math.max(0, (clock.left[seat] ?? 0) - (running ? now + offset - clock.since : 0));
  return (
    <span class={`clock${running ? " running" : ""}`} role="timer" aria-label={t("clock")}>
      {clockText(left)}
    </span>
  );
}

export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

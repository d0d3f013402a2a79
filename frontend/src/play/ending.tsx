/** The last whistle: how it ended, how it swung, the three moments that decided it. */
import type { JSX } from "preact";
import { capital, percent, t, words } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { worded } from "../i18n/worded";
import { Refused, type Moment, type Review } from "../net/api";
import { nameOf } from "../net/naming";
import type { Asked } from "../ui/asked";
import type { View } from "../net/types";
import { refusal } from "../pages/starting";
import { useMedia } from "../ui/media";
import { Problem } from "../ui/problem";
import { momentOf, type Scene } from "./director";
import type { GameFront } from "./front";
import { LuckAndSkill } from "./luck";
import { betterText, stepText } from "./better";
import { MiniBoard } from "./mini-board";
import { LETTERS, scoresOf, Swing, type Score } from "./swing";
import { TeamSign } from "./team-sign";
import { turningPoints, type TurningPoint } from "./turning-points";

export interface EndingProps {
  scene: Scene;
  game: string;
  front: GameFront;
  shape: unknown;
  names: string[];
  /** The seat we look from; the first for whoever only watches, or holds several. */
  seat: number;
  /** The side it plays for; chances are told by side. */
  side: number;
  /** Whether that seat alone is ours. */
  mine: boolean;
  film: Moment[] | undefined;
  review: Asked<Review>;
  /** Go on from a moment, for another try. */
  retry: ((view: View) => void) | undefined;
  match: string;
  /** How it ended, in a word. */
  ended: string;
}

const NARROW = matchMedia("(max-width: 899px)");
const SCORERS = 6;

export function Ending(props: EndingProps): JSX.Element {
  const { scene, game, front, shape, names, seat, side, mine, film, review, ended } = props;
  const { node, state, view } = scene;
  const narrow = useMedia(NARROW);
  // what was called off nobody has drawn
  const result = node?.kind === "over" && mine && !state.called_off ? node.returns[seat] : undefined;
  const sideOfSeat = (each: number): number => front.sideOf?.(each, props.shape) ?? each % 2;
  const scores = film ? scoresOf(film) : [];
  // the last position is known before the film of the whole match has come
  const seen: Moment[] = film ?? [{ at: 0, view, headline: state.headline, subline: state.subline, words: state.words }];
  const points = review.value ? turningPoints(review.value, side) : [];
  const decided = points.filter(({ swing }) => (result === -1 ? swing < 0 : swing > 0)).sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))[0];
  const when = (at: number): string => (film?.[at] ? (front.when?.(film[at].view, shape) ?? "") : "");
  return (
    <section class={`ending${result === 1 ? " won" : ""}`} aria-label={ended}>
      <header class="final">
        <Trophy cup={result !== -1} Sign={front.Sign} seat={sideOfSeat(winner(node?.kind === "over" ? node.returns : []) ?? seat)} shape={props.shape} />
        <div class="final-words">
          <p class="display verdict">
            {verdict(result, ended)} <span class="final-score">{view.score.slice(0, 2).join(" – ")}</span>
          </p>
          {node?.kind === "over" && (
            <p>
              {capital(worded(game, node, "reason", state.seats))} {decided && <span class="decided">{t("ending.turned", { what: stepText(decided.step, game, scene.state.seats) })}</span>}
            </p>
          )}
        </div>
        {film && scores.length > 0 && <Scorers shape={shape} scores={scores} film={film} front={front} names={names} />}
      </header>
      <div class="paper swing-card">
        <div class="row apart">
          <h2>{t("ending.swing")}</h2>
          <span class="small">{mine ? t("ending.above-you") : t("ending.above", { name: names[side] ?? "" })}</span>
        </div>
        {review.value ? (
          <Swing review={review.value} seat={side} names={names} points={points} scores={scores} when={when} narrow={narrow} />
        ) : (
          <div class="swing-wait">
            <MiniBoard front={front} shape={props.shape} state={state} names={state.seats.map((each) => nameOf(each, false))} seat={seat} film={seen} at={seen.length - 1} narrow={narrow} />
            <p class="soft" role="status">
              {review.problem ? (review.problem instanceof Refused ? refusalText(review.problem.why) : t("unreachable")) : t("review.thinking")}
            </p>
          </div>
        )}
      </div>
      {refusal.value && <Problem problem={refusal.value} />}
      <div class="turnings" tabIndex={narrow && points.length > 0 ? 0 : undefined} role="group" aria-label={t("review.moments")}>
        {film && points.map((point, index) => <Turning key={point.step.at} {...props} point={point} letter={LETTERS[index] ?? ""} film={film} when={when} narrow={narrow} />)}
      </div>
      {/* a phone has no room for it beside */}
      {narrow && review.value && <LuckAndSkill review={review.value} seat={side} names={names} mine={mine} />}
    </section>
  );
}

/** How it ended for whoever looks; of others' matches only that it did. */
export function verdict(result: number | undefined, ended: string): string {
  return result === 1 ? t("over.won") : result === -1 ? t("over.lost") : result === 0 ? t("over.drawn") : ended;
}

function winner(returns: number[]): number | undefined {
  const found = returns.findIndex((each) => each === 1);
  return found < 0 ? undefined : found;
}

/** Who scored and when; of many the last. */
function Scorers({ scores, film, front, shape, names }: { scores: Score[]; film: Moment[]; front: GameFront; shape: unknown; names: string[] }): JSX.Element {
  const word = (at: number): string => {
    const [before, after] = [film[at - 1], film[at]];
    const moment = after && momentOf(after);
    if (moment) return words(`moment.${moment.word}`, moment.word).replace("!", "");
    return `+${Math.max(...(after?.view.score ?? []).map((points, side) => points - (before?.view.score[side] ?? 0)))}`;
  };
  return (
    <ol class="scorers" aria-label={t("ending.scores")}>
      {scores.slice(-SCORERS).map(({ at, seat }) => (
        <li key={at} class={`side-${seat % 2}`}>
          <span class="scorer-mark" aria-hidden="true" />
          <span class="unseen">{names[seat]}: </span>
          {word(at)} <span class="scorer-when">{front.when?.((film[at - 1] ?? film[at])?.view as View, shape)}</span>
        </li>
      ))}
    </ol>
  );
}

interface TurningProps extends EndingProps {
  point: TurningPoint;
  letter: string;
  film: Moment[];
  when: (at: number) => string;
  narrow: boolean;
}

/** One of the three: the board as it was, what it did, and another try where it was our choice. */
function Turning({ point, letter, film, when, narrow, front, shape, scene, game, seat, mine, retry, match }: TurningProps): JSX.Element {
  const { step, swing } = point;
  const before = film[step.at - 1];
  const after = film[step.at];
  const ours = mine && step.seat === seat && step.cost !== undefined;
  const text = stepText(step, game, scene.state.seats);
  return (
    <article class="paper turning">
      <header class="row">
        <span class="letter" aria-hidden="true">
          {letter}
        </span>
        <strong>{when(Math.max(0, step.at - 1))}</strong>
        <span class="turning-kind">{t(step.luck ? "ending.kind.dice" : ours ? "ending.kind.own" : "ending.kind.choice")}</span>
        <strong class={`turning-swing ${swing >= 0 ? "good" : "bad"}`}>{`${swing >= 0 ? "+" : "−"}${percent(Math.abs(swing))}`}</strong>
      </header>
      {after && <MiniBoard front={front} shape={shape} state={scene.state} names={scene.state.seats.map((each) => nameOf(each, false))} seat={seat} film={film} at={step.at} narrow={narrow} />}
      <footer>
        <div class="turning-words">
          <p>{text}</p>
          {step.best && <p class="turning-better">{betterText(step, game)}</p>}
        </div>
        {ours && step.puzzle ? (
          <a class="button turning-go" href={`/puzzle/${game}?id=${step.puzzle}`} aria-label={`${t("puzzle.own.again")}: ${text}`}>
            {t("puzzle.own.again")}
          </a>
        ) : ours && retry && before ? (
          <button type="button" class="turning-go" onClick={() => retry(before.view)}>
            {t("ending.retry")}
          </button>
        ) : (
          <a class="button turning-go" href={`/match/${match}/replay?at=${step.at}`} aria-label={`${t("ending.look")}: ${text}`}>
            {t("ending.look")}
          </a>
        )}
      </footer>
    </article>
  );
}

function Trophy({ cup, Sign = TeamSign, seat, shape }: { cup: boolean; Sign: GameFront["Sign"]; seat: number; shape: unknown }): JSX.Element {
  return (
    <div class={`trophy${cup ? "" : " wooden"}`} aria-hidden="true">
      <svg class="keep" viewBox="0 0 96 96">
        <path d="M24 8h48v30c0 18-9 28-24 28S24 56 24 38z" fill="#d9a83f" stroke="#7c5a14" stroke-width="2" />
        <path d="M24 14H7c0 20 7 29 21 31M72 14h17c0 20-7 29-21 31" fill="none" stroke="#b9832a" stroke-width="6" />
        <path d="M31 12c0 22 2 36 9 47" fill="none" stroke="#fff3c9" stroke-width="5" stroke-linecap="round" opacity=".75" />
        <path d="M43 66h10v12H43z" fill="#b9832a" />
        <path d="M28 78h40v13H28z" fill="#3b2413" />
      </svg>
      <Sign seat={seat} shape={shape} />
    </div>
  );
}

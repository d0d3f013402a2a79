/** Puzzles: a position, one idea that is clearly best, and what the others cost. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { loadFront } from "../games";
import { capital, percent, t, words } from "../i18n";
import { called, named, worded } from "../i18n/worded";
import { api } from "../net/api";
import type { Advice, GameInfo, MatchState, PuzzleShown, PuzzleVerdict, Seat } from "../net/types";
import type { GameFront, Parts, PlayProps, Preview } from "../play/front";
import { Scoreboard } from "../play/scoreboard";
import { Stage } from "../play/stage";
import { moveWords } from "../play/wording";
import { useAsked } from "../ui/asked";
import { wear } from "../ui/look";
import { Page } from "../ui/page";
import { Picture } from "../ui/picture";
import { Problem, problemText } from "../ui/problem";
import look from "./puzzle.css" with { type: "text" };
import { isOwn, toBeTried } from "./own";
import { answered, begun, daysNow, scores, solvedToday } from "./scores";

wear(look);

/** All games, each with its puzzle of the day. */
export function PuzzlesPage(): JSX.Element {
  const games = useAsked(api.games, []);
  return (
    <Page title={t("puzzle.all")}>
      <h1>{t("puzzle.all")}</h1>
      {begun() ? <Streak /> : <p>{t("puzzle.what")}</p>}
      <FromOwnMatches />
      {games.problem && <Problem problem={games.problem} />}
      <section class="game-shelf">
        {(games.value ?? []).filter((game) => game.puzzles > 0).map((game) => (
          <Shelf key={game.name} game={game} />
        ))}
      </section>
    </Page>
  );
}

/** What we gave away ourselves comes first: nothing teaches better. */
function FromOwnMatches(): JSX.Element {
  const left = toBeTried();
  const next = left.at(-1);
  return (
    <section class="paper own-puzzles">
      <h2>{t("puzzle.own.mine")}</h2>
      <p class="small">{next ? t("puzzle.own.todo", { count: left.length }) : t("puzzle.own.none")}</p>
      {next && (
        <a class="button first" href={`/puzzle/${next.game}?id=${next.id}`}>
          {t("puzzle.own.go")}
        </a>
      )}
    </section>
  );
}

function Shelf({ game }: { game: GameInfo }): JSX.Element {
  const done = solvedToday(game.name);
  return (
    <article class="paper box">
      <Picture game={game.name} title={game.title} />
      <div class="stack box-foot">
        <h2>{words(`title.${game.name}`, game.title)}</h2>
        <p class="small">{t("puzzle.how-many", { count: game.puzzles })}</p>
        <div class="row">
          <a class={done ? "button grow" : "button first grow"} href={`/puzzle/${game.name}?daily=1`}>
            {done ? t("puzzle.daily.done") : t("puzzle.daily")}
          </a>
          <a class={done ? "button first grow" : "button grow"} href={`/puzzle/${game.name}`}>
            {t("puzzle.any")}
          </a>
        </div>
      </div>
    </article>
  );
}

function Streak(): JSX.Element {
  const { run, best, solved } = scores.value;
  const days = daysNow();
  return (
    <p class="streak">
      {t("puzzle.score", { run, best, solved: solved.length })} {days > 0 && t("puzzle.days", { days })}
    </p>
  );
}

interface Room {
  puzzle: PuzzleShown;
  front: GameFront;
}

export function PuzzlePage({ name, wanted, today }: { name: string; wanted: string; today: boolean }): JSX.Element {
  const [turn, setTurn] = useState(0);
  const room = useAsked<Room>(async () => {
    const first = turn === 0;
    const [puzzle, front] = await Promise.all([api.puzzle(name, first ? wanted : "", first && today, scores.peek().solved), loadFront(name)]);
    return { puzzle: named(puzzle), front };
  }, [name, turn]);
  if (room.value) return <Solving key={room.value.puzzle.id} {...room.value} today={today && turn === 0} next={() => setTurn(turn + 1)} />;
  return (
    <Page title={t("puzzle")} narrow>
      {room.problem ? <Problem problem={room.problem} /> : <p role="status">{t("loading")}</p>}
    </Page>
  );
}

function stateOf(puzzle: PuzzleShown): MatchState {
  const seats: Seat[] = puzzle.names.map((name, seat) => ({ kind: seat === puzzle.seat ? "person" : "bot", name }));
  const { node, view, headline, subline, words, seat } = puzzle;
  return { match: "puzzle", seq: 1, status: "playing", node, view, headline, subline, words, seats, seat, rated: false, altered: [], dice: { tier: "plain", badge: "", draws: 0, promise: "" } };
}

function Solving({ puzzle, front, today, next }: Room & { today: boolean; next: () => void }): JSX.Element {
  const [verdict, setVerdict] = useState<PuzzleVerdict | undefined>(undefined);
  const [chosen, setChosen] = useState("");
  const [trouble, setTrouble] = useState("");
  const state = stateOf(puzzle);
  const title = words(`title.${puzzle.game}`, puzzle.title);
  const act = (move: string): void => {
    setChosen(move);
    setTrouble("");
    api.solve(puzzle.game, puzzle.id, move).then(
      (found) => {
        answered(puzzle.game, puzzle.id, found.right, today);
        setVerdict(found);
      },
      (problem) => {
        setChosen("");
        setTrouble(problemText(problem));
      },
    );
  };
  const preview = (move: string): Promise<Preview | undefined> => api.puzzlePreview(puzzle.game, puzzle.id, move).catch(() => undefined);
  const shown: Advice[] | undefined = verdict ? [{ move: verdict.best, win: [], draw: 0 }] : undefined;
  const play: PlayProps = {
    scene: { state, view: puzzle.view, node: puzzle.node, beat: null, moment: null },
    shape: puzzle.board,
    seats: state.seats,
    names: puzzle.names,
    me: puzzle.seat,
    mayAct: chosen === "" || verdict !== undefined,
    events: [],
    advice: shown,
    act: verdict ? () => undefined : act,
    preview,
  };
  const question = puzzle.node.kind === "decision" ? worded(puzzle.game, puzzle.node, "question", state.seats) : "";
  const layOut = (parts: Parts): JSX.Element => (
    <Stage
      title={title}
      names={[t("puzzle")]}
      seq={1}
      phase={puzzle.view.phase}
      look={`game-${puzzle.game} puzzle`}
      score={<Scoreboard scene={play.scene} game={puzzle.game} front={front} shape={puzzle.board} me={puzzle.seat} offset={0} />}
      table={parts.board}
      side={
        <>
          <div class="paper asking" data-puzzle={puzzle.id}>
            <p class="eyebrow">
              {isOwn(puzzle.id) ? t("puzzle.own") : `${t(today ? "puzzle.daily" : "puzzle")} · ${t(`puzzle.grade.${Math.min(2, puzzle.grade)}` as "puzzle.grade.0")}`}
            </p>
            <p class="ask" role="status">
              {verdict ? t(verdict.right ? "puzzle.right" : "puzzle.wrong") : chosen ? t("coach.thinking") : t("puzzle.find")}
            </p>
            {!verdict && <p>{question}</p>}
            {trouble && (
              <p class="notice bad" role="alert">
                {trouble}
              </p>
            )}
            {verdict && <Judged puzzle={puzzle} verdict={verdict} chosen={chosen} />}
            {parts.facts && !verdict && <div class="facts">{parts.facts}</div>}
          </div>
          <div class="actions">
            {verdict ? (
              <>
                <button type="button" class="first wide" id="next-puzzle" autofocus onClick={next}>
                  {t("puzzle.next")}
                </button>
                <a class="button" href={`/analyse/${puzzle.game}#${verdict.study}`}>
                  {t("study.from-here")}
                </a>
                <a class="button" href="/puzzles">
                  {t("puzzle.all")}
                </a>
              </>
            ) : (
              parts.actions
            )}
          </div>
          {begun() && (
            <div class="paper past">
              <Streak />
            </div>
          )}
        </>
      }
    />
  );
  return <front.Play {...play}>{layOut}</front.Play>;
}

function Judged({ puzzle, verdict, chosen }: { puzzle: PuzzleShown; verdict: PuzzleVerdict; chosen: string }): JSX.Element {
  const { game, id } = puzzle;
  const [asked, setAsked] = useState(false);
  const reason = useAsked(async () => (asked ? api.puzzleWhy(game, id, chosen) : undefined), [id, asked]);
  const points = (value: number): string => percent(value / 100, 1);
  const lost = reason.value?.cost ?? verdict.second;
  return (
    <div class="stack judgement" data-right={verdict.right}>
      {!verdict.right && <p>{t(reason.value ? "puzzle.yours" : "puzzle.at-least", { move: called(game, verdict.words?.["move"], chosen), points: points(lost) })}</p>}
      <p>
        <strong>{t("puzzle.best", { move: moveWords(game, verdict, "best") })}</strong> {verdict.right && t("puzzle.second", { points: points(verdict.second) })}
      </p>
      {reason.value ? (
        <p class="soft">{capital(worded(game, reason.value, "why"))}</p>
      ) : reason.problem ? (
        <Problem problem={reason.problem} />
      ) : asked ? (
        <p class="soft" role="status">
          {t("coach.thinking")}
        </p>
      ) : (
        <button type="button" class="quiet small" id="puzzle-why" onClick={() => setAsked(true)}>
          {t("why")}
        </button>
      )}
    </div>
  );
}

/** A match: the table, whose turn it is, what may be done, what has happened. */
import { useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { loadFront } from "../games";
import { capital, t, words } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { worded } from "../i18n/worded";
import { boardOf } from "../net/ahead";
import { api } from "../net/api";
import { claim } from "../net/claim";
import { keyOf } from "../net/keys";
import { nameOf } from "../net/naming";
import { session } from "../net/session";
import { Table } from "../net/table";
import { alone as offline } from "../net/transport";
import type { MatchEvent, MatchState, View } from "../net/types";
import { textMode } from "../prefs";
import { big, bigScreen, stayAwake } from "../play/big-screen";
import { Celebration } from "../play/celebration";
import { useAdvice } from "../play/coach";
import { Connection } from "../play/connection";
import { CounselBox } from "../play/counsel";
import { Curtain } from "../play/curtain";
import { Director, LAST_SECOND } from "../play/director";
import { Aim, AimLine, Scoring } from "../play/aim";
import { Afterwards } from "../play/afterwards";
import { Ending } from "../play/ending";
import type { GameFront, Highlight, Parts, PlayProps } from "../play/front";
import { Invite } from "../play/invite";
import { lastWord } from "../play/last-word";
import { Novelty } from "../play/novelty";
import { Gone } from "../play/presence";
import { throwerAt } from "../play/own-roll";
import { Prompt } from "../play/prompt";
import { Phones } from "../play/phones";
import { Roll } from "../play/roll";
import { useRatings } from "../play/ratings";
import { Scoreboard } from "../play/scoreboard";
import { useSecrecy } from "../play/secrecy";
import { useSkipping } from "../play/skipping";
import { Stage } from "../play/stage";
import { standing } from "../play/standing";
import { deed, lastSaid, sentence, Story } from "../play/story";
import { Tools } from "../play/tools";
import { usePreviews } from "../play/previews";
import { Why } from "../play/why";
import { keepBlunders } from "../puzzle/own";
import { TextMode } from "../text/text-mode";
import { useAsked } from "../ui/asked";
import { Icon } from "../ui/icons";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";
import { start } from "./starting";

const JUST_MADE = 8000;

export function MatchPage({ id }: { id: string }): JSX.Element {
  const claimed = useAsked(() => claim(id).catch(() => undefined).then(() => true), [id, session.value?.name]);
  if (keyOf(id) || claimed.value || !session.value) return <Arriving key={`${id} ${keyOf(id)?.token ?? ""}`} id={id} />;
  return (
    <Page title={t("match")} narrow>
      <p role="status">{t("loading")}</p>
    </Page>
  );
}

interface Room {
  game: string;
  shape: { kind: string };
  front: GameFront;
}

/** The board and the front end of its game: what must be here before anything can be shown. */
function Arriving({ id }: { id: string }): JSX.Element {
  const [director, table] = useMemo(() => {
    const shows = new Director((keyOf(id)?.touched ?? 0) > Date.now() - JUST_MADE);
    return [shows, new Table(id, shows.take)] as const;
  }, [id]);
  useEffect(() => {
    if (table.entering) void stayAwake();
    return () => {
      director.close();
      table.close();
    };
  }, [id]);
  const room = useAsked<Room>(async () => {
    const { game, board } = await boardOf(id, table.token);
    const front = await loadFront(game);
    director.front = front;
    director.thrower = throwerAt(table, front);
    director.seen = table.entering;
    const [ours] = table.held;
    if (ours !== undefined && table.held.length === 1) director.side = front.sideOf?.(ours, board) ?? ours % 2;
    return { game, shape: board, front };
  }, [id]);
  if (table.missing.value) {
    return (
      <Page title={t("match")} narrow>
        <div class="paper stack">
          <h1>{t("match.missing")}</h1>
          <p>{refusalText(table.missing.value)}</p>
          <a class="button" href="/">
            {t("home")}
          </a>
        </div>
      </Page>
    );
  }
  if (room.problem) {
    return (
      <Page title={t("match")} narrow>
        <Problem problem={room.problem} />
        <Connection table={table} />
      </Page>
    );
  }
  if (!director.scene.value || !room.value) {
    // the bare table, for a moment: a page would come with its rail and its questions and go again
    return (
      <main id="main" class="arriving" tabIndex={-1}>
        <p role="status">{t("loading")}</p>
        <Connection table={table} />
      </main>
    );
  }
  return <Playing table={table} director={director} {...room.value} />;
}

/** What is celebrated; at the last second also who has won by it. */
function momentLine({ event, word }: Highlight, game: string, { node, seats }: MatchState): string {
  const won = word === LAST_SECOND && node.kind === "over" ? capital(worded(game, node, "reason", seats)) : "";
  return `${deed(event, game, seats)} ${won}`.trim();
}

function Playing({ table, director, game, shape, front }: Room & { table: Table; director: Director }): JSX.Element | null {
  const book = useAsked(() => api.game(game), [game]);
  const [asked, setAsked] = useState<MatchEvent | null>(null);
  const shown = useComputed(() => table.events.value.filter((event) => event.seq <= director.told.value));
  const scene = director.scene.value;
  const opinion = useAdvice(table, scene);
  const ratings = useRatings(scene?.state, game);
  const [handing, setHanding] = useState(false);
  const part = keyOf(table.id)?.part;
  const onPhones = part === "screen" && table.held.length > 1;
  const hidden = table.held.length > 1 && scene?.state.curtain !== undefined;
  const secrecy = useSecrecy(scene, table.held);
  const preview = usePreviews(table, scene);
  useSkipping(scene, director);
  const said = useRef(0);
  if (scene?.node === null && scene.beat && !scene.falling) said.current = scene.beat.seq;
  useEffect(() => {
    // the lines have no button for it
    if (textMode.value && scene?.held) director.skip();
  }, [textMode.value, scene?.held]);
  const ended = scene?.state.status === "over" && scene.node !== null;
  const film = useAsked(() => (ended ? api.moments(table.id, table.token).then((told) => told.moments) : Promise.resolve(undefined)), [ended]);
  // what was called off has no result to be reviewed
  const reviewed = ended && !scene?.state.called_off;
  const review = useAsked(() => (reviewed ? api.review(table.id, table.token) : Promise.resolve(undefined)), [reviewed]);
  useEffect(() => {
    if (review.value && table.mine) keepBlunders(table.id, game, review.value.steps, state.seats.map((_, seat) => seat).filter((seat) => table.holds(seat)));
  }, [review.value]);
  if (!scene) return null;

  const { state, node } = scene;
  const me = state.seat;
  const curtain = secrecy.waiting !== undefined && !onPhones;
  const watched = secrecy.watched || onPhones;
  const view = watched ? scene.open : scene.view;
  const title = words(`title.${game}`, book.value?.title ?? game);
  const ours = node?.kind === "decision" ? table.holds(node.seat) && node.seat === me : node?.kind === "chance" && !node.drawn && table.mine;
  const mayAct = state.status === "playing" && !curtain && !onPhones && Boolean(ours) && (table.unsaved.value === 0 || table.entering);
  const act = (text: string): void => {
    if (node?.kind === "chance") table.order({ op: "roll", outcome: text });
    else table.order({ op: "play", move: text });
  };
  const correct = table.entering && state.status === "playing" ? (entry: number, text: string): void => table.order({ op: "correct", entry, text }) : undefined;
  // the second order follows the first wherever that leads: it names no moment of the match
  const enter = (call: string, outcome: string): void => {
    table.order({ op: "play", move: call });
    table.order({ op: "roll", outcome }, true);
  };
  const atTable = table.entering && !table.heldUp.value ? { enter, undo: () => table.order({ op: "undo" }), saving: table.unsaved.value > 0 && table.link.value === "live" } : {};
  const names = state.seats.map((seat) => nameOf(seat, false));
  const events = shown.value;
  const last = events.findLast((event) => sentence(event, game, state.seats) !== "");
  const play: PlayProps = { scene: { ...scene, view: view ?? scene.view }, shape, seats: state.seats, names, me, mayAct, quick: hidden && !watched, act, preview, correct, ...atTable, advice: watched || opinion.counsel?.same ? undefined : opinion.counsel?.moves, events: standing(events) };

  const alone = table.held.length === 1 && me !== undefined;
  const sideOf = (seat: number): number => front.sideOf?.(seat, shape) ?? seat % 2;
  const looking = { seat: me ?? 0, side: sideOf(me ?? 0), mine: alone };
  const sides = [0, 1].map((side) => names.filter((_, seat) => sideOf(seat) === side).join(" & "));
  const upTo = ({ seq }: MatchEvent): MatchEvent[] => play.events.filter((event) => event.seq <= seq);
  const retry = (from: View): void => {
    const made = events.find((event) => event.kind === "created");
    const level = state.seats.find((seat) => seat.kind === "bot")?.level ?? book.value?.levels[1] ?? "random";
    const seats = state.seats.map((_, seat) => (seat === me ? { kind: "person" as const, name: state.seats[seat]?.name ?? "" } : { kind: "bot" as const, level }));
    void start({ game, options: made?.options ?? {}, seats, ...(made?.data ? { data: made.data } : {}), ...(from.position ? { position: from.position } : {}) });
  };

  const layOut = (parts: Partial<Parts>): JSX.Element => (
    <Stage
      title={title}
      names={names}
      calling={mayAct || scene.held !== undefined}
      seq={state.seq}
      phase={scene.view.phase}
      look={`game-${game}${textMode.value ? " in-text" : ""}${mayAct || scene.held ? " ours" : ""}${curtain ? " curtained" : ""}${ended && !textMode.value ? " ended" : ""}${part === "hand" && !ended ? " in-hand" : ""}`}
      score={<Scoreboard table={table} scene={scene} game={game} front={front} shape={shape} me={table.held.length > 1 ? undefined : me} offset={table.offset} ratings={ratings.now} ended={lastWord(events)} />}
      table={
        state.status === "open" ? (
          <div class="over-table">
            <Invite table={table} />
          </div>
        ) : curtain ? (
          <div class="over-table">
            <Curtain name={names[secrecy.waiting ?? 0] ?? ""} lift={secrecy.lift} phones={offline ? undefined : () => setHanding(true)} />
          </div>
        ) : ended && !textMode.value ? (
          <Ending
            scene={scene}
            game={game}
            front={front}
            shape={shape}
            names={sides}
            {...looking}
            film={film.value}
            review={{ value: review.value, problem: review.problem }}
            retry={alone && book.value?.perfect_information ? retry : undefined}
            match={table.id}
            ended={lastWord(events)}
          />
        ) : (
          (part === "hand" && parts.hand) || parts.board
        )
      }
      side={
        ended ? (
          <Afterwards
            table={table}
            scene={scene}
            game={game}
            title={title}
            names={sides}
            {...looking}
            events={events}
            review={review.value}
            awaited={reviewed && !review.problem}
            rating={me === undefined ? undefined : ratings.now[me]}
            before={me === undefined ? undefined : ratings.before[me]}
            why={setAsked}
          />
        ) : (
          <>
            {table.mine && !curtain && !textMode.value && <Aim game={game} front={front} />}
            <Gone table={table} seats={state.seats} />
            <div class="asking paper">
              {table.mine && !curtain && !textMode.value && <AimLine game={game} front={front} />}
              {curtain ? null : <Prompt scene={scene} mayAct={mayAct} table={table} skip={director.skip} game={game} last={lastSaid(events, game, state.seats)} why={setAsked} />}
              {parts.facts && <div class="facts">{parts.facts}</div>}
              {table.mine && !curtain && !textMode.value && <Scoring game={game} />}
            </div>
            {!textMode.value && <div class="actions">{scene.held ? <Roll word={scene.held} roll={director.roll} /> : parts.actions}</div>}
            {!curtain && <Novelty match={table.id} game={game} events={events} rules={book.value?.rules ?? []} asked={mayAct} />}
            {!watched && <CounselBox opinion={opinion} game={game} />}
            <div class="paper past">
              {/* what was shown, the question's place has told already: nobody hears it twice */}
              {last && !textMode.value && (
                <p class="unseen" aria-live="polite">
                  {last.seq > said.current && sentence(last, game, state.seats)}
                </p>
              )}
              {!textMode.value && (
                <>
                  <h2 class="past-title">
                    <Icon name="list" /> {t("story")}
                  </h2>
                  <Story game={game} events={events} seats={state.seats} why={setAsked} when={(view, before) => front.during?.(before ?? view, shape) ?? front.when?.(view, shape) ?? ""} />
                </>
              )}
              <Connection table={table} game={game} outcomeWords={(text) => front.outcomeWords?.(shape, text) ?? text} />
            </div>
          </>
        )
      }
      tools={<Tools table={table} scene={scene} game={game} events={events} why={setAsked} phones={hidden && !offline ? () => setHanding(true) : undefined} />}
    >
      {handing && <Phones table={table} names={names} close={() => setHanding(false)} />}
      {big.value && (
        <button type="button" class="leave-big" onClick={() => void bigScreen()}>
          <Icon name="close" /> {t("big-screen.leave")}
        </button>
      )}
      {scene.moment && !textMode.value && part !== "hand" && (
        <Celebration key={scene.moment.event.seq} moment={scene.moment} line={momentLine(scene.moment, game, state)} score={scene.view.score} Sign={front.Sign} shape={shape} made={front.Made && <front.Made events={upTo(scene.moment.event)} shape={shape} me={me} />} skip={director.skip} />
      )}
      {asked && <Why event={asked} text={sentence(asked, game, state.seats)} game={game} rules={book.value?.rules ?? []} glossary={book.value?.glossary ?? []} close={() => setAsked(null)} />}
    </Stage>
  );

  if (textMode.value && view && !curtain) {
    return layOut({ board: <TextMode table={table} game={game} rules={book.value?.rules ?? []} {...play} /> });
  }
  if (!view || curtain || (ended && !textMode.value) || state.status === "open") return layOut({});
  return <front.Play {...play}>{layOut}</front.Play>;
}

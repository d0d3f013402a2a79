/** A match: the table, whose turn it is, what may be done, what has happened. */
import { useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { capital, t, words } from "../i18n";
import { worded } from "../i18n/worded";
import { api } from "../net/api";
import { keyOf } from "../net/keys";
import { nameOf } from "../net/naming";
import type { Table } from "../net/table";
import { alone as offline } from "../net/transport";
import type { MatchEvent, MatchState, View } from "../net/types";
import { gentlest } from "../pages/order";
import { start } from "../pages/starting";
import { textMode } from "../prefs";
import { keepBlunders } from "../puzzle/own";
import { TextMode } from "../text/text-mode";
import { useAsked } from "../ui/asked";
import { Icon } from "../ui/icons";
import { Afterwards } from "./afterwards";
import { Beside } from "./beside";
import { big, bigScreen } from "./big-screen";
import { Celebration } from "./celebration";
import { useAdvice } from "./coach";
import { Curtain } from "./curtain";
import { LAST_SECOND, type Director } from "./director";
import { Ending } from "./ending";
import type { GameFront, Highlight, Parts, PlayProps } from "./front";
import { Invite } from "./invite";
import { lastWord } from "./last-word";
import { isDue, ordersOf } from "./orders";
import { Phones } from "./phones";
import { usePreviews } from "./previews";
import { useRatings } from "./ratings";
import { Scoreboard } from "./scoreboard";
import { useSecrecy } from "./secrecy";
import { useSkipping } from "./skipping";
import { Stage } from "./stage";
import { standing } from "./standing";
import { deed, sentence } from "./story";
import { Tools } from "./tools";
import { Why } from "./why";

export interface Room {
  game: string;
  shape: { kind: string };
  front: GameFront;
}

/** What is celebrated; at the last second also who has won by it. */
function momentLine({ event, word }: Highlight, game: string, { node, seats }: MatchState): string {
  const won = word === LAST_SECOND && node.kind === "over" ? capital(worded(game, node, "reason", seats)) : "";
  return `${deed(event, game, seats)} ${won}`.trim();
}

export function Playing({ table, director, game, shape, front }: Room & { table: Table; director: Director }): JSX.Element | null {
  const book = useAsked(() => api.game(game), [game]);
  const [asked, setAsked] = useState<MatchEvent | null>(null);
  const shown = useComputed(() => table.events.value.filter((event) => event.seq <= director.told.value));
  const scene = director.scene.value;
  const opinion = useAdvice(table, scene);
  const ratings = useRatings(scene?.state, game);
  const [handing, setHanding] = useState(false);
  const said = useRef(0);
  const together = table.held.length > 1;
  const part = keyOf(table.id)?.part;
  const onPhones = part === "screen" && together;
  const secrecy = useSecrecy(scene, table, onPhones);
  const preview = usePreviews(table, scene);
  useSkipping(scene, director);
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
    if (review.value && scene && table.mine) keepBlunders(table.id, game, review.value.steps, scene.state.seats.map((_, seat) => seat).filter((seat) => table.holds(seat)));
  }, [review.value]);
  if (!scene) return null;

  const { state } = scene;
  const me = state.seat;
  const curtain = secrecy.waiting !== undefined;
  const view = secrecy.watched ? scene.open : scene.view;
  const title = words(`title.${game}`, book.value?.title ?? game);
  const rules = book.value?.rules ?? [];
  const mayAct = isDue(table, scene) && !curtain && !onPhones;
  const hidden = together && state.curtain !== undefined;
  const names = state.seats.map((seat) => nameOf(seat, false));
  const events = shown.value;
  const play: PlayProps = {
    scene: { ...scene, view: view ?? scene.view },
    shape,
    seats: state.seats,
    names,
    me,
    mayAct,
    quick: hidden && !secrecy.watched,
    events: standing(events),
    advice: secrecy.watched || opinion.counsel?.same ? undefined : opinion.counsel?.moves,
    preview,
    ...ordersOf(table, scene),
  };

  const alone = table.held.length === 1 && me !== undefined;
  const sideOf = (seat: number): number => front.sideOf?.(seat, shape) ?? seat % 2;
  const looking = { seat: me ?? 0, side: sideOf(me ?? 0), mine: alone };
  const sides = [0, 1].map((side) => names.filter((_, seat) => sideOf(seat) === side).join(" & "));
  const upTo = ({ seq }: MatchEvent): MatchEvent[] => play.events.filter((event) => event.seq <= seq);
  const retry = (from: View): void => {
    const made = events.find((event) => event.kind === "created");
    const level = state.seats.find((seat) => seat.kind === "bot")?.level ?? gentlest({ levels: book.value?.levels ?? [] });
    const seats = state.seats.map((_, seat) => (seat === me ? { kind: "person" as const, name: state.seats[seat]?.name ?? "" } : { kind: "bot" as const, level }));
    void start({ game, options: made?.options ?? {}, seats, ...(made?.data ? { data: made.data } : {}), ...(from.position ? { position: from.position } : {}) });
  };
  const look = [
    `game-${game}`,
    textMode.value && "in-text",
    (mayAct || scene.held) && "ours",
    curtain && "curtained",
    ended && !textMode.value && "ended",
    part === "hand" && !ended && "in-hand",
  ];

  const layOut = (parts: Partial<Parts>): JSX.Element => (
    <Stage
      title={title}
      names={names}
      calling={mayAct || scene.held !== undefined}
      seq={state.seq}
      phase={scene.view.phase}
      look={look.filter(Boolean).join(" ")}
      score={<Scoreboard table={table} scene={scene} game={game} front={front} shape={shape} me={together ? undefined : me} offset={table.offset} ratings={ratings.now} ended={lastWord(events)} />}
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
          <Beside table={table} director={director} scene={scene} game={game} shape={shape} front={front} parts={parts} secrecy={secrecy} mayAct={mayAct} opinion={opinion} events={events} said={said} rules={rules} why={setAsked} />
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
      {asked && <Why event={asked} text={sentence(asked, game, state.seats)} game={game} rules={rules} glossary={book.value?.glossary ?? []} close={() => setAsked(null)} />}
    </Stage>
  );

  if (textMode.value && view && !curtain) {
    return layOut({ board: <TextMode table={table} game={game} rules={rules} {...play} /> });
  }
  if (!view || curtain || (ended && !textMode.value) || state.status === "open") return layOut({});
  return <front.Play {...play}>{layOut}</front.Play>;
}

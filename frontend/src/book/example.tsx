/** A rule at work: the board as it stands, what happens step by step, and the same position to be played on. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadFront } from "../games";
import { t } from "../i18n";
import { named } from "../i18n/worded";
import { api, type Moment } from "../net/api";
import type { MatchState, RuleExample, Seat } from "../net/types";
import type { GameFront } from "../play/front";
import { MiniBoard } from "../play/mini-board";
import { sentence } from "../play/story";
import { useAsked } from "../ui/asked";
import { Icon } from "../ui/icons";
import { useMedia } from "../ui/media";
import { Problem } from "../ui/problem";

const NARROW = matchMedia("(max-width: 899px)");

/** `open`: it is laid out from the start, or as soon as its rule is looked for; folded away only by hand. */
export function Example({ game, rule, open }: { game: string; rule: string; open: boolean }): JSX.Element {
  const [unfolded, setUnfolded] = useState(open);
  useEffect(() => {
    if (open) setUnfolded(true);
  }, [open]);
  return (
    <details class="example" open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>{t("book.example")}</summary>
      {unfolded && <Shown game={game} rule={rule} />}
    </details>
  );
}

function Shown({ game, rule }: { game: string; rule: string }): JSX.Element {
  const room = useAsked(async () => {
    const [example, front] = await Promise.all([api.example(game, rule), loadFront(game)]);
    return { example: named(example), front };
  }, [game, rule]);
  if (room.problem) return <Problem problem={room.problem} />;
  return room.value ? <Steps {...room.value} /> : <Awaited />;
}

/** The room that the board will take, so that the rules below it stay where they are. */
function Awaited(): JSX.Element {
  return (
    <div class="example-board">
      <div class="mini" />
      <div class="row example-keys">
        <p class="grow small" role="status">
          {t("loading")}
        </p>
      </div>
      <span class="button small unsure" aria-hidden="true">
        {t("book.play")}
      </span>
    </div>
  );
}

/** The position and every step after it, as a replay has them. */
function filmOf(example: RuleExample): Moment[] {
  const first: Moment = { at: 0, view: example.view, headline: example.headline, subline: example.subline, words: example.words };
  return [first, ...example.events.map((event, index) => ({ ...event, at: index + 1, headline: "" }))];
}

function Steps({ example, front }: { example: RuleExample; front: GameFront }): JSX.Element {
  const film = filmOf(example);
  const [at, setAt] = useState(film.length - 1);
  const narrow = useMedia(NARROW);
  const seats: Seat[] = example.names.map((name) => ({ kind: "person", name }));
  const moment = film[at] as Moment;
  const state: MatchState = { match: "example", seq: at, status: "playing", node: { kind: "decision", seat: example.seat }, view: moment.view, headline: moment.headline, subline: moment.subline, words: moment.words, seats, seat: example.seat, rated: false, altered: [], dice: { tier: "plain", badge: "", draws: 0, promise: "" } };
  const event = example.events[at - 1];
  return (
    <div class="example-board">
      <MiniBoard front={front} shape={example.board} state={state} names={example.names} seat={example.seat} film={film} at={at} narrow={narrow} />
      <div class="row example-keys">
        <button type="button" class="iconic" aria-label={t("replay.back")} disabled={at === 0} onClick={() => setAt(at - 1)}>
          <Icon name="back" />
        </button>
        <p class="grow small" role="status">
          {event ? sentence({ ...event, at: 0 }, example.game, seats) || event.text : t("book.before")}
        </p>
        <button type="button" class="iconic turned" aria-label={t("replay.next")} disabled={at === film.length - 1} onClick={() => setAt(at + 1)}>
          <Icon name="back" />
        </button>
      </div>
      <a class="button small" href={`/analyse/${example.game}#${example.study}`}>
        {t("book.play")}
      </a>
    </div>
  );
}

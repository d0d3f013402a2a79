/** A match: the board, whose turn it is, what may be done, what has happened. */
import { useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t, words } from "../i18n";
import { refusalText } from "../i18n/told";
import { api } from "../net/api";
import { claim } from "../net/claim";
import { keyOf } from "../net/keys";
import { nameOf } from "../net/naming";
import { session } from "../net/session";
import { Table } from "../net/table";
import type { MatchEvent } from "../net/types";
import { textMode } from "../prefs";
import { big, bigScreen, stayAwake } from "../play/big-screen";
import { Curtain } from "../play/curtain";
import { Director } from "../play/director";
import { Invite } from "../play/invite";
import { Menu } from "../play/menu";
import { openView, panelFor } from "../play/panels";
import { Prompt } from "../play/prompt";
import { useRatings } from "../play/ratings";
import { Scoreboard } from "../play/scoreboard";
import { useSecrecy } from "../play/secrecy";
import { sentence, Story } from "../play/story";
import { useAdvice } from "../play/coach";
import { CounselBox } from "../play/counsel";
import { Connection } from "../play/connection";
import { Ending } from "../play/ending";
import { Why } from "../play/why";
import { TextMode } from "../text/text-mode";
import { useAsked } from "../ui/asked";
import { Icon } from "../ui/icons";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";

const JUST_MADE = 8000;

export function MatchPage({ id }: { id: string }): JSX.Element {
  const claimed = useAsked(() => claim(id).catch(() => undefined).then(() => true), [id, session.value?.name]);
  if (keyOf(id) || claimed.value || !session.value) return <Playing key={`${id} ${keyOf(id)?.token ?? ""}`} id={id} />;
  return (
    <Page title={t("match")} narrow>
      <p role="status">{t("loading")}</p>
    </Page>
  );
}

function Playing({ id }: { id: string }): JSX.Element {
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
  const board = useAsked(() => api.board(id, table.token), [id]);
  const game = board.value?.game ?? "";
  const book = useAsked(() => (game ? api.game(game) : Promise.resolve(undefined)), [game]);
  const [asked, setAsked] = useState<MatchEvent | null>(null);
  const [menu, setMenu] = useState(false);
  const shown = useComputed(() => table.events.value.filter((event) => event.seq <= director.told.value));
  const scene = director.scene.value;
  const opinion = useAdvice(table, scene);
  const ratings = useRatings(scene?.state, game);
  const hidden = table.held.length > 1 && !table.entering && book.value?.perfect_information !== true;
  const secrecy = useSecrecy(scene, shown.value, hidden);

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
  if (!scene || !board.value) {
    return (
      <Page title={t("match")} narrow>
        {board.problem ? <Problem problem={board.problem} /> : <p role="status">{t("loading")}</p>}
        <Connection table={table} />
      </Page>
    );
  }

  const { state, node } = scene;
  const me = state.seat;
  const kind = board.value.board.kind;
  const open = secrecy.watched ? openView(kind, scene.view) : scene.view;
  const curtain = secrecy.waiting !== undefined;
  const title = words(`title.${game}`, board.value.game);
  const ours = node?.kind === "decision" ? table.holds(node.seat) && node.seat === me : node?.kind === "chance" && !node.drawn && table.mine;
  const mayAct = state.status === "playing" && !curtain && Boolean(ours) && (table.unsaved.value === 0 || table.entering);
  const act = (text: string): void => {
    if (node?.kind === "chance") table.order("roll", { outcome: text });
    else table.order("play", { move: text });
  };
  const correct = table.entering && state.status === "playing" ? (number: number, text: string): void => table.order("correct", { number, text }) : undefined;
  const Panel = panelFor(kind);
  const names = state.seats.map((seat) => nameOf(seat, false));
  const last = shown.value.findLast((event) => sentence(event, game, state.seats) !== "");
  const common = { scene: { ...scene, view: open ?? scene.view }, seats: state.seats, names, me, mayAct, act, correct, advice: opinion.counsel?.moves, events: shown.value };

  return (
    <Page
      title={`${title}: ${names.join(" – ")}`}
      railTitle={title}
      rail={
        <button type="button" class="iconic" aria-label={t("menu")} onClick={() => setMenu(true)}>
          <Icon name="menu" />
        </button>
      }
    >
      <h1 class="unseen">
        {title}: {names.join(" – ")}
      </h1>
      {big.value && (
        <button type="button" class="leave-big" onClick={() => void bigScreen()}>
          <Icon name="close" /> {t("big-screen.leave")}
        </button>
      )}
      <div class={`match${textMode.value ? " in-text" : ""}`} data-seq={state.seq}>
        <div class="board-side stack">
          <Scoreboard scene={scene} game={game} me={table.held.length > 1 ? undefined : me} offset={table.offset} ratings={ratings.now} />
          {state.status === "open" && <Invite table={table} />}
          {state.status === "over" && node && <Ending table={table} scene={scene} game={game} rating={me === undefined ? undefined : ratings.now[me]} before={me === undefined ? undefined : ratings.before[me]} />}
          {!(state.status === "over" && node) && !curtain && <Prompt scene={scene} mayAct={mayAct} table={table} skip={director.skip} game={game} last={last} why={setAsked} />}
          {secrecy.waiting !== undefined ? (
            <Curtain name={names[secrecy.waiting] ?? ""} lift={secrecy.lift} />
          ) : open === undefined ? null : textMode.value ? (
            <TextMode table={table} game={game} rules={book.value?.rules ?? []} {...common} />
          ) : (
            <div class="paper board">
              <Panel shape={board.value.board} {...common} />
            </div>
          )}
        </div>
        <aside class="paper side stack" aria-label={t("match.side")}>
          <Connection table={table} />
          {!secrecy.watched && <CounselBox opinion={opinion} game={game} />}
          {last && !textMode.value && (
            <p class="unseen" aria-live="polite">
              {sentence(last, game, state.seats)}
            </p>
          )}
          {!textMode.value && <Story game={game} events={shown.value} seats={state.seats} why={setAsked} />}
        </aside>
      </div>
      {asked && <Why event={asked} text={sentence(asked, game, state.seats)} game={game} rules={book.value?.rules ?? []} close={() => setAsked(null)} />}
      {menu && <Menu table={table} scene={scene} game={game} close={() => setMenu(false)} />}
    </Page>
  );
}

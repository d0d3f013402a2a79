/** The way to a match: its key, its board and its game's front end, and whatever keeps us from it. */
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { loadFront } from "../games";
import { t } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { boardOf } from "../net/ahead";
import { claim } from "../net/claim";
import { keyOf } from "../net/keys";
import { session } from "../net/session";
import { Table } from "../net/table";
import { maySleep, stayAwake } from "../play/big-screen";
import { Connection } from "../play/connection";
import { Director } from "../play/director";
import { throwerAt } from "../play/own-roll";
import { Playing, type Room } from "../play/playing";
import { useAsked } from "../ui/asked";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";

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

/** The board and the front end of its game: what must be here before anything can be shown. */
function Arriving({ id }: { id: string }): JSX.Element {
  const [director, table] = useMemo(() => {
    const shows = new Director((keyOf(id)?.touched ?? 0) > Date.now() - JUST_MADE);
    const followed = new Table(id, shows.take);
    shows.ours = (seat) => followed.holds(seat);
    return [shows, followed] as const;
  }, [id]);
  useEffect(() => {
    if (table.entering) void stayAwake();
    return () => {
      maySleep();
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

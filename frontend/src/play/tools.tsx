/** What can be done beside playing, one touch away: along the top of a desk, along the bottom of a phone. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { say, worded } from "../i18n/worded";
import { api } from "../net/api";
import { nameOf } from "../net/naming";
import type { Table } from "../net/table";
import type { MatchEvent } from "../net/types";
import { hints } from "../prefs";
import { useAsked } from "../ui/asked";
import { Dialog } from "../ui/dialog";
import { Icon, type IconName } from "../ui/icons";
import { lettersOf } from "../ui/letters";
import type { Scene } from "./director";
import { inTheBook } from "./in-the-book";
import { Menu } from "./menu";
import { Story } from "./story";

interface Props {
  table: Table;
  scene: Scene;
  game: string;
  events: MatchEvent[];
  why: (event: MatchEvent) => void;
  /** Let phones hold the hands; only where several are held at this screen. */
  phones?: (() => void) | undefined;
}

type Sheet = "log" | "chat" | "menu" | "resign";

export function Tools({ table, scene, game, events, why, phones }: Props): JSX.Element {
  const [open, setOpen] = useState<Sheet | null>(null);
  const { state } = scene;
  const playing = state.status === "playing" && table.mine;
  const said = events.filter((event) => event.kind === "chatted" && event.seat !== state.seat).at(-1)?.seq ?? 0;
  const [heard, setHeard] = useState(said);
  useEffect(() => {
    if (open === "chat") setHeard(said);
  }, [open, said]);
  const close = (): void => setOpen(null);
  return (
    <nav class="tools" aria-label={t("tools")}>
      {!state.rated && table.mine && (
        <Tool icon="whistle" word={t("coach")} pressed={hints.value} press={() => (hints.value = !hints.value)} />
      )}
      {playing && <Tool id="undo" icon="undo" word={t("undo")} press={() => table.order({ op: "undo" })} />}
      <Tool icon="list" word={t("log")} press={() => setOpen("log")} only="log" />
      <a class="tool" href={inTheBook(game)}>
        <Icon name="book" />
        <span style={lettersOf(t("rules"))}>{t("rules")}</span>
      </a>
      {table.mine && <Tool icon="chat" word={t("chat.short")} press={() => setOpen("chat")} news={said > heard} />}
      {playing && <Tool id="resign" icon="flag" word={t("resign")} press={() => setOpen("resign")} />}
      <Tool icon="more" word={t("menu")} press={() => setOpen("menu")} />
      {open === "menu" && <Menu table={table} scene={scene} close={close} phones={phones} />}
      {open === "chat" && <Chat table={table} scene={scene} events={events} close={close} />}
      {open === "log" && (
        <Dialog title={t("story")} close={close}>
          <Story game={game} events={events} seats={state.seats} why={(event) => (close(), why(event))} />
        </Dialog>
      )}
      {open === "resign" && (
        <Dialog title={t("resign")} close={close}>
          <p>{t("resign.what")}</p>
          <button type="button" class="first" id="resign-sure" onClick={() => (table.order({ op: "resign" }), close())}>
            {t("resign.sure")}
          </button>
        </Dialog>
      )}
    </nav>
  );
}

interface ToolProps {
  icon: IconName;
  word: string;
  press: () => void;
  id?: string;
  pressed?: boolean;
  only?: string;
  /** Something has come in that was not looked at yet. */
  news?: boolean;
}

function Tool({ icon, word, press, id, pressed, only = "", news = false }: ToolProps): JSX.Element {
  return (
    <button type="button" class={`tool ${only}`} id={id} aria-pressed={pressed} onClick={press}>
      <Icon name={icon} />
      <span style={lettersOf(word)}>{word}</span>
      {news && <span class="news">{t("chat.new")}</span>}
    </button>
  );
}

function Chat({ table, scene, events, close }: { table: Table; scene: Scene; events: MatchEvent[]; close: () => void }): JSX.Element {
  const phrases = useAsked(api.phrases, []);
  const said = events.filter((event) => event.kind === "chatted").slice(-4);
  return (
    <Dialog title={t("chat")} close={close}>
      {said.length > 0 && (
        <ul class="said">
          {said.map((event) => (
            <li key={event.seq}>
              <strong>{nameOf(scene.state.seats[event.seat ?? 0] ?? { kind: "person", name: "" }, event.seat === scene.state.seat)}</strong>{" "}
              {worded("", event, "say")}
            </li>
          ))}
        </ul>
      )}
      <div class="row chips">
        {phrasesOf(phrases.value).map(([phrase, text]) => (
          <button key={phrase} type="button" onClick={() => (table.order({ op: "chat", phrase }), close())}>
            {say("", [{ id: `chat-${phrase}`, args: {} }], text)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

type Phrases = Awaited<ReturnType<typeof api.phrases>>;

function phrasesOf(phrases: Phrases | undefined): [keyof Phrases, string][] {
  return Object.entries(phrases ?? {}) as [keyof Phrases, string][];
}

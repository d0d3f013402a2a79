/** The analysis board: any position, both sides and the dice in one hand, the coach beside it, every variation kept. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { loadFront } from "../games";
import { t, words } from "../i18n";
import { headlineText, named, worded } from "../i18n/worded";
import { api } from "../net/api";
import type { Counsel, MatchEvent, StudyAsked, StudyShown } from "../net/types";
import { CounselBox } from "../play/counsel";
import { Director } from "../play/director";
import type { GameFront, Parts, PlayProps, Preview } from "../play/front";
import { Scoreboard } from "../play/scoreboard";
import { Stage } from "../play/stage";
import { sentence } from "../play/story";
import { go, route, staying } from "../route";
import { useAsked } from "../ui/asked";
import { copied } from "../ui/copying";
import { Icon, type IconName } from "../ui/icons";
import { wear } from "../ui/look";
import { Page } from "../ui/page";
import { Problem, problemText } from "../ui/problem";
import { goesOn, lengthOf, pastOf, stateOf } from "./film";
import { lineOf, SettingUp } from "./setting-up";
import look from "./study.css" with { type: "text" };
import { Tree } from "./tree";

wear(look);

interface Room {
  shown: StudyShown;
  front: GameFront;
  open: boolean;
}

/** The board of a game; what it opens with stands in the address. */
export function StudyPage({ name }: { name: string }): JSX.Element {
  const room = useAsked<Room>(async () => {
    const { hash, query } = route.peek();
    const text = hash || (query.get("position") ?? "");
    const [shown, front, game] = await Promise.all([api.study({ do: "open", game: name, text }), loadFront(name), api.game(name)]);
    return { shown: named(shown), front, open: game.perfect_information };
  }, [name]);
  if (room.value) return <Board {...room.value} />;
  return (
    <Page title={t("study")} narrow>
      {room.problem ? <Problem problem={room.problem} /> : <p role="status">{t("loading")}</p>}
    </Page>
  );
}

interface KeyProps {
  icon: IconName;
  word: string;
  press: () => void;
  off?: boolean;
  on?: boolean;
  id?: string;
}

function Key({ icon, word, press, off = false, on, id }: KeyProps): JSX.Element {
  return (
    <button type="button" id={id} class="tool" aria-pressed={on} disabled={off} onClick={press}>
      <Icon name={icon} />
      <span>{word}</span>
    </button>
  );
}

function Board({ shown: first, front, open }: Room): JSX.Element | null {
  const [shown, setShown] = useState(first);
  const [trouble, setTrouble] = useState("");
  const [setting, setSetting] = useState(false);
  const [arranging, setArranging] = useState(false);
  const [values, setValues] = useState<Record<string, string[]>>({});
  const [coached, setCoached] = useState(false);
  const [taken, setTaken] = useState(false);
  const busy = useRef(false);
  const director = useMemo(() => {
    const shows = new Director(false);
    shows.front = front;
    shows.take([], stateOf(first), true);
    return shows;
  }, [front]);
  useEffect(() => () => director.close(), [director]);
  const take = (fresh: StudyShown): void => {
    const on = fresh.at !== shown.at && goesOn(shown, fresh);
    const since = lengthOf(shown);
    const events: MatchEvent[] = on ? pastOf(fresh).filter((event) => event.seq > since) : [];
    setTrouble("");
    setTaken(false);
    setShown(fresh);
    director.take(events, stateOf(fresh), !on);
    go(`/analyse/${fresh.game}#${fresh.link}`, "replace");
  };
  const leave = (): void => {
    setSetting(false);
    setArranging(false);
    setValues({});
    setTrouble("");
  };
  const order = (asked: Omit<StudyAsked, "study">): void => {
    if (busy.current) return;
    busy.current = true;
    const here = staying();
    api
      .study({ ...asked, study: shown.study })
      .then(
        (fresh) => {
          if (!here()) return; // it would lead back whoever has gone
          leave();
          take(named(fresh));
        },
        (problem) => setTrouble(problemText(problem)),
      )
      .finally(() => {
        busy.current = false;
      });
  };
  const counsel = useAsked<Counsel | undefined>(async () => (coached && shown.node.kind === "decision" ? api.studyAdvice(shown.study) : undefined), [coached, shown.study]);
  const scene = director.scene.value;
  const preview = useMemo(() => (move: string): Promise<Preview | undefined> => api.studyPreview(shown.study, move).catch(() => undefined), [shown.study]);
  if (!scene) return null;
  const { game } = shown;
  const node = scene.node;
  const title = words(`title.${game}`, shown.title);
  const past = pastOf(shown);
  const advised = counsel.value && shown.node.kind === "decision" && counsel.value.seat === shown.node.seat ? counsel.value : undefined;
  const play: PlayProps = {
    scene,
    shape: shown.board,
    seats: scene.state.seats,
    names: shown.names,
    me: open ? 0 : shown.seat,
    mayAct: node !== null && node.kind !== "over",
    events: past.filter((event) => event.seq <= director.told.value),
    advice: advised && !advised.same ? advised.moves : undefined,
    act: (text) => order({ do: "enter", text }),
    preview,
  };
  const before = shown.steps[shown.at - 1]?.after ?? 0;
  const last = past.at(-1);
  const share = (): void => void copied(location.href).then(setTaken);

  const layOut = (parts: Parts): JSX.Element => (
    <Stage
      title={title}
      names={[t("study")]}
      seq={scene.state.seq}
      phase={scene.view.phase}
      look={`game-${game} study`}
      score={<Scoreboard scene={scene} game={game} front={front} shape={shown.board} me={undefined} offset={0} />}
      table={parts.board}
      side={
        <>
          <div class="paper asking" data-at={shown.at}>
            {!arranging && <p class="small soft">{headlineText(game, scene.state, "subline")}</p>}
            {last && !arranging && <p class="just-now small">{sentence(last, game, scene.state.seats)}</p>}
            <p class="ask" role="status">
              {arranging ? t("study.arrange") : node === null ? "…" : node.kind === "over" ? worded(game, node, "reason", scene.state.seats) : node.kind === "open" ? "" : worded(game, node, "question", scene.state.seats)}
            </p>
            {trouble && !setting && (
              <p class="notice bad" role="alert">
                {trouble}
              </p>
            )}
            {parts.facts && node !== null && <div class="facts">{parts.facts}</div>}
          </div>
          <div class="actions">
            {node?.kind === "chance" && !arranging && (
              <div class="row">
                <button type="button" class="first grow" id="study-roll" onClick={() => order({ do: "roll" })}>
                  <Icon name="dice" /> {t("study.roll")}
                </button>
                <button type="button" class="grow" onClick={() => order({ do: "roll-on" })}>
                  {t("study.roll-on")}
                </button>
              </div>
            )}
            {(play.mayAct || arranging) && parts.actions}
            {taken && (
              <p class="small" role="status">
                {t("study.copied")}
              </p>
            )}
          </div>
          <div class="paper past study-notes">
            {coached && shown.node.kind === "decision" && <CounselBox game={game} opinion={{ counsel: advised, note: counsel.problem ? problemText(counsel.problem) : "", thinking: !advised && !counsel.problem }} />}
            <Tree shown={shown} go={(at) => order({ do: "go", at })} />
          </div>
        </>
      }
      tools={
        <nav class="tools" aria-label={t("study")}>
          <Key icon="first" word={t("study.start")} off={shown.at === 0} press={() => order({ do: "go", at: 0 })} />
          <Key icon="back" word={t("study.back")} off={shown.at === 0} press={() => order({ do: "go", at: before })} id="study-back" />
          <Key icon="close" word={t("study.forget")} off={shown.at === 0} press={() => order({ do: "drop", at: shown.at })} />
          <Key icon="gear" word={t("study.set-up.short")} on={front.Arrange ? arranging : undefined} press={() => (arranging ? leave() : front.Arrange ? setArranging(true) : setSetting(true))} id="study-set-up" />
          <Key icon="link" word={t("study.link")} press={share} />
          <Key icon="bulb" word={t("coach")} on={coached} press={() => setCoached(!coached)} id="study-coach" />
        </nav>
      }
    >
      {setting && (
        <SettingUp
          shown={shown}
          trouble={trouble}
          values={values}
          setValues={setValues}
          set={(text) => order({ do: "set", text })}
          paste={(text) => order({ do: "open", game, text })}
          close={() => (arranging ? setSetting(false) : leave())}
        />
      )}
    </Stage>
  );
  if (!arranging || !front.Arrange) return <front.Play {...play}>{layOut}</front.Play>;
  const now = Object.fromEntries(shown.fields.map((field) => [field.name, values[field.name] ?? field.values]));
  return (
    <front.Arrange shape={shown.board} values={now} change={(field, fresh) => setValues({ ...values, [field]: fresh })}>
      {(parts) =>
        layOut({
          ...parts,
          actions: (
            <div class="stack">
              <button type="button" class="first wide" id="set-arranged" onClick={() => order({ do: "set", text: lineOf(shown.fields, values) })}>
                {t("study.set")}
              </button>
              <div class="row">
                <button type="button" class="grow" id="study-field-by-field" onClick={() => setSetting(true)}>
                  {t("study.arrange-more")}
                </button>
                <button type="button" onClick={leave}>
                  {t("cancel")}
                </button>
              </div>
            </div>
          ),
        })
      }
    </front.Arrange>
  );
}

/** Beside the table while a match is on: what is asked, what may be done, what the coach says, what has happened. */
import type { ComponentChildren, JSX, RefObject } from "preact";
import { t } from "../i18n";
import type { Table } from "../net/table";
import type { MatchEvent, Rule } from "../net/types";
import { textMode } from "../prefs";
import { Icon } from "../ui/icons";
import { Aim, AimLine, Scoring } from "./aim";
import type { Opinion } from "./coach";
import { Connection } from "./connection";
import { CounselBox } from "./counsel";
import type { Director, Scene } from "./director";
import type { GameFront, Parts } from "./front";
import { Novelty } from "./novelty";
import { Gone } from "./presence";
import { Prompt } from "./prompt";
import { Roll } from "./roll";
import type { Secrecy } from "./secrecy";
import { lastSaid, sentence, Story } from "./story";

interface Props {
  table: Table;
  director: Director;
  scene: Scene;
  game: string;
  shape: unknown;
  front: GameFront;
  parts: Partial<Parts>;
  secrecy: Secrecy;
  mayAct: boolean;
  opinion: Opinion;
  events: MatchEvent[];
  /** The last event that the question's place has told; it outlives a curtain. */
  said: RefObject<number>;
  rules: Rule[];
  why: (event: MatchEvent) => void;
}

export function Beside(props: Props): JSX.Element {
  const { table, director, scene, game, shape, front, parts, secrecy, mayAct, opinion, events, said, rules, why } = props;
  const { seats } = scene.state;
  const curtain = secrecy.waiting !== undefined;
  const taught = table.mine && !curtain && !textMode.value;
  return (
    <>
      {taught && <Aim game={game} front={front} />}
      <Gone table={table} seats={seats} />
      <div class="asking paper">
        {taught && <AimLine game={game} front={front} />}
        {!curtain && <Prompt scene={scene} mayAct={mayAct} table={table} skip={director.skip} game={game} last={lastSaid(events, game, seats)} why={why} />}
        {parts.facts && <div class="facts">{parts.facts}</div>}
        {taught && <Scoring game={game} />}
      </div>
      {!textMode.value && <div class="actions">{scene.held ? <Roll word={scene.held} roll={director.roll} /> : parts.actions}</div>}
      {!curtain && <Novelty match={table.id} game={game} events={events} rules={rules} asked={mayAct} />}
      {!secrecy.watched && <CounselBox opinion={opinion} game={game} />}
      <div class="paper past">
        {!textMode.value && (
          <Told scene={scene} game={game} events={events} said={said}>
            <Story game={game} events={events} seats={seats} why={why} when={(view, before) => front.during?.(before ?? view, shape) ?? front.when?.(view, shape) ?? ""} />
          </Told>
        )}
        <Connection table={table} game={game} outcomeWords={(text) => front.outcomeWords?.(shape, text) ?? text} />
      </div>
    </>
  );
}

/** The story so far; its newest line is read aloud, unless the question's place has told it already. */
function Told({ scene, game, events, said, children }: Pick<Props, "scene" | "game" | "events" | "said"> & { children: ComponentChildren }): JSX.Element {
  const { seats } = scene.state;
  if (scene.node === null && scene.beat && !scene.falling) said.current = scene.beat.seq;
  const last = events.findLast((event) => sentence(event, game, seats) !== "");
  return (
    <>
      {last && (
        <p class="unseen" aria-live="polite">
          {last.seq > (said.current ?? 0) && sentence(last, game, seats)}
        </p>
      )}
      <h2 class="past-title">
        <Icon name="list" /> {t("story")}
      </h2>
      {children}
    </>
  );
}

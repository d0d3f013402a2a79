/** Street Soccer on the screen: choose a figure, see where it can go, choose where the ball ends. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Die } from "../../boards/dice";
import type { PitchShape } from "../../boards/geometry";
import { Pitch, type Figure, type Offer } from "../../boards/pitch";
import { t } from "../../i18n";
import { still } from "../../prefs";
import { useChoice } from "../choice";
import { Moves } from "../moves";
import { choicesOf, type PanelProps } from "../panel";
import { parseAction, placements } from "./soccer-moves";
import { SetUpTray } from "./soccer-tray";

const GAME = "street-soccer";
const upright = matchMedia("(max-width: 640px)");
const STEP = 130;

export function SoccerPanel(props: PanelProps): JSX.Element {
  const { scene, mayAct, act, me } = props;
  const shape = props.shape as PitchShape;
  const { view, beat, node } = scene;
  const [tall, setTall] = useState(upright.matches);
  const [chosen, setChosen] = useChoice<string>(`${scene.state.seq}`);
  useEffect(() => {
    const changed = (): void => setTall(upright.matches);
    upright.addEventListener("change", changed);
    return () => upright.removeEventListener("change", changed);
  }, []);

  const near: 0 | 1 = me === 1 ? 1 : 0;
  const texts = mayAct ? choicesOf(scene) : [];
  const entering = node?.kind === "chance";
  const actions = texts.map(parseAction).filter((action) => action !== null);
  const placing = placements(texts);
  const starts = new Set(actions.map((action) => action.start));
  const only = starts.size === 1 ? [...starts][0] : undefined;
  const from = chosen ?? only;
  const offers = new Map<string, Offer>();
  for (const square of placing) offers.set(square, "place");
  for (const square of starts) if (square !== from) offers.set(square, "figure");
  for (const action of actions) if (action.start === from) offers.set(action.end, action.kick ? "kick" : "walk");

  const figures = useWalk(figuresOf(view["figures"]), beat?.paths?.walk, beat?.seq ?? 0);
  const ball = useRoll(view["ball"] as string | null, beat?.paths, beat?.seq ?? 0);
  const pick = (square: string): void => {
    const offer = offers.get(square);
    if (offer === "place") act(square);
    else if (offer === "figure") setChosen(square);
    else {
      const action = actions.find((each) => each.start === from && each.end === square && each.kick === (offer === "kick"));
      if (action) act(action.text);
    }
  };
  const describe = (square: string, offer: Offer): string =>
    ({
      figure: t("soccer.choose", { square }),
      walk: t("soccer.walk", { from: from ?? "", square }),
      kick: square === "GOAL" ? t("soccer.goal") : t("soccer.kick", { square }),
      place: t("soccer.place", { square }),
    })[offer];

  return (
    <div class="panel soccer">
      {placing.length === 0 && (
        <div class="row apart pitch-head">
          <span>{t("soccer.minute", { minute: Number(view["minute"]) })}</span>
          {view["die"] !== null && <Die key={beat?.seq ?? 0} face={String(view["die"])} colour={view["turn"] === "yellow" ? "yellow" : "red"} title={t("die.die")} fresh={beat?.kind === "rolled"} />}
          <span>
            {view["turn"] === "yellow" ? "●" : "◆"} {t(view["turn"] === "yellow" ? "soccer.yellow" : "soccer.red")}
          </span>
        </div>
      )}
      {placing.length > 0 && <SetUpTray team={near} goalie={isGoalieNext(view["figures"], near)} squares={placing} act={act} />}
      {placing.length === 0 && (
        <p class="small hint-line">{actions.length > 0 ? (from ? t("soccer.now-target") : t("soccer.now-figure")) : ""}</p>
      )}
      <Pitch
        shape={shape}
        label={t("soccer.board")}
        upright={tall}
        near={near}
        figures={figures}
        ball={ball}
        offers={offers}
        chosen={from}
        walk={beat?.paths?.walk ?? []}
        kick={beat?.paths?.ball ?? []}
        describe={describe}
        pick={pick}
      />
      {mayAct && (entering || texts.includes("pass")) && <Moves game={GAME} texts={entering ? texts : ["pass"]} act={act} />}
    </div>
  );
}

function figuresOf(value: unknown): Figure[] {
  const sides = value as (string | null)[][];
  return sides.flatMap((side, team) =>
    side.flatMap((square, number) => (square ? [{ square, team: team as 0 | 1, goalie: number === 0, key: `${team}-${number}` }] : [])),
  );
}

function isGoalieNext(value: unknown, team: 0 | 1): boolean {
  return ((value as (string | null)[][])[team] ?? []).every((square) => square === null);
}

/** While a walk is shown the figure stands where it has got to. */
function useWalk(figures: Figure[], walk: string[] | undefined, seq: number): Figure[] {
  const at = useStep(walk, seq);
  const here = walk?.[at];
  const end = walk?.at(-1);
  if (!walk || !here || at >= walk.length - 1) return figures;
  return figures.map((figure) => (figure.square === end ? { ...figure, square: here } : figure));
}

/** The ball waits for the walk, then follows its path. */
function useRoll(ball: string | null, paths: { walk: string[]; ball: string[] } | undefined, seq: number): string | null {
  const waiting = Math.max(0, (paths?.walk.length ?? 0) - 1);
  const at = useStep(paths && paths.ball.length > 1 ? [...Array<string>(waiting).fill(paths.ball[0] ?? ""), ...paths.ball] : undefined, seq);
  if (!paths || paths.ball.length < 2) return ball;
  const here = paths.ball[Math.max(0, at - waiting)];
  return at >= waiting + paths.ball.length - 1 ? ball : here === "GOAL" ? ball : (here ?? ball);
}

/** Counts along a path, one square a moment; at its end at once for whoever wants no motion. */
function useStep(path: string[] | undefined, seq: number): number {
  const last = (path?.length ?? 1) - 1;
  const [at, setAt] = useState({ seq, index: last });
  const index = at.seq === seq ? at.index : still() ? last : 0;
  useEffect(() => {
    if (!path || still()) return undefined;
    let square = 0;
    setAt({ seq, index: 0 });
    const timer = setInterval(() => {
      square += 1;
      setAt({ seq, index: square });
      if (square >= last) clearInterval(timer);
    }, STEP);
    return () => clearInterval(timer);
  }, [seq]);
  return index;
}

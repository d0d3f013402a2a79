/** Football Darts on the screen: the board to touch, the field, the darts left, what is needed. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Dartboard, neighbours, type Dart } from "../../boards/dartboard";
import { Field } from "../../boards/field";
import { Coin } from "../../boards/dice";
import type { DartboardShape } from "../../boards/geometry";
import { percent, t } from "../../i18n";
import { spotText } from "../../i18n/told";
import type { Advice, MatchEvent } from "../../net/types";
import { useChoice } from "../choice";
import { Moves } from "../moves";
import { choicesOf, type PanelProps } from "../panel";
import { bedWords, moveWords } from "../wording";
import { LastDart } from "./darts-correction";

const GAME = "football-darts";
const DARTS_A_DRIVE = 4;
const QUARTERS = 4;

export function DartsPanel(props: PanelProps): JSX.Element {
  const { scene, names, mayAct, act, correct, events, advice, me } = props;
  const shape = props.shape as DartboardShape;
  const view = scene.view;
  const texts = choicesOf(scene);
  const calls = useMemo(() => callsOf(texts), [texts.join("|")]);
  const [call = "", setCall] = useChoice<string>(`${scene.state.seq}`);
  const [bed, setBed] = useChoice<string>(`${scene.state.seq}`);

  const beat = scene.beat;
  const offense = Number(view["offense"]);
  const entering = scene.node?.kind === "chance";
  const current = calls.has(call) ? call : ([...calls.keys()][0] ?? "");
  const beds = calls.get(current) ?? [];
  const aiming = mayAct && beds.length > 12;
  const aimed = beat?.kind === "played" ? beat.text?.split(" ")[1] : undefined;
  const heat = useMemo(() => (aiming ? heatOf(advice, current, me ?? 0) : undefined), [advice, current, aiming, me]);
  const ball = offense === 0 ? Number(view["pos"]) : 100 - Number(view["pos"]);
  const kind = String(view["phase"]);
  const chips = bed && aiming ? [bed, ...neighbours(shape, bed).filter((each) => beds.includes(each))] : [];
  const send = (text: string): void => {
    act(entering || !current ? text : `${current} ${text}`);
  };
  const win = (text: string): number | undefined => advice?.find((each) => each.move === `${current} ${text}`)?.win[me ?? 0];

  return (
    <div class="panel darts">
      <Field
        label={t("darts.field", { spot: spotText(String(view["spot"])), needed: Number(view["needed"]) })}
        ball={ball}
        direction={offense === 0 ? 1 : -1}
        left={names[0] ?? ""}
        right={names[1] ?? ""}
        hidden={kind === "toss" || kind === "choice"}
        breadth={20}
      />
      <div class="needs row apart">
        <span class="darts-left" role="img" aria-label={t("darts.left", { left: DARTS_A_DRIVE + 1 - Number(view["dart"]) })}>
          {Array.from({ length: DARTS_A_DRIVE }, (_, k) => (
            <svg key={k} viewBox="0 0 40 14" class={k + 1 < Number(view["dart"]) ? "thrown" : ""} aria-hidden="true">
              <path d="M1 7h24" />
              <path d="M22 7l5-5h9l-3 5 3 5h-9z" />
            </svg>
          ))}
        </span>
        <strong>{kind === "try" || kind === "pat" || kind === "two-points" ? t("darts.try") : t("darts.need", { yards: Number(view["needed"]) })}</strong>
        <span class="soft">
          {spotText(String(view["spot"]))} · {quarter(Number(view["quarter"]))}
        </span>
      </div>
      {beat?.what === "coin" && beat.kind === "rolled" ? (
        <div class="tray">
          <Coin key={beat.seq} face={moveWords(GAME, beat.text ?? "")} title={t("coin")} fresh />
        </div>
      ) : null}
      {mayAct && calls.size > 1 && (
        <div class="row calls" role="group" aria-label={t("darts.calls")}>
          {[...calls.keys()].map((each) => (
            <button key={each} type="button" class="grow" aria-pressed={each === current} data-call={each} onClick={() => setCall(each)}>
              {moveWords(GAME, each)}
            </button>
          ))}
        </div>
      )}
      {mayAct && texts.length > 0 && !aiming && <Moves game={GAME} texts={texts} act={act} advice={advice} seat={me} />}
      <Dartboard
        shape={shape}
        label={t("darts.board")}
        chosen={aiming ? bed : undefined}
        aim={aimed}
        darts={dartsOf(events, beat)}
        heat={heat}
        pick={aiming ? (each) => setBed(beds.includes(each) ? each : undefined) : undefined}
      />
      {aiming && (
        <div class="aiming">
          <label class="field">
            <span>{entering ? t("darts.fell") : t("darts.aim")}</span>
            <select value={bed ?? ""} onChange={(event) => setBed(event.currentTarget.value || undefined)}>
              <option value="">{t("darts.choose")}</option>
              {beds.map((each) => (
                <option key={each} value={each}>
                  {each}
                  {bedWords(each) ? ` · ${bedWords(each)}` : ""}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {aiming && (
        <form
          class={`aim-bar${bed ? " ready" : ""}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (bed) send(bed);
          }}
        >
          {chips.length > 0 && (
            <div class="row chips" role="group" aria-label={t("darts.neighbours")}>
              {chips.map((each) => (
                <button key={each} type="button" aria-pressed={each === bed} title={bedWords(each)} onClick={() => setBed(each)}>
                  {each}
                </button>
              ))}
            </div>
          )}
          {bed && win(bed) !== undefined && <p class="small">{t("coach.win", { chance: percent(win(bed) ?? 0, 1) })}</p>}
          <div class="row">
            <button type="submit" class="first grow" id="throw" disabled={!bed}>
              {entering ? t("darts.enter", { bed: named(bed) }) : t("darts.throw", { call: moveWords(GAME, current), bed: named(bed) })}
            </button>
            {entering && beds.includes("MISS") && (
              <button type="button" onClick={() => send("MISS")}>
                {t("darts.miss")}
              </button>
            )}
            {entering && beds.includes("BOUNCE") && (
              <button type="button" onClick={() => send("BOUNCE")}>
                {t("darts.bounce")}
              </button>
            )}
          </div>
        </form>
      )}
      {correct && <LastDart shape={shape} events={events} correct={correct} />}
    </div>
  );
}

function quarter(number: number): string {
  return number <= QUARTERS ? t("darts.quarter", { number }) : t("darts.overtime", { number: number - QUARTERS });
}

/** `T20 (triple 20)`; dots while nothing is chosen. */
function named(bed: string | undefined): string {
  if (!bed) return "…";
  const spoken = bedWords(bed);
  return spoken ? `${bed} (${spoken})` : bed;
}

/** `throw T20` → under `throw`; what has no aim stands under the empty call. */
function callsOf(texts: string[]): Map<string, string[]> {
  const calls = new Map<string, string[]>();
  for (const text of texts) {
    const [head = "", bed] = text.split(" ");
    const call = bed ? head : "";
    calls.set(call, [...(calls.get(call) ?? []), bed ?? text]);
  }
  return calls;
}

/** The darts of the drive at hand as they stick in the board. */
function dartsOf(events: MatchEvent[], beat: MatchEvent | null): Dart[] {
  const thrown: Dart[] = [];
  let drive: unknown;
  for (const event of events) {
    if (event.kind !== "rolled" || event.what !== "dart" || !event.text) continue;
    const now = event.view?.["drive"];
    if (thrown.length >= DARTS_A_DRIVE || (drive !== undefined && now !== drive && thrown.length > 1)) thrown.length = 0;
    drive = now;
    thrown.push({ bed: event.text.replace(/^S/, "o"), order: event.seq, fresh: event.seq === beat?.seq });
  }
  return thrown;
}

/** How near each aim comes to the best one; only the few good ones glow. */
function heatOf(advice: Advice[] | undefined, call: string, seat: number): Map<string, number> | undefined {
  const mine = advice?.filter((each) => each.move.startsWith(`${call} `)).map((each) => [each.move.slice(call.length + 1), each.win[seat] ?? 0] as const);
  if (!mine || mine.length === 0) return undefined;
  const values = mine.map(([, win]) => win);
  const low = Math.min(...values);
  const span = Math.max(1e-9, Math.max(...values) - low);
  return new Map(mine.map(([bed, win]) => [bed, ((win - low) / span) ** 8]));
}

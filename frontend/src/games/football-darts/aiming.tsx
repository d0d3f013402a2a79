/** What goes with an aim: what may come of it, its neighbours, the list for the keyboard; beside a large board a panel of its own. */
import type { ComponentChildren, JSX } from "preact";
import { percent, t } from "../../i18n";
import type { Outcome } from "../../play/front";
import { lookOf, seen, upshotOf, type DartboardShape } from "./shape";
import { bedWords } from "./words";

/** Half of the darts fall within so many standard deviations. */
const HALF = 1.177;

type Thrower = DartboardShape["throwers"][number];

/** Within how many millimetres of the aim half of the darts fall. */
export function reachOf({ sigma }: Thrower): number {
  return Math.round(HALF * sigma[0]);
}

/** What a result would mean, in a word. */
export function meaning(outcome: Outcome): string {
  switch (upshotOf(outcome)) {
    case "touchdown":
      return t("darts.touchdown");
    case "points":
      return t("darts.scores");
    case "safety":
      return t("darts.safety");
    case "interception":
      return t("darts.intercepted");
    case "bust":
      return t("darts.bust");
    case "missed":
      return t("darts.missed");
    case "drive-over":
      return t("darts.drive-over");
    default:
      return t("darts.leaves", { yards: seen(outcome.view).needed });
  }
}

export function OddsList({ shape, odds }: { shape: DartboardShape; odds: Outcome[] }): JSX.Element {
  return (
    <ul class="dart-odds">
      {odds.slice(0, 6).map((each) => (
        <li key={`${each.text} ${meaning(each)}`} class={lookOf(each)}>
          <strong>{bedWords(shape, each.text)}</strong>
          <span>{meaning(each)}</span>
          <span class="share">{percent(each.share)}</span>
          <span class="likely" aria-hidden="true" style={{ width: `${(each.share * 100).toFixed(0)}%` }} />
        </li>
      ))}
    </ul>
  );
}

interface Aims {
  shape: DartboardShape;
  beds: string[];
  bed: string | undefined;
  set: (bed: string | undefined) => void;
}

/** All beds by name: the way to aim by keyboard. */
export function AimList({ shape, beds, bed, set, label }: Aims & { label: string }): JSX.Element {
  return (
    <label class="field aiming">
      <span class="unseen">{label}</span>
      <select aria-label={label} value={bed ?? ""} onChange={(event) => set(event.currentTarget.value || undefined)}>
        <option value="">{label} …</option>
        {beds.map((each) => (
          <option key={each} value={each}>
            {bedWords(shape, each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What lies next to what was touched; with a coach, what each is worth. */
export function AimChips({ shape, beds, bed, set, win }: Aims & { win: (bed: string) => number | undefined }): JSX.Element {
  return (
    <div class="row chips" role="group" aria-label={t("darts.neighbours")}>
      {beds.map((each) => {
        const chance = win(each);
        return (
          <button key={each} type="button" aria-pressed={each === bed} data-bed={each} onClick={() => set(each)}>
            {bedWords(shape, each)}
            {chance !== undefined && <span class="odds">{percent(chance)}</span>}
          </button>
        );
      })}
    </div>
  );
}

interface Panel {
  shape: DartboardShape;
  bed: string | undefined;
  odds: Outcome[];
  thrower: Thrower | undefined;
  /** What lies nearby. */
  others: ComponentChildren;
  /** What is thrown with. */
  children: ComponentChildren;
}

/** Beside the board, where there is room: the aim in hand, or what a dart is worth at all. */
export function AimPanel({ shape, bed, odds, thrower, others, children }: Panel): JSX.Element {
  return (
    <div class="aim-panel">
      <div class="aim-paper paper">
        <h2 class="aim-title">
          {bed ? t("darts.aiming", { bed: bedWords(shape, bed) }) : t("darts.worth")}
          {thrower && <span class="tag">{thrower.name}</span>}
        </h2>
        {odds.length > 0 ? <OddsList shape={shape} odds={odds} /> : <Worth />}
        {odds.length > 0 && thrower && <p class="rings-key small">{t("darts.rings", { reach: reachOf(thrower) })}</p>}
        {others}
      </div>
      {children}
    </div>
  );
}

/** What a dart does, for whoever has not aimed yet. */
function Worth(): JSX.Element {
  return (
    <>
      <Wedge />
      <ul class="worth">
        <li class="by-number">{t("new.fd-2-1")}</li>
        <li class="caught">{t("new.fd-2-3")}</li>
        <li class="home">{t("new.fd-2-4")}</li>
        <li class="off">{t("new.fd-2-2")}</li>
      </ul>
    </>
  );
}

/** The slice of the 20 from the middle of the board to its rim, and the yards each part of it brings. */
const SLICE = [
  { from: 38, to: 76, ink: "green", yards: "25" },
  { from: 76, to: 144, ink: "dark", yards: "20" },
  { from: 144, to: 184, ink: "red", yards: "60" },
  { from: 184, to: 248, ink: "dark", yards: "20" },
  { from: 248, to: 286, ink: "red", yards: "40" },
];

function Wedge(): JSX.Element {
  const half = (x: number): number => 15 + x * 0.105;
  return (
    <svg class="wedge keep" viewBox="0 0 320 100" aria-hidden="true">
      <path class="wedge-rim" d={`M286 ${50 - half(286)}L320 ${50 - half(320)}V${50 + half(320)}L286 ${50 + half(286)}z`} />
      {SLICE.map(({ from, to, ink, yards }) => (
        <g key={from}>
          <path class={`bed ${ink}`} d={`M${from} ${50 - half(from)}Q${from + 5} 50 ${from} ${50 + half(from)}L${to} ${50 + half(to)}Q${to + 5} 50 ${to} ${50 - half(to)}z`} />
          <text x={(from + to) / 2 + 3} y="50">
            {yards}
          </text>
        </g>
      ))}
      <circle class="bed red" cx="22" cy="50" r="20" />
      <path class="wedge-ball" d="M8 50C14 40 30 40 36 50 30 60 14 60 8 50zM17 50h10M20 47v6M24 47v6" />
      <text class="wedge-number" x="305" y="50">
        20
      </text>
    </svg>
  );
}

/** The coach's word: one suggestion in a sentence; the numbers for whoever opens them. */
import type { JSX } from "preact";
import { capital, percent, t } from "../i18n";
import { worded } from "../i18n/worded";
import type { Advice, Branch } from "../net/types";
import { numbers } from "../prefs";
import { Icon } from "../ui/icons";
import { chanceOf } from "./chance";
import type { Opinion } from "./coach";
import { moveWords } from "./wording";

const ROWS = 4;
const SURE = 0.02;

export function CounselBox({ opinion, game }: { opinion: Opinion; game: string }): JSX.Element | null {
  const { counsel, note, thinking } = opinion;
  if (thinking) {
    return (
      <p class="counsel small" role="status">
        {t("coach.thinking")}
      </p>
    );
  }
  if (!counsel) return note ? <p class="counsel small">{note}</p> : null;
  const best = counsel.moves[0];
  const works = counsel.same || counsel.because ? undefined : telling(best?.if_works);
  return (
    <section class="counsel small" aria-label={t("coach")}>
      <h2>{t("coach")}</h2>
      <p class="coach-says">{worded(game, counsel, "say")}</p>
      {counsel.warning && (
        <p class="coach-warns">
          <Icon name="flag" /> {worded(game, counsel, "warning")}
        </p>
      )}
      {works && (
        <p class="coach-why">{t("coach.works", { what: worded(game, works, "label"), times: Math.round(100 * works.probability) })}</p>
      )}
      {!counsel.same && counsel.because && <p class="coach-why">{sentence(worded(game, counsel, "because"))}</p>}
      {best && !counsel.same && (
        <details open={numbers.value} onToggle={(event) => (numbers.value = event.currentTarget.open)}>
          <summary>{t("coach.numbers")}</summary>
          <Meter win={best.win[counsel.side] ?? 0} draw={best.draw ?? 0} />
          <table>
            <caption class="unseen">{t("coach.options")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("coach.option")}</th>
                <th scope="col" class="number">
                  {t("coach.chance")}
                </th>
              </tr>
            </thead>
            <tbody>
              {counsel.moves.slice(0, ROWS).map((each) => (
                <tr key={each.move}>
                  <th scope="row">{moveWords(game, each, "move")}</th>
                  <td class="number">{chance(each, counsel.side)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{capital(worded(game, counsel, "why"))}</p>
          {!counsel.exact && <p class="soft">{t("coach.estimate")}</p>}
        </details>
      )}
    </section>
  );
}

/** A clause that stands alone. */
function sentence(clause: string): string {
  return `${capital(clause)}.`;
}

/** How often it comes off, where that is neither certain nor hopeless. */
function telling(branch: Branch | undefined): Branch | undefined {
  return branch && branch.probability > SURE && branch.probability < 1 - SURE ? branch : undefined;
}

function chance(advice: Advice, side: number): string {
  const share = percent(chanceOf(advice, side) ?? 0, 1);
  return advice.interval === undefined ? share : `${share} ± ${percent(advice.interval, 1)}`;
}

function Meter({ win, draw }: { win: number; draw: number }): JSX.Element {
  return (
    <svg class="meter" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label={t("coach.win", { chance: percent(win, 1) })}>
      <rect class="ground" width="100" height="8" />
      <rect class="draw" x={100 * win} width={100 * draw} height="8" />
      <rect class="win" width={100 * win} height="8" />
    </svg>
  );
}

/** Entered in a hurry: the last dart again, with what it might have been. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { MatchEvent } from "../../net/types";
import { neighbours } from "./dartboard";
import { bedOf, singleOf, type DartboardShape } from "./shape";
import { bedWords } from "./words";

const CHOICES = 7;

interface Props {
  shape: DartboardShape;
  events: MatchEvent[];
  correct: (entry: number, text: string) => void;
}

export function LastDart({ shape, events, correct }: Props): JSX.Element | null {
  const last = events.findLast((event) => event.kind === "rolled" || event.kind === "corrected" || event.kind === "undone");
  if (last?.kind !== "rolled" || last.what !== "dart" || last.n === undefined || !last.text) return null;
  const entry = last.n;
  const fell = last.text;
  const bed = bedOf(shape, fell)?.bed ?? fell;
  // entered as a plain single, it is compared with plain singles
  const called = (each: string): string => (bed === fell ? each : singleOf(shape, each));
  const others = [...new Set([...neighbours(shape, bed, CHOICES).map(called), "MISS"])].filter((each) => each !== fell);
  return (
    <details class="last-dart">
      <summary>{t("darts.last", { bed: bedWords(shape, fell) })}</summary>
      <p class="small">{t("darts.last.what")}</p>
      <div class="row chips">
        {others.map((each) => (
          <button key={each} type="button" data-bed={each} onClick={() => correct(entry, each)}>
            {bedWords(shape, each)}
          </button>
        ))}
      </div>
    </details>
  );
}

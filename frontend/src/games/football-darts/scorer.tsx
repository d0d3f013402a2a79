/** Real darts: large keys for chalky fingers, each with what that dart would do, and the way back. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { MatchEvent } from "../../net/types";
import type { Outcome } from "../../play/front";
import { caller, listener } from "../../prefs";
import { Icon } from "../../ui/icons";
import { canHear, heard, useHearing, type Named } from "./hearing";
import { lookOf, singleOf, type BedShape, type DartboardShape } from "./shape";
import { bedWords } from "./words";

interface Props {
  shape: DartboardShape;
  /** What the dart may be for, and what it is for. */
  calls: string[];
  call: string | undefined;
  callWords: (call: string) => string;
  setCall: (call: string) => void;
  /** What each bed would come to, once the server has said so. */
  outcomes: Outcome[];
  /** What a result would mean, in a word. */
  meaning: (outcome: Outcome) => string;
  enter: (bed: string) => void;
  undo: (() => void) | undefined;
  events: MatchEvent[];
  /** The last line of the play-by-play, for the caller. */
  said: string;
}

type Ring = Exclude<BedShape["ring"], "bull">;
const WORDS = { inner: "scorer.inner", outer: "scorer.single", double: "scorer.double", triple: "scorer.triple" } as const satisfies Record<Ring, string>;

export function Scorer({ shape, calls, call, callWords, setCall, outcomes, meaning, enter, undo, events, said }: Props): JSX.Element {
  const [ring, setRing] = useState<Ring>("outer");
  const after = new Map(outcomes.map((each) => [each.text, each]));
  // a single is a single, except where the rules ask which half of the sector it was
  const ringOf = (which: Ring): BedShape[] => shape.beds.filter((each) => each.ring === which).sort((a, b) => a.number - b.number);
  const meansOf = (which: Ring): string => JSON.stringify(ringOf(which).map((each) => after.get(each.bed)?.view));
  const { beds, halves } = useKeys(outcomes, () => ({ beds: outcomes.map((each) => each.text), halves: meansOf("inner") !== meansOf("outer") }), { beds: [...shape.beds.map((each) => each.bed), "MISS"], halves: false });
  const rings: Ring[] = halves ? ["inner", "outer", "double", "triple"] : ["outer", "double", "triple"];
  const shown = rings.includes(ring) ? ring : "outer";
  const thrown = events.findLast((event) => event.kind === "rolled")?.seq ?? 0;
  useEffect(() => setRing("outer"), [thrown]);
  useCaller(said, thrown);
  useHearing(beds.length > 0, (meant) => {
    if (meant === "undo") {
      undo?.();
      return undo !== undefined;
    }
    const bed = bedMeant(shape, meant);
    if (beds.includes(bed)) enter(halves ? bed : singleOf(shape, bed));
    return beds.includes(bed);
  });
  const small = (bed: string): { text: string; look: string } => {
    const then = after.get(bed);
    if (!then) return { text: "", look: "" };
    return { text: meaning(then), look: { good: " scores", bad: " ends", "": "" }[lookOf(then)] };
  };
  const key = (bed: string, word: string, more = ""): JSX.Element | null => {
    if (!beds.includes(bed)) return null;
    const { text, look } = small(bed);
    const entry = halves ? bed : singleOf(shape, bed);
    return (
      <button key={bed} type="button" class={`score-key${look}${more}`} data-bed={entry} aria-label={`${bedWords(shape, entry)}${text ? `: ${text}` : ""}`} onClick={() => enter(entry)}>
        <strong>{word}</strong>
        <span>{text}</span>
      </button>
    );
  };
  return (
    <div class="scorer" role="group" aria-label={t("darts.fell")}>
      <div class="rings for-what" role="group" aria-label={t("darts.calls")}>
        {calls.map((each) => (
          <button key={each} type="button" aria-pressed={each === call} data-call={each} onClick={() => setCall(each)}>
            {callWords(each)}
          </button>
        ))}
      </div>
      <div class="rings" role="group" aria-label={t("scorer.ring")}>
        {rings.map((each) => (
          <button key={each} type="button" aria-pressed={shown === each} data-ring={each} onClick={() => setRing(each)}>
            {t(each === "outer" && halves ? "scorer.outer" : WORDS[each])}
          </button>
        ))}
      </div>
      <div class="numbers">{ringOf(shown).map(({ bed, number }) => key(bed, String(number)))}</div>
      <div class="last-keys">
        {key("25", "25", " green")}
        {key("BULL", t("scorer.bull"), " red")}
        {key("MISS", t("scorer.miss"))}
        {key("BOUNCE", t("darts.bounce"))}
        {undo && (
          <button type="button" class="score-key" id="scorer-undo" onClick={undo}>
            <Icon name="undo" />
            <span>{t("undo")}</span>
          </button>
        )}
      </div>
      <p class="scorer-foot small">
        <span class="small-print">{t("scorer.small-print")}</span>
        {"speechSynthesis" in globalThis && (
          <button type="button" class="quiet small" aria-pressed={caller.value} onClick={() => (caller.value = !caller.value)}>
            <Icon name="sound" /> {t("scorer.caller")}
          </button>
        )}
        {canHear && (
          <button type="button" class="quiet small" id="listen" aria-pressed={listener.value} title={t("hearing.what")} onClick={() => (listener.value = !listener.value)}>
            <Icon name="chat" /> {t("hearing")}
          </button>
        )}
        {heard.value && (
          <span class="heard" role="status">
            {t(heard.value.understood ? "hearing.heard" : "hearing.not", { text: heard.value.text })}
          </span>
        )}
      </p>
    </div>
  );
}

interface Keys {
  beds: string[];
  /** Whether it matters which half of a sector was hit. */
  halves: boolean;
}

/** Which keys there are: as long as nobody has said what the next dart may come to, those of the last one, so that none goes away under a finger. */
function useKeys(outcomes: Outcome[], keys: () => Keys, all: Keys): Keys {
  const last = useRef(all);
  if (outcomes.length > 0) last.current = keys();
  return last.current;
}

/** The bed of the board that somebody has named; a plain number is its outer single. */
function bedMeant(shape: DartboardShape, meant: Named): string {
  if (meant === "miss") return "MISS";
  const bulls = shape.beds.filter((each) => each.ring === "bull").sort((a, b) => a.radii[1] - b.radii[1]);
  if (meant === "bull" || meant === "outer-bull") return bulls[meant === "bull" ? 0 : 1]?.bed ?? "";
  return shape.beds.find((each) => each.number === meant.number && each.ring === meant.ring)?.bed ?? "";
}

/** Somebody who calls the score, so that nobody has to look. */
function useCaller(said: string, thrown: number): void {
  const [before, setBefore] = useState(thrown);
  useEffect(() => {
    if (thrown === before) return;
    setBefore(thrown);
    if (thrown < before || !caller.value || !said || !("speechSynthesis" in globalThis)) return;
    speechSynthesis.cancel();
    speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(said), { lang: document.documentElement.lang }));
  }, [thrown, said]);
}

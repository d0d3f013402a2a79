/** The dice of a play in the order they fell, and what one has to do with the next. */
import { Fragment, type JSX } from "preact";
import { t, words } from "../../i18n";
import type { MatchEvent } from "../../net/types";
import { Coin, coinWord, Die } from "../../parts/dice";
import { faceOf } from "./faces";
import { faceIn, type DriveStripShape, type Upshot } from "./shape";

/** What the words on the end zone's die have decided. */
const AT_THE_GOAL_LINE: ReadonlySet<Upshot> = new Set(["scored", "out", "through"]);

/** `fresh`: the number of the one that has just fallen. */
export function Rolled({ shape, events, fresh }: { shape: DriveStripShape; events: MatchEvent[]; fresh?: number | undefined }): JSX.Element {
  return (
    <>
      {events.map((event, index) =>
        event.what === "coin" ? (
          <Coin key={event.seq} face={coinWord(event.text)} title={t("coin")} fresh={event.seq === fresh} />
        ) : (
          <Fragment key={event.seq}>
            {index > 0 && <Between before={events[index - 1]?.what} after={event.what} />}
            <OneDie shape={shape} event={event} fresh={event.seq === fresh} />
          </Fragment>
        ),
      )}
    </>
  );
}

/** What one die has to do with the next: the snap goes to somebody, and the defense stands against it. */
function Between({ before, after }: { before: string | undefined; after: string | undefined }): JSX.Element | null {
  if (after === "white" && before !== "white") return <span class="between">{t("gridiron.versus")}</span>;
  if (before !== "qb" || after === "qb") return null;
  return (
    <svg class="between keep" viewBox="0 0 28 20" aria-hidden="true">
      <path d="M2 10h22M16 3l8 7-8 7" />
    </svg>
  );
}

function OneDie({ shape, event, fresh }: { shape: DriveStripShape; event: MatchEvent; fresh: boolean }): JSX.Element {
  const die = shape.dice.find((each) => each.die === event.what);
  const title = words(`die.${event.what ?? ""}`, die?.title ?? event.what ?? "");
  const face = faceIn(shape, event.what, event.text);
  // a kick, and what a team card asks for, is a number to be reached: the words on that face are for the end zone
  const counts = event.what === "black" && !AT_THE_GOAL_LINE.has(event.upshot as Upshot);
  const { sign, words: shown, name } = counts ? { sign: undefined, words: String(face?.number ?? ""), name: "" } : faceOf(event.what ?? "", face);
  return (
    <figure>
      <Die face={event.text ?? ""} words={shown} sign={sign} colour={die?.colour ?? "white"} title={title} fresh={fresh} big figures />
      <figcaption>{name ? words(`gridiron.face.${name}`, name) : title}</figcaption>
    </figure>
  );
}

/** A touchdown, a goal, a safety: the whole screen for two seconds and a half; a touch, or any key, goes on. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { t, words } from "../i18n";
import { still } from "../prefs";
import type { Moment } from "./front";
import { Ground } from "./ground";
import { TeamSign } from "./team-sign";

const SCRAPS = 84;
const COLOURS = [
  ["#efb82c", "#fff3c4", "#1d3a5f", "#ffffff"],
  ["#d5402f", "#ffd9cf", "#fff6e6", "#7d2618"],
];

interface Props {
  moment: Moment;
  line: string;
  /** As it stands now. */
  score?: number[] | undefined;
  /** How the game draws a side's sign. */
  Sign?: ComponentType<{ seat: number; shape: unknown }> | undefined;
  shape?: unknown;
  /** What made it: dice, a path. */
  made?: JSX.Element | undefined;
  skip: () => void;
}

export function Celebration({ moment, line, score, Sign = TeamSign, shape, made, skip }: Props): JSX.Element {
  useEffect(() => {
    if (still()) return undefined;
    addEventListener("keydown", skip);
    return () => removeEventListener("keydown", skip);
  }, [skip]);
  const word = words(`moment.${moment.word}`, moment.word);
  const colours = COLOURS[moment.seat % 2] ?? [];
  const scraps = useMemo(() => Array.from({ length: moment.good ? SCRAPS : 0 }, (_, index) => scrap(index, colours)), [moment]);
  return (
    <div class={`celebration side-${moment.seat % 2}${moment.good ? " good" : ""}`} role="status" onClick={skip}>
      <Ground side={moment.seat % 2} good={moment.good} />
      {moment.good && <div class="rays" aria-hidden="true" />}
      <svg class="confetti keep" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {scraps}
      </svg>
      <span class="scorer-sign" aria-hidden="true">
        <Sign seat={moment.seat} shape={shape} />
      </span>
      <p class="shout" data-word={word} style={{ "--letters": word.length }}>
        {word}
      </p>
      {made}
      {line && (
        <p class="because">
          {line}
          {score && (
            <span class="tally" aria-hidden="true">
              <Sign seat={0} shape={shape} /> {score[0]} – {score[1]} <Sign seat={1} shape={shape} />
            </span>
          )}
        </p>
      )}
      <p class="go-on small">{t("moment.skip")}</p>
    </div>
  );
}

/** A scrap of paper that falls the same way each time. */
function scrap(index: number, colours: string[]): JSX.Element {
  const dice = (salt: number): number => ((Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453) % 1 + 1) % 1;
  const style = { animationDelay: `${(dice(1) * 0.9).toFixed(2)}s`, animationDuration: `${(1.4 + dice(2)).toFixed(2)}s` };
  const turn = Math.round(dice(3) * 360);
  return (
    <g key={index} transform={`translate(${(dice(4) * 100).toFixed(1)} ${(dice(5) * 100).toFixed(1)})`}>
      {index % 4 === 3 ? (
        <path class="scrap streamer" style={style} d="M0 0q.8-1.200 1.600 0t1.600 0 1.600 0" stroke={colours[index % colours.length] ?? "#fff"} transform={`rotate(${turn})`} />
      ) : (
        <rect class="scrap" style={style} width={index % 3 ? 1.4 : 0.7} height={index % 3 ? 0.8 : 2} fill={colours[index % colours.length] ?? "#fff"} transform={`rotate(${turn})`} />
      )}
    </g>
  );
}

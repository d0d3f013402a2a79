/** Both calls face up beside one another, turned over together, and the dice that they bring. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { PlayCard } from "./cards";
import { Matchup, signed } from "./matchups";
import { seen, type GridironShape } from "./shape";
import type { View } from "../../net/types";

/** Nothing while a call still lies face down, or one that meets no other: a kick, a knee. */
export function Showdown({ shape, view }: { shape: GridironShape; view: View }): JSX.Element | null {
  const { offense, offense_call: play, defense_call: answer } = seen(view);
  const rolled = shape.matchups[play]?.[answer];
  if (!rolled) return null;
  return (
    <div class="showdown">
      <PlayCard key={play} shape={shape} deck="offense" card={play} />
      <span class="versus">
        <Matchup shape={shape} rolled={rolled} />
        <span>{t("goal.average", { yards: signed(shape.averages[offense]?.[play]?.[answer] ?? 0) })}</span>
      </span>
      <PlayCard key={answer} shape={shape} deck="defense" card={answer} />
    </div>
  );
}

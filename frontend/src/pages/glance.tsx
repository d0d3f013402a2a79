/** A game at a glance: how long, how many, how much of it is skill. */
import type { JSX } from "preact";
import { t, words } from "../i18n";
import type { GameInfo } from "../net/types";

export function Glance({ game }: { game: GameInfo }): JSX.Element | null {
  const { glance } = game;
  if (!glance) return null;
  const { minutes, players, better, low, high, matches } = glance;
  const level = (name: string): string => words(`level.${name}`, name);
  return (
    <p class="glance small soft">
      {t("glance.short", { minutes, players })}
      {" · "}
      {t("glance.skill", { stronger: level(glance.stronger), weaker: level(glance.weaker), better })} ({t("glance.measured", { matches, low, high })})
    </p>
  );
}

/** How one wins: in a sentence or two, folded away for whoever has played the game a few times; where there is no room for that, in a line. */
import type { JSX } from "preact";
import { t, words } from "../i18n";
import { keys } from "../net/keys";
import { Icon } from "../ui/icons";
import type { GameFront } from "./front";

interface Props {
  game: string;
  front: Pick<GameFront, "useAim">;
}

/** After so many matches of a game its aim is known. */
const KNOWN = 3;

export function Aim({ game, front }: Props): JSX.Element | null {
  const text = words(`aim.${game}`, "", front.useAim?.());
  if (!text) return null;
  const known = keys.value.filter((key) => key.game === game && key.over).length >= KNOWN;
  return (
    <details class="paper aim-card" open={!known}>
      <summary>
        <Icon name="aim" />
        <span>{t("aim")}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

/** What brings how many points, where nothing else is to be told. */
export function Scoring({ game }: { game: string }): JSX.Element | null {
  const text = words(`scoring.${game}`, "");
  return text ? <p class="what-scores small">{text}</p> : null;
}

/** Above the question, on screens too small for the card. */
export function AimLine({ game, front }: Props): JSX.Element | null {
  const text = words(`aim.${game}.short`, "", front.useAim?.());
  if (!text) return null;
  return (
    <p class="aim-line">
      <Icon name="aim" />
      <span>{text}</span>
    </p>
  );
}

/** One's own dice: a button that throws them. */
import type { JSX } from "preact";
import { t, words } from "../i18n";
import { Icon } from "../ui/icons";

export function Roll({ word, roll }: { word: string; roll: () => void }): JSX.Element {
  return (
    <div class="choices moves">
      <button type="button" id="roll" class="move first" onClick={roll}>
        <span>
          <Icon name="dice" /> {words(`roll.${word}`, t("learn.roll"))}
        </span>
      </button>
    </div>
  );
}

/** Founding something that others join: a league, a season, a tournament. What all of them ask for, once. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { t, words } from "../i18n";
import type { GameInfo } from "../net/types";
import { Problem } from "./problem";

interface Props {
  /** What the heading and the button say. */
  title: string;
  /** Of the button. */
  id: string;
  found: () => Promise<void>;
  children: ComponentChildren;
}

/** The form; what is refused stands above its button. */
export function Founding({ title, id, found, children }: Props): JSX.Element {
  const [problem, setProblem] = useState<Error | null>(null);
  return (
    <form
      class="paper stack"
      onSubmit={(event) => {
        event.preventDefault();
        found().catch((refused) => setProblem(refused as Error));
      }}
    >
      <h2>{title}</h2>
      {children}
      {problem && <Problem problem={problem} />}
      <button type="submit" class="first wide" id={id}>
        {title}
      </button>
    </form>
  );
}

export function NameField({ label, value, choose }: { label: string; value: string; choose: (name: string) => void }): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <input type="text" required maxLength={32} autocomplete="off" value={value} onInput={(event) => choose(event.currentTarget.value)} />
    </label>
  );
}

export function GameField({ games, value, choose }: { games: GameInfo[]; value: string; choose: (game: string) => void }): JSX.Element {
  return (
    <label class="field">
      <span>{t("ratings.game")}</span>
      <select class="game" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {games.map((each) => (
          <option key={each.name} value={each.name}>
            {words(`title.${each.name}`, each.title)}
          </option>
        ))}
      </select>
    </label>
  );
}


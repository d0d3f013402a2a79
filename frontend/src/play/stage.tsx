/** The room a match is played in: score on top, the table, everything else beside it, or below it in a sheet. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "../i18n";
import { Mark } from "../ui/icons";
import ending from "../style/ending.css" with { type: "text" };
import match from "../style/match.css" with { type: "text" };
import { wear } from "../ui/look";
import { useTitle } from "../ui/title";

wear(match);
wear(ending);

interface Props {
  /** The game's. */
  title: string;
  names: string[];
  /** Before the title in the browser's tab: it is your turn. */
  calling?: boolean;
  seq: number;
  /** The game's name for what is going on. */
  phase: string;
  look?: string;
  score: JSX.Element;
  table: ComponentChildren;
  side: ComponentChildren;
  tools?: ComponentChildren;
  children?: ComponentChildren;
}

export function Stage({ title, names, calling = false, seq, phase, look = "", score, table, side, tools, children }: Props): JSX.Element {
  const whole = `${title}: ${names.join(" – ")}`;
  useTitle(calling ? `● ${t("turn.title")} · ${whole}` : whole);
  return (
    <>
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <div class={`match ${look}`} data-seq={seq} data-phase={phase}>
        <header class="bar">
          <a class="brand" href="/" title={t("home")} aria-label={`${title}, ${t("home")}`}>
            <Mark />
            <span class="game-title">{title}</span>
          </a>
          {score}
        </header>
        <main id="main" class="table" tabIndex={-1}>
          <h1 class="unseen">{whole}</h1>
          {table}
        </main>
        <aside class="side" aria-label={t("match.side")}>
          {side}
        </aside>
        {tools}
      </div>
      {children}
    </>
  );
}

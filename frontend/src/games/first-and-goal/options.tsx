/** Choosing teams: a gallery with crests and bars, and the two compared die by die. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { amount, t, words } from "../../i18n";
import type { OptionProps } from "../../play/options";
import { wear } from "../../ui/look";
import { Crest, groundOf } from "./crest";
import look from "./gallery.css" with { type: "text" };
import { mean } from "./matchups";
import type { GridironShape, TeamShape } from "./shape";

wear(look);

const DICE = ["red", "ivory", "brown", "yellow", "blue", "green", "black"];
/** What a team may be good at, and which of its dice say so. */
const STRENGTHS = { runners: ["red", "ivory", "brown"], passers: ["yellow", "blue", "green"], defense: ["black"] } as const;
type Order = "divisions" | keyof typeof STRENGTHS;
const ORDERS: readonly Order[] = ["divisions", "runners", "passers", "defense"];
const HIGHEST = 22;
const LOWEST = -9;

function Teams({ value, change, board }: OptionProps): JSX.Element {
  const gallery = (board as GridironShape).gallery;
  const chosen = (Array.isArray(value) ? value.map(String) : String(value).split(",")).slice(0, 2);
  const [side, setSide] = useState(0);
  const [order, setOrder] = useState<Order>("divisions");
  const [ours, theirs] = [gallery.find((each) => each.team === chosen[0]), gallery.find((each) => each.team === chosen[1])];
  const choose = (team: string): void => {
    change(chosen.map((each, index) => (index === side ? team : each)));
    setSide(1 - side);
  };
  const surprise = (): void => {
    const pick = (): string => gallery[Math.floor(Math.random() * gallery.length)]?.team ?? "base";
    change([pick(), pick()]);
  };
  return (
    <section class="paper team-gallery" aria-label={t("goal.teams")}>
      <div class="row apart">
        <h2>{t("goal.teams")}</h2>
        <div class="row" role="group" aria-label={t("goal.teams.for")}>
          {[0, 1].map((each) => (
            <button key={each} type="button" aria-pressed={side === each} onClick={() => setSide(each)}>
              {t(each === 0 ? "goal.teams.yours" : "goal.teams.theirs")}
            </button>
          ))}
          <button type="button" onClick={surprise}>
            {t("goal.teams.surprise")}
          </button>
        </div>
      </div>
      <div class="row apart team-orders">
        <p class="small soft">{t("goal.teams.bars")}</p>
        <div class="row" role="group" aria-label={t("goal.teams.order")}>
          {ORDERS.map((each) => (
            <button key={each} type="button" class="small" aria-pressed={order === each} onClick={() => setOrder(each)}>
              {t(`goal.teams.${each}`)}
            </button>
          ))}
        </div>
      </div>
      <div class="teams">
        {ordered(gallery, order).map((team) => (
          <button key={team.team} type="button" class="team" data-team={team.team} aria-pressed={chosen[side] === team.team} style={{ borderTopColor: groundOf(team.team) }} onClick={() => choose(team.team)}>
            {chosen[0] === team.team && <span class="badge">{t("goal.teams.yours")}</span>}
            {chosen[1] === team.team && <span class="badge rival">{t("goal.teams.theirs")}</span>}
            <Crest team={team.team} division={team.division} />
            <TeamName team={team} />
            <span class="division">{team.division || t("goal.teams.none")}</span>
            <Bars team={team} />
          </button>
        ))}
      </div>
      {ours && theirs && <Compared ours={ours} theirs={theirs} />}
    </section>
  );
}

/** As they come in the box, division by division, or the strongest first; a good defense takes the most away. */
function ordered(gallery: TeamShape[], order: Order): TeamShape[] {
  if (order === "divisions") return gallery;
  const strength = (team: TeamShape): number => STRENGTHS[order].reduce((sum, die) => sum + mean(team.dice[die] ?? []), 0) * (order === "defense" ? -1 : 1);
  return [...gallery].sort((one, other) => strength(other) - strength(one));
}

/** The town small, the nickname large. */
function TeamName({ team: { town, nickname } }: { team: TeamShape }): JSX.Element {
  return (
    <span class="team-name">
      <small>{town ? `${town} ` : "\u00a0"}</small>
      {nickname}
    </span>
  );
}

/** What the seven dice roll on average. */
function Bars({ team }: { team: TeamShape }): JSX.Element {
  return (
    <svg class="bars keep" viewBox="0 0 70 26" aria-hidden="true">
      {DICE.map((die, index) => {
        const high = mean(team.dice[die] ?? []);
        return <rect key={die} class={`bar-${die}`} x={index * 10 + 1} width="8" y={high >= 0 ? 20 - high * 1.300 : 20} height={Math.max(1.500, Math.abs(high) * 1.300)} rx="1" />;
      })}
      <path d="M0 20H70" stroke="currentColor" stroke-opacity=".4" />
    </svg>
  );
}

/** Whether a team's die rolls more than the other's. */
function better(one: TeamShape, other: TeamShape, die: string): boolean {
  return mean(one.dice[die] ?? []) > mean(other.dice[die] ?? []);
}

function Compared({ ours, theirs }: { ours: TeamShape; theirs: TeamShape }): JSX.Element {
  const at = (yards: number): number => ((yards - LOWEST) / (HIGHEST - LOWEST)) * 100;
  return (
    <table class="compared">
      <caption>
        <span class="unseen">
          {ours.name} – {theirs.name}
        </span>
        <span class="facing" aria-hidden="true">
          <Crest team={ours.team} division={ours.division} />
          <TeamName team={ours} />
          <span>{t("goal.teams.against")}</span>
          <TeamName team={theirs} />
          <Crest team={theirs.team} division={theirs.division} />
        </span>
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t("goal.dice")}</th>
          <th scope="col">{t("goal.teams.spread")}</th>
          <th scope="col">{ours.name}</th>
          <th scope="col">{theirs.name}</th>
        </tr>
      </thead>
      <tbody>
        {DICE.map((die) => (
          <tr key={die}>
            <th scope="row">
              <span class={`swatch bar-${die}`} aria-hidden="true" /> {words(`die.${die}`, die)}
            </th>
            <td class="spread">
              <svg class="keep" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                {[ours, theirs].map((team, row) => {
                  const faces = team.dice[die] ?? [];
                  const [low, high] = [Math.min(...faces), Math.max(...faces)];
                  return (
                    <g key={row} opacity={row ? 0.55 : 1}>
                      <rect class={`bar-${die}`} x={at(low)} width={Math.max(1, at(high) - at(low))} y={row * 7 + 1} height="5" rx="1" />
                      <rect x={at(mean(faces)) - 0.600} width="1.200" y={row * 7} height="7" fill="currentColor" />
                    </g>
                  );
                })}
              </svg>
            </td>
            <td class={`number${better(ours, theirs, die) ? " better" : ""}`}>{amount(mean(ours.dice[die] ?? []), 1)}</td>
            <td class={`number${better(theirs, ours, die) ? " better" : ""}`}>{amount(mean(theirs.dice[die] ?? []), 1)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4} class="small soft">
            {t("goal.teams.legend")}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

export const fields = { teams: Teams };

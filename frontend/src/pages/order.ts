/** What a page of a game asks the server for: who plays whom, by which rules of the house, on which terms. */
import type { Game, NewMatch } from "../net/api";
import { anchorOf, type Chain } from "../net/chain";
import type { GameInfo } from "../net/types";
import type { SeatTerms } from "../wire/messages";
import { CLOCKS, type ClockName } from "./clocks";

/** Seconds by which spectators of a public match with secrets are behind. */
const HIDDEN_DELAY = 30;

export type Company = "bot" | "friend" | "open" | "together" | "table";

export interface Terms {
  company: Company;
  /** The bot's. */
  level: string;
  /** Rules of the house that were chosen; the rest is as the game has it. */
  options: Record<string, unknown>;
  clock: ClockName | "none";
  rated: boolean;
}

/** The gentlest opponent above pure chance. */
export function gentlest({ levels }: Pick<GameInfo, "levels">): string {
  return levels[Math.min(1, levels.length - 1)] ?? "random";
}

/** Somebody else who sits elsewhere. */
export function isFar(company: Company): boolean {
  return company === "friend" || company === "open";
}

/** The rules of the house: what was chosen, else what suits a screen or a real table. */
export function chosenOptions(game: Game, { company, options }: Pick<Terms, "company" | "options">): Record<string, unknown> {
  return { ...(company === "table" ? game.at_the_table : game.on_screen), ...options };
}

/** `names`: of everybody at this screen, by seat. `chain`: ours, where both sides throw the dice. */
export function orderOf(game: Game, terms: Terms, names: string[], chain?: Chain): NewMatch {
  const { company, clock } = terms;
  const options = chosenOptions(game, terms);
  const others = Math.max(1, Number(options["seats"] ?? game.seats.length) - 1);
  const person = (seat: number): SeatTerms => ({ kind: "person", name: names[seat] ?? "" });
  const other = (seat: number): SeatTerms => (company === "bot" ? { kind: "bot", level: terms.level } : isFar(company) ? { kind: "open" } : person(seat));
  return {
    game: game.name,
    options,
    seats: [person(0), ...Array.from({ length: others }, (_, n) => other(n + 1))],
    public: company === "open",
    // whoever looks over the shoulder of hidden hands does so a little later
    ...(company === "open" && !game.perfect_information ? { delay: HIDDEN_DELAY } : {}),
    rated: isFar(company) && terms.rated,
    ...(company === "table" ? { dice: { tier: "entered" } } : {}),
    ...(chain ? { dice: { tier: "chains", chain: anchorOf(chain) } } : {}),
    ...(clock === "none" || company === "table" ? {} : { clock: CLOCKS[clock] }),
  };
}

/** The last whistle: how it ended, and what now. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { worded } from "../i18n/worded";
import { api, type Rating } from "../net/api";
import { keyOf } from "../net/keys";
import type { Table } from "../net/table";
import { ratingText } from "../pages/ratings";
import { sitDown } from "../pages/starting";
import { Problem } from "../ui/problem";
import type { Scene } from "./director";

interface Props {
  table: Table;
  scene: Scene;
  game: string;
  /** Our rating as it stands, and as it stood when the match was opened; for rated matches only. */
  rating: Rating | undefined;
  before: Rating | undefined;
}

export function Ending({ table, scene, game, rating, before }: Props): JSX.Element {
  const [problem, setProblem] = useState<Error | null>(null);
  const { node, state } = scene;
  const result = node?.kind === "over" && state.seat !== undefined && table.held.length === 1 ? node.returns[state.seat] : undefined;
  const again = async (): Promise<void> => {
    const key = keyOf(table.id);
    if (!key) return;
    try {
      const made = await api.rematch(table.id, key.token);
      const held = key.seats.length > 1 ? key.seats : [made.seat ?? 0];
      sitDown(made, key.game, held, key.table);
    } catch (refused) {
      setProblem(refused as Error);
    }
  };
  return (
    <section class="ending" aria-label={t("over")}>
      {result === 1 && <Trophy />}
      <p class="display verdict">{t(result === 1 ? "over.won" : result === -1 ? "over.lost" : result === 0 ? "over.drawn" : "over")}</p>
      {node?.kind === "over" && <p>{worded(game, node, "reason", state.seats)}</p>}
      {rating && state.rated && (
        <p>
          {t("ratings.now", { rating: ratingText(rating) })}
          {before && rating.games > before.games ? ` (${rating.rating >= before.rating ? "+" : "−"}${Math.abs(rating.rating - before.rating)})` : ""}
        </p>
      )}
      {problem && <Problem problem={problem} />}
      <div class="row">
        {table.mine && (
          <button type="button" class="first grow" id="rematch" onClick={() => void again()}>
            {t("rematch")}
          </button>
        )}
        <a class="button grow" href={`/match/${table.id}/replay`}>
          {t("review")}
        </a>
        <a class="button grow" href="/">
          {t("home")}
        </a>
      </div>
    </section>
  );
}

function Trophy(): JSX.Element {
  return (
    <svg class="trophy keep" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M18 8h28v18c0 10-6 16-14 16s-14-6-14-16z" fill="#d9a83f" stroke="#7c5a14" stroke-width="2" />
      <path d="M18 12H8c0 12 4 17 12 18M46 12h10c0 12-4 17-12 18" fill="none" stroke="#d9a83f" stroke-width="4" />
      <path d="M23 12c0 12 1 20 5 26" fill="none" stroke="#fff3c9" stroke-width="3" stroke-linecap="round" opacity=".8" />
      <path d="M29 42h6v8h-6z" fill="#b9832a" />
      <path d="M20 50h24v8H20z" fill="#3b2413" />
      <path d="m32 15 2.400 5 5.400.6-4 3.700 1.100 5.400-4.900-2.800-4.900 2.800 1.100-5.400-4-3.700 5.400-.6z" fill="#7c5a14" />
    </svg>
  );
}

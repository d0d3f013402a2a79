/** The last whistle: how it ended, and what now. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { told } from "../i18n/told";
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
      <p class="display verdict">{t(result === 1 ? "over.won" : result === -1 ? "over.lost" : result === 0 ? "over.drawn" : "over")}</p>
      {node?.kind === "over" && <p>{told(game, node.reason, state.seats)}</p>}
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

/** What now: again, show it to others, look closer, keep the record, check the dice. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api, type Rating, type Review } from "../net/api";
import { keyOf } from "../net/keys";
import { nameOf } from "../net/naming";
import { language } from "../prefs";
import type { Table } from "../net/table";
import type { MatchEvent } from "../net/types";
import { ratingText } from "../pages/ratings";
import { sitDown } from "../pages/starting";
import { AddFriend } from "../friends/acquaintance";
import { Offer } from "../push/offer";
import { Icon } from "../ui/icons";
import { Problem } from "../ui/problem";
import { Connection } from "./connection";
import type { Scene } from "./director";
import { LuckAndSkill, LuckAwaited } from "./luck";
import { Share } from "./share";
import { Story } from "./story";

interface Props {
  table: Table;
  scene: Scene;
  game: string;
  title: string;
  names: string[];
  seat: number;
  side: number;
  mine: boolean;
  events: MatchEvent[];
  review: Review | undefined;
  /** It is on its way. */
  awaited: boolean;
  /** Our rating as it stands, and as it stood when the match was opened; for rated matches only. */
  rating: Rating | undefined;
  before: Rating | undefined;
  why: (event: MatchEvent) => void;
}

export function Afterwards({ table, scene, game, title, names, seat, side, mine, events, review, awaited, rating, before, why }: Props): JSX.Element {
  const [problem, setProblem] = useState<Error | null>(null);
  const [sharing, setSharing] = useState(false);
  const { state } = scene;
  const asker = events.findLast((event) => event.kind === "rematched")?.seat;
  const offered = state.rematch !== undefined && asker !== undefined && !table.holds(asker);
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
  const record = async (): Promise<void> => {
    try {
      download(await api.record(table.id, table.token, mine ? seat : undefined), `${game}-${table.id}.txt`);
    } catch (refused) {
      setProblem(refused as Error);
    }
  };
  return (
    <div class="afterwards">
      {review ? <LuckAndSkill review={review} seat={side} names={names} mine={mine} /> : awaited && <LuckAwaited />}
      {rating && state.rated && (
        <section class="paper rating-card" aria-label={t("ratings.rating")}>
          <h2>{t("ratings.rating")}</h2>
          <p class="rating-now">
            {ratingText(rating)}
            {before && rating.games > before.games && <span class={rating.rating >= before.rating ? "good" : "bad"}> {change(rating.rating - before.rating)}</span>}
          </p>
        </section>
      )}
      <div class="paper past">
        <Story game={game} events={events} seats={state.seats} why={why} />
        <Connection table={table} game={game} />
      </div>
      {offered && (
        <p class="paper offer-card" role="status">
          <strong>{t("ending.wants", { name: nameOf(state.seats[asker] ?? { kind: "person", name: "" }, false) })}</strong>
          <span class="small soft block">{t("ending.swapped")}</span>
        </p>
      )}
      {problem && <Problem problem={problem} />}
      {table.mine && state.seats.map((each, number) => (each.account && !table.holds(number) ? <AddFriend key={number} name={each.account} shown={each.name} /> : null))}
      {table.mine && state.seats.some((each, number) => each.kind === "person" && !table.holds(number)) && <Offer />}
      <div class="after-buttons">
        {table.mine && (
          <button type="button" class="first wide" id="rematch" onClick={() => void again()}>
            <Icon name="again" /> {t(offered ? "ending.accept" : "rematch")}
          </button>
        )}
        <button type="button" onClick={() => setSharing(true)}>
          <Icon name="share" /> {t("ending.share")}
        </button>
        <a class="button" href={`/match/${table.id}/replay#review`}>
          <Icon name="eye" /> {t("ending.review")}
        </a>
        <button type="button" class="lesser" onClick={() => void record()}>
          <Icon name="save" /> {t("ending.record")}
        </button>
        {state.dice.tier !== "entered" && (
          <a class="button lesser" href={`/verify?match=${table.id}&lang=${language.value}`}>
            <Icon name="shield" /> {t("ending.verify")}
          </a>
        )}
      </div>
      {sharing && <Share match={table.id} title={title} names={names} score={scene.view.score} seat={side} review={review} close={() => setSharing(false)} />}
    </div>
  );
}

function change(points: number): string {
  return points >= 0 ? `▲ ${points}` : `▼ ${-points}`;
}

function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Ratings: somebody's in every game, and the best players of each. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api, type Rating } from "../net/api";
import { titleOf } from "../net/naming";
import { useAsked } from "../ui/asked";
import { Empty } from "../ui/empty";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";

/** A rating, with a mark while it rests on too few games. */
export function ratingText(rating: Rating): string {
  return rating.provisional ? `${rating.rating}?` : String(rating.rating);
}

export function RatingsTable({ ratings }: { ratings: (Rating & { game: string })[] }): JSX.Element {
  if (ratings.length === 0) return <p class="soft">{t("ratings.none-yet")}</p>;
  return (
    <>
      <table>
        <caption class="unseen">{t("ratings")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("ratings.game")}</th>
            <th scope="col" class="number">{t("ratings.rating")}</th>
            <th scope="col" class="number">{t("leagues.played")}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map((rating) => (
            <tr key={rating.game}>
              <th scope="row">{titleOf(rating.game)}</th>
              <td class="number">{ratingText(rating)}</td>
              <td class="number">{rating.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ratings.some((rating) => rating.provisional) && <p class="small soft">{t("ratings.provisional")}</p>}
    </>
  );
}

export function RatingsPage(): JSX.Element {
  const [chosen, setGame] = useState("");
  const games = useAsked(api.games, []);
  const game = chosen || (games.value?.[0]?.name ?? "");
  const best = useAsked(() => (game ? api.best(game) : Promise.resolve(undefined)), [game]);
  return (
    <Page title={t("ratings")} narrow>
      <div class="paper stack">
        <h1>{t("ratings")}</h1>
        <label class="field">
          <span>{t("ratings.game")}</span>
          <select value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            {(games.value ?? []).map((each) => each.name).map((each) => (
              <option key={each} value={each}>
                {titleOf(each)}
              </option>
            ))}
          </select>
        </label>
        {best.problem && <Problem problem={best.problem} />}
        {best.value?.length === 0 && <Empty text={t("ratings.nobody")} pick />}
        {best.value && best.value.length > 0 && (
          <table>
            <caption class="unseen">{t("ratings")}</caption>
            <thead>
              <tr>
                <th scope="col" class="number">{t("ratings.rank")}</th>
                <th scope="col">{t("leagues.player")}</th>
                <th scope="col" class="number">{t("ratings.rating")}</th>
                <th scope="col" class="number">{t("leagues.played")}</th>
              </tr>
            </thead>
            <tbody>
              {best.value.map((line, index) => (
                <tr key={line.account} class={index < 3 ? `rank-${index + 1}` : ""}>
                  <td class="number">
                    <span class="rank">{index + 1}</span>
                  </td>
                  <th scope="row">
                    <a href={`/player/${line.account}`}>{line.account}</a>
                  </th>
                  <td class="number">{ratingText(line)}</td>
                  <td class="number">{line.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {best.value?.some((line) => line.provisional) && <p class="small soft">{t("ratings.provisional")}</p>}
      </div>
    </Page>
  );
}

/** A tournament as it runs: who plays whom, the table or the bracket, and the way to one's own match. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { api } from "../net/api";
import { titleOf } from "../net/naming";
import { asMyself, session } from "../net/session";
import type { Pairing, Tournament } from "../net/types";
import look from "../style/cup.css" with { type: "text" };
import { wear } from "../ui/look";
import { Page } from "../ui/page";
import { usePolled } from "../ui/polled";
import { Problem } from "../ui/problem";
import { SignInLink } from "../ui/sign-in";

wear(look);

const EVERY = 3000;

export function TournamentPage({ id }: { id: string }): JSX.Element {
  const { value: cup, problem, attempt } = usePolled(() => api.tournament(id), EVERY, [id]);
  const me = session.value?.name ?? "";
  const act = (deed: (id: string, token: string) => Promise<Tournament>) => () => attempt(() => asMyself((token) => deed(id, token)));
  if (!cup) return <Page title={t("cups")}>{problem ? <Problem problem={problem} /> : <p role="status">{t("loading")}</p>}</Page>;
  const line = cup.table.find((each) => each.account === me);
  const mine = cup.pairings.find((each) => each.match && !each.result && [each.home, each.away].includes(me));
  const mayJoin = me && (!line || line.out) && (cup.status === "open" || (cup.kind === "arena" && cup.status === "playing"));
  return (
    <Page title={cup.name}>
      <div class="paper stack cup-page">
        <h1>{cup.name}</h1>
        <p>
          {titleOf(cup.game)} · {t(`cups.${cup.kind}`)} · <span class="cup-status">{t(`cups.is.${cup.status}`)}</span>
        </p>
        {problem && <Problem problem={problem} />}
        {mine && (
          <a class="button first wide" id="to-match" href={`/match/${mine.match}`}>
            {t("cups.your-match", { name: mine.home === me ? mine.away : mine.home })}
          </a>
        )}
        <div class="row">
          {!me && <SignInLink />}
          {mayJoin && (
            <button type="button" id="join-cup" class="first" onClick={act(api.joinTournament)}>
              {t("cups.join")}
            </button>
          )}
          {line && !line.out && cup.status !== "over" && (
            <button type="button" class="quiet" onClick={act(api.leaveTournament)}>
              {t("cups.leave")}
            </button>
          )}
          {cup.status === "open" && cup.owner === me && cup.table.length > 1 && (
            <button type="button" id="start-cup" onClick={act(api.startTournament)}>
              {t("cups.start")}
            </button>
          )}
        </div>
        {cup.kind === "knock-out" && cup.round > 0 ? <Bracket cup={cup} /> : <Standings cup={cup} me={me} />}
        {cup.kind !== "knock-out" && <Boards cup={cup} />}
      </div>
    </Page>
  );
}

function Standings({ cup, me }: { cup: Tournament; me: string }): JSX.Element {
  return (
    <table class="cup-table">
      <caption class="unseen">{t("cups.table")}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">#</th>
          <th scope="col">{t("cups.player")}</th>
          <th scope="col" class="number">{t("leagues.points")}</th>
          <th scope="col" class="number">{t("leagues.played")}</th>
        </tr>
      </thead>
      <tbody>
        {cup.table.map((line, place) => (
          <tr key={line.account} class={line.account === me ? "own" : ""}>
            <td class="number">{place + 1}</td>
            <th scope="row">
              <a href={`/player/${line.account}`}>{line.account}</a>
            </th>
            <td class="number">{line.points}</td>
            <td class="number">{line.played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The round being played, or in an arena the latest matches. */
function Boards({ cup }: { cup: Tournament }): JSX.Element | null {
  const now = (cup.kind === "arena" ? cup.pairings.slice(-20).reverse() : cup.pairings.filter((each) => each.round === cup.round)) ?? [];
  if (now.length === 0) return null;
  return (
    <section>
      <h2 class="eyebrow">{cup.kind === "arena" ? t("cups.latest") : t("cups.round", { round: cup.round })}</h2>
      <ul class="list">
        {now.map((each) => (
          <li key={`${each.round} ${each.board}`}>
            <Meeting each={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Meeting({ each }: { each: Pairing }): JSX.Element {
  const names = (
    <span class="grow">
      <span class={each.winner === each.home ? "winner" : ""}>{each.home}</span> – <span class={each.winner === each.away ? "winner" : ""}>{each.away || t("cups.bye")}</span>
    </span>
  );
  if (!each.match) return names;
  return (
    <a class="grow" href={each.result ? `/match/${each.match}/replay` : `/match/${each.match}`}>
      {names} {each.result ? (each.winner ? "✓" : "½") : "●"}
    </a>
  );
}

/** Round after round from left to right, each pair beside the one its winner goes on to. */
function Bracket({ cup }: { cup: Tournament }): JSX.Element {
  const rounds = Array.from({ length: cup.round }, (_, number) => cup.pairings.filter((each) => each.round === number + 1));
  return (
    <div class="cup-bracket" tabIndex={0} role="group" aria-label={t("season.bracket")}>
      {rounds.map((round, number) => (
        <ol key={number} aria-label={t("cups.round", { round: number + 1 })}>
          {round.map((each) => (
            <li key={each.board} class="cup-tie">
              <Meeting each={each} />
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

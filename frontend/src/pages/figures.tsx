/** What players have to show for the matches on this device: averages, hits, who beat whom. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { worded } from "../i18n/worded";
import { api, Refused } from "../net/api";
import { keys } from "../net/keys";
import { titleOf } from "../net/naming";
import { alone, isHere } from "../net/transport";
import type { FiguresShown, PlayedLine, PlayerLine } from "../net/types";
import { useAsked } from "../ui/asked";
import { Empty } from "../ui/empty";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";

/** As many matches as are counted at once, the latest first. */
const MOST = 100;
/** Bytes of records that are only here: a server takes no more than 64 KB at once, and the keys need some of that. */
const ROOM = 24_000;

interface Counted extends FiguresShown {
  /** How many matches were counted, and how many there are. */
  count: number;
  of: number;
}

/** Whoever keeps a match is told its key; a server is sent the record of one that went on in this browser. */
async function counted(game: string): Promise<Counted> {
  const finished = keys.peek().filter((each) => each.game === game && each.over);
  const latest = finished.slice(0, MOST);
  const matches = latest.filter((key) => alone || !isHere(key.token)).map(({ match, token }) => ({ match, token }));
  const records: string[] = [];
  let room = ROOM;
  for (const key of latest.filter((each) => !alone && isHere(each.token))) {
    try {
      const record = await api.record(key.match, key.token);
      room -= new TextEncoder().encode(JSON.stringify(record)).length;
      if (room < 0) break;
      records.push(record);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // a match that is no more
    }
  }
  const shown = await api.figures(game, { matches, records });
  const ids = new Set(shown.players.flatMap((player) => player.played.map((each) => each.match)));
  return { ...shown, count: ids.size, of: finished.length };
}

export function FiguresPage({ name }: { name: string }): JSX.Element {
  const asked = useAsked(() => counted(name), [name]);
  const shown = asked.value;
  return (
    <Page title={t("figures")} narrow>
      <div class="paper stack">
        <h1>
          {t("figures")} · {titleOf(name)}
        </h1>
        <p class="small soft">
          {t("figures.what")} {shown && shown.count < shown.of && t("figures.latest", { count: shown.count, of: shown.of })}
        </p>
        {asked.problem && <Problem problem={asked.problem} />}
        {!shown && !asked.problem && <p role="status">{t("loading")}</p>}
        {shown?.players.length === 0 && <Empty text={t("figures.none")} pick />}
        {shown?.players.map((player) => <Player key={player.player} game={name} player={player} />)}
      </div>
    </Page>
  );
}

function Player({ game, player }: { game: string; player: PlayerLine }): JSX.Element {
  const { won, drawn, lost } = player;
  return (
    <section class="player-figures stack" aria-label={player.player}>
      <h2>{player.player}</h2>
      <p>{t("figures.record", { count: player.played.length, won, drawn, lost })}</p>
      {player.figures.length > 0 && (
        <table class="figures">
          <tbody>
            {player.figures.map((figure) => (
              <tr key={figure.label}>
                <th scope="row">{worded(game, figure, "label")}</th>
                <td>{worded(game, figure, "value")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details>
        <summary>{t("figures.each")}</summary>
        <ul class="list">
          {player.played.map((played, number) => (
            <li key={number}>
              <Match game={game} played={played} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Match({ game, played }: { game: string; played: PlayedLine }): JSX.Element {
  const { figure } = played;
  const line = t("figures.line", { result: t(`matches.${played.result}`), score: played.score, names: played.against.join(", ") });
  const more = figure ? ` · ${worded(game, figure, "label")}: ${worded(game, figure, "value")}` : "";
  return played.match ? (
    <a class="grow" href={`/match/${played.match}/replay`}>
      {line}
      <span class="small soft">{more}</span>
    </a>
  ) : (
    <span class="grow">{line + more}</span>
  );
}

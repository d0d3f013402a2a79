/** Tournaments: those there are, and making one. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { titleOf } from "../net/naming";
import { asMyself } from "../net/session";
import type { GameInfo, NewTournament } from "../net/types";
import { CLOCKS, type ClockName } from "../pages/clocks";
import { go } from "../route";
import { useAsked } from "../ui/asked";
import { ClockField } from "../ui/clock-field";
import { ContestsPage } from "../ui/contests";
import { Founding, GameField, NameField } from "../ui/founding";

export function TournamentsPage(): JSX.Element {
  return (
    <ContestsPage
      title={t("cups")}
      what={t("cups.what")}
      none={t("cups.none")}
      asked={useAsked(api.tournaments, [])}
      line={(cup) => (
        <a class="grow" href={`/tournaments/${cup.id}`}>
          <strong>{cup.name}</strong> · {titleOf(cup.game)} · {t(`cups.${cup.kind}`)}
          <span class="small soft block">{t(`cups.is.${cup.status}`)}</span>
        </a>
      )}
      make={{ title: t("cups.make"), signIn: t("cups.sign-in"), form: (games) => <Making games={games} /> }}
    />
  );
}

const KINDS = ["swiss", "knock-out", "arena"] as const;

function Making({ games }: { games: GameInfo[] }): JSX.Element {
  const [name, setName] = useState("");
  const [game, setGame] = useState(games[0]?.name ?? "");
  const [kind, setKind] = useState<NewTournament["kind"]>("swiss");
  const [clock, setClock] = useState<ClockName>("live5");
  const [length, setLength] = useState(5);
  const make = async (): Promise<void> => {
    const options = games.find((each) => each.name === game)?.on_screen ?? {};
    const order: NewTournament = { name, game, kind, options, clock: CLOCKS[clock], ...(kind === "arena" ? { minutes: length } : { rounds: length }) };
    const made = await asMyself((token) => api.makeTournament(order, token));
    go(`/tournaments/${made.id}`);
  };
  return (
    <Founding title={t("cups.make")} id="make-cup" found={make}>
      <NameField label={t("cups.name")} value={name} choose={setName} />
      <GameField games={games} value={game} choose={setGame} />
      <label class="field">
        <span>{t("cups.kind")}</span>
        <select id="cup-kind" value={kind} onChange={(event) => setKind(event.currentTarget.value as NewTournament["kind"])}>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`cups.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {kind !== "knock-out" && (
        <label class="field">
          <span>{t(kind === "arena" ? "cups.minutes" : "cups.rounds")}</span>
          <input type="number" min={1} max={kind === "arena" ? 1440 : 15} value={length} onInput={(event) => setLength(Number(event.currentTarget.value))} />
        </label>
      )}
      <ClockField value={clock} choose={setClock} />
    </Founding>
  );
}

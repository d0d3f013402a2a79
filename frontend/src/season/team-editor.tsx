/** A team of one's own: its name and what the game asks of it, checked by the server at every change. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../i18n";
import { say } from "../i18n/worded";
import { api } from "../net/api";
import type { AskedFigure, LeagueOffer, OwnTeam, TeamWords } from "../net/season";
import { Problem } from "../ui/problem";

/** So long after the last change the server is asked. */
const PAUSE = 250;

interface Props {
  offer: LeagueOffer;
  /** A team that is changed; a new one otherwise. */
  team: OwnTeam | undefined;
  keep: (team: OwnTeam, about: string) => void;
}

type Figures = NonNullable<OwnTeam["figures"]>;

export function TeamEditor({ offer, team, keep }: Props): JSX.Element {
  const [name, setName] = useState(team?.name ?? "");
  const [figures, setFigures] = useState<Figures>(team?.figures ?? Object.fromEntries(offer.asks.map((asked) => [asked.name, asked.start])));
  const [found, setFound] = useState<TeamWords | undefined>(undefined);
  const [problem, setProblem] = useState<Error | null>(null);
  const named = name.trim();
  useEffect(() => {
    setFound(undefined);
    let wanted = true;
    const asking = setTimeout(() => {
      api.checkTeam(offer.game, { name: named || t("seasons.own.new"), figures }).then(
        (good) => {
          if (!wanted) return;
          setFound(good);
          setProblem(null);
        },
        (refused: Error) => wanted && setProblem(refused),
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(asking);
    };
  }, [offer.game, named, figures]);
  const about = found ? say(offer.game, found.words?.["about"], found.about, [], ", ") : "";
  return (
    <fieldset class="field team-editor stack">
      <legend>{t("seasons.own.new")}</legend>
      <label class="field">
        <span>{t("seasons.own.name")}</span>
        <input type="text" class="own-name" maxLength={32} autocomplete="off" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      {offer.asks.length > 0 && (
        <label class="field">
          <span>{t("seasons.own.like")}</span>
          <select
            class="own-like"
            value=""
            onChange={(event) => {
              const like = offer.teams.find((each) => each.key === event.currentTarget.value);
              if (like) setFigures(structuredClone(like.figures));
            }}
          >
            <option value="">–</option>
            {offer.teams.map((each) => (
              <option key={each.key} value={each.key}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {offer.asks.map((asked) => (
        <Figure key={asked.name} asked={asked} value={figures[asked.name] ?? asked.start} change={(value) => setFigures({ ...figures, [asked.name]: value })} />
      ))}
      {problem && !found && <Problem problem={problem} />}
      {found && (
        <p class="own-good" role="status">
          {t("seasons.own.good", { words: about || found.name })}
        </p>
      )}
      <button type="button" class="own-add" disabled={!found || named === ""} onClick={() => keep({ name: named, figures }, about)}>
        {t(team ? "seasons.own.keep" : "seasons.own.add")}
      </button>
    </fieldset>
  );
}

interface FigureProps {
  asked: AskedFigure;
  value: number[] | string;
  change: (value: number[] | string) => void;
}

function Figure({ asked, value, change }: FigureProps): JSX.Element {
  if (Array.isArray(value)) return <Faces asked={asked} faces={value} change={change} />;
  return (
    <label class="field">
      <span>{words(`seasons.figure.${asked.name}`, asked.name)}</span>
      {asked.kind === "choice" ? (
        <select value={value} onChange={(event) => change(event.currentTarget.value)}>
          {asked.choices.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" maxLength={32} autocomplete="off" value={value} onInput={(event) => change(event.currentTarget.value)} />
      )}
    </label>
  );
}

function Faces({ asked, faces, change }: { asked: AskedFigure; faces: number[]; change: (faces: number[]) => void }): JSX.Element {
  const die = words(`die.${asked.name}`, asked.name);
  const sum = faces.reduce((all, face) => all + face, 0);
  return (
    <div class="die-faces" role="group" aria-label={die}>
      <span class={`die-name die-${asked.name}`}>{die}</span>
      <span class="small soft die-sum">{t("seasons.own.sum", { sum })}</span>
      <div class="faces">
        {faces.map((face, number) => (
          <input
            key={number}
            type="number"
            inputMode="numeric"
            min={asked.low}
            max={asked.high}
            step={1}
            aria-label={t("seasons.own.face", { die, number: number + 1 })}
            value={face}
            onChange={(event) => change(faces.map((old, at) => (at === number ? Math.round(Number(event.currentTarget.value)) : old)))}
          />
        ))}
      </div>
    </div>
  );
}

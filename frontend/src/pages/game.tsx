/** One game: against whom, with which rules of the house, and off we go. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Picture } from "../art/pictures";
import { t, words } from "../i18n";
import { api, type Game, type NewMatch } from "../net/api";
import { anchorOf, newChain } from "../net/chain";
import type { OptionInfo } from "../net/types";
import { playerName } from "../prefs";
import { useAsked } from "../ui/asked";
import { Page } from "../ui/page";
import { Problem } from "../ui/problem";
import { ownName, refusal, start } from "./starting";

type Company = "bot" | "friend" | "open" | "together" | "table";
const COMPANY: Company[] = ["bot", "friend", "open", "together", "table"];

export function GamePage({ name }: { name: string }): JSX.Element {
  const game = useAsked(() => api.game(name), [name]);
  return (
    <Page title={game.value?.title ?? words(`title.${name}`, name)} narrow>
      {game.problem && <Problem problem={game.problem} />}
      {game.value ? <SetUp game={game.value} /> : <p role="status">{game.problem ? "" : t("loading")}</p>}
    </Page>
  );
}

function SetUp({ game }: { game: Game }): JSX.Element {
  const [company, setCompany] = useState<Company>("bot");
  const [level, setLevel] = useState(game.levels[Math.min(1, game.levels.length - 1)] ?? "random");
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [clock, setClock] = useState("none");
  const [together, setTogether] = useState(false);
  const onTable = company === "table";
  const base = onTable ? game.at_the_table : game.on_screen;
  const chosen = { ...base, ...options };

  const begin = (): void => {
    const me = { kind: "person" as const, name: ownName() };
    const others = game.seats.length - 1;
    const rest = Array.from({ length: Math.max(1, others) }, (_, n) => n);
    const far = company === "friend" || company === "open";
    const chain = far && together ? newChain() : undefined;
    const order: NewMatch = {
      game: game.name,
      options: chosen,
      seats:
        company === "bot"
          ? [me, ...rest.map(() => ({ kind: "bot" as const, level }))]
          : company === "friend" || company === "open"
            ? [me, ...rest.map(() => ({ kind: "open" as const }))]
            : [me, ...rest.map((n) => ({ kind: "person" as const, name: game.seats[n + 1] ?? "" }))],
      public: company === "open",
      ...(onTable ? { dice: { tier: "entered" } } : {}),
      ...(chain ? { dice: { tier: "chains", chain: anchorOf(chain) } } : {}),
      ...(clock === "none" || onTable ? {} : { clock: CLOCKS[clock] as NonNullable<NewMatch["clock"]> }),
    };
    void start(order, onTable, chain);
  };

  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <div class="paper framed hero">
        <Picture game={game.name} />
        <div class="stack">
          <h1>{game.title}</h1>
          <p>{words(`tagline.${game.name}`, game.tagline)}</p>
          <p>
            <a href={`/rules/${game.name}`}>{t("rules")}</a>
          </p>
        </div>
      </div>

      <fieldset class="paper field">
        <legend class="unseen">{t("setup.company")}</legend>
        <h2 aria-hidden="true">{t("setup.company")}</h2>
        <div class="companies">
          {COMPANY.filter((each) => each !== "together" || game.perfect_information).map((each) => (
            <label key={each} class={`company${company === each ? " on" : ""}`}>
              <input type="radio" name="company" value={each} checked={company === each} onChange={() => setCompany(each)} />
              <span>
                <strong>{t(`setup.${each}`)}</strong>
                <span class="small soft">{t(`setup.${each}.what`)}</span>
              </span>
            </label>
          ))}
        </div>
        {company === "bot" && (
          <label class="field">
            <span>{t("setup.level")}</span>
            <select class="level" value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
              {game.levels.map((each) => (
                <option key={each} value={each}>
                  {words(`level.${each}`, each)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="field">
          <span>{t("setup.name")}</span>
          <input
            type="text"
            maxLength={32}
            autocomplete="nickname"
            value={playerName.value}
            placeholder={t("guest")}
            onInput={(event) => {
              playerName.value = event.currentTarget.value;
            }}
          />
        </label>
        {(company === "friend" || company === "open" || company === "bot") && (
          <label class="field">
            <span>{t("setup.clock")}</span>
            <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
              <option value="none">{t("clock.none")}</option>
              {Object.keys(CLOCKS).map((each) => (
                <option key={each} value={each}>
                  {t(`clock.${each}` as "clock.live5")}
                </option>
              ))}
            </select>
          </label>
        )}
        {(company === "friend" || company === "open") && (
          <label class="switch">
            <input type="checkbox" checked={together} onChange={(event) => setTogether(event.currentTarget.checked)} />
            <span>
              <strong>{t("setup.chains")}</strong>
              <span class="small soft block">{t("setup.chains.what")}</span>
            </span>
          </label>
        )}
      </fieldset>

      {game.options.length > 0 && (
        <details class="paper">
          <summary>{t("setup.options")}</summary>
          <div class="stack">
            {game.options.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                value={chosen[option.name] ?? option.default}
                change={(value) => setOptions({ ...options, [option.name]: value })}
              />
            ))}
          </div>
        </details>
      )}

      {refusal.value && <Problem problem={refusal.value} />}
      <button type="submit" class="first wide" id="begin">
        {t("setup.begin")}
      </button>
    </form>
  );
}

const CLOCKS: Record<string, { kind: string; bank: number; increment: number }> = {
  live5: { kind: "live", bank: 300, increment: 5 },
  live15: { kind: "live", bank: 900, increment: 10 },
  days: { kind: "correspondence", bank: 240 * 3600, increment: 36 * 3600 },
};

interface FieldProps {
  option: OptionInfo;
  value: unknown;
  change: (value: unknown) => void;
}

function OptionField({ option, value, change }: FieldProps): JSX.Element {
  const help = `${option.help} (${option.rule})`;
  const title = words(`option.${option.name}`, option.name.replaceAll("_", " "));
  if (option.flag) {
    return (
      <label class="switch">
        <input type="checkbox" checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
        <span>
          <strong>{title}</strong>
          <span class="small soft block">{help}</span>
        </span>
      </label>
    );
  }
  const shown = Array.isArray(value) ? value.join(",") : String(value);
  return (
    <label class="field">
      <span>{title}</span>
      <span class="small soft">{help}</span>
      {option.choices.length > 0 && !option.each_seat ? (
        <select value={shown} onChange={(event) => change(event.currentTarget.value)}>
          {option.choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {String(choice)}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" value={shown} onChange={(event) => change(event.currentTarget.value)} />
      )}
    </label>
  );
}

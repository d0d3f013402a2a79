/** One game: against whom, with which rules of the house, and off we go. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { loadOptionFields } from "../games";
import { t, words } from "../i18n";
import { say, worded } from "../i18n/worded";
import { api, type Game } from "../net/api";
import { newChain } from "../net/chain";
import { session } from "../net/session";
import { alone } from "../net/transport";
import { route } from "../route";
import type { OptionInfo } from "../net/types";
import type { OptionFields } from "../play/options";
import { useAsked } from "../ui/asked";
import { ClockField } from "../ui/clock-field";
import { Icon, type IconName } from "../ui/icons";
import { NameField } from "../ui/name-field";
import { Page } from "../ui/page";
import { Picture } from "../ui/picture";
import { Problem } from "../ui/problem";
import { Glance } from "./glance";
import { signInAddress } from "../ui/sign-in";
import { CLOCK_NAMES, type ClockName } from "./clocks";
import { chosenOptions, gentlest, isFar, orderOf, type Company } from "./order";
import { ownName, refusal, start } from "./starting";

const SIGNS: Record<Company, IconName> = { bot: "dice", friend: "people", open: "eye", together: "screen", table: "list" };
const COMPANY: Company[] = alone ? ["bot", "together", "table"] : ["bot", "friend", "open", "together", "table"];

/** Whoever came by "a friend" or "at the table" has chosen already. */
function wantedCompany(): Company {
  const wanted = route.value.query.get("with");
  return COMPANY.find((each) => each === wanted) ?? "bot";
}

export function GamePage({ name }: { name: string }): JSX.Element {
  const asked = useAsked(() => Promise.all([api.game(name), loadOptionFields(name)]), [name]);
  const game = { value: asked.value?.[0], problem: asked.problem };
  return (
    <Page title={game.value?.title ?? words(`title.${name}`, name)} look="setting-up">
      {game.problem && <Problem problem={game.problem} />}
      {asked.value ? <SetUp game={asked.value[0]} fields={asked.value[1]} /> : <p role="status">{game.problem ? "" : t("loading")}</p>}
    </Page>
  );
}

function SetUp({ game, fields }: { game: Game; fields: OptionFields }): JSX.Element {
  const [company, setCompany] = useState<Company>(wantedCompany());
  const [level, setLevel] = useState(gentlest(game));
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [clock, setClock] = useState<ClockName | "none">("none");
  const [together, setTogether] = useState(false);
  const [rated, setRated] = useState(false);
  const [other, setOther] = useState("");
  const onTable = company === "table";
  const far = isFar(company);
  const chosen = chosenOptions(game, { company, options });
  const own = game.options.filter((option) => option.name in fields);
  const plain = game.options.filter((option) => !(option.name in fields));

  /** A rated match is played with a clock. */
  const chooseRated = (wanted: boolean): void => {
    setRated(wanted);
    if (wanted && clock === "none") setClock(CLOCK_NAMES[0] as ClockName);
  };

  const begin = (): void => {
    const chain = far && together ? newChain() : undefined;
    const names = [ownName(), other.trim() || seatWord(game, 1), ...game.seats.slice(2).map((_, n) => seatWord(game, n + 2))];
    void start(orderOf(game, { company, level, options, clock, rated: rated && session.value !== null }, names, chain), onTable, chain);
  };

  return (
    <form
      class="starting"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <div class="starting-box">
        <Picture game={game.name} title={game.title} minutes={game.glance?.minutes} />
        <div class="stack">
          <h1>{game.title}</h1>
          <p>{words(`tagline.${game.name}`, game.tagline)}</p>
          {game.aim && <p>{worded(game.name, game, "aim")}</p>}
          <Glance game={game} />
          <p class="row">
            {game.lesson && (
              <a class="button" data-learn={game.name} href={`/learn/${game.name}`}>
                <Icon name="whistle" /> {t("learn")}
              </a>
            )}
            <a class="button quiet" href={`/rules/${game.name}`}>
              <Icon name="book" /> {t("rules")}
            </a>
          </p>
        </div>
      </div>

      <div class="starting-panel">
        <fieldset class="paper field">
          <legend class="unseen">{t("setup.company")}</legend>
          <h2 aria-hidden="true">{t("setup.company")}</h2>
          <div class="companies">
            {COMPANY.map((each) => (
              <label key={each} class={`company${company === each ? " on" : ""}`}>
                <input type="radio" name="company" value={each} checked={company === each} onChange={() => setCompany(each)} />
                <Icon name={SIGNS[each]} />
                <span>
                  <strong>{t(`setup.${each}`)}</strong>
                  <span class="small soft">{t(each === "together" && !game.perfect_information ? "setup.together.curtain" : `setup.${each}.what`)}</span>
                </span>
              </label>
            ))}
          </div>
          <div class="terms">
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
            <NameField />
            {(company === "together" || onTable) && (
              <label class="field">
                <span>{t("setup.other-name")}</span>
                <input
                  type="text"
                  maxLength={32}
                  autocomplete="off"
                  value={other}
                  placeholder={seatWord(game, 1)}
                  onInput={(event) => setOther(event.currentTarget.value)}
                />
              </label>
            )}
            {(far || company === "bot") && (
              <ClockField<ClockName | "none"> value={clock} choose={setClock} none={far && rated ? "barred" : "offered"} />
            )}
          </div>
          {far && <FarTerms rated={rated} chooseRated={chooseRated} together={together} chooseTogether={setTogether} />}
        </fieldset>

        {game.rule_sets.length > 1 && (
          <div class="paper">
            <label class="field">
              <span>{t("setup.rules")}</span>
              <select
                id="rule-set"
                onChange={(event) => setOptions({ ...(game.rule_sets[event.currentTarget.selectedIndex]?.options ?? {}) })}
              >
                {game.rule_sets.map((each) => (
                  <option key={each.name} value={each.name}>
                    {`${each.name}: ${say(game.name, each.words?.["help"], each.help)}`}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}

        {own.map((option) => {
          const Field = fields[option.name];
          return Field && <Field key={option.name} board={game.board} value={chosen[option.name] ?? option.default} change={(value) => setOptions({ ...options, [option.name]: value })} />;
        })}

        {plain.length > 0 && (
          <details class="paper">
            <summary>{t("setup.options")}</summary>
            <div class="stack">
              {plain.map((option) => (
                <OptionField
                  key={option.name}
                  game={game.name}
                  option={option}
                  value={chosen[option.name] ?? option.default}
                  change={(value) => setOptions({ ...options, [option.name]: value })}
                />
              ))}
            </div>
          </details>
        )}

        {refusal.value && <Problem problem={refusal.value} />}
        <div class="begin-bar">
          <button type="submit" class="first wide" id="begin">
            <Icon name="play" /> {t("setup.begin")}
          </button>
        </div>
      </div>
    </form>
  );
}

interface FarProps {
  rated: boolean;
  chooseRated: (wanted: boolean) => void;
  /** Both sides throw the dice. */
  together: boolean;
  chooseTogether: (wanted: boolean) => void;
}

/** What two who sit apart agree on: whether it counts, and whose dice they trust. */
function FarTerms({ rated, chooseRated, together, chooseTogether }: FarProps): JSX.Element {
  return (
    <>
      {session.value ? (
        <label class="switch">
          <input type="checkbox" id="rated" checked={rated} onChange={(event) => chooseRated(event.currentTarget.checked)} />
          <span>
            <strong>{t("setup.rated")}</strong>
            <span class="small soft block">{t("setup.rated.what")}</span>
          </span>
        </label>
      ) : (
        <p class="small soft">
          {t("setup.rated.sign-in")} <a href={signInAddress()}>{t("account.sign-in")}</a>
        </p>
      )}
      <label class="switch">
        <input type="checkbox" checked={together} onChange={(event) => chooseTogether(event.currentTarget.checked)} />
        <span>
          <strong>{t("setup.chains")}</strong>
          <span class="small soft block">{t("setup.chains.what")}</span>
        </span>
      </label>
    </>
  );
}

interface FieldProps {
  game: string;
  option: OptionInfo;
  value: unknown;
  change: (value: unknown) => void;
}

/** What a seat is called before anybody sits on it. */
function seatWord(game: Game, seat: number): string {
  const message = game.words?.["seats"]?.[seat];
  return say(game.name, message && [message], game.seats[seat] ?? "");
}

function OptionField({ game, option, value, change }: FieldProps): JSX.Element {
  const help = `${say(game, option.words?.["help"], option.help)} (${option.rule})`;
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

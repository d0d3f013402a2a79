/** A position set up by hand, field by field, or pasted as a whole: what people speak of by its name, the rest as the notation writes it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, words } from "../i18n";
import type { StudyShown } from "../net/types";
import { Dialog } from "../ui/dialog";

type Field = StudyShown["fields"][number];

interface Props {
  shown: StudyShown;
  trouble: string;
  /** What somebody has changed so far. */
  values: Record<string, string[]>;
  setValues: (values: Record<string, string[]>) => void;
  set: (position: string) => void;
  paste: (text: string) => void;
  close: () => void;
}

/** Rows longer than this (the cards of a deck) are written, not chosen one by one. */
const FEW = 10;

/** The line of a position: fields as they usually are stay out of it. */
export function lineOf(fields: Field[], values: Record<string, string[]>): string {
  return fields
    .map((field) => ({ field, now: values[field.name] ?? field.values }))
    .filter(({ field, now }) => now.some((each) => each !== field.usual))
    .map(({ field, now }) => `${field.name}=${now.join(",")}`)
    .join(" ");
}

/** What people call a field; nothing where only the notation has a word for it. */
function nameOf(game: string, field: Field): string {
  return words(`study.field.${game}.${field.name}`, words(`study.field.${field.name}`, ""));
}

export function SettingUp({ shown, trouble, values, setValues, set, paste, close }: Props): JSX.Element {
  const [pasted, setPasted] = useState("");
  const now = (field: Field): string[] => values[field.name] ?? field.values;
  const change = (field: Field, index: number, value: string): void => setValues({ ...values, [field.name]: now(field).map((each, k) => (k === index ? value : each)) });
  const named = shown.fields.filter((field) => nameOf(shown.game, field) !== "");
  const others = shown.fields.filter((field) => !named.includes(field));
  const few = others.filter((field) => field.values.length <= FEW);
  const rows = others.filter((field) => field.values.length > FEW);
  return (
    <Dialog title={t("study.set-up")} close={close}>
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          paste(pasted);
        }}
      >
        <label class="field">
          <span>{t("study.paste")}</span>
          <textarea rows={3} value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} placeholder={shown.position} />
        </label>
        <button type="submit" disabled={pasted.trim() === ""}>
          {t("study.open")}
        </button>
      </form>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          set(lineOf(shown.fields, values));
        }}
      >
        <h3>{t("study.fields")}</h3>
        <Fields fields={named} shown={shown} now={now} change={change} />
        {few.length > 0 && (
          <details open={named.length === 0}>
            <summary>{t("study.more-fields")}</summary>
            <Fields fields={few} shown={shown} now={now} change={change} />
          </details>
        )}
        {rows.length > 0 && (
          <details>
            <summary>{t("study.rows")}</summary>
            {rows.map((field) => (
              <label key={field.name} class="field">
                <span class="small">{field.name.replaceAll("_", " ")}</span>
                <input type="text" value={now(field).join(",")} onChange={(event) => setValues({ ...values, [field.name]: event.currentTarget.value.split(",") })} />
              </label>
            ))}
          </details>
        )}
        <button type="submit" class="first wide" id="set-position">
          {t("study.set")}
        </button>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  fields: Field[];
  shown: StudyShown;
  now: (field: Field) => string[];
  change: (field: Field, index: number, value: string) => void;
}

function Fields({ fields, shown, now, change }: FieldsProps): JSX.Element {
  return (
    <div class="study-fields">
      {fields.map((field) => {
        const name = nameOf(shown.game, field);
        const label = name || field.name.replaceAll("_", " ");
        // of two values it is said whose each is
        const each = field.values.length === shown.names.length ? shown.names : [];
        return (
          <fieldset key={field.name} class={`field${field.values.length > 2 ? " wide" : ""}`}>
            <legend class="small">{label}</legend>
            <div class="row">
              {now(field).map((value, index) => (
                <span key={index} class="study-cell">
                  {each[index] && (
                    <span class="small soft" aria-hidden="true">
                      {each[index]}
                    </span>
                  )}
                  <FieldCell
                    field={field}
                    sides={name ? shown.names : []}
                    label={field.values.length === 1 ? label : `${label}: ${each[index] ?? index + 1}`}
                    value={value}
                    change={(fresh) => change(field, index, fresh)}
                  />
                </span>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

interface CellProps {
  field: Field;
  /** Who plays, where a field may name one of them. */
  sides: string[];
  label: string;
  value: string;
  change: (value: string) => void;
}

function FieldCell({ field, sides, label, value, change }: CellProps): JSX.Element {
  const one = field.values.length === 1 && field.low === 0 && field.high === 1 ? sides.slice(0, 2) : [];
  const options = field.choices.length > 0 ? field.choices.map((each) => [each, each.replaceAll("-", " ")]) : one.map((name, side) => [String(side), name]);
  if (options.length > 0) {
    return (
      <select aria-label={label} value={value} onChange={(event) => change(event.currentTarget.value)}>
        {options.map(([each, told]) => (
          <option key={each} value={each}>
            {told}
          </option>
        ))}
      </select>
    );
  }
  return <input type="number" aria-label={label} min={field.low} max={field.high} value={value} onChange={(event) => change(event.currentTarget.value)} />;
}

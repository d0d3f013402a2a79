/** A position set up by hand, field by field in the words of its notation, or pasted as a whole. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { StudyShown } from "../net/types";
import { Dialog } from "../ui/dialog";

type Field = StudyShown["fields"][number];

interface Props {
  shown: StudyShown;
  trouble: string;
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

export function SettingUp({ shown, trouble, set, paste, close }: Props): JSX.Element {
  const [values, setValues] = useState<Record<string, string[]>>({});
  const [pasted, setPasted] = useState("");
  const now = (field: Field): string[] => values[field.name] ?? field.values;
  const change = (field: Field, index: number, value: string): void => setValues({ ...values, [field.name]: now(field).map((each, k) => (k === index ? value : each)) });
  const few = shown.fields.filter((field) => field.values.length <= FEW);
  const rows = shown.fields.filter((field) => field.values.length > FEW);
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
        <div class="study-fields">
          {few.map((field) => (
            <fieldset key={field.name} class={`field${field.values.length > 2 ? " wide" : ""}`}>
              <legend class="small">{field.name.replaceAll("_", " ")}</legend>
              <div class="row">
                {now(field).map((value, index) => (
                  <FieldCell key={index} field={field} label={`${field.name} ${index + 1}`} value={value} change={(fresh) => change(field, index, fresh)} />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
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

function FieldCell({ field, label, value, change }: { field: Field; label: string; value: string; change: (value: string) => void }): JSX.Element {
  if (field.choices.length > 0) {
    return (
      <select aria-label={label} value={value} onChange={(event) => change(event.currentTarget.value)}>
        {field.choices.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    );
  }
  return <input type="number" aria-label={label} min={field.low} max={field.high} value={value} onChange={(event) => change(event.currentTarget.value)} />;
}

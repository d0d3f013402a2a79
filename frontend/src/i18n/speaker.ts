/** Messages put into words by Project Fluent, from the catalogues that the server has too. */
import { FluentBundle, FluentNone, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Argument, Message } from "../net/types";

/** How a player on a seat is called on this page. */
export type Names = (seat: number) => string | Reader;

/** Whoever reads the page: called by name, and where a sentence asks `PERSON($who)`, "you". */
export class Reader extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

type Say = (message: Message, form: string) => string;

/** A message within a message; `FORM($at, case: "dative")` asks for its attribute `.dative`. */
class Nested extends FluentType<Message> {
  constructor(
    message: Message,
    readonly say: Say,
    readonly form = "",
  ) {
    super(message);
  }

  toString(): string {
    return this.say(this.value, this.form);
  }
}

/** Several things in a row, joined as the language joins: by "and", or `LIST($calls, type: "or")`. */
class Listed extends FluentType<FluentValue[]> {
  constructor(
    parts: FluentValue[],
    readonly locale: string,
    readonly joinedBy: "and" | "or" = "and",
  ) {
    super(parts);
  }

  toString(scope: Scope): string {
    const parts = this.value.map((part) => (part instanceof FluentType ? part.toString(scope) : part));
    return new Intl.ListFormat(this.locale, { type: this.joinedBy === "or" ? "disjunction" : "conjunction" }).format(parts);
  }
}

/** Something in capitals: `UPPER($who)`. */
class Shouted extends FluentType<FluentValue> {
  toString(scope: Scope): string {
    return (this.value instanceof FluentType ? this.value.toString(scope) : this.value).toUpperCase();
  }
}

const FUNCTIONS = {
  FORM: ([filled]: FluentValue[], { case: form }: Record<string, FluentValue>): FluentValue =>
    filled instanceof Nested ? new Nested(filled.value, filled.say, String(form)) : (filled ?? new FluentNone("FORM()")),
  LIST: ([filled]: FluentValue[], { type }: Record<string, FluentValue>): FluentValue =>
    filled instanceof Listed ? new Listed(filled.value, filled.locale, type === "or" ? "or" : "and") : (filled ?? new FluentNone("LIST()")),
  PERSON: ([filled]: FluentValue[]): FluentValue => (filled instanceof Reader ? "you" : "other"),
  UPPER: ([filled]: FluentValue[]): FluentValue => (filled === undefined ? new FluentNone("UPPER()") : new Shouted(filled)),
};

/** Whoever speaks one language. */
export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly locale: string;

  constructor(readonly language: string) {
    this.locale = language === "en" ? "en-GB" : language;
    this.bundle = new FluentBundle(this.locale, { functions: FUNCTIONS, useIsolating: false });
  }

  learn(catalogue: string): void {
    this.bundle.addResource(new FluentResource(catalogue));
  }

  /** Whether there are words for all of it, for what stands within the messages too. */
  knows(messages: Message[]): boolean {
    return messages.every((message) => this.bundle.hasMessage(message.id) && this.knows(within(Object.values((message.args ?? {}) as Record<string, Argument>))));
  }

  say(messages: Message[], names: Names, between = " "): string {
    return messages.map((message) => this.said(message, "", names)).join(between);
  }

  private said(message: Message, form: string, names: Names): string {
    const entry = this.bundle.getMessage(message.id);
    const pattern = (form && entry?.attributes[form]) || entry?.value;
    if (!pattern) return message.id;
    const say: Say = (inner, inForm) => this.said(inner, inForm, names);
    const args = Object.entries((message.args ?? {}) as Record<string, Argument>).map(([name, value]) => [name, this.filling(value, names, say)]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(args) as Record<string, FluentVariable>, []);
  }

  private filling(value: Argument, names: Names, say: Say): FluentValue {
    if (typeof value === "string") return value;
    if (typeof value === "number") return new FluentNumber(value);
    if (Array.isArray(value)) return new Listed(value.map((each) => this.filling(each, names, say)), this.locale);
    if ("player" in value) return names(value.player);
    if ("share" in value) return new FluentNumber(value.share, { style: "percent", ...digits(value.digits) });
    if ("number" in value) return new FluentNumber(value.number, digits(value.digits));
    return new Nested(value, say);
  }
}

/** Whether any of it speaks of a player for whom something holds. */
export function speaksOf(messages: Message[], holds: (seat: number) => boolean): boolean {
  const spoken = (value: Argument): boolean => {
    if (Array.isArray(value)) return value.some(spoken);
    if (typeof value !== "object") return false;
    return "player" in value ? holds(value.player) : "id" in value && speaksOf([value], holds);
  };
  return messages.some((message) => Object.values((message.args ?? {}) as Record<string, Argument>).some(spoken));
}

/** The messages among some arguments. */
function within(args: Argument[]): Message[] {
  return args.flatMap((value) => {
    if (Array.isArray(value)) return within(value);
    return typeof value === "object" && "id" in value ? [value] : [];
  });
}

function digits(count: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: count, maximumFractionDigits: count };
}

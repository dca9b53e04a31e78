import { insertAll } from "@edge-gateway/translate/document/write/insert-yaml";
import { member } from "../../components/member.ts";
import type { Access } from "./keys/access.ts";
import { ConfigText, placeOf } from "./config-text.ts";
import type { Path } from "./config-text.ts";
import { textOf } from "./task.ts";
import type { Values, Written } from "./task.ts";
import { TASKS } from "./tasks.ts";

/** The texts that a form works with. */
export interface DraftTexts {
  /** The text that the form writes to. */
  readonly text: string;
  /** The file over which the objects of a database are laid; undefined: the form writes to a file. */
  readonly below: string | undefined;
}

/** What can be chosen in the fields of a form, by the names of these. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** A text to which the values of a form are added. */
export interface Draft {
  readonly text: string;
  /** Where the values are in it, as findings say it, such as `gateways.web.routes[0].name`. */
  readonly places: Readonly<Record<string, string>>;
  /** The requests that show what is added; undefined if none does. */
  readonly tried: TriedRequest | undefined;
  /** What the person must do besides; undefined if nothing. */
  readonly note: string | undefined;
  /** Who may use what is added; undefined where that does not change. */
  readonly access: Access | undefined;
  /** The kinds of tasks that are offered afterwards. */
  readonly then: readonly string[];
  /** What is wrong with values, by the names of their fields. */
  readonly problems: Readonly<Record<string, string>>;
  /** What the text says of values, by the names of their fields. */
  readonly said: Readonly<Record<string, string>>;
}

/** A request that shows what a form has added. */
export interface TriedRequest {
  readonly url: string;
  /** The body of a POST request as JSON; a GET request has none. */
  readonly body: string | undefined;
  /** How often it is sent. */
  readonly times: number;
}

/** Adds what people type in a form to a text. Large texts take longer than a key press may, so a worker does it. */
export class Drafting {
  readonly #kind: string;
  readonly #text: string;
  readonly #config: ConfigText;

  /** @param host where the page's gateway is, for what it serves at any host */
  constructor(kind: string, { text, below }: DraftTexts, host: string) {
    this.#kind = kind;
    this.#text = text;
    this.#config = new ConfigText(text, below, host);
  }

  get choices(): Choices {
    return Object.fromEntries(
      this.#task.fields.flatMap(({ name, choices }) =>
        choices === undefined ? [] : [[name, choices(this.#config)]],
      ),
    );
  }

  write(values: Values): Draft {
    const { insertions, places, note, problems } = this.#task.write(values, this.#config);
    const taken = this.#taken(values);
    // Nobody is told what is wrong with a field before it has a value.
    const wrong = Object.entries(problems ?? {}).filter(([name]) => textOf(values[name]) !== "");
    // What would replace something is not written.
    const isFree = Object.keys(taken).length === 0;
    return {
      text: isFree ? insertAll(this.#text, insertions) : this.#text,
      places: Object.fromEntries(
        Object.entries(places).map(([name, path]) => [name, this.#placeOf(path, insertions)]),
      ),
      ...{ note, tried: this.#triedBy(values), said: this.#saidOf(values) },
      access: this.#task.access?.(values, this.#config),
      then: this.#fittingAfter(values),
      problems: { ...Object.fromEntries(wrong), ...taken },
    };
  }

  /** Findings name what is in a database by its section and name, such as `routes/shop.matches`. */
  #placeOf(path: Path, insertions: Written["insertions"]): string {
    const [section = "", key, ...rest] = path;
    if (!this.#config.isDatabase || key === undefined) return placeOf(path);
    const added = insertions.find(({ path: [first, last] }) => first === section && last === "-");
    const isNew = this.#config.at(section, key) === undefined;
    const item = isNew ? added?.value : this.#config.at(section, key);
    const name = typeof key === "number" ? member(item, "name") : key;
    return [`${section}/${String(name)}`, placeOf(rest)].filter(Boolean).join(".");
  }

  #taken(values: Values): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#task.fields.flatMap(({ name, taken }) => {
        const value = textOf(values[name]);
        const isTaken = taken?.(values, this.#config).includes(value) === true;
        return isTaken
          ? [[name, `\`${value}\` is there already: a form adds, and replaces nothing`]]
          : [];
      }),
    );
  }

  #saidOf(values: Values): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#task.fields.map(({ name, said }) => [name, said?.(values, this.#config) ?? ""]),
    );
  }

  #fittingAfter(values: Values): readonly string[] {
    const carried = this.#task.carries?.(values) ?? {};
    return TASKS.filter(
      ({ kind, fits }) => this.#task.then.includes(kind) && fits?.(carried, this.#config) !== false,
    ).map(({ kind }) => kind);
  }

  #triedBy(values: Values): TriedRequest | undefined {
    const trial = this.#task.trial?.(values, this.#config);
    const url = trial && this.#config.urlOf(trial);
    if (url === undefined) return undefined;
    const { body, times = 1 } = trial ?? {};
    return { url, times, body: body && JSON.stringify(body) };
  }

  get #task() {
    const task = TASKS.find(({ kind }) => kind === this.#kind);
    if (task === undefined) throw new Error(`no task ${this.#kind}`);
    return task;
  }
}

/** What the page tells the worker. */
export type DraftOrder =
  | { readonly order: "open"; readonly kind: string; readonly texts: DraftTexts }
  | { readonly order: "write"; readonly values: Values };

/** What the worker has done: one for each order, in their order. */
export type DraftReply =
  { readonly choices: Choices } | { readonly draft: Draft } | { readonly problem: string };

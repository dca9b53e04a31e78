import { changeValue, removeValue } from "@edge-gateway/translate/document/write/change-yaml";
import { insertAll } from "@edge-gateway/translate/document/write/insert-yaml";
import type { Insertion } from "@edge-gateway/translate/document/write/insert-yaml";
import { member } from "../../components/member.ts";
import { addressOf } from "../../components/change/place-of-object.ts";
import type { ShellRequest } from "../../live/curl-of.ts";
import { wantedOf } from "./access.ts";
import type { Access } from "./access.ts";
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
  /** The addresses of what is added, by which the page Change finds it. */
  readonly addresses: readonly string[];
  /** The requests that show what is added; undefined if none does. */
  readonly tried: TriedRequest | undefined;
  /** What the person must do besides; undefined if nothing. */
  readonly note: string | undefined;
  /** Who may use what is added; undefined where that does not change. */
  readonly access: Access | undefined;
  /** What the forms that are offered next begin with. */
  readonly carried: Values;
  /** The kinds of tasks that the form has done: its own, and that which protects what is added. */
  readonly did: readonly string[];
  /** The kinds of tasks that are offered afterwards. */
  readonly then: readonly string[];
  /** What is wrong with values, by the names of their fields. */
  readonly problems: Readonly<Record<string, string>>;
  /** The addresses of what is there already, by the names of the fields whose problem it is. */
  readonly existing: Readonly<Record<string, string>>;
  /** Values that a person can take over, by the names of their fields. */
  readonly known: Choices;
  /** The names of the fields that a person is asked for only sometimes, and now. */
  readonly asked: readonly string[];
  /** What the text says of values, by the names of their fields. */
  readonly said: Readonly<Record<string, string>>;
}

/** A request that shows what a form has added. */
export interface TriedRequest extends ShellRequest {
  /** How often it is sent. */
  readonly times: number;
}

/** Adds what people type in a form to a text. Large texts take longer than a key press may, so a worker does it. */
export class Drafting {
  readonly #kind: string;
  readonly #text: string;
  readonly #config: ConfigText;
  readonly #host: string;

  /** @param host where the page's gateway is, for what it serves at any host */
  constructor(kind: string, { text, below }: DraftTexts, host: string) {
    this.#kind = kind;
    this.#text = text;
    this.#host = host;
    this.#config = new ConfigText(text, below, host);
  }

  get choices(): Choices {
    return Object.fromEntries(
      this.#task.fields.flatMap(({ name, choices }) =>
        choices === undefined ? [] : [[name, choices(this.#config)]],
      ),
    );
  }

  /** What fields begin with, by their names. */
  get firsts(): Values {
    return Object.fromEntries(
      this.#task.fields.flatMap(({ name, first }) => {
        const value = first?.(this.#config);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  write(values: Values): Draft {
    const written = this.#task.write(values, this.#config);
    const { insertions, replacements = [], places, note, problems } = written;
    const taken = this.#taken(values);
    // Nobody is told what is wrong with a field before it has a value.
    const wrong = Object.entries(problems ?? {}).filter(([name]) => textOf(values[name]) !== "");
    // What would replace something is not written.
    const isFree = Object.keys(taken).length === 0;
    return {
      text: isFree ? withWritten(this.#text, written) : this.#text,
      places: Object.fromEntries(
        Object.entries(places).map(([name, path]) => [name, this.#placeOf(path, insertions)]),
      ),
      addresses: [
        ...insertions.map((_, index) => this.#addressOf(insertions, index)),
        ...replacements
          .filter(({ value }) => value !== undefined)
          .map(({ path }) => this.#named(path)),
      ],
      ...{ note, tried: this.#triedBy(values), said: this.#saidOf(values) },
      known: this.#knownFor(values),
      asked: this.#askedFor(values),
      access: this.#task.access?.(values, this.#config),
      carried: this.#carriedBy(values),
      then: this.#fittingAfter(values, this.#config.with(insertions)),
      did: [this.#kind, ...listOf(this.#task.guardKind?.(values, this.#config))],
      problems: { ...Object.fromEntries(wrong), ...taken },
      existing: this.#existingFor(written, Object.keys(taken)),
    };
  }

  /** The addresses of what has the names that are taken, and of what a task says is in the way. */
  #existingFor({ insertions, existing = {} }: Written, taken: readonly string[]) {
    const found = insertions.flatMap((insertion, index) =>
      this.#isThere(insertion) ? [this.#addressOf(insertions, index)] : [],
    );
    const [first] = found;
    return Object.fromEntries([
      ...Object.entries(existing).map(([name, path]) => [name, this.#named(path)] as const),
      ...taken.flatMap((name) => (first === undefined ? [] : [[name, first] as const])),
    ]);
  }

  /** Whether the text has what is inserted, by its name. */
  #isThere({ path, value }: Insertion): boolean {
    if (path.at(-1) !== "-") return this.#config.at(...path) !== undefined;
    const items = this.#config.at(...path.slice(0, -1));
    const name = member(value, "name");
    return Array.isArray(items) && items.some((item) => member(item, "name") === name);
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

  /** The address of what is inserted; a new item has its name, or else its position behind those before it. */
  #addressOf(insertions: Written["insertions"], index: number): string {
    const { path, value }: Partial<Insertion> = insertions[index] ?? {};
    if (path === undefined) return "";
    const list = path.join("/");
    const before = insertions.slice(0, index).filter((each) => each.path.join("/") === list);
    const tokens = path.map((token, depth) => {
      if (token !== "-") return token;
      const name = member(value, "name");
      return typeof name === "string"
        ? name
        : this.#config.count(...path.slice(0, depth)) + before.length;
    });
    return this.#named(tokens);
  }

  /** The address of what is at a path, by names: a position would lead elsewhere after a later change. */
  #named(path: Path): string {
    return addressOf(this.#config.at(), path);
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

  #knownFor(values: Values): Choices {
    return Object.fromEntries(
      this.#task.fields.flatMap(({ name, known }) =>
        known === undefined ? [] : [[name, known(values, this.#config)]],
      ),
    );
  }

  #askedFor(values: Values): readonly string[] {
    return this.#task.fields
      .filter(({ isAsked }) => isAsked?.(values, this.#config) === true)
      .map(({ name }) => name);
  }

  #saidOf(values: Values): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#task.fields.map(({ name, said }) => [name, said?.(values, this.#config) ?? ""]),
    );
  }

  #carriedBy(values: Values): Values {
    return this.#task.carries?.(values, this.#config) ?? {};
  }

  /** @param after the configuration with what is added */
  #fittingAfter(values: Values, after: ConfigText): readonly string[] {
    const carried = this.#carriedBy(values);
    return TASKS.filter(
      ({ kind, fits }) => this.#task.then.includes(kind) && fits?.(carried, after) !== false,
    ).map(({ kind }) => kind);
  }

  #triedBy(values: Values): TriedRequest | undefined {
    const trial = this.#task.trial?.(values, this.#config);
    const url = trial && this.#config.urlOf(trial);
    if (url === undefined) return undefined;
    const { body, times = 1 } = trial ?? {};
    return {
      ...{ url, times, body: body && JSON.stringify(body) },
      shell: {
        resolvedTo: new URL(url).hostname === this.#host ? undefined : this.#host,
        isSecure: url.startsWith("https:"),
        hasCredential: this.#wantsCredential(values),
      },
    };
  }

  /** Whether requests for what is added need a key or token, also by policies that are there. */
  #wantsCredential(values: Values): boolean {
    const { text, closedBy } = this.#task.access?.(values, this.#config) ?? {};
    if (text !== undefined) return closedBy === undefined;
    const route = this.#config.route(values["route"]);
    return route?.gateways.some((name) => wantedOf(this.#config, name, route).length > 0) === true;
  }

  get #task() {
    const task = TASKS.find(({ kind }) => kind === this.#kind);
    if (task === undefined) throw new Error(`no task ${this.#kind}`);
    return task;
  }
}

/** The text with what a task adds and replaces. */
function withWritten(text: string, { insertions, replacements = [] }: Written): string {
  return replacements.reduce(
    (before, { path, value }) =>
      value === undefined ? removeValue(before, path) : changeValue(before, path, value),
    insertAll(text, insertions),
  );
}

function listOf(kind: string | undefined): readonly string[] {
  return kind === undefined ? [] : [kind];
}

/** What the page tells the worker. */
export type DraftOrder =
  | { readonly order: "open"; readonly kind: string; readonly texts: DraftTexts }
  | { readonly order: "write"; readonly values: Values };

/** What the worker has done: one for each order, in their order. */
export type DraftReply =
  | { readonly choices: Choices; readonly firsts: Values }
  | { readonly draft: Draft }
  | { readonly problem: string };

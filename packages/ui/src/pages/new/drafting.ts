import { insertAll } from "@edge-gateway/translate/document/write/insert-yaml";
import { ConfigText } from "./config-text.ts";
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
  /** Where the values are in it. */
  readonly places: Written["places"];
  /** The URL that leads to what is added, without its host; undefined if a GET request does not try it. */
  readonly tried: TriedUrl | undefined;
  /** What the person must do besides; undefined if nothing. */
  readonly note: string | undefined;
}

/** A URL; without a host, it is that of the page. */
export interface TriedUrl {
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
  readonly path: string;
}

/** Adds what people type in a form to a text. Large texts take longer than a key press may, so a worker does it. */
export class Drafting {
  readonly #kind: string;
  readonly #text: string;
  readonly #config: ConfigText;

  constructor(kind: string, { text, below }: DraftTexts) {
    this.#kind = kind;
    this.#text = text;
    this.#config = new ConfigText(text, below);
  }

  get choices(): Choices {
    return Object.fromEntries(
      this.#task.fields.flatMap(({ name, choices }) =>
        choices === undefined ? [] : [[name, choices(this.#config)]],
      ),
    );
  }

  write(values: Values): Draft {
    const { insertions, places, note } = this.#task.write(values, this.#config);
    const text = insertAll(this.#text, insertions);
    return { text, places, tried: this.#urlOf(values), note };
  }

  #urlOf(values: Values): TriedUrl | undefined {
    const { triedAt } = this.#task;
    const gateway = this.#config.gateway(textOf(values["gateway"]));
    const { port, protocol = "HTTP" } = Object(gateway);
    if (triedAt === undefined || typeof port !== "number") return undefined;
    const host = textOf(values["hostname"]).replace("*", "x");
    return { scheme: String(protocol).toLowerCase(), host, port, path: triedAt(values) };
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

import { resolve } from "node:path";
import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { Cursor } from "../document/cursor.ts";
import { VARIABLES_KEPT } from "../document/kept-variables.ts";
import { ReadBudget } from "../document/read-budget.ts";
import { variablesIn } from "../document/variables.ts";
import type { YamlDocument } from "../document/yaml-reader.ts";
import { findDeclaredSecrets } from "../shape/secret-places.ts";
import { overrideSettings } from "../shape/settings-environment.ts";
import { STANDALONE } from "../shape/typed-places.ts";
import type { LayerSource } from "./layer.ts";
import { PATH_TYPE } from "./move-paths.ts";
import { besideFile } from "./secret-files.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A file, and its text. */
export interface OwnFile extends LayerSource {
  readonly yaml: YamlDocument;
}

/** The sections of a file that objects of a database cannot be in. */
const OWN_SECTIONS = ["config", "ui"];
/** Where the kernel shows the environment and the files of a process once more. */
const PROCESSES = "/proc/";

/**
 * What the settings of a file have for themselves: variables with secrets of the gateway, such as the key of the
 * database, and files with them. Whoever may change objects cannot have them sent to himself.
 */
export class KeptFromObjects {
  readonly #file: string;
  readonly #variables: ReadonlySet<string>;
  readonly #paths: ReadonlySet<string>;

  constructor({ source, value, yaml }: OwnFile) {
    this.#file = source.file;
    const written = new Cursor(yaml.read(VARIABLES_KEPT, new ReadBudget()).value);
    const own = OWN_SECTIONS.flatMap((section) => textsIn(written.at(section)));
    const used = own.flatMap(({ text }) => variablesIn(text));
    this.#variables = new Set([...secretSettings(), ...used]);
    const database = new Cursor(value).at("config").at("database");
    const { text: cache } = database.at("cacheFile");
    const files = [database.at("keyFile").text, cache, cache && `${cache}.keys`];
    this.#paths = new Set(files.flatMap((path) => (path ? this.#place(path) : [])));
  }

  /** The environment that objects may read. */
  without(environment: Environment): Environment {
    const entries = Object.entries(environment);
    return Object.fromEntries(entries.filter(([name]) => !this.#variables.has(name)));
  }

  /** What objects use although it is not for them. */
  usedBy(text: YamlDocument, value: unknown): readonly Finding[] {
    const document = new Cursor(value);
    const written = new Cursor(text.read(VARIABLES_KEPT, new ReadBudget()).value);
    const named = document
      .at("secrets")
      .entries()
      .flatMap(([, secret]) => textsIn(secret.at("env")));
    const references = [
      ...textsIn(written).map(({ pointer, text: own }) => ({ pointer, names: variablesIn(own) })),
      ...named.map(({ pointer, text: name }) => ({ pointer, names: [name] })),
    ];
    const variables = references.flatMap(({ pointer, names }) => {
      const name = names.find((each) => this.#variables.has(each));
      return name === undefined ? [] : [refused(pointer, `the variable ${name} is`)];
    });
    const files = STANDALONE.places(document).flatMap(({ type, place }) =>
      type === PATH_TYPE && place.text !== undefined && this.#isKept(place.text)
        ? [refused(place.pointer, "this file is")]
        : [],
    );
    return [...variables, ...files];
  }

  #isKept(path: string): boolean {
    const place = this.#place(path);
    return place.startsWith(PROCESSES) || this.#paths.has(place);
  }

  #place(path: string): string {
    return resolve(besideFile(this.#file, path));
  }
}

function refused(pointer: string, what: string): Finding {
  const message = `${what} for the settings of the gateway alone: objects of the database cannot use it`;
  return { pointer, code: "unusable", message };
}

/** The variables of settings that the schemas declare as secrets. */
function secretSettings(): readonly string[] {
  const variables = SETTING_VARIABLES.StandaloneConfig;
  const all = Object.fromEntries(variables.map(({ name }) => [name, name]));
  const document = new Cursor(overrideSettings({}, all).value);
  return findDeclaredSecrets(document, STANDALONE).flatMap(({ text }) => text ?? []);
}

/** The texts in a value. */
function textsIn(place: Cursor): readonly { readonly pointer: string; readonly text: string }[] {
  const { pointer, text } = place;
  const inner = [...place.items(), ...place.entries().map(([, entry]) => entry)];
  return text === undefined ? inner.flatMap(textsIn) : [{ pointer, text }];
}

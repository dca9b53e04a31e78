import { dirname, resolve, sep } from "node:path";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { Cursor } from "../../document/cursor.ts";
import { VARIABLES_KEPT } from "../../document/plain/kept-variables.ts";
import { ReadBudget } from "../../document/source/read-budget.ts";
import { variablesIn } from "../../document/plain/variables.ts";
import type { YamlDocument } from "../../document/yaml/yaml-reader.ts";
import { findDeclaredSecrets } from "../../shape/places/secret-places.ts";
import { overrideSettings } from "../../shape/settings-environment.ts";
import { STANDALONE } from "../../shape/places/typed-places.ts";
import type { LayerSource } from "./layer.ts";
import { PATH_TYPE } from "./move-paths.ts";
import { besideFile, type RealPath } from "../files/secret-files.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A file, and its text. */
export interface OwnFile extends LayerSource {
  readonly yaml: YamlDocument;
}

interface PlacedText {
  readonly pointer: string;
  readonly text: string;
}

/** The sections of a file that objects of a database cannot be in. */
const OWN_SECTIONS = ["config", "ui"];
/** The files of settings that are there although no setting names them. */
const DEFAULT_FILES = [DEFAULTS.databaseSettings.file, DEFAULTS.requestLogSettings.file];
/** What follows the name of a file of the settings in those beside it: of SQLite, and of the copy. */
const BESIDE = ["-", "."];
/** How a host names a socket of this machine. */
const SOCKET = /^unix:(?:\/\/(?=\/))?/;
/** The type of a target that is a program. */
const PROGRAM_TYPE = "McpTargetStdio";

/**
 * What objects of a database cannot use: variables with secrets of the gateway, such as the key of the database, files
 * of its settings, all files and sockets outside of the folder of the file, and programs. Whoever may change objects
 * cannot have these sent to himself, nor run anything on this machine.
 */
export class KeptFromObjects {
  readonly #file: string;
  readonly #variables: ReadonlySet<string>;
  readonly #realPath: RealPath;
  /** The real paths of the files and sockets of the settings. */
  readonly #paths: readonly string[];

  /** @param realPath the path of a file without links; unset: there are none */
  constructor({ source, value, yaml }: OwnFile, realPath: RealPath = (path) => path) {
    this.#file = source.file;
    this.#realPath = realPath;
    const written = new Cursor(yaml.read(VARIABLES_KEPT, new ReadBudget()).value);
    const own = OWN_SECTIONS.flatMap((section) => textsIn(written.at(section)));
    const used = own.flatMap(({ text }) => variablesIn(text));
    this.#variables = new Set([...secretSettings(), ...used]);
    const named = OWN_SECTIONS.flatMap((section) => pathsIn(new Cursor(value), `/${section}/`));
    const texts = OWN_SECTIONS.flatMap((section) => textsIn(new Cursor(value).at(section)));
    const sockets = texts.flatMap(({ text }) => socketOf(text));
    const files = [...DEFAULT_FILES, ...named.map(({ text }) => text), ...sockets];
    const all = [resolve(source.file), ...files.map((path) => this.#place(path))];
    this.#paths = [...new Set(all.map(realPath))];
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
    const files = pathsIn(document).flatMap((path) => this.#refused("file", path));
    const sockets = socketsIn(document).flatMap((path) => this.#refused("socket", path));
    const programs = STANDALONE.places(document).flatMap(({ type, place }) =>
      type === PROGRAM_TYPE ? [unusable(place.pointer, NO_PROGRAMS)] : [],
    );
    return [...variables, ...files, ...sockets, ...programs];
  }

  #refused(what: string, { pointer, text: path }: PlacedText): readonly Finding[] {
    const folder = dirname(resolve(this.#file));
    const place = this.#place(path);
    const real = this.#realPath(place);
    if (!isBelow(folder, place) || !isBelow(this.#realPath(folder), real))
      return [unusable(pointer, outside(what))];
    const isKept = this.#paths.some(
      (own) => real === own || BESIDE.some((end) => real.startsWith(own + end)),
    );
    return isKept ? [refused(pointer, `this ${what} is`)] : [];
  }

  #place(path: string): string {
    return resolve(besideFile(this.#file, path));
  }
}

function outside(what: string): string {
  return `this ${what} is not in the folder of the configuration file: objects of the database cannot use it, but those of the file can`;
}

const NO_PROGRAMS = "objects of the database cannot start programs: put this one into the file";

function refused(pointer: string, what: string): Finding {
  return unusable(
    pointer,
    `${what} for the settings of the gateway alone: objects of the database cannot use it`,
  );
}

function unusable(pointer: string, message: string): Finding {
  return { pointer, code: "unusable", message };
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** The path of the socket that a text names, if it names one. */
function socketOf(text: string): readonly string[] {
  return SOCKET.test(text) ? [text.replace(SOCKET, "")] : [];
}

/** The paths of the sockets of backends in a document. */
function socketsIn(document: Cursor): readonly PlacedText[] {
  const found = STANDALONE.places(document).flatMap(({ place }): readonly PlacedText[] => {
    const [path, host] = [place.at("unixPath"), place.at("host")];
    const { pointer } = host;
    return [
      ...(path.text === undefined ? [] : [{ pointer: path.pointer, text: path.text }]),
      ...socketOf(host.text ?? "").map((text) => ({ pointer, text })),
    ];
  });
  // A place has several types where the schema has alternatives.
  return [...new Map(found.map((each) => [each.pointer, each])).values()];
}

/** The paths of files in a document, below a pointer. */
function pathsIn(document: Cursor, below = ""): readonly PlacedText[] {
  return STANDALONE.places(document).flatMap(({ type, place: { pointer, text } }) =>
    type === PATH_TYPE && text !== undefined && pointer.startsWith(below)
      ? [{ pointer, text }]
      : [],
  );
}

/** The variables of settings that the schemas declare as secrets. */
function secretSettings(): readonly string[] {
  const variables = SETTING_VARIABLES.StandaloneConfig;
  const all = Object.fromEntries(variables.map(({ name }) => [name, name]));
  const document = new Cursor(overrideSettings({}, all).value);
  return findDeclaredSecrets(document, STANDALONE).flatMap(({ text }) => text ?? []);
}

/** The texts in a value. */
function textsIn(place: Cursor): readonly PlacedText[] {
  const { pointer, text } = place;
  const inner = [...place.items(), ...place.entries().map(([, entry]) => entry)];
  return text === undefined ? inner.flatMap(textsIn) : [{ pointer, text }];
}

import { pointerTo, pointerTokens, readablePath } from "../../diagnostics/pointer.ts";
import type { Diagnostic, DiagnosticCode } from "../../diagnostics/diagnostic.ts";
import { offsetOf } from "../../document/source/located.ts";
import type { Located } from "../../document/source/located.ts";
import type { SourceText } from "../../document/source/source-text.ts";
import {
  DATABASE_SECTIONS,
  isFields,
  isList,
  namedObjects,
  NEEDS_NAME,
  unknownSection,
} from "./database-text.ts";

/** A document with the places of its values. */
export interface LayerSource {
  readonly source: SourceText;
  readonly located: Located;
  readonly value: unknown;
}

/** The document of a file with the objects of a database. */
export interface LaidDocument {
  readonly value: unknown;
  /** What prevents that both are one configuration: names that are in both, and objects without a name. */
  readonly problems: readonly Diagnostic[];
  /** The pointer of a value in the document of the database; undefined if the file has the value. */
  ownPointer(pointer: string): string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Lays the objects of a database over the document of a file. A name that both have is a problem, and never decides
 * which object is used.
 */
export function layDatabase(file: LayerSource, database: LayerSource): LaidDocument {
  const base: Fields = isFields(file.value) ? file.value : {};
  const over: Fields = isFields(database.value) ? database.value : {};
  const layer = new Layer(file, database);
  for (const [name, value] of Object.entries(over)) layer.add(name, base[name], value);
  return {
    value: isFields(file.value) ? { ...base, ...layer.sections } : file.value,
    problems: layer.problems,
    ownPointer: (pointer) => layer.ownPointer(pointer),
  };
}

interface PlacedObject {
  readonly name: string;
  readonly object: unknown;
  /** Its position in the text. */
  readonly index: number;
}

/** Objects in the order of their rows: a text that has another one is judged as it will run. */
function byName(objects: readonly (readonly [string, unknown])[]): readonly PlacedObject[] {
  return objects
    .map(([name, object], index) => ({ name, object, index }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}

class Layer {
  readonly #file: LayerSource;
  readonly #database: LayerSource;
  readonly problems: Diagnostic[] = [];
  readonly sections: Record<string, unknown> = {};
  /** The pointers of objects in the whole document, and in the database. */
  readonly #own = new Map<string, string>();

  constructor(file: LayerSource, database: LayerSource) {
    this.#file = file;
    this.#database = database;
  }

  add(section: string, base: unknown, over: unknown): void {
    const pointer = pointerTo("", section);
    if (!DATABASE_SECTIONS.includes(section))
      return this.#report(pointer, "unknown-key", unknownSection(section));
    const isOfKind = isList(section) ? Array.isArray(over) : isFields(over);
    if (!isOfKind)
      return this.#report(pointer, "wrong-type", `must be ${isList(section) ? "a list" : "a map"}`);
    const taken = new Map(this.#pointersOf(section, base));
    const seen = new Set<string>();
    const added: [string, unknown][] = [];
    let position = Array.isArray(base) ? base.length : 0;
    for (const { name, object, index } of byName(namedObjects(section, over))) {
      const own = pointerTo(pointer, isList(section) ? index : name);
      const there = taken.get(name);
      if (name === "") this.#report(own, "missing-key", NEEDS_NAME);
      else if (there !== undefined) this.#conflict(own, there);
      else if (seen.has(name)) this.#report(own, "conflict", `duplicate name \`${name}\``);
      else {
        added.push([name, object]);
        this.#own.set(pointerTo(pointer, isList(section) ? position++ : name), own);
      }
      seen.add(name);
    }
    if (!isList(section))
      this.sections[section] = { ...(isFields(base) ? base : {}), ...Object.fromEntries(added) };
    else {
      const items: readonly unknown[] = Array.isArray(base) ? base : [];
      this.sections[section] = [...items, ...added.map(([, object]) => object)];
    }
  }

  ownPointer(pointer: string): string | undefined {
    const [section, name, ...rest] = pointerTokens(pointer);
    if (section === undefined || name === undefined) return undefined;
    const own = this.#own.get(pointerTo(pointerTo("", section), name));
    return own === undefined ? undefined : rest.reduce<string>(pointerTo, own);
  }

  /** The names that the file uses in a section, with their pointers. */
  #pointersOf(section: string, base: unknown): readonly [string, string][] {
    const pointer = pointerTo("", section);
    return namedObjects(section, base).map(([name], index) => [
      name,
      pointerTo(pointer, isList(section) ? index : name),
    ]);
  }

  #conflict(own: string, there: string): void {
    const { source, located } = this.#file;
    const { line, column } = source.placeOf(offsetOf(located, there, "key"));
    const message = `the file has an object of this name, too (${source.file}:${line}:${column}): rename or delete one of them`;
    this.#report(own, "conflict", message);
  }

  #report(own: string, code: DiagnosticCode, message: string): void {
    const { source, located, value } = this.#database;
    this.problems.push({
      file: source.file,
      ...source.placeOf(offsetOf(located, own, "key")),
      path: databasePath(value, own),
      severity: "error",
      code,
      message,
      suggestion: null,
    });
  }
}

/**
 * The place of a pointer in the document of a database, by its row: `routes/api.matches[0]`.
 * @param value the document
 */
export function databasePath(value: unknown, pointer: string): string {
  const [section = "", token, ...rest] = pointerTokens(pointer);
  const objects = isFields(value) ? namedObjects(section, value[section]) : [];
  const row = isList(section) ? objects[Number(token)]?.[0] || token : token;
  if (row === undefined) return readablePath(pointer);
  const inner = readablePath(rest.reduce<string>(pointerTo, ""));
  const dot = inner === "" || inner.startsWith("[") ? "" : ".";
  return `${section}/${row}${dot}${inner}`;
}

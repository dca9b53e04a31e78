import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import { closest } from "@edge-gateway/kernel/text/suggest";
import type { StandaloneConfigInput } from "@edge-gateway/generated/types/index.ts";
import { DATABASE_FILE } from "../../diagnostics/database-file.ts";
import type { Diagnostic, DiagnosticCode } from "../../diagnostics/diagnostic.ts";
import { VARIABLES_KEPT } from "../../document/plain/kept-variables.ts";
import { ReadBudget } from "../../document/source/read-budget.ts";
import { writeYaml } from "../../document/write/write-yaml.ts";
import { YamlDocument } from "../../document/yaml/yaml-reader.ts";

/** An object of the configuration in the database: a row. */
export interface DatabaseObject {
  /** The section of the standalone file, such as `routes`. */
  readonly kind: string;
  readonly name: string;
  /** The object as JSON. */
  readonly value: string;
  /** Why the value cannot be used, although the row may be whole; unset: it can. */
  readonly problem?: string | undefined;
}

/** The objects of a database as the text of a standalone file. */
export interface DatabaseText {
  readonly text: string;
  /** The rows that are not in the text, because they hold no object. */
  readonly problems: readonly Diagnostic[];
}

type SectionName = keyof StandaloneConfigInput;

/** Sections in which the key of an object is its name. */
const MAPS = [
  "gateways",
  "routeGroups",
  "backends",
  "models",
  "secrets",
  "configMaps",
] as const satisfies readonly SectionName[];
/** Sections in which an object has its name in itself. */
const LISTS = [
  "routes",
  "tcpRoutes",
  "udpRoutes",
  "policies",
] as const satisfies readonly SectionName[];

/**
 * The sections whose objects can be in the database. Settings and who may use the UI are left to the file: whoever
 * may change objects cannot give himself more rights.
 */
export const DATABASE_SECTIONS: readonly string[] = [...MAPS, ...LISTS];

/** Whether the objects of a section are items of a list. */
export function isList(section: string): boolean {
  return LISTS.some((name) => name === section);
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a map of fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Writes the objects of a database as a text that people can read and edit; it is the same for the same rows. */
export function databaseText(objects: readonly DatabaseObject[]): DatabaseText {
  const sections = new Map<string, [string, Fields][]>();
  const problems: Diagnostic[] = [];
  for (const row of objects) {
    const { kind, name } = row;
    const object = objectIn(row);
    if (typeof object === "string") problems.push(rowProblem(`${kind}/${name}`, object));
    else sections.set(kind, [...(sections.get(kind) ?? []), [name, object]]);
  }
  const document = DATABASE_SECTIONS.flatMap((section) => {
    const own = sections.get(section) ?? [];
    if (own.length === 0) return [];
    const written = isList(section) ? own.map(([, object]) => object) : Object.fromEntries(own);
    return [[section, written]];
  });
  const text = document.length === 0 ? "" : writeYaml(Object.fromEntries(document));
  return { text, problems };
}

/** Why a row is not in the text of a database; undefined if it is. */
export function problemOfRow(row: DatabaseObject): string | undefined {
  const object = objectIn(row);
  return typeof object === "string" ? object : undefined;
}

/** The object of a row, or what is wrong with the row. */
function objectIn({ kind, name, value, problem }: DatabaseObject): Fields | string {
  if (problem !== undefined) return problem;
  if (!DATABASE_SECTIONS.includes(kind)) return unknownSection(kind);
  if (name === "") return NEEDS_NAME;
  let object: unknown;
  try {
    object = JSON.parse(value);
  } catch {
    return "the value of the row is not JSON";
  }
  if (!isFields(object)) return "the value of the row is not a JSON object";
  if (!isList(kind)) return object;
  const { name: own, ...rest } = object;
  if (own !== name) return `the object of the row must have its name: name: ${name}`;
  return { name, ...rest };
}

/** The message for an object without a name. */
export const NEEDS_NAME = "an object of the database needs a name";

/** The message that a section cannot be in a database. */
export function unknownSection(name: string): string {
  const { keys } = keysAt("StandaloneConfig", "");
  const known = keys.some((key) => key === name);
  const near = closest(name, DATABASE_SECTIONS);
  if (known) return `the section \`${name}\` belongs into the file, not into the database`;
  const hint = near === undefined ? "" : `; did you mean ${near}?`;
  return `a database has no section \`${name}\`${hint}`;
}

function rowProblem(path: string, message: string): Diagnostic {
  const code: DiagnosticCode = "wrong-value";
  const place = { file: DATABASE_FILE, line: 1, column: 1, path };
  return { ...place, severity: "error", code, message, suggestion: null };
}

/** The objects of a text that has no errors, in the order of rows; variables stay as they are written. */
export function databaseObjects(text: string): readonly DatabaseObject[] {
  const budget = new ReadBudget();
  return objectsIn(new YamlDocument(text, budget).read(VARIABLES_KEPT, budget).value);
}

/** The objects of a document that can be in a database, in the order of rows. */
export function objectsIn(value: unknown): readonly DatabaseObject[] {
  if (!isFields(value)) return [];
  return DATABASE_SECTIONS.flatMap((kind) => {
    const objects = namedObjects(kind, value[kind]);
    return objects.map(([name, object]) => ({ kind, name, value: rowValue(kind, object) }));
  });
}

/** The value of a row: the same text for the same object, so that moving its name changes nothing. */
function rowValue(kind: string, object: unknown): string {
  if (!isList(kind) || !isFields(object)) return JSON.stringify(object);
  const { name, ...rest } = object;
  return JSON.stringify({ name, ...rest });
}

/** The objects of a section with their names; an item without a name has an empty one. */
export function namedObjects(section: string, value: unknown): readonly [string, unknown][] {
  if (!isList(section)) return isFields(value) ? Object.entries(value) : [];
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown) => [nameOf(item), item]);
}

function nameOf(item: unknown): string {
  const name = isFields(item) ? item["name"] : undefined;
  return typeof name === "string" ? name : "";
}

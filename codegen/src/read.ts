import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "./json.ts";
import type { JsonObject, JsonValue } from "./json.ts";
import type { Example } from "./model/model.ts";
import type { Problem } from "./problem.ts";

/** The files below `schemas/` that the generator reads, parsed. */
export interface Sources {
  readonly schemas: ReadonlyMap<string, JsonObject>;
  readonly apiGroup: JsonValue;
  readonly errors: JsonValue;
  readonly adminOperations: JsonValue;
  readonly adminProblems: JsonValue;
  readonly celScopes: JsonValue;
  readonly formats: JsonValue;
  readonly firstRelease: JsonValue;
  /** The examples, by the name of their folder below `examples/`. */
  readonly examples: ReadonlyMap<string, readonly Example[]>;
  /** Files of Protocol Buffers, by their names below `proto/`. */
  readonly protos: ReadonlyMap<string, string>;
}

const SCHEMA = ".schema.json";
const EXAMPLE = /^examples\/([^/]+)\/valid\/[^/]+\.yaml$/u;
const PROTOS = "proto/";
/** A comment for editors, which readers of a reference page do not need. */
const MODELINE = /^# yaml-language-server:.*\n/u;

/** The text of every file below a directory by its path, sorted by path. */
export async function readTexts(directory: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted();
  const texts = await Promise.all(paths.map((path) => readFile(join(directory, path), "utf8")));
  return new Map(paths.map((path, index) => [path, texts[index] ?? ""]));
}

/** The placeholder in schemas for the group in `api-group.json`. */
const API_GROUP = "<api_group>";

/** Parses the files; reports a file that is not a JSON object. */
export function parseSources(texts: ReadonlyMap<string, string>, problems: Problem[]): Sources {
  const parsed = new Map<string, JsonValue>();
  const group = groupIn(texts.get("api-group.json"));
  for (const [file, text] of texts) {
    if (!file.endsWith(".json")) continue;
    try {
      parsed.set(file, JSON.parse(text.replaceAll(API_GROUP, group)));
    } catch (error) {
      problems.push({
        file,
        pointer: "",
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
  const schemas = new Map<string, JsonObject>();
  for (const [file, value] of parsed) {
    if (!file.endsWith(SCHEMA)) continue;
    if (isObject(value)) schemas.set(file, value);
    else problems.push({ file, pointer: "", message: "must be an object" });
  }
  return {
    schemas,
    apiGroup: parsed.get("api-group.json") ?? {},
    errors: parsed.get("errors/catalogue.json") ?? {},
    adminOperations: parsed.get("admin/operations.json") ?? {},
    adminProblems: parsed.get("admin/problems.json") ?? {},
    celScopes: parsed.get("cel/scopes.json") ?? {},
    formats: parsed.get("formats.json") ?? {},
    firstRelease: parsed.get("first-release.json") ?? {},
    examples: examplesIn(texts),
    protos: protosIn(texts),
  };
}

/** The API group in the text of `api-group.json`; the placeholder if the text has none. */
function groupIn(text = ""): string {
  return /"group": *"([^"\\]*)"/u.exec(text)?.[1] ?? API_GROUP;
}

function protosIn(texts: ReadonlyMap<string, string>): Sources["protos"] {
  const files = [...texts].filter(([file]) => file.startsWith(PROTOS));
  return new Map(files.map(([file, text]) => [file.slice(PROTOS.length), text]));
}

/** The first line of an example is a comment with its purpose. */
function examplesIn(texts: ReadonlyMap<string, string>): Sources["examples"] {
  const examples = new Map<string, Example[]>();
  for (const [file, text] of texts) {
    const [, type] = EXAMPLE.exec(file) ?? [];
    if (type === undefined) continue;
    const [, caption = "", document = ""] =
      /^# (.*)\n([^]*)$/u.exec(text.replace(MODELINE, "")) ?? [];
    examples.set(type, [...(examples.get(type) ?? []), { file, caption, document }]);
  }
  return examples;
}

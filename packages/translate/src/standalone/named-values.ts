import type { KeyedValues, NamedValues } from "../ir/index.ts";
import type { Cursor } from "../document/cursor.ts";
import { besideFile } from "./secret-files.ts";
import type { SecretSources } from "./secret-files.ts";
import { ReadBudget } from "../document/read-budget.ts";
import { readYaml } from "../document/yaml-reader.ts";

/** What the entries under `secrets` and `configMaps` hold; what cannot be read holds nothing. */
export function namedValues(document: Cursor, sources: SecretSources): NamedValues {
  const section = (name: string): Readonly<Record<string, KeyedValues>> =>
    Object.fromEntries(
      document
        .at(name)
        .entries()
        .map(([key, holder]) => [key, valuesOf(holder, sources)]),
    );
  return { secrets: section("secrets"), configMaps: section("configMaps") };
}

function valuesOf(holder: Cursor, { file, readFile, environment }: SecretSources): KeyedValues {
  const { text: path } = holder.at("file");
  if (path !== undefined) {
    const bytes = readFile(besideFile(file, path));
    if (bytes === undefined) return {};
    return texts(readYaml(Buffer.from(bytes).toString(), {}, new ReadBudget()).value);
  }
  const variables = Object.entries(texts(holder.at("env").value));
  const values = variables.map(([key, name]) => [key, environment[name]]);
  return { ...texts(holder.at("data").value), ...texts(Object.fromEntries(values)) };
}

function texts(value: unknown): KeyedValues {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

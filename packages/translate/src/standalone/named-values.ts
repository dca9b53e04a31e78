import type { KeyedValues, NamedValues } from "../ir/index.ts";
import {
  hashesOnly,
  selectedValues,
  selectionKey,
  selectorAt,
  textsOf,
} from "../ir/policies/selected-values.ts";
import type { LabelledValues } from "../ir/policies/selected-values.ts";
import type { HolderKind } from "../shape/places/find-references.ts";
import { keySetTexts } from "./files/key-set-files.ts";
import { openApiTexts } from "./files/openapi-files.ts";
import { trafficBlocksWith } from "./names/places.ts";
import type { Cursor } from "../document/cursor.ts";
import { besideFile } from "./files/secret-files.ts";
import type { SecretSources } from "./files/secret-files.ts";
import { ReadBudget } from "../document/source/read-budget.ts";
import { readYaml } from "../document/yaml/yaml-reader.ts";

/** The values of the entries under `secrets` and `configMaps`; an unreadable entry is empty. */
export function namedValues(document: Cursor, sources: SecretSources): NamedValues {
  const section = (name: string): Readonly<Record<string, KeyedValues>> =>
    Object.fromEntries(
      document
        .at(name)
        .entries()
        .map(([key, holder]) => [key, valuesOf(holder, sources)]),
    );
  const [secrets, configMaps] = [section("secrets"), section("configMaps")];
  const files = { ...keySetTexts(document, sources), ...openApiTexts(document, sources) };
  return {
    secrets: { ...secrets, ...selectedBy(document, { Secret: secrets, ConfigMap: configMaps }) },
    configMaps,
    ...(Object.keys(files).length === 0 ? {} : { files }),
  };
}

function valuesOf(holder: Cursor, { file, readFile, environment }: SecretSources): KeyedValues {
  const { text: path } = holder.at("file");
  if (path !== undefined) {
    const bytes = readFile(besideFile(file, path));
    if (!(bytes instanceof Uint8Array)) return {};
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

const SECTIONS = { Secret: "secrets", ConfigMap: "configMaps" } as const;
const SELECTORS = { secretSelector: "Secret", configMapSelector: "ConfigMap" } as const;

const POLICY = "apiKeyAuthentication";

/** The values that selectors of API keys match, by their name in the internal form. */
function selectedBy(
  document: Cursor,
  values: Readonly<Record<HolderKind, Readonly<Record<string, KeyedValues>>>>,
): Readonly<Record<string, KeyedValues>> {
  const holders = (kind: HolderKind): readonly LabelledValues[] =>
    document
      .at(SECTIONS[kind])
      .entries()
      .map(([name, entry]) => ({
        name,
        labels: textsOf(entry.at("labels")),
        values: values[kind][name] ?? {},
      }));
  return Object.fromEntries(
    trafficBlocksWith(document, [POLICY]).flatMap((block) =>
      Object.entries(SELECTORS).flatMap(([field, kind]) => {
        const selector = selectorAt(block.at(POLICY).at(field));
        if (selector === undefined) return [];
        const found = selectedValues(holders(kind), selector);
        const key = selectionKey(kind, "", selector);
        return [[key, kind === "Secret" ? found : hashesOnly(found)] as const];
      }),
    ),
  );
}

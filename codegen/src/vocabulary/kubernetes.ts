import { isObject, isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { ApiGroup, Resource } from "../model/model.ts";
import type { Annotations, Field } from "../model/node.ts";
import type { Place } from "../problem.ts";

const KEYWORDS = ["kind", "plural", "shortNames", "printerColumns", "labels"];
const KEYWORDS_OF_OTHERS = ["kind", "apiVersions", "scope"];
const SCOPES = ["Namespaced", "Cluster"];
const METADATA = "common/object-metadata.schema.json";

/**
 * `x-kubernetes`: the object is a kind of the Kubernetes API, defined by this project or another
 * one.
 */
export function parseResource(
  raw: JsonObject,
  { group, version }: ApiGroup,
  place: Place,
): Resource | undefined {
  const value = raw["x-kubernetes"];
  if (value === undefined) return undefined;
  const resource = kindOfOthers(value) ?? ownKind(value, `${group}/${version}`);
  if (resource === undefined)
    place
      .child("x-kubernetes")
      .report(
        "must be {kind, plural, shortNames, printerColumns, labels} or {kind, apiVersions, scope}",
      );
  return resource;
}

function kindOfOthers(value: JsonValue): Resource | undefined {
  if (!hasOnly(value, KEYWORDS_OF_OTHERS)) return undefined;
  const { kind, apiVersions, scope = "Namespaced" } = value;
  if (typeof kind !== "string" || !SCOPES.some((name) => name === scope)) return undefined;
  if (!isStringList(apiVersions) || apiVersions.length === 0) return undefined;
  return { kind, apiVersions, isNamespaced: scope === "Namespaced", definition: undefined };
}

function ownKind(value: JsonValue, apiVersion: string): Resource | undefined {
  if (!hasOnly(value, KEYWORDS)) return undefined;
  const { kind, plural, shortNames, printerColumns, labels = {} } = value;
  if (
    typeof kind !== "string" ||
    typeof plural !== "string" ||
    !isStringList(shortNames) ||
    !Array.isArray(printerColumns) ||
    !printerColumns.every(isObject) ||
    !isTextMap(labels)
  )
    return undefined;
  const definition = { plural, shortNames, printerColumns, labels };
  return { kind, apiVersions: [apiVersion], isNamespaced: true, definition };
}

function hasOnly(value: JsonValue, names: readonly string[]): value is JsonObject {
  return isObject(value) && Object.keys(value).every((name) => names.includes(name));
}

function isTextMap(value: JsonValue): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

/** The properties that every kind has in addition to those in its schema. */
export function resourceFields(
  { kind, apiVersions }: Resource,
  annotations: Annotations,
): readonly Field[] {
  const none = { ...annotations, description: undefined, examples: [] };
  const common = {
    required: true,
    default: undefined,
    lateDefault: false,
    source: "Kubernetes, objects",
    suggest: [],
  };
  const oneOf = (values: readonly string[]): Field["node"] => ({
    kind: "enum",
    type: "string",
    values,
    annotations: none,
  });
  return [
    {
      ...common,
      name: "apiVersion",
      node: oneOf(apiVersions),
      description: "The version of the API.",
    },
    { ...common, name: "kind", node: oneOf([kind]), description: "The kind of the object." },
    {
      ...common,
      name: "metadata",
      node: {
        kind: "ref",
        target: METADATA,
        minimumDuration: undefined,
        maximumDuration: undefined,
        minimumBytes: undefined,
        maximumBytes: undefined,
        annotations: none,
      },
      description: "The name of the object, its labels and its annotations.",
    },
  ];
}

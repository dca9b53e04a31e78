import { isObject, isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { ApiGroup, Resource } from "../model/model.ts";
import type { Annotations, Field } from "../model/node.ts";
import type { Place } from "../problem.ts";

const KEYWORDS = ["kind", "plural", "shortNames", "printerColumns", "labels"];
const KEYWORDS_OF_OTHERS = ["kind", "apiVersions"];
const METADATA = "common/object-metadata.schema.json";

/** `x-kubernetes`: the object is a kind of the Kubernetes API, of this product or of others. */
export function parseResource(
  raw: JsonObject,
  { group, version }: ApiGroup,
  place: Place,
): Resource | undefined {
  const value = raw["x-kubernetes"];
  if (value === undefined) return undefined;
  const at = place.child("x-kubernetes");
  if (hasOnly(value, KEYWORDS_OF_OTHERS)) {
    const { kind, apiVersions } = value;
    if (typeof kind === "string" && isStringList(apiVersions) && apiVersions.length > 0)
      return { kind, apiVersions, definition: undefined };
  }
  if (hasOnly(value, KEYWORDS)) {
    const { kind, plural, shortNames, printerColumns, labels = {} } = value;
    if (
      typeof kind === "string" &&
      typeof plural === "string" &&
      isStringList(shortNames) &&
      Array.isArray(printerColumns) &&
      printerColumns.every(isObject) &&
      isTextMap(labels)
    ) {
      const definition = { plural, shortNames, printerColumns, labels };
      return { kind, apiVersions: [`${group}/${version}`], definition };
    }
  }
  at.report("must be {kind, plural, shortNames, printerColumns, labels} or {kind, apiVersions}");
  return undefined;
}

function hasOnly(value: JsonValue, names: readonly string[]): value is JsonObject {
  return isObject(value) && Object.keys(value).every((name) => names.includes(name));
}

function isTextMap(value: JsonValue): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

/** The properties that every kind has beside those of its schema. */
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

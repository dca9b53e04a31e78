import { isObject, isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { ApiGroup, Resource } from "../model/model.ts";
import type { Annotations, Field } from "../model/node.ts";
import type { Place } from "../problem.ts";

const KEYWORDS = ["kind", "plural", "shortNames", "printerColumns", "labels"];
const METADATA = "common/object-metadata.schema.json";

/** `x-kubernetes`: the object is a kind of the Kubernetes API. */
export function parseResource(raw: JsonObject, place: Place): Resource | undefined {
  const value = raw["x-kubernetes"];
  if (value === undefined) return undefined;
  const at = place.child("x-kubernetes");
  if (isObject(value) && Object.keys(value).every((name) => KEYWORDS.includes(name))) {
    const { kind, plural, shortNames, printerColumns, labels = {} } = value;
    if (
      typeof kind === "string" &&
      typeof plural === "string" &&
      isStringList(shortNames) &&
      Array.isArray(printerColumns) &&
      printerColumns.every(isObject) &&
      isTextMap(labels)
    ) {
      return { kind, plural, shortNames, printerColumns, labels };
    }
  }
  at.report("must be {kind, plural, shortNames, printerColumns, labels}");
  return undefined;
}

function isTextMap(value: JsonValue): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

/** The properties that every kind has beside those of its schema. */
export function resourceFields(
  { group, version }: ApiGroup,
  { kind }: Resource,
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
  const constant = (value: string): Field["node"] => ({
    kind: "enum",
    type: "string",
    values: [value],
    annotations: none,
  });
  return [
    {
      ...common,
      name: "apiVersion",
      node: constant(`${group}/${version}`),
      description: "The version of the API.",
    },
    { ...common, name: "kind", node: constant(kind), description: "The kind of the object." },
    {
      ...common,
      name: "metadata",
      node: {
        kind: "ref",
        target: METADATA,
        minimumDuration: undefined,
        maximumDuration: undefined,
        annotations: none,
      },
      description: "The name of the object, its labels and its annotations.",
    },
  ];
}

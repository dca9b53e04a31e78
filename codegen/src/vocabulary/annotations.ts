import { isObject, isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { Annotations, CelPlace, Planned } from "../model/node.ts";
import type { Place } from "../problem.ts";

const UNITS = ["ms", "seconds", "microseconds", "bytes", "percent"];
const CEL_SCOPES = ["request", "backend", "response", "connection", "mcp", "llm"];
const CEL_RESULTS = [
  ...["bool", "string", "int", "double", "bytes", "duration", "timestamp", "list", "map", "any"],
];
const PHASES = ["gateway", "route"];
const MERGES = ["replace", "accumulate"];

/** A check of a keyword's value, and the message if it fails. */
interface Check {
  readonly accepts: (value: JsonValue) => boolean;
  readonly expected: string;
}

const isTrue: Check = { accepts: (value) => value === true, expected: "true" };
const isText: Check = {
  accepts: (value) => typeof value === "string" && value !== "",
  expected: "a text",
};
const isNames: Check = { accepts: isStringList, expected: "a list of names" };

function oneOf(values: readonly string[]): Check {
  return {
    accepts: (value) => typeof value === "string" && values.includes(value),
    expected: `one of ${values.join(", ")}`,
  };
}

function someOf(values: readonly string[]): Check {
  return {
    accepts: (value) => isStringList(value) && value.every((item) => values.includes(item)),
    expected: `a list of ${values.join(", ")}`,
  };
}

function oneOrSome(values: readonly string[]): Check {
  const checks = [oneOf(values), someOf(values)];
  return {
    accepts: (value) => checks.some(({ accepts }) => accepts(value)),
    expected: checks.map(({ expected }) => expected).join(", or "),
  };
}

function record(entries: Readonly<Record<string, Check>>, optional: readonly string[] = []): Check {
  const names = Object.keys(entries);
  return {
    accepts: (value) =>
      isObject(value) &&
      Object.keys(value).every((name) => names.includes(name)) &&
      names.every((name) => {
        const item = value[name];
        return item === undefined ? optional.includes(name) : entries[name]?.accepts(item) === true;
      }),
    expected: names.map((name) => `${name}: ${entries[name]?.expected ?? ""}`).join(", "),
  };
}

/** What the referenced value of a Secret can be required to be. */
const HELD_VALUES = [
  "credential",
  "secret",
  "signing-key",
  "certificate",
  "google-credentials",
  "password-file",
  "api-keys",
];

/** Keywords that any schema may have, in addition to those of its shape. */
export const ANNOTATIONS: Readonly<Record<string, Check>> = {
  description: isText,
  examples: { accepts: Array.isArray, expected: "a list" },
  "x-unit": oneOf(UNITS),
  "x-sensitive": isTrue,
  "x-credential-location": isTrue,
  "x-environment": isText,
  "x-guard": isTrue,
  "x-cel": record(
    { scope: oneOf(CEL_SCOPES), result: oneOrSome(CEL_RESULTS), or: oneOf(["duration"]) },
    ["or"],
  ),
  "x-ref": record(
    { kinds: isNames, key: isText, needs: isNames, holds: oneOf(HELD_VALUES), fits: isText },
    ["kinds", "key", "needs", "holds", "fits"],
  ),
  "x-phase": someOf(PHASES),
  "x-targets": isNames,
  "x-merge": oneOf(MERGES),
  "x-source": isText,
  "x-expected": isText,
  "x-since": isText,
  "x-deprecated": record({ use: isText, since: isText }),
  "x-status": {
    accepts: (value) => value === REFUSED || plannedOf(value) !== undefined,
    expected: "planned, refused, {planned: [values]} or {planned: {minItems: number}}",
  },
};

/** Keywords that a property may have, whatever its shape. */
export const PROPERTY_ANNOTATIONS: Readonly<Record<string, Check>> = {
  "x-suggest": isNames,
  "x-late-default": isTrue,
  "x-names-of": isText,
};

/** Parses the annotations of a schema; reports those that violate the vocabulary. */
export function parseAnnotations(raw: JsonObject, place: Place): Annotations {
  for (const [keyword, check] of Object.entries({ ...ANNOTATIONS, ...PROPERTY_ANNOTATIONS })) {
    const value = raw[keyword];
    if (value !== undefined && !check.accepts(value)) {
      place.child(keyword).report(`must be ${check.expected}`);
    }
  }
  return {
    description: text(raw["description"]),
    unit: text(raw["x-unit"]),
    sensitive: raw["x-sensitive"] === true,
    locatesCredential: raw["x-credential-location"] === true,
    guard: raw["x-guard"] === true,
    environment: text(raw["x-environment"]),
    cel: celPlace(raw["x-cel"]),
    refersTo: refersTo(raw["x-ref"]),
    phases: names(raw["x-phase"]),
    targets: names(raw["x-targets"]),
    merge: text(raw["x-merge"]),
    deprecated: deprecated(raw["x-deprecated"]),
    planned: plannedOf(raw["x-status"]),
    refused: raw["x-status"] === REFUSED,
    expected: text(raw["x-expected"]),
    since: text(raw["x-since"]),
    examples: Array.isArray(raw["examples"]) ? raw["examples"] : [],
  };
}

/** Merges the annotations of a reference over those of its target. */
export function mergeAnnotations(outer: Annotations, inner: Annotations): Annotations {
  return {
    description: outer.description ?? inner.description,
    unit: outer.unit ?? inner.unit,
    sensitive: outer.sensitive || inner.sensitive,
    locatesCredential: outer.locatesCredential || inner.locatesCredential,
    guard: outer.guard || inner.guard,
    environment: outer.environment,
    cel: outer.cel ?? inner.cel,
    refersTo: mergeRefersTo(outer.refersTo, inner.refersTo),
    phases: outer.phases.length > 0 ? outer.phases : inner.phases,
    targets: outer.targets.length > 0 ? outer.targets : inner.targets,
    merge: outer.merge ?? inner.merge,
    deprecated: outer.deprecated ?? inner.deprecated,
    planned: outer.planned ?? inner.planned,
    refused: outer.refused || inner.refused,
    expected: outer.expected ?? inner.expected,
    since: outer.since,
    examples: outer.examples.length > 0 ? outer.examples : inner.examples,
  };
}

function mergeRefersTo(
  outer: Annotations["refersTo"],
  inner: Annotations["refersTo"],
): Annotations["refersTo"] {
  if (outer === undefined || inner === undefined) return outer ?? inner;
  return {
    kinds: outer.kinds.length > 0 ? outer.kinds : inner.kinds,
    key: outer.key ?? inner.key,
    needs: outer.needs.length > 0 ? outer.needs : inner.needs,
    holds: outer.holds ?? inner.holds,
    fits: outer.fits ?? inner.fits,
  };
}

function celPlace(value: JsonValue | undefined): CelPlace | undefined {
  if (!isObject(value)) return undefined;
  return {
    scope: text(value["scope"]) ?? "",
    results: [text(value["result"]) ?? names(value["result"])].flat(),
    ...(value["or"] === "duration" ? { or: "duration" } : {}),
  };
}

function refersTo(value: JsonValue | undefined): Annotations["refersTo"] {
  if (!isObject(value)) return undefined;
  return {
    kinds: names(value["kinds"]),
    key: text(value["key"]),
    needs: names(value["needs"]),
    holds: text(value["holds"]),
    fits: text(value["fits"]),
  };
}

function deprecated(value: JsonValue | undefined): Annotations["deprecated"] {
  if (!isObject(value)) return undefined;
  return { use: text(value["use"]) ?? "", since: text(value["since"]) ?? "" };
}

/** The state of a property that no build runs. */
const REFUSED = "refused";

function plannedOf(value: JsonValue | undefined): Planned | undefined {
  if (value === "planned") return "all";
  const part = isObject(value) ? value["planned"] : undefined;
  if (isStringList(part)) return { values: part };
  const minItems = isObject(part) ? part["minItems"] : undefined;
  return typeof minItems === "number" ? { minItems } : undefined;
}

function text(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function names(value: JsonValue | undefined): readonly string[] {
  return isStringList(value) ? value : [];
}

import { isObject } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { AdminOperation, AdminParameter, AdminProblemKind, TypeDef } from "../model/model.ts";
import type { Place } from "../problem.ts";

const METHODS = ["GET", "POST"] as const;
const PARAMETER_TYPES = ["integer", "string", "boolean"] as const;
const MEDIA = ["application/json", "text/event-stream", "application/jsonl", "text/csv"] as const;
const OK = 200;
const KNOWN_KEYS: ReadonlySet<string> = new Set([
  "method",
  "path",
  "summary",
  "query",
  "request",
  "response",
  "media",
  "writes",
  "ifMatch",
  "status",
  "maxBytes",
]);

/** Reads `admin/operations.json`. */
export function parseOperations(
  value: JsonValue,
  types: ReadonlyMap<string, TypeDef>,
  place: Place,
): readonly AdminOperation[] {
  return Object.entries(isObject(value) ? value : {}).flatMap(([id, entry]) => {
    const own = place.child(id);
    const operation = isObject(entry) ? parseOperation(id, entry, types, own) : undefined;
    if (operation === undefined)
      own.report("must be {method, path, summary, response} with the paths of schemas");
    return operation ?? [];
  });
}

function parseOperation(
  id: string,
  entry: JsonObject,
  types: ReadonlyMap<string, TypeDef>,
  place: Place,
): AdminOperation | undefined {
  const { path, summary, status = OK, maxBytes = 0 } = entry;
  for (const key of Object.keys(entry))
    if (!KNOWN_KEYS.has(key)) place.child(key).report("is an unknown key");
  const method = METHODS.find((one) => one === entry["method"]);
  const media = MEDIA.find((one) => one === (entry["media"] ?? MEDIA[0]));
  const response = typeAt(entry, "response", types, place);
  const request = typeAt(entry, "request", types, place);
  if (request !== undefined && maxBytes === 0) place.report("needs maxBytes beside request");
  if (typeof path !== "string" || typeof summary !== "string") return undefined;
  if (typeof status !== "number" || typeof maxBytes !== "number") return undefined;
  if (method === undefined || media === undefined || response === undefined) return undefined;
  const query = parseParameters(entry["query"] ?? {}, place.child("query"));
  return {
    ...{ id, method, path, summary, query, request, response, media, status, maxBytes },
    writes: entry["writes"] === true,
    ifMatch: entry["ifMatch"] === true,
  };
}

/** The type whose schema an operation names as the type of a body; undefined if it names none. */
function typeAt(
  entry: JsonObject,
  key: "request" | "response",
  types: ReadonlyMap<string, TypeDef>,
  place: Place,
): TypeDef | undefined {
  const file = entry[key];
  if (file === undefined) return undefined;
  const type = typeof file === "string" ? types.get(file) : undefined;
  if (type === undefined) place.child(key).report("must be the path of a schema");
  else if (!type.validator) place.child(key).report(`${type.title} needs x-validator`);
  return type;
}

function parseParameters(value: JsonValue, place: Place): readonly AdminParameter[] {
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, entry]) => {
    const { description, type: named, required = false } = isObject(entry) ? entry : {};
    const type = PARAMETER_TYPES.find((one) => one === named);
    if (typeof description === "string" && type !== undefined)
      return [{ name, description, type, required: required === true }];
    place.child(name).report("must be {description, type}");
    return [];
  });
}

/** Reads `admin/problems.json`. */
export function parseProblems(value: JsonValue, place: Place): readonly AdminProblemKind[] {
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, entry]) => {
    const { status, title } = isObject(entry) ? entry : {};
    if (typeof status === "number" && typeof title === "string") return [{ name, status, title }];
    place.child(name).report("must be {status, title}");
    return [];
  });
}

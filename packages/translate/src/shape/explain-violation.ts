import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import { closest, isSlip } from "@edge-gateway/kernel/suggest";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { pointerTo, readablePath } from "../diagnostics/pointer.ts";
import type { Cursor } from "../document/cursor.ts";
import {
  explainDecrease,
  explainItemRule,
  explainOmission,
  explainRepeatedInside,
  explainRepeatedItem,
  explainRepeatedKey,
  stringsOf,
} from "./explain-items.ts";
import { NOT_RUN } from "../diagnostics/not-run.ts";
import type { DocumentType } from "./typed-places.ts";
import { suggestAmount, suggestCount, suggestDuration } from "./suggest-amount.ts";

/** A document whose violations are explained. */
export interface ExplainedDocument {
  readonly type: DocumentType;
  readonly value: Cursor;
}

/** Converts a schema violation to a finding at the most helpful place, with a suggestion. */
export function explainViolation(violation: Violation, document: ExplainedDocument): Finding {
  const explain = EXPLANATIONS[violation.keyword];
  const place = document.value.below(violation.pointer);
  if (explain !== undefined) return explain(violation, place, document);
  const { pointer, message } = violation;
  return { pointer, code: "out-of-bounds", message };
}

type Explanation = (violation: Violation, place: Cursor, document: ExplainedDocument) => Finding;

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  additionalProperties: explainUnknownKey,
  required: explainMissingKey,
  enum: explainEnum,
  type: explainType,
  pattern: explainPattern,
  uniqueItems: explainRepeatedItem,
  "x-map-keys": explainRepeatedKey,
  "x-rules": explainRule,
  "x-item-rules": explainItemRule,
  "x-last-may-omit": explainOmission,
  "x-unique-across": explainRepeatedInside,
  "x-increasing": explainDecrease,
  "x-exactly-one-of": explainCount,
  "x-at-most-one-of": explainCount,
  "x-at-least-one-of": explainCount,
};

function explainUnknownKey(
  { pointer, message }: Violation,
  _place: Cursor,
  { type: { name: document } }: ExplainedDocument,
): Finding {
  const parent = pointer.slice(0, pointer.lastIndexOf("/"));
  const name = lastToken(pointer);
  const filter = suggestFilter(name, parent, document);
  if (filter !== undefined)
    return { pointer, atKey: true, code: "unknown-key", message, suggestion: filter };
  const suggestion = suggestName(name, parent, document);
  if (suggestion !== undefined && keysAt(document, parent).planned.includes(suggestion)) {
    const planned = `${message}; \`${suggestion}\` ${NOT_RUN}`;
    return { pointer, atKey: true, code: "unsupported", message: planned };
  }
  return {
    pointer,
    atKey: true,
    code: "unknown-key",
    message,
    suggestion: isLate(suggestion, parent)
      ? `set \`${suggestion?.split(".").at(-1)}\` under \`policies\` of the routes: it runs after a route is selected`
      : suggestion,
  };
}

const GATEWAY = /^\/gateways\/[^/]+(?:\/policies)?$/;

const TRAFFIC_PHASES: ReadonlyMap<string, { readonly phases: readonly string[] }> = new Map(
  Object.entries(POLICIES.trafficPolicies),
);

/** Whether a route policy was written at a gateway. */
function isLate(suggestion: string | undefined, parent: string): boolean {
  return (
    suggestion !== undefined &&
    GATEWAY.test(parent) &&
    TRAFFIC_PHASES.get(suggestion.replace("policies.", ""))?.phases.includes("gateway") === false
  );
}

/** Suggests a route filter for what other gateways configure as a policy or as a route field. */
function suggestFilter(name: string, parent: string, document: DocumentName): string | undefined {
  const route = parent.replace(/\/policies$/, "");
  const { keys, aliases } = keysAt(document, parent);
  if (keys.includes(name) || Object.hasOwn(aliases, name)) return undefined;
  if (!keysAt(document, route).keys.includes("filters")) return undefined;
  const filters = keysAt(document, `${route}/filters/0`);
  const alias = Object.hasOwn(filters.aliases, name) ? filters.aliases[name] : undefined;
  const field = filters.keys.includes(name) ? name : alias;
  const types = keysAt(document, `${route}/filters/0/type`).values;
  const type = types.find((value) => value.toLowerCase() === field?.toLowerCase());
  return type === undefined
    ? undefined
    : `it is a filter of the route: filters: [{ type: ${type}, ${field}: { ... } }]`;
}

/** A key without a value, perhaps because a variable is empty. */
function explainMissingKey(
  { pointer: parent, params }: Violation,
  _place: Cursor,
  { type: { name: document } }: ExplainedDocument,
): Finding {
  const pointer = pointerTo(parent, String(params["missingProperty"]));
  const { isNeverEmpty } = keysAt(document, pointer);
  const message = isNeverEmpty ? "is missing, and must not be empty" : "is missing";
  return { pointer, code: "missing-key", message };
}

/**
 * Suggests our name for another gateway's name, a nested property with this name, or a similar
 * name.
 */
function suggestName(name: string, parent: string, document: DocumentName): string | undefined {
  const { keys, aliases } = keysAt(document, parent);
  if (Object.hasOwn(aliases, name)) return aliases[name];
  const slip = keys.find((key) => isSlip(name, key));
  if (slip !== undefined) return slip;
  for (const key of keys) {
    const place = pointerTo(parent, key);
    const inner = keysAt(document, place);
    if (inner.keys.includes(name)) return `${key}.${name}`;
    if (Object.hasOwn(inner.aliases, name)) return `${key}.${inner.aliases[name]}`;
    if (isFieldOfItems(name, place, document)) return `${key}[0].${name}`;
  }
  return suggestAbove(name, parent, document) ?? closest(name, keys);
}

/** Whether the items of a list have this field; values of a map do not count. */
function isFieldOfItems(name: string, place: string, document: DocumentName): boolean {
  const { keys } = keysAt(document, `${place}/0`);
  return keys.includes(name) && !keysAt(document, `${place}/name`).keys.includes(name);
}

/** The nearest enclosing object that has this field. */
function suggestAbove(name: string, place: string, document: DocumentName): string | undefined {
  for (let above = place; above !== "";) {
    above = upFrom(above);
    if (!keysAt(document, above).keys.includes(name)) continue;
    return above === ""
      ? "it is a field of the top level"
      : `it is a field of ${readablePath(above)}`;
  }
  return undefined;
}

function upFrom(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

function explainEnum({ pointer, message, params }: Violation, { text, value }: Cursor): Finding {
  const allowed = stringsOf(params["allowedValues"]);
  if (text === undefined && allowed.length > 0) {
    const quoted = allowed.includes(String(value)) ? JSON.stringify(String(value)) : undefined;
    return { pointer, code: "wrong-type", message, suggestion: quoted };
  }
  const suggestion = text === undefined ? undefined : closest(text, allowed);
  return { pointer, code: "wrong-value", message, suggestion };
}

function explainType(
  { pointer, message, params }: Violation,
  { value }: Cursor,
  { type, value: document }: ExplainedDocument,
): Finding {
  const { unit } = keysAt(type.name, pointer);
  if (unit !== undefined) {
    const suggestion = suggestCount(value, unit);
    return {
      pointer,
      code: "wrong-type",
      message: `${message}: the number of ${unit}`,
      suggestion,
    };
  }
  const typeName = type.typeAt(document, pointer);
  const suggestion = suggestValue(value, stringsOf(params["type"]), typeName);
  return { pointer, code: "wrong-type", message, suggestion };
}

function suggestValue(
  value: unknown,
  types: readonly string[],
  type: string | undefined,
): string | undefined {
  if (types.includes("array")) return suggestList(value);
  if (typeof value === "string") return suggestForText(value, types, type);
  if (type === "Duration" && typeof value === "number") return `${value}s`;
  const wantsQuotes =
    types.includes("string") && (typeof value === "number" || typeof value === "boolean");
  return wantsQuotes ? JSON.stringify(String(value)) : undefined;
}

function suggestList(value: unknown): string | undefined {
  if (value === null) return undefined;
  return typeof value === "object" ? "write a list: [{ ... }]" : "write a list: [ ... ]";
}

function suggestForText(
  text: string,
  types: readonly string[],
  type: string | undefined,
): string | undefined {
  if (types.includes("integer") && /^[0-9]+$/.test(text)) return text;
  if (types.includes("boolean") && /^(true|false)$/i.test(text)) return text.toLowerCase();
  if (!types.includes("object")) return undefined;
  if (type === "HttpPathMatch") return suggestPath(text);
  if (type === "StandaloneRouteBackend") return "write { host: ... }";
  return type?.endsWith("Ref") === true ? "{ name: ... }" : undefined;
}

/** Suggests a prefix for a path without type, as other gateways assume. */
function suggestPath(text: string): string | undefined {
  if (!PLAIN_PATH.test(text)) return undefined;
  return `write path: { type: ${DEFAULTS.httpPathMatch.type}, value: ${text} }`;
}

const PLAIN_PATH = /^\/[A-Za-z0-9._~/-]{0,63}$/;

/** Explains amounts in everyday notation. The name of a key has no suggestion. */
function explainPattern(
  { pointer, message }: Violation,
  { text }: Cursor,
  { type, value: document }: ExplainedDocument,
): Finding {
  if (text === undefined) return { pointer, atKey: true, code: "wrong-value", message };
  const suggest = AMOUNTS[type.typeAt(document, pointer) ?? ""];
  return { pointer, code: "wrong-value", message, suggestion: suggest?.(text) };
}

const AMOUNTS: Readonly<Record<string, (text: string) => string | undefined>> = {
  ByteSize: suggestAmount,
  Duration: suggestDuration,
  Quantity: suggestAmount,
};

/** Points to the property that must not be set, or to the object that lacks one. */
function explainRule({ pointer, message, params }: Violation): Finding {
  const [wrong = ""] = stringsOf(params["wrong"]);
  return { pointer: `${pointer}${wrong}`, atKey: true, code: "conflict", message };
}

/** If only one of several properties may be set, points to the last one in the text. */
function explainCount({ pointer, message, params }: Violation, place: Cursor): Finding {
  const set = stringsOf(params["set"]);
  const last = place
    .entries()
    .map(([name]) => name)
    .findLast((name) => set.includes(name));
  if (last === undefined) return { pointer, atKey: true, code: "missing-key", message };
  return { pointer: pointerTo(pointer, last), atKey: true, code: "conflict", message };
}

function lastToken(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
}

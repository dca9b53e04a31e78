import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import { closest, isSlip } from "@edge-gateway/kernel/text/suggest";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { parentOf, pointerTo, readablePath } from "../diagnostics/pointer.ts";
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
import type { DocumentType } from "./places/typed-places.ts";
import { suggestAmount, suggestCount, suggestDuration } from "./suggest/suggest-amount.ts";
import { PLAIN_PATH, suggestHostname, suggestValue } from "./suggest/suggest-value.ts";
import type { MistypedValue } from "./suggest/suggest-value.ts";

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
  { text }: Cursor,
  { type: { name: document } }: ExplainedDocument,
): Finding {
  const parent = parentOf(pointer);
  const name = lastToken(pointer);
  const filter =
    suggestFilter(name, parent, document) ?? suggestVariant(name, text, parent, document);
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

/**
 * Suggests the map of `type` and `value` for a type that was written as a field: `pathPrefix: /x`.
 */
function suggestVariant(
  name: string,
  text: string | undefined,
  parent: string,
  document: DocumentName,
): string | undefined {
  const { keys } = keysAt(document, parent);
  const wanted = name.toLowerCase();
  for (const key of keys) {
    const place = pointerTo(parent, key);
    const inner = keysAt(document, place);
    if (!inner.keys.includes("value")) continue;
    const types = keysAt(document, pointerTo(place, "type")).values;
    const isAlias = Object.hasOwn(inner.aliases, name) && inner.aliases[name] === "type";
    const type = types.find((each) =>
      isAlias ? each.toLowerCase().endsWith(wanted) : each.toLowerCase() === wanted,
    );
    if (type === undefined) continue;
    const value = text !== undefined && PLAIN_PATH.test(text) ? text : "...";
    return `write ${key}: { type: ${type}, value: ${value} }`;
  }
  return undefined;
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
 * Suggests this product's name for another gateway's name, a nested property with the same name, or
 * a similar name.
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
  return (
    suggestAbove(name, parent, document) ??
    suggestBackend(name, parent, document) ??
    closest(name, keys)
  );
}

/** A policy for language models that is written elsewhere: `policies: { promptGuard: {} }`. */
function suggestBackend(name: string, parent: string, document: DocumentName): string | undefined {
  const [, backend] = /^(\/backends\/[^/]+)/.exec(parent) ?? [];
  const ways = ["/policies/ai", "/policies", "/spec/backend/ai", "/spec/backend"];
  const way = ways.find((each) => {
    const place = each.startsWith("/spec") ? each : `${backend ?? ANY_BACKEND}${each}`;
    return (
      MODEL_POLICIES.test(pointerTo(each, name)) && keysAt(document, place).keys.includes(name)
    );
  });
  if (way === undefined) return undefined;
  if (way.startsWith("/spec")) return `it is a field of ${readablePath(way)}`;
  if (backend !== undefined) return `it is a field of ${readablePath(backend + way)}`;
  return `it is a field of \`${readablePath(way)}\` of a backend`;
}

const ANY_BACKEND = "/backends/any";
/** The policy `ai`, and the policies in it. */
const MODEL_POLICIES = /\/ai(?:\/|$)/;

/** Whether the items of a list have the given field; values of a map do not count. */
function isFieldOfItems(name: string, place: string, document: DocumentName): boolean {
  const { keys } = keysAt(document, `${place}/0`);
  return keys.includes(name) && !keysAt(document, `${place}/name`).keys.includes(name);
}

/** The nearest enclosing object that has the given field. */
function suggestAbove(name: string, place: string, document: DocumentName): string | undefined {
  for (let above = place; above !== "";) {
    above = parentOf(above);
    if (!keysAt(document, above).keys.includes(name)) continue;
    return above === ""
      ? "it is a field of the top level"
      : `it is a field of ${readablePath(above)}`;
  }
  return undefined;
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
  const types = stringsOf(params["type"]);
  const mistyped = { value, pointer, document: type.name, types, typeName };
  const suggestion = suggestIndentation(mistyped) ?? suggestValue(mistyped);
  const said = typeName === "Duration" ? "must be a duration such as 10s" : message;
  return { pointer, code: "wrong-type", message: said, suggestion };
}

/** Explains a field that is indented like the names of the entries of a map, not below one. */
function suggestIndentation({ pointer, document, types }: MistypedValue): string | undefined {
  if (!types.includes("object")) return undefined;
  const map = parentOf(pointer);
  const name = lastToken(pointer);
  if (keysAt(document, map).keys.includes(name)) return undefined;
  if (!keysAt(document, pointer).keys.includes(name)) return undefined;
  const where = readablePath(map);
  return `\`${name}\` is a field of each entry of \`${where}\`: indent it below the name of its entry`;
}

/** Explains amounts in everyday notation, and host names with more than the host. The name of a key has no suggestion. */
function explainPattern(
  { pointer, message }: Violation,
  { text }: Cursor,
  { type, value: document }: ExplainedDocument,
): Finding {
  if (text === undefined) return { pointer, atKey: true, code: "wrong-value", message };
  const suggest = TEXTS[type.typeAt(document, pointer) ?? ""];
  return { pointer, code: "wrong-value", message, suggestion: suggest?.(text) };
}

const TEXTS: Readonly<Record<string, (text: string) => string | undefined>> = {
  ByteSize: suggestAmount,
  Duration: suggestDuration,
  Hostname: suggestHostname,
  PreciseHostname: suggestHostname,
  Quantity: suggestAmount,
};

/** Points to the property that must not be set, or to the object that lacks one. */
function explainRule(
  { pointer, message, params }: Violation,
  _place: Cursor,
  { type: { name: document } }: ExplainedDocument,
): Finding {
  const [wrong = ""] = stringsOf(params["wrong"]);
  const [missing, another] = stringsOf(params["missing"]);
  const fields =
    missing === undefined || another !== undefined || wrong !== ""
      ? []
      : keysAt(document, `${pointer}${missing}`).keys;
  const suggestion =
    fields.length === 0
      ? undefined
      : `the fields of ${lastToken(missing ?? "")} are ${fields.join(", ")}`;
  return { pointer: `${pointer}${wrong}`, atKey: true, code: "conflict", message, suggestion };
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

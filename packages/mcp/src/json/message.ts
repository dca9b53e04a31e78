import { withoutCase } from "@edge-gateway/kernel/json/json-duplicates";
import { CODES, type JsonRpcError } from "./error.ts";
import { RawObject, rawItems } from "./raw-json.ts";
import { MAX_METHOD_CHARACTERS } from "../bounds.ts";

/** The id of a request as JSON text, so that `1` and `"1"` stay different. */
export type RawId = string;

/** Whether two ids are equal, however they are written: a peer may write `"a\/b"` as `"a/b"`. */
export function isSameId(one: RawId | undefined, other: RawId | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  return JSON.parse(one) === JSON.parse(other);
}

/**
 * Normalizes an id, so that equal ids are the same key. Long integers keep their text: JavaScript has one number for
 * several of them.
 */
export function keyOfId(id: RawId): string {
  const value: unknown = JSON.parse(id);
  const isLong = typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return isLong ? id : JSON.stringify(value);
}

export interface JsonRpcRequest {
  readonly kind: "request";
  readonly id: RawId;
  readonly method: string;
  readonly object: RawObject;
  /** The name that the client used for the item, if a policy has replaced the name. */
  givenName?: string;
}

export interface JsonRpcNotification {
  readonly kind: "notification";
  readonly method: string;
  readonly object: RawObject;
}

/** A result or an error. The id is missing if the error is about a message that could not be read. */
export interface JsonRpcResponse {
  readonly kind: "response";
  readonly id: RawId | undefined;
  readonly object: RawObject;
}

export type JsonRpcMessage = JsonRpcRequest | JsonRpcNotification | JsonRpcResponse;

/** The content of a body: a message, or a batch of messages. */
export interface Body {
  readonly messages: readonly JsonRpcMessage[];
  readonly isBatch: boolean;
}

export type Reading<Value> =
  | { readonly found: Value; readonly error?: never }
  | { readonly found?: never; readonly error: JsonRpcError };

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Parses the messages of a body, or returns the error for an invalid body. */
export function readBody(bytes: Uint8Array): Reading<Body> {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return failed(CODES.parse, "Parse error: the body is not UTF-8");
  }
  return readText(text);
}

/** Parses the messages of a text, or returns the error for an invalid text. */
export function readText(text: string): Reading<Body> {
  try {
    JSON.parse(text);
  } catch {
    return failed(CODES.parse, "Parse error: the body is not JSON");
  }
  const items = rawItems(text);
  if (items?.length === 0) return failed(CODES.invalidRequest, "Invalid request: an empty batch");
  const messages: JsonRpcMessage[] = [];
  for (const item of items ?? [text]) {
    const { found, error } = messageOf(item);
    if (error !== undefined) return { error };
    messages.push(found);
  }
  return { found: { messages, isBatch: items !== undefined } };
}

function messageOf(text: string): Reading<JsonRpcMessage> {
  const object = RawObject.of(text);
  if (object?.text("jsonrpc") !== "2.0")
    return failed(CODES.invalidRequest, "Invalid request: not a JSON-RPC 2.0 message");
  const duplicate = duplicateOf(object);
  if (duplicate !== undefined)
    return failed(CODES.invalidRequest, `Invalid request: duplicate member ${cut(duplicate)}`);
  const id = object.raw("id");
  if (object.has("method")) return callOf(object, id);
  if (!object.has("result") && !object.has("error"))
    return failed(CODES.invalidRequest, "Invalid request: neither a method, a result nor an error");
  return { found: { kind: "response", id: isId(id) ? id : undefined, object } };
}

/** Names of members, as they are, and without their case. */
interface MemberNames {
  readonly exact: ReadonlySet<string>;
  readonly folded: ReadonlySet<string>;
}

const OF_MESSAGES = namesOf("jsonrpc", "id", "method", "params", "result", "error");
const OF_PARAMS = namesOf("name", "uri", "taskId", "ref", "arguments", "cursor");
const OF_REFERENCES = namesOf("type", "name", "uri");
const NONE = namesOf();

function namesOf(...names: readonly string[]): MemberNames {
  return { exact: new Set(names), folded: new Set(names.map(withoutCase)) };
}

/** A member of which a server might use another value than the gateway. */
function duplicateOf(object: RawObject): string | undefined {
  // What other messages name is no item that policies judge.
  const isRequest = object.has("method") && object.has("id");
  const params = object.object("params");
  return (
    duplicateIn(object, OF_MESSAGES) ??
    duplicateIn(params, isRequest ? OF_PARAMS : NONE) ??
    duplicateIn(params?.object("ref"), isRequest ? OF_REFERENCES : NONE)
  );
}

/**
 * A member that occurs twice, or that servers which ignore case (as libraries of Go and C# do) read as one of these
 * members.
 */
function duplicateIn(object: RawObject | undefined, names: MemberNames): string | undefined {
  if (object === undefined || object.duplicate !== undefined) return object?.duplicate;
  return object.keys().find((key) => !names.exact.has(key) && names.folded.has(withoutCase(key)));
}

function callOf(object: RawObject, id: RawId | undefined): Reading<JsonRpcMessage> {
  const method = object.text("method");
  if (method === undefined)
    return failed(CODES.invalidRequest, "Invalid request: the method is not a string");
  if (id === undefined) return { found: { kind: "notification", method, object } };
  if (!isId(id))
    return failed(CODES.invalidRequest, "Invalid request: the id is neither a string nor a number");
  return { found: { kind: "request", id, method, object } };
}

/** An id is a string or a number: MCP does not allow null. */
export function isId(raw: string | undefined): raw is RawId {
  return raw !== undefined && /^["\d-]/.test(raw);
}

function cut(name: string): string {
  return name.slice(0, MAX_METHOD_CHARACTERS);
}

function failed(code: number, message: string): { readonly error: JsonRpcError } {
  return { error: { code, message } };
}

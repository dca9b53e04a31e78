import { CODES, type JsonRpcError } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import { mayHaveMember, RawObject } from "../json/raw-json.ts";
import { toleratesOtherMethod } from "./client-faults.ts";
import { METHODS, OF_SKILLS } from "./names/methods.ts";

/** The first protocol version without sessions, in which each request identifies its client. */
export const SESSIONLESS_VERSION = "2026-07-28";
export const SESSION_VERSIONS: readonly string[] = [
  "2025-11-25",
  "2025-06-18",
  "2025-03-26",
  "2024-11-05",
];

export const DISCOVER = "server/discover";
export const LISTEN = "subscriptions/listen";

const META = "io.modelcontextprotocol/";
/** The keys of `_meta` in requests and results. */
export const META_KEYS = {
  version: `${META}protocolVersion`,
  capabilities: `${META}clientCapabilities`,
  clientInfo: `${META}clientInfo`,
  serverInfo: `${META}serverInfo`,
  logLevel: `${META}logLevel`,
  subscription: `${META}subscriptionId`,
};
const { version: VERSION, capabilities: CAPABILITIES, serverInfo: SERVER_INFO } = META_KEYS;

/** The error codes of protocol version 2026-07-28. */
const HEADER_MISMATCH = -32_020;
const MISSING_CAPABILITY = -32_021;
const UNSUPPORTED_VERSION = -32_022;

const OK = 200;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** The HTTP statuses that belong to error codes; for other codes the server chooses the status. */
const STATUSES: ReadonlyMap<number, number> = new Map([
  [HEADER_MISMATCH, BAD_REQUEST],
  [MISSING_CAPABILITY, BAD_REQUEST],
  [UNSUPPORTED_VERSION, BAD_REQUEST],
  [CODES.methodNotFound, NOT_FOUND],
]);

/** Methods that need a session, or were removed with sessions. */
const REMOVED = new Set([
  "initialize",
  "ping",
  "logging/setLevel",
  "resources/subscribe",
  "resources/unsubscribe",
  "tasks/list",
  "tasks/result",
]);

/** The parameter that the header `Mcp-Name` repeats. */
export const NAMED: ReadonlyMap<string, string> = new Map([
  ["tools/call", "name"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
  ["tasks/get", "taskId"],
  ["tasks/update", "taskId"],
  ["tasks/cancel", "taskId"],
]);

/** The headers that repeat parts of the message. */
export interface EnvelopeFields {
  readonly version: string | undefined;
  readonly method: string | undefined;
  readonly name: string | undefined;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a protocol version has no sessions; versions are dates. */
export function isSessionless(version: string | undefined): boolean {
  return version !== undefined && version > (SESSION_VERSIONS[0] ?? "") && DATE.test(version);
}

/** Whether a protocol version has sessions and is known. */
export function isOfSessions(version: string): boolean {
  return SESSION_VERSIONS.includes(version);
}

const QUOTED_VERSION = JSON.stringify(VERSION);

/** The protocol version that a request declares. */
export function claimedVersion({ object }: JsonRpcRequest): string | undefined {
  if (!mayHaveMember(object.raw("params") ?? "", QUOTED_VERSION)) return undefined;
  return object.object("params")?.object("_meta")?.text(VERSION);
}

const QUOTED_META = `"${META}`;
/** The metadata with which a request without a session describes its client. */
const ENVELOPE = [VERSION, CAPABILITIES, META_KEYS.clientInfo, META_KEYS.logLevel];

/**
 * Removes from a request what only version 2026-07-28 knows, because servers refuse it within a session of
 * another version.
 * @param json the request
 */
export function withinSession(json: string): string {
  if (!mayHaveMember(json, QUOTED_META)) return json;
  const message = RawObject.of(json);
  const params = message?.object("params");
  const meta = params?.object("_meta");
  if (message === undefined || params === undefined || meta === undefined) return json;
  for (const key of ENVELOPE) meta.delete(key);
  if (meta.keys().length === 0) params.delete("_meta");
  else params.set("_meta", meta.toString());
  message.set("params", params.toString());
  return message.toString();
}

/** Log levels (RFC 5424), as JSON. */
const LEVELS = new Set(
  ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"].map((level) =>
    JSON.stringify(level),
  ),
);

/** The error for a request without a session. */
export interface EnvelopeFault {
  readonly status: number;
  readonly error: JsonRpcError;
}

/** Checks that a request has all mandatory fields, and that its headers match. */
export function judgeEnvelope(
  request: JsonRpcRequest,
  fields: EnvelopeFields,
): EnvelopeFault | undefined {
  const params = request.object.object("params");
  const claimed = claimedVersion(request);
  if (claimed === undefined) return bad(CODES.invalidParams, `_meta lacks ${VERSION}`);
  if (fields.version !== claimed) return mismatch("MCP-Protocol-Version");
  if (claimed !== SESSIONLESS_VERSION)
    return { status: BAD_REQUEST, error: unsupportedVersion(claimed) };
  if (params?.object("_meta")?.object(CAPABILITIES) === undefined)
    return bad(CODES.invalidParams, `_meta lacks ${CAPABILITIES}`);
  const level = params.object("_meta")?.raw(META_KEYS.logLevel);
  if (level !== undefined && !LEVELS.has(level))
    return bad(CODES.invalidParams, `${META_KEYS.logLevel} is not a log level`);
  return judgeMethod(request, fields);
}

function judgeMethod(
  { method, object }: JsonRpcRequest,
  fields: EnvelopeFields,
): EnvelopeFault | undefined {
  if (fields.method !== method && !toleratesOtherMethod(method, fields.method))
    return mismatch("Mcp-Method");
  const named = NAMED.get(method);
  const name = named === undefined ? undefined : object.object("params")?.text(named);
  if (name !== undefined && decoded(fields.name) !== name) return mismatch("Mcp-Name");
  const isKnown =
    method === DISCOVER || method === LISTEN || (METHODS.has(method) && !REMOVED.has(method));
  if (isKnown) return undefined;
  return { status: NOT_FOUND, error: { code: CODES.methodNotFound, message: "Method not found" } };
}

function bad(code: number, what: string): EnvelopeFault {
  return { status: BAD_REQUEST, error: { code, message: `Invalid request: ${what}` } };
}

function mismatch(header: string): EnvelopeFault {
  return bad(HEADER_MISMATCH, `the header ${header} does not match the message`);
}

/** The error for a client that requests an unknown version. */
export function unsupportedVersion(
  requested: string,
  supported: readonly string[] = [SESSIONLESS_VERSION, ...SESSION_VERSIONS],
): JsonRpcError {
  const data = JSON.stringify({ supported, requested });
  return { code: UNSUPPORTED_VERSION, message: "Unsupported protocol version", data };
}

const ENCODED = /^=\?base64\?(?<text>[A-Za-z0-9+/]*={0,2})\?=$/;

/**
 * Decodes a header value, which may be encoded because of characters that are not allowed there.
 */
function decoded(value: string | undefined): string | undefined {
  const text = value === undefined ? undefined : ENCODED.exec(value)?.groups?.["text"];
  return text === undefined ? value : Buffer.from(text, "base64").toString();
}

/** Methods whose results may be cached. */
const CACHED = new Set([
  DISCOVER,
  "tools/list",
  "prompts/list",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  ...OF_SKILLS,
]);

/** A response for a client without a session. */
export interface CompletedResponse {
  readonly status: number;
  readonly json: string;
}

/** Adds the members that this version requires to a response of a server with sessions: JSON. */
export function completedResponse(method: string, json: string): CompletedResponse {
  const response = RawObject.of(json);
  const result = response?.object("result");
  const error = response?.object("error");
  if (response === undefined) return { status: OK, json };
  if (result !== undefined) {
    completeResult(method, result);
    response.set("result", result.toString());
  } else if (error !== undefined) {
    const code = CODES_NOW.get(Number(error.raw("code")));
    if (code !== undefined) error.set("code", String(code));
    response.set("error", error.toString());
  }
  const status = STATUSES.get(Number(error?.raw("code"))) ?? OK;
  return { status, json: response.toString() };
}

/** Error codes of older versions that this version does not have, and their replacements. */
const CODES_NOW: ReadonlyMap<number, number> = new Map([
  [CODES.resourceNotFound, CODES.invalidParams],
  [CODES.server, CODES.internal],
]);

function completeResult(method: string, result: RawObject): void {
  if (!result.has("resultType")) result.setText("resultType", "complete");
  if (!CACHED.has(method) || result.text("resultType") !== "complete") return;
  if (!result.has("ttlMs")) result.set("ttlMs", "0");
  if (!result.has("cacheScope")) result.setText("cacheScope", "private");
}

/** Converts a response to `initialize` to a response to `server/discover`. */
export function discovered(introduction: RawObject): RawObject {
  const info = introduction.raw("serverInfo") ?? "{}";
  return RawObject.with({
    supportedVersions: JSON.stringify([SESSIONLESS_VERSION, ...SESSION_VERSIONS]),
    capabilities: introduction.raw("capabilities") ?? "{}",
    instructions: introduction.raw("instructions"),
    _meta: `{${JSON.stringify(SERVER_INFO)}:${info}}`,
  });
}

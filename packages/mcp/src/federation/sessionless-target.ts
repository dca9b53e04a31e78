import { resultResponse } from "../json/error.ts";
import { RawObject } from "../json/raw-json.ts";
import { OF_SKILLS } from "./names/methods.ts";
import { headerValue } from "./param-headers.ts";
import { LISTEN, META_KEYS, NAMED, SESSIONLESS_VERSION, SESSION_VERSIONS } from "./sessionless.ts";

/** A request in the format of a protocol version without sessions. */
export interface EnvelopedRequest {
  /** The body of the request as JSON text. */
  readonly body: string;
  /** Headers that repeat parts of the message. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Kinds of requests of servers without sessions that the gateway may send to a client with a session. */
const ASKED = ["elicitation", "sampling", "roots"];

function capabilitiesFor(params: RawObject | undefined): string {
  const stated = params?.object("capabilities");
  const known = ASKED.map((name) => [name, stated?.raw(name)] as const);
  return RawObject.with(Object.fromEntries(known)).toString();
}

/**
 * Adds missing client metadata to a request.
 * @param client the client's `initialize` params, as JSON
 * @param level the log level that the client has set
 */
export function enveloped(
  message: RawObject,
  client: string,
  level: string | undefined,
): EnvelopedRequest {
  const method = message.text("method") ?? "";
  const params = message.object("params") ?? RawObject.with({});
  const meta = params.object("_meta") ?? RawObject.with({});
  if (meta.text(META_KEYS.version) !== SESSIONLESS_VERSION) {
    meta.setText(META_KEYS.version, SESSIONLESS_VERSION);
    const stated = RawObject.of(client);
    meta.set(META_KEYS.capabilities, capabilitiesFor(stated));
    const info = stated?.raw("clientInfo");
    if (info !== undefined) meta.set(META_KEYS.clientInfo, info);
    if (level !== undefined) meta.setText(META_KEYS.logLevel, level);
    params.set("_meta", meta.toString());
    message.set("params", params.toString());
  }
  const member = NAMED.get(method);
  const name = member === undefined ? undefined : params.text(member);
  return {
    body: message.toString(),
    fields: [
      ["mcp-method", method],
      ...(name === undefined ? [] : [["mcp-name", headerValue(name)] as const]),
    ],
  };
}

/**
 * Converts a response to `server/discover` to a response to `initialize`.
 * @param asked the protocol version that the client requested
 */
export function introductionOf(discovery: RawObject, asked: string | undefined): RawObject {
  const isKnown = asked !== undefined && SESSION_VERSIONS.includes(asked);
  const info = discovery.object("_meta")?.raw(META_KEYS.serverInfo);
  return RawObject.with({
    protocolVersion: JSON.stringify(isKnown ? asked : SESSION_VERSIONS[0]),
    capabilities: discovery.raw("capabilities") ?? "{}",
    serverInfo: info ?? discovery.raw("serverInfo") ?? '{"name":"","version":""}',
    instructions: discovery.raw("instructions"),
  });
}

/** Whether a server supports a known protocol version without sessions. */
export function speaksSessionless(discovery: RawObject): boolean {
  const versions = discovery.items("supportedVersions") ?? [];
  return versions.includes(JSON.stringify(SESSIONLESS_VERSION));
}

/** Removes members of a result that only clients without sessions understand. */
export function withoutEnvelope(result: RawObject, method: string): void {
  if (result.text("resultType") === "complete") result.delete("resultType");
  if (OF_SKILLS.has(method)) return;
  result.delete("ttlMs");
  result.delete("cacheScope");
}

/** Whether a server needs more input before it can respond. */
export function needsInput(result: RawObject): boolean {
  return result.text("resultType") === "input_required";
}

/**
 * The caching rules of several merged results: the shortest time, and `private` if one of them is private.
 */
export function mergeCaching(merged: RawObject, results: readonly RawObject[]): void {
  if (results.length < 2) return;
  merged.delete("ttlMs");
  merged.delete("cacheScope");
  const times = results.map((result) => Number(result.raw("ttlMs") ?? 0));
  if (results.some((result) => result.has("ttlMs")))
    merged.set("ttlMs", String(Math.min(...times)));
  const scopes = results.map((result) => result.text("cacheScope"));
  if (scopes.some((scope) => scope !== undefined))
    merged.setText(
      "cacheScope",
      scopes.every((scope) => scope === "public") ? "public" : "private",
    );
  const meta = merged.object("_meta");
  if (meta === undefined) return;
  meta.delete(META_KEYS.serverInfo);
  if (meta.keys().length === 0) merged.delete("_meta");
  else merged.set("_meta", meta.toString());
}

/** A result that must not be cached for other users, because the gateway made it for one user. */
export function forbidSharing(result: RawObject): void {
  if (result.text("cacheScope") === "public") result.setText("cacheScope", "private");
}

/** The changes to which clients can subscribe. */
export interface Subscriptions {
  readonly tools: boolean;
  readonly prompts: boolean;
  readonly resources: boolean;
  readonly uris: readonly string[];
}

export const ACKNOWLEDGED = "notifications/subscriptions/acknowledged";
const UPDATED = "notifications/resources/updated";
const LIST_CHANGED: ReadonlyMap<string, "tools" | "prompts" | "resources"> = new Map([
  ["notifications/tools/list_changed", "tools"],
  ["notifications/prompts/list_changed", "prompts"],
  ["notifications/resources/list_changed", "resources"],
]);

/** Reads the params of a subscription request; undefined if they contain no known change. */
export function readSubscriptions(params: RawObject | undefined): Subscriptions | undefined {
  const wanted = params?.object("notifications");
  if (wanted === undefined) return undefined;
  const uris = wanted.items("resourceSubscriptions") ?? [];
  return {
    tools: wanted.raw("toolsListChanged") === "true",
    prompts: wanted.raw("promptsListChanged") === "true",
    resources: wanted.raw("resourcesListChanged") === "true",
    uris: uris.flatMap((raw) => {
      const uri: unknown = JSON.parse(raw);
      return typeof uri === "string" ? [uri] : [];
    }),
  };
}

/** Formats the params of a subscription request as JSON: the reverse of {@link readSubscriptions}. */
export function writeSubscriptions({ tools, prompts, resources, uris }: Subscriptions): string {
  return JSON.stringify({
    ...(tools ? { toolsListChanged: true } : {}),
    ...(prompts ? { promptsListChanged: true } : {}),
    ...(resources ? { resourcesListChanged: true } : {}),
    ...(uris.length > 0 ? { resourceSubscriptions: uris } : {}),
  });
}

/** A subscription request to a target, as JSON. */
export function listenRequest(subscriptions: Subscriptions): string {
  const notifications = writeSubscriptions(subscriptions);
  return `{"jsonrpc":"2.0","id":"listen","method":"${LISTEN}","params":{"notifications":${notifications}}}`;
}

/** A subscription of a client. */
interface Subscription {
  /** The id of its request, as JSON. */
  readonly id: string;
  /** The name that the target itself uses for a resource, if clients may use it, too. */
  readonly bareUri: (uri: string) => string | undefined;
}

/**
 * Returns a notification for a client that has subscribed to it; undefined for any other.
 * @param json a notification
 */
export function subscribed(
  json: string,
  { tools, prompts, resources, uris }: Subscriptions,
  { id, bareUri }: Subscription,
): string | undefined {
  const message = RawObject.of(json);
  const method = message?.text("method");
  if (message === undefined || method === undefined) return undefined;
  const params = message.object("params") ?? RawObject.with({});
  const list = LIST_CHANGED.get(method);
  const uri = method === UPDATED ? params.text("uri") : undefined;
  const forms = uri === undefined ? [] : [uri, bareUri(uri)];
  // The resource has the URI that the client has given.
  const given = forms.find((form) => form !== undefined && uris.includes(form));
  const isWanted = list === undefined ? given !== undefined : { tools, prompts, resources }[list];
  if (!isWanted) return undefined;
  if (given !== undefined) params.setText("uri", given);
  const meta = params.object("_meta") ?? RawObject.with({});
  meta.set(META_KEYS.subscription, id);
  params.set("_meta", meta.toString());
  message.set("params", params.toString());
  return message.toString();
}

/** The first message of a subscription stream, as JSON. */
export function acknowledgement(subscriptions: Subscriptions, id: string): string {
  const meta = `{${JSON.stringify(META_KEYS.subscription)}:${id}}`;
  const params = `{"notifications":${writeSubscriptions(subscriptions)},"_meta":${meta}}`;
  return `{"jsonrpc":"2.0","method":"${ACKNOWLEDGED}","params":${params}}`;
}

/** The last message of a subscription stream, as JSON; it shows that the stream was not cut off. */
export function subscriptionEnd(id: string, version: string): string {
  const info = JSON.stringify({ name: "edge-gateway", version });
  const meta = RawObject.with({ [META_KEYS.subscription]: id, [META_KEYS.serverInfo]: info });
  const result = RawObject.with({ resultType: '"complete"', _meta: meta.toString() });
  return resultResponse(result.toString(), id);
}

export function isNothing({ tools, prompts, resources, uris }: Subscriptions): boolean {
  return !tools && !prompts && !resources && uris.length === 0;
}

/** Removes the id of the target's stream from a notification. */
export function withoutSubscription(params: RawObject): void {
  const meta = params.object("_meta");
  if (meta?.has(META_KEYS.subscription) !== true) return;
  meta.delete(META_KEYS.subscription);
  if (meta.keys().length === 0) params.delete("_meta");
  else params.set("_meta", meta.toString());
}

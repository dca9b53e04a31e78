import { RawObject } from "../json/raw-json.ts";
import { LISTEN, META_KEYS, NAMED, SESSIONLESS_VERSION, SESSION_VERSIONS } from "./sessionless.ts";

/** A request as a server of a version without sessions takes it. */
export interface EnvelopedRequest {
  /** JSON. */
  readonly body: string;
  /** What its head repeats. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Says in a request who sends it, where it does not say so itself. A client with a session cannot be
 * asked for more input in this version's way, so it is said to be able to do nothing.
 *
 * @param client the params of `initialize` of the client, as JSON
 * @param level that the client wants logs of
 */
export function enveloped(
  message: RawObject,
  client: string,
  level: string | undefined,
): EnvelopedRequest {
  const method = message.text("method") ?? "";
  const params = message.object("params") ?? RawObject.with({});
  const meta = params.object("_meta") ?? RawObject.with({});
  if (meta.text(META_KEYS.version) === undefined) {
    meta.setText(META_KEYS.version, SESSIONLESS_VERSION);
    meta.set(META_KEYS.capabilities, "{}");
    const info = RawObject.of(client)?.raw("clientInfo");
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

const PLAIN = /^(?! )[ -~]*(?<! )$/;
const WRAPPED = /^=\?base64\?/;

/** A name as the value of a header, wrapped where it has characters that no header may have. */
function headerValue(name: string): string {
  if (PLAIN.test(name) && !WRAPPED.test(name)) return name;
  return `=?base64?${Buffer.from(name).toString("base64")}?=`;
}

/**
 * What a server has said to `server/discover`, as a response to `initialize`.
 *
 * @param asked the version that the client has asked for
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

/** Whether a server speaks the version without sessions that is known here. */
export function speaksSessionless(discovery: RawObject): boolean {
  const versions = discovery.items("supportedVersions") ?? [];
  return versions.includes(JSON.stringify(SESSIONLESS_VERSION));
}

/** Takes out of a result what only clients without sessions know. */
export function withoutEnvelope(result: RawObject): void {
  if (result.text("resultType") === "complete") result.delete("resultType");
  result.delete("ttlMs");
  result.delete("cacheScope");
}

/** Whether a server wants to know more before it responds. */
export function needsInput(result: RawObject): boolean {
  return result.text("resultType") === "input_required";
}

/** How long several results as one may be kept, and by whom: as briefly and privately as any of them. */
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

/** What clients can ask to be told of. */
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

/** The params of a request to be told of changes; undefined where they ask for nothing that is known. */
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

/** As {@link readSubscriptions} reads them: JSON. */
export function writeSubscriptions({ tools, prompts, resources, uris }: Subscriptions): string {
  return JSON.stringify({
    ...(tools ? { toolsListChanged: true } : {}),
    ...(prompts ? { promptsListChanged: true } : {}),
    ...(resources ? { resourcesListChanged: true } : {}),
    ...(uris.length > 0 ? { resourceSubscriptions: uris } : {}),
  });
}

/** A request to a target to tell of changes: JSON. */
export function listenRequest(subscriptions: Subscriptions): string {
  const notifications = writeSubscriptions(subscriptions);
  return `{"jsonrpc":"2.0","id":"listen","method":"${LISTEN}","params":{"notifications":${notifications}}}`;
}

/**
 * What a client is told of changes, as part of what it has asked for; undefined: it did not.
 *
 * @param json a notification
 * @param id of the request, as JSON
 */
export function subscribed(
  json: string,
  { tools, prompts, resources, uris }: Subscriptions,
  id: string,
): string | undefined {
  const message = RawObject.of(json);
  const method = message?.text("method");
  if (message === undefined || method === undefined) return undefined;
  const params = message.object("params") ?? RawObject.with({});
  const list = LIST_CHANGED.get(method);
  const isWanted =
    list === undefined
      ? method === UPDATED && uris.includes(params.text("uri") ?? "")
      : { tools, prompts, resources }[list];
  if (!isWanted) return undefined;
  const meta = params.object("_meta") ?? RawObject.with({});
  meta.set(META_KEYS.subscription, id);
  params.set("_meta", meta.toString());
  message.set("params", params.toString());
  return message.toString();
}

/** The first thing that such a client is told: JSON. */
export function acknowledgement(subscriptions: Subscriptions, id: string): string {
  const meta = `{${JSON.stringify(META_KEYS.subscription)}:${id}}`;
  const params = `{"notifications":${writeSubscriptions(subscriptions)},"_meta":${meta}}`;
  return `{"jsonrpc":"2.0","method":"${ACKNOWLEDGED}","params":${params}}`;
}

/** A notification without what names the stream of a target. */
export function withoutSubscription(params: RawObject): void {
  const meta = params.object("_meta");
  if (meta?.has(META_KEYS.subscription) !== true) return;
  meta.delete(META_KEYS.subscription);
  if (meta.keys().length === 0) params.delete("_meta");
  else params.set("_meta", meta.toString());
}

import { CopiedHead } from "@edge-gateway/http";
import type { Exchange } from "../exchange.ts";
import type { ApiRequest } from "../openapi/build-request.ts";
import type { ApiTarget, HttpTarget } from "./target.ts";

/** A header of a request to a server. */
export type SentField = readonly [name: string, value: string];

/** The headers that a server received last, besides its messages. */
export interface SentFields {
  readonly fields: readonly SentField[];
  /**
   * The configuration that sent the headers, if they contain credentials of a policy: another one may
   * send these elsewhere, or none. Otherwise the address of the server.
   */
  readonly by: object | string;
}

export const SESSION_HEADER = "mcp-session-id";
export const VERSION_HEADER = "mcp-protocol-version";
export const METHOD_HEADER = "mcp-method";
export const EVENT_ID_HEADER = "last-event-id";

/** Headers that the gateway sets for each target itself, because it reads the bodies. */
const OWN = new Set([
  "accept",
  "accept-encoding",
  "content-encoding",
  "content-length",
  "content-type",
  METHOD_HEADER,
  "mcp-name",
  SESSION_HEADER,
  VERSION_HEADER,
  EVENT_ID_HEADER,
]);

/**
 * Headers with the client's credentials. They are meant for the gateway, or for the only server.
 */
const CREDENTIALS = new Set(["authorization", "cookie"]);
/** A credential for the gateway itself (RFC 9110 section 11.7.1). */
const FOR_GATEWAY = "proxy-authorization";

/** The headers that a request to a target has, in addition to the client's headers. */
export interface TargetRequest {
  readonly method: "POST" | "GET" | "DELETE";
  readonly session: string | undefined;
  readonly version: string | undefined;
  readonly lastEventId?: string | undefined;
  /** Additional headers of requests to the target. */
  readonly fields?: readonly (readonly [name: string, value: string])[];
  /** The path and query to use instead of the target's. */
  readonly path?: string;
}

/**
 * Builds the headers of a request to a target from the client's headers. Without an exchange it is the
 * gateway's own call.
 */
export function headFor(
  target: HttpTarget,
  exchange: Exchange | undefined,
  { method, session, version, lastEventId, fields: more = [], path = target.path }: TargetRequest,
): CopiedHead {
  const own: SentField[] = [
    ["accept", method === "GET" ? "text/event-stream" : "application/json, text/event-stream"],
  ];
  if (method === "POST") own.push(["content-type", "application/json"]);
  if (session !== undefined) own.push([SESSION_HEADER, session]);
  if (version !== undefined) own.push([VERSION_HEADER, version]);
  if (lastEventId !== undefined) own.push([EVENT_ID_HEADER, lastEventId]);
  own.push(...more);
  return headOf(target, exchange, { method, path, own });
}

/**
 * Headers about the web page that called the gateway. They are not sent to an API, because the page does not
 * call the API.
 */
const OF_PAGES = /^(?:origin|referer|sec-)/;

/** Builds the headers of a request to an API from the client's headers. */
export function headForApi(
  target: ApiTarget,
  exchange: Exchange | undefined,
  { method, target: path, fields }: ApiRequest,
): CopiedHead {
  const accept = ["accept", "application/json, */*;q=0.5"] as const;
  return headOf(target, exchange, { method, path, own: [accept, ...fields] });
}

interface OwnHead {
  readonly method: string;
  /** The path of the target, including the query. */
  readonly path: string;
  readonly own: readonly SentField[];
}

/** The headers of a request that do not describe its message. */
export function sentFields(head: Pick<CopiedHead, "entries">): readonly SentField[] {
  return [...head.entries()].filter(([name]) => !OWN.has(name));
}

/**
 * Who sends headers to a target, for {@link SentFields}.
 * @param isShown whether they include credentials of a policy
 */
export function senderOf(target: HttpTarget | ApiTarget, isShown: boolean): object | string {
  return isShown ? target : target.address;
}

/** The headers that a target received last, unless this configuration might send them elsewhere. */
export function fieldsFor(
  target: HttpTarget | ApiTarget,
  sent: SentFields | undefined,
): readonly SentField[] | undefined {
  return sent?.by === target || sent?.by === target.address ? sent.fields : undefined;
}

/** The headers of the client that are forwarded to targets. */
function keptFields(
  { protocol, keepsCredentials }: HttpTarget | ApiTarget,
  exchange: Exchange | undefined,
  own: OwnHead["own"],
): readonly SentField[] {
  if (exchange === undefined) return [];
  const { request, shownFields } = exchange;
  const kept: SentField[] = [];
  for (const entry of request.entries()) {
    const [name] = entry;
    if (OWN.has(name)) continue;
    const isWithheld = name === FOR_GATEWAY || (!keepsCredentials && CREDENTIALS.has(name));
    if (isWithheld && !shownFields.includes(name)) continue;
    if (protocol === "OpenAPI" && OF_PAGES.test(name)) continue;
    if (!own.some(([each]) => each === name)) kept.push(entry);
  }
  return kept;
}

function headOf(
  target: HttpTarget | ApiTarget,
  exchange: Exchange | undefined,
  { method, path, own }: OwnHead,
): CopiedHead {
  const { scheme, authority } = exchange?.request ?? { scheme: "http", authority: target.name };
  const entries = [...keptFields(target, exchange, own), ...own];
  return new CopiedHead(
    {
      method,
      scheme,
      version: "1.1",
      target: path,
      path,
      query: undefined,
      authority,
      entries: () => entries,
    },
    target.authority,
  );
}

import type { RequestHead } from "@edge-gateway/http";
import { CopiedHead } from "@edge-gateway/http";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { Servers } from "../servers.ts";

/** Adds what a target is shown (its credentials) to a request; undefined: nothing, or it was done at once. */
export type Credentials = (exchange: Exchange, head: RequestHead) => Promise<void>;

/** One of several MCP servers, ready to be called. */
export interface Target {
  readonly name: string;
  readonly path: string;
  /** The host that it is asked for; undefined keeps the client's. */
  readonly authority: string | undefined;
  readonly servers: Servers;
  /** Milliseconds to the head of a response; 0 = no limit. */
  readonly timeout: number;
  readonly credentials: Credentials | undefined;
}

export const SESSION_HEADER = "mcp-session-id";
export const VERSION_HEADER = "mcp-protocol-version";
export const EVENT_ID_HEADER = "last-event-id";

/** Fields that the gateway writes by itself for each target; bodies have to be readable. */
const OWN = new Set([
  "accept",
  "accept-encoding",
  "content-encoding",
  "content-length",
  "content-type",
  SESSION_HEADER,
  VERSION_HEADER,
  EVENT_ID_HEADER,
]);

/** What a request to a target has beside what the client's has. */
export interface TargetRequest {
  readonly method: "POST" | "GET" | "DELETE";
  readonly session: string | undefined;
  readonly version: string | undefined;
  readonly lastEventId?: string | undefined;
}

/** The head of a request to a target, made of the client's. */
export function headFor(
  target: Target,
  { request }: Exchange,
  { method, session, version, lastEventId }: TargetRequest,
): CopiedHead {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ["accept", method === "GET" ? "text/event-stream" : "application/json, text/event-stream"],
    ["content-type", method === "POST" ? "application/json" : undefined],
    [SESSION_HEADER, session],
    [VERSION_HEADER, version],
    [EVENT_ID_HEADER, lastEventId],
  ];
  const own = fields.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const kept = [...request.entries()].filter(([name]) => !OWN.has(name));
  const { scheme, authority } = request;
  return new CopiedHead(
    {
      method,
      scheme,
      version: "1.1",
      target: target.path,
      path: target.path,
      query: undefined,
      authority,
      get: (name) => request.get(name),
      has: (name) => name !== "content-length" && request.has(name),
      entries: () => [...kept, ...own],
    },
    target.authority,
  );
}

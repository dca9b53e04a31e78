import type { RequestHead, ResponseHead, Stream, StreamEnd, Upstream } from "@edge-gateway/http";
import { ExchangeMemo, type Memo } from "@edge-gateway/kernel/http/exchange-memo";
import type { TraceRecorder } from "@edge-gateway/trace/recorder";
import type { TargetSpans } from "@edge-gateway/trace/target-span";
import type { MessagePolicy } from "./federation/message-policy.ts";
import type { ItemKind } from "./federation/names/naming.ts";

/** What is known about the first MCP request in an exchange. */
export interface McpCall {
  method: string;
  /** The id of the MCP request, as JSON. */
  id?: string | undefined;
  /** The MCP server that got the request; undefined if there were several or none. */
  target?: string | undefined;
  /** The kind of the item that the call is about, and the item's name at its server. */
  kind?: ItemKind | undefined;
  name?: string | undefined;
  /** The code of the error that the client received. */
  errorCode?: number | undefined;
  /** Whether a tool reported an error. */
  toolFailed?: boolean | undefined;
  /** Whether the call failed and no list contains the item: clients can invent names of items. */
  isUnlisted?: boolean | undefined;
}

/**
 * What this package needs of a client's request and its response; the gateway's own exchange has more. What
 * the gateway gives for exchanges (policies, credentials, consents) gets the exchange that the gateway
 * gave, or a view of it.
 */
export interface Exchange {
  readonly stream: Stream;
  readonly request: RequestHead;
  /** The response headers; set as soon as the server or the gateway has responded. */
  readonly response: ResponseHead | undefined;
  /** The client's address as reported by a trusted proxy; undefined: the connection's peer is the client. */
  readonly client: string | undefined;
  /** Claims of the client's verified token, and the token. */
  readonly jwt: Readonly<Record<string, unknown>> | undefined;
  readonly jwtToken: string | undefined;
  /** SHA-256 of the verified API key, and the metadata of the key. */
  readonly apiKeyDigest: string | undefined;
  readonly apiKey: Readonly<Record<string, unknown>> | undefined;
  /** The verified user of basic authentication. */
  readonly basicAuth: { readonly username: string } | undefined;
  /** Whether a policy has added credentials to the request, and the headers with such credentials. */
  readonly showsCredentials: boolean;
  readonly shownFields: readonly string[];
  /** Whether a CORS policy allows the request's origin to read the response. */
  readonly originIsAllowed: boolean;
  /** The body of a request that the gateway itself sends; undefined: the request is the client's. */
  readonly ownRequestBody: Uint8Array | undefined;
  /** The authority and path that the client sent, before any rewrite. */
  readonly original: { readonly authority: string; readonly path: string };
  readonly routeName: string | undefined;
  /** Maximum milliseconds of each attempt; 0 means that only the backend's own limit applies. */
  tryTimeout: number;
  /** The server that this attempt must use. */
  server: Upstream | undefined;
  /** How the exchange ended; undefined while it is running. */
  readonly end: StreamEnd | undefined;
  /** The recorder of the trace, and the span of the request; set if the request is traced. */
  readonly trace: TraceRecorder | undefined;
  readonly span: TargetSpans | undefined;
  /** Values that are kept for the exchange. */
  memos: Memo<unknown> | undefined;
  /** Called before the server's response is sent, after all policies have seen it. */
  whenResponding: (() => void) | undefined;
  /** Registers a callback that is called when the request body has ended or was aborted. */
  afterRequestBody(call: () => void): void;
  /** Registers a callback for the end of the exchange, however it ends. */
  afterEnd(call: () => void): void;
}

/** The policies for the messages of a request; unset: none. */
export const MESSAGE_POLICIES = new ExchangeMemo<readonly MessagePolicy<Exchange>[]>();

/** The first request of an exchange, for logs, spans and metrics; set if the backend is an MCP server. */
export const MCP_CALL = new ExchangeMemo<McpCall>();

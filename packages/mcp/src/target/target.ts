import type { ParsedMcpTargetStatic } from "@edge-gateway/generated/types/index.ts";
import type { CopiedHead } from "@edge-gateway/http";
import type { Outcome } from "@edge-gateway/kernel/http/refusal";
import type { ApiDocument } from "@edge-gateway/translate/ir/openapi/api-tool";
import type { Exchange } from "../exchange.ts";
import type { ProcessLauncher } from "../stdio/process-launcher.ts";
import type { Pulse } from "./silence-alarm.ts";
import type { ToolHeaders } from "./tool-headers.ts";
import type { Consent } from "./consent.ts";
import type { Servers } from "./servers.ts";

/** One of several MCP servers, with its compiled settings. */
export type Target = HttpTarget | ApiTarget | ProcessTarget;

/** An MCP server that is a program. */
export interface ProcessTarget {
  readonly name: string;
  readonly protocol: "stdio";
  readonly launcher: ProcessLauncher;
  /** Maximum milliseconds for an initialization or a list; 0: the target has no limit of its own. */
  readonly timeout: number;
}

/** An MCP server over HTTP. */
export interface HttpTarget extends ReachedByHttp {
  readonly protocol: ParsedMcpTargetStatic["protocol"];
  readonly toolHeaders: ToolHeaders;
  readonly pulse: Pulse;
}

/** An HTTP API for which the gateway acts as the MCP server. */
export interface ApiTarget extends ReachedByHttp {
  readonly protocol: "OpenAPI";
  readonly api: ApiDocument;
}

interface ReachedByHttp {
  readonly name: string;
  /** A text that identifies the server's address, equal in all configurations with the same address. */
  readonly address: string;
  /** The path of the endpoint; for an HTTP API, the path prefix of its operations. */
  readonly path: string;
  /** The Host header of requests to the target; undefined: the client's Host is kept. */
  readonly authority: string | undefined;
  readonly servers: Servers;
  /** Maximum milliseconds to the headers of a response; 0 means no limit. */
  readonly timeout: number;
  /** Adds credentials for the target to a request; unset: none are configured. */
  readonly credentials?: Credentials;
  /** Whether the client's own `Authorization` and `Cookie` are forwarded. */
  readonly keepsCredentials: boolean;
  /** The consent of users; unset: the target requires no token of each user. */
  readonly consent?: Consent;
}

/**
 * Whether the session at a target is one stream, which one worker has. The stream ends with the configuration;
 * then clients have to listen anew.
 */
export function isLinked({ protocol }: Target): boolean {
  return protocol === "SSE" || protocol === "stdio";
}

/** Adds credentials to requests that the gateway itself sends to a target. */
export interface Credentials {
  /** @returns why there are no credentials for the request */
  show(
    exchange: Exchange,
    request: { readonly head: CopiedHead; readonly body: Buffer },
  ): Promise<Outcome>;
}

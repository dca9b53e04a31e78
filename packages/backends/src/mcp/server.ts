import type { EngineUpstream } from "@edge-gateway/http";
import type {
  ParsedIrBackend,
  ParsedMcpTarget,
  ParsedMcpTargetStatic,
} from "@edge-gateway/generated/types/index.ts";
import { oneServer, severalServers } from "@edge-gateway/mcp/target/servers";
import type { Servers } from "@edge-gateway/mcp/target/servers";
import type { BackendContext, ConnectionPolicy } from "@edge-gateway/gateway/exchange/backend";
import { ownConnection } from "../own-connection.ts";
import { authorityOf, endpointOf } from "../static/index.ts";
import { MCP_MAX_IDLE } from "./bounds.ts";

type Server = ParsedMcpTargetStatic & { readonly host: string; readonly path: string };
type Endpoints = NonNullable<Extract<ParsedIrBackend, { kind: "mcp" }>["endpoints"]>[string];

/** Where a backend's target is configured. */
export interface TargetPlace {
  readonly target: ParsedMcpTarget | undefined;
  readonly index: number;
  /** The endpoints of a Service; empty: the host in the target's configuration is used. */
  readonly endpoints: Endpoints;
}

/** A target and how to connect to it. */
export interface McpServer {
  readonly servers: Servers;
  /** A text that identifies the server's address, equal in all configurations with the same address. */
  readonly address: string;
  readonly path: string;
  readonly protocol: ParsedMcpTargetStatic["protocol"];
  /** The Host header of requests to the server; undefined: the client's Host is kept. */
  readonly authority: string | undefined;
  readonly requestTimeout: number | undefined;
  release(): void;
}

/** Compiles how to connect to a target. */
export function mcpServer(
  { target, index, endpoints }: TargetPlace,
  context: BackendContext,
): McpServer {
  const at = `targets[${index}]`;
  const server = serverOf(target, at, context);
  const { host, port, path } = server;
  const place = { ...context, connection: connectionOf(server, at, context) };
  const isService = endpoints.length > 0;
  const servers = isService
    ? severalServers(new Map(endpoints.map((each) => [placeOf(each), connect(each, place)])))
    : oneServer(connect({ host, port }, place));
  const isSecure = place.connection.tls !== undefined;
  return {
    servers,
    address: JSON.stringify([host.toLowerCase(), port, path, server.protocol, isSecure]),
    path,
    protocol: server.protocol,
    authority: isService || keepsHost(host, place) ? undefined : authorityOf({ host, port }, place),
    requestTimeout: server.policies?.http?.requestTimeout,
    release: () => servers.upstreams.forEach((upstream) => context.upstreams.release(upstream)),
  };
}

function connect(place: Endpoints[number], context: BackendContext): EngineUpstream {
  return context.upstreams.acquire({ ...endpointOf(place, context), maxIdle: MCP_MAX_IDLE });
}

function placeOf(place: Endpoints[number]): string {
  return place.unixPath ?? `${place.host}:${place.port}`;
}

/** A placeholder for an invalid target; its configuration never runs. */
const NO_SERVER: Server = { host: "127.0.0.1", port: 0, path: "/", protocol: "StreamableHTTP" };

function serverOf(
  target: ParsedMcpTarget | undefined,
  at: string,
  context: BackendContext,
): Server {
  const server = target?.static;
  if (server?.host === undefined || server.path === undefined) {
    unsupported(context, at, "a target without host and path");
    return NO_SERVER;
  }
  return { ...server, host: server.host, path: server.path };
}

/** MCP servers are called with HTTP/1.1, whatever version the client uses. */
function connectionOf({ policies }: Server, at: string, context: BackendContext): ConnectionPolicy {
  const own = ownConnection(policies ?? {}, `${context.path}.${at}.static.policies`, context);
  return { ...own, version: own.version ?? "HTTP1" };
}

/**
 * A server on this machine checks the Host to protect itself from DNS rebinding, so it must receive the
 * client's Host.
 */
function keepsHost(host: string, { connection }: BackendContext): boolean {
  return connection.hostnameRewrite === undefined && host.toLowerCase() === "localhost";
}

function unsupported(context: BackendContext, path: string, what: string): void {
  context.problem(`${context.path}.${path}`, `${what}: this build does not support that yet`);
}

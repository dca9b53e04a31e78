import type { McpTarget, McpTargetStatic } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Backend } from "@edge-gateway/translate/ir";
import type { EngineUpstream } from "@edge-gateway/http";
import { keepaliveOf } from "../../upstream/keepalive-policy.ts";
import { isUnambiguous } from "../../discovery/document-path.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { CONTINUE, type Outcome, type Refusal } from "../../pipeline/policy.ts";
import type {
  BackendContext,
  BackendDefinition,
  CompiledBackend,
  ConnectionPolicy,
} from "../../pipeline/backend.ts";
import { proxyPolicyOf } from "../../upstream/proxy-policy.ts";
import { tlsPolicyOf } from "../../tls/tls-policy.ts";
import { authorityOf, endpointOf } from "../static/index.ts";
import { oneServer, severalServers } from "./servers.ts";
import type { Servers } from "./servers.ts";
import { SESSION_SEAL } from "./session-seal.ts";
import type { SessionSeal } from "./session-seal.ts";

const SESSION_HEADER = "mcp-session-id";
/** A server without authorization of the gateway may have its own, whose documents stand here. */
const DISCOVERY_PREFIX = "/.well-known/oauth-";

const encoder = new TextEncoder();

/**
 * One MCP server of the Streamable HTTP transport. Messages pass as they are; only the path and the
 * session id change.
 */
export const mcpBackend: BackendDefinition<"mcp"> = {
  compile({ key, name, mcp, endpoints = [] }, context): CompiledBackend {
    const [target, ...more] = mcp.targets;
    if (more.length > 0) unsupported(context, "targets", "several targets");
    const server = serverOf(target, context);
    const { host, port, path } = server;
    const place = { ...context, connection: connectionOf(server, context) };
    const isService = endpoints.length > 0;
    const servers = isService
      ? severalServers(new Map(endpoints.map((each) => [placeOf(each), connect(each, place)])))
      : oneServer(connect({ host, port }, place));
    const requestTimeout = server.policies?.http?.requestTimeout;
    const sessions = new Sessions(key, context.use(SESSION_SEAL), servers);
    return {
      name,
      type: "mcp",
      protocol: "mcp",
      upstream: servers.next(),
      ...(requestTimeout === undefined ? {} : { requestTimeout }),
      authority:
        isService || keepsHost(host, place) ? undefined : authorityOf({ host, port }, place),
      prepare(exchange) {
        mapPath(exchange, path);
        return sessions.open(exchange);
      },
      respond(exchange) {
        sessions.seal(exchange);
        return CONTINUE;
      },
      close: () => servers.upstreams.forEach((upstream) => context.upstreams.release(upstream)),
    };
  },
};

type Place = NonNullable<Extract<Backend, { kind: "mcp" }>["endpoints"]>[number];

function connect(place: Place, context: BackendContext): EngineUpstream {
  return context.upstreams.acquire(endpointOf(place, context));
}

function placeOf(place: Place): string {
  return place.unixPath ?? `${place.host}:${place.port}`;
}

/** Ids of sessions, which only the client that began a session can use, and only for this backend. */
class Sessions {
  readonly #backend: string;
  readonly #seal: SessionSeal;
  readonly #servers: Servers;

  constructor(backend: string, seal: SessionSeal, servers: Servers) {
    this.#backend = backend;
    this.#seal = seal;
    this.#servers = servers;
  }

  open(exchange: Exchange): Outcome {
    const { request } = exchange;
    const sealed = request.get(SESSION_HEADER);
    if (sealed === undefined) {
      exchange.server = this.#servers.next();
      return CONTINUE;
    }
    const text = this.#seal.open(sealed, this.#owner(exchange));
    const session = text === undefined ? undefined : this.#servers.sessionOf(text);
    if (session === undefined) return SESSION_NOT_FOUND;
    exchange.server = session.upstream;
    request.set(SESSION_HEADER, session.id);
    return CONTINUE;
  }

  seal(exchange: Exchange): void {
    const sessionId = exchange.response?.get(SESSION_HEADER);
    if (sessionId === undefined) return;
    const text = this.#servers.textOf(sessionId, exchange.server);
    exchange.response?.set(SESSION_HEADER, this.#seal.seal(text, this.#owner(exchange)));
  }

  #owner({ jwt }: Exchange): string {
    return JSON.stringify([this.#backend, jwt?.["iss"] ?? null, jwt?.["sub"] ?? null]);
  }
}

/** MCP transports, session management: 404 tells a client to begin a new session. */
const SESSION_NOT_FOUND: Refusal = {
  code: "mcp_session_not_found",
  headers: [["content-type", "application/json"]],
  body: encoder.encode(
    JSON.stringify({
      jsonrpc: "2.0",
      error: { code: -32001, message: "Session not found" },
      id: null,
    }),
  ),
};

function mapPath({ request }: Exchange, path: string): void {
  if (request.path === path || isDiscoveryPath(request.path)) return;
  const { query } = request;
  request.target = query === undefined ? path : `${path}?${query}`;
}

/** Only paths that no server can read as another one: the rest of the server is not to be reached. */
function isDiscoveryPath(path: string): boolean {
  return path.startsWith(DISCOVERY_PREFIX) && isUnambiguous(path);
}

type Server = McpTargetStatic & { readonly host: string; readonly path: string };

/** Where nothing listens: a configuration with problems is never run. */
const NO_SERVER: Server = { host: "127.0.0.1", port: 0, path: "/", protocol: "StreamableHTTP" };

function serverOf(target: McpTarget | undefined, context: BackendContext): Server {
  const server = target?.static;
  if (server?.host === undefined || server.path === undefined) {
    unsupported(context, "targets[0]", "a target without host and path");
    return NO_SERVER;
  }
  const place = "targets[0].static";
  if (server.protocol !== "StreamableHTTP") {
    unsupported(context, `${place}.protocol`, "the SSE transport");
  }
  return { ...server, host: server.host, path: server.path };
}

/** The policies of the target win over those of the backend. */
function connectionOf({ policies }: Server, context: BackendContext): ConnectionPolicy {
  const { connection, named } = context;
  const { tcp, tls, http, tunnel } = policies ?? {};
  const path = `${context.path}.targets[0].static.policies`;
  return {
    ...connection,
    // Servers of MCP speak HTTP/1.1, whatever their clients speak.
    version: http?.version ?? connection.version ?? "HTTP1",
    ...(tcp?.connectTimeout === undefined
      ? {}
      : { connectTimeout: parseDuration(tcp.connectTimeout) }),
    ...(tcp?.keepalive === undefined ? {} : { keepalive: keepaliveOf(tcp.keepalive) }),
    ...(tunnel === undefined
      ? {}
      : { proxy: proxyPolicyOf(tunnel, { path, endpoint: context.endpoint }) }),
    ...(tls === undefined
      ? {}
      : {
          tls: tlsPolicyOf(tls, {
            named,
            problem: (message) => {
              context.problem(`${path}.tls`, message);
            },
          }),
        }),
  };
}

/**
 * A server on this machine tells by the host that a page of another site means to talk to it (DNS
 * rebinding); it only can if it sees what the client asked for.
 */
function keepsHost(host: string, { connection }: BackendContext): boolean {
  return connection.hostnameRewrite === undefined && host.toLowerCase() === "localhost";
}

function unsupported(context: BackendContext, path: string, what: string): void {
  context.problem(`${context.path}.${path}`, `${what}: this build does not support that yet`);
}

import { isSessionless } from "@edge-gateway/mcp/federation/sessionless";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Backend } from "@edge-gateway/translate/ir";
import { isUnambiguous } from "../../discovery/document-path.ts";
import type { BackendContext, CompiledBackend } from "../../pipeline/backend.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { DISCOVERY_PREFIX } from "@edge-gateway/mcp/entry/discovery-path";
import { checkOrigin } from "@edge-gateway/mcp/entry/origin";
import { type HttpTarget } from "@edge-gateway/mcp/target/target";
import { Pulse } from "@edge-gateway/mcp/target/silence-alarm";
import { ToolHeaders } from "@edge-gateway/mcp/target/tool-headers";
import { commentWhenIdle } from "@edge-gateway/mcp/client/idle-comments";
import { PassedCalls } from "@edge-gateway/mcp/passed/passed-calls";
import { PassedSessions } from "@edge-gateway/mcp/passed/passed-sessions";
import { DRAIN_SIGNAL } from "@edge-gateway/kernel/drain-signal";
import { mcpServer } from "./server.ts";
import { SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";
import { SESSION_HEADER, VERSION_HEADER } from "@edge-gateway/mcp/target/target-head";
import { MCP } from "@edge-gateway/mcp/session/mcp-services";

/** The gateway adds no credentials of its own to the requests of the client. */
const OF_CLIENT = { keepsCredentials: true } as const;

/**
 * A single MCP server with the Streamable HTTP transport. Messages are forwarded unchanged; only the path and
 * the session id are replaced.
 */
export function passThrough(
  { key, name, mcp, endpoints = {} }: Extract<Backend, { kind: "mcp" }>,
  context: BackendContext,
): { readonly way: CompiledBackend; readonly server: HttpTarget } {
  const [target] = mcp.targets;
  const place = { target, index: 0, endpoints: endpoints[target?.name ?? ""] ?? [] };
  const { servers, address, path, authority, requestTimeout, release } = mcpServer(place, context);
  const timeout = requestTimeout === undefined ? 0 : parseDuration(requestTimeout);
  const reached = {
    name: target?.name ?? "",
    protocol: "StreamableHTTP",
    address,
    path,
    authority,
  } as const;
  const toolHeaders = new ToolHeaders(reached.name, context.log);
  const server = { ...reached, ...OF_CLIENT, servers, timeout, toolHeaders, pulse: new Pulse() };
  const services = context.use(MCP);
  const { calls, uses, metrics, shown } = services;
  const use = JSON.stringify([key, reached.name, address]);
  uses.hold(use);
  const sessions = sessionsOf(key, server, context);
  const passed = new PassedCalls({
    backend: key,
    target: reached.name,
    metrics,
    notes: shown.of(key, reached.name),
  });
  const way: CompiledBackend = {
    name,
    type: "mcp",
    protocol: "mcp",
    upstream: servers.next(),
    ...(requestTimeout === undefined ? {} : { requestTimeout }),
    authority,
    prepare(exchange) {
      passed.begin(exchange);
      mapPath(exchange, path);
      const { request } = exchange;
      // A session id in the request is ignored, because this protocol version has no sessions.
      if (isSessionless(request.get(VERSION_HEADER))) request.remove(SESSION_HEADER);
      return checkOrigin(exchange) ?? sessions.open(exchange);
    },
    again: (exchange) => sessions.isLost(exchange),
    againAfter: (exchange, failure) => sessions.mayTryOther(exchange, failure),
    respond(exchange) {
      passed.respond(exchange);
      sessions.seal(exchange);
      commentWhenIdle(exchange, calls);
      return sessions.endOf(exchange);
    },
    close() {
      const isLeft = uses.release(use) && !context.use(DRAIN_SIGNAL).hasBegun;
      sessions.close(isLeft);
      release();
    },
  };
  return { way, server };
}

function sessionsOf(key: string, target: HttpTarget, context: BackendContext): PassedSessions {
  return new PassedSessions(key, {
    target,
    services: context.use(MCP),
    seal: context.use(SESSION_SEAL),
  });
}

function mapPath({ request }: Exchange, path: string): void {
  if (request.path === path || isDiscoveryPath(request.path)) return;
  const { query } = request;
  request.target = query === undefined ? path : `${path}?${query}`;
}

/**
 * Accepts only paths that all servers interpret in the same way, so that no other path of the server can be
 * reached.
 */
function isDiscoveryPath(path: string): boolean {
  return path.startsWith(DISCOVERY_PREFIX) && isUnambiguous(path);
}

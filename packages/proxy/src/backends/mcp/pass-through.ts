import { isSessionless } from "@edge-gateway/mcp/federation/sessionless";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Backend } from "@edge-gateway/translate/ir";
import { isUnambiguous } from "../../discovery/document-path.ts";
import type { BackendContext, CompiledBackend } from "../../pipeline/backend.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { DISCOVERY_PREFIX } from "./discovery-path.ts";
import { checkOrigin } from "./origin.ts";
import { SESSION_HEADER, VERSION_HEADER, type HttpTarget } from "./federation/target.ts";
import { SESSION_NOTES } from "./federation/session-notes.ts";
import { Pulse } from "./federation/silence-alarm.ts";
import { ToolHeaders } from "./federation/tool-headers.ts";
import { commentWhenIdle } from "./idle-comments.ts";
import { MCP_METRICS } from "./metrics.ts";
import { PassedCalls } from "./passed-calls.ts";
import { PASSED_SESSIONS } from "./passed-session.ts";
import { PassedSessions } from "./passed-sessions.ts";
import { DRAIN_SIGNAL } from "../../shared/drain-signal.ts";
import { SESSION_TIMES } from "../../shared/session-times.ts";
import { MCP_TARGETS } from "../../shared/mcp-targets.ts";
import { MCP_SESSIONS } from "../../shared/mcp-sessions.ts";
import { CALLS } from "../../outbound/calls.ts";
import { SESSION_SEAL } from "../../shared/session-seal.ts";
import { mcpServer } from "./server.ts";
import { TARGET_USES } from "./target-uses.ts";

/** The gateway adds no credentials of its own to the requests of the client. */
const OF_CLIENT = { credentials: [], keepsCredentials: true } as const;

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
  const calls = context.use(CALLS);
  const uses = context.use(TARGET_USES);
  const use = JSON.stringify([key, reached.name, address]);
  uses.hold(use);
  const sessions = sessionsOf(key, server, context);
  const passed = new PassedCalls({
    backend: key,
    target: reached.name,
    metrics: context.use(MCP_METRICS),
    notes: context.use(MCP_TARGETS).of(key, reached.name),
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
    calls: context.use(CALLS),
    seal: context.use(SESSION_SEAL),
    times: context.use(SESSION_TIMES),
    notes: context.use(SESSION_NOTES),
    listed: context.use(MCP_SESSIONS),
    records: context.use(PASSED_SESSIONS),
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

import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import type { Backend } from "@edge-gateway/translate/ir";
import { isUnambiguous } from "../../discovery/document-path.ts";
import type { BackendContext, CompiledBackend } from "../../pipeline/backend.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { CONTINUE, type Outcome } from "../../pipeline/policy.ts";
import { DISCOVERY_PREFIX } from "./discovery-path.ts";
import { checkOrigin } from "./origin.ts";
import { principalOf } from "./principal.ts";
import { SESSION_NOT_FOUND } from "./refusals.ts";
import { SESSION_TIMES } from "../../shared/session-times.ts";
import type { SessionTimes } from "../../shared/session-times.ts";
import { MCP_SESSIONS, type McpSessions } from "../../shared/mcp-sessions.ts";
import { SESSION_SEAL } from "../../shared/session-seal.ts";
import { mcpServer } from "./server.ts";
import type { Servers } from "./servers.ts";

const SESSION_HEADER = "mcp-session-id";
/** Statuses below it say that a request has succeeded. */
const FIRST_REDIRECT = 300;

/**
 * One MCP server of the Streamable HTTP transport. Messages pass as they are; only the path and the
 * session id change.
 */
export function passThrough(
  { key, name, mcp, endpoints = {} }: Extract<Backend, { kind: "mcp" }>,
  context: BackendContext,
): CompiledBackend {
  const [target] = mcp.targets;
  const place = { target, index: 0, endpoints: endpoints[target?.name ?? ""] ?? [] };
  const { servers, path, authority, requestTimeout, release } = mcpServer(place, context);
  const sessions = new Sessions(key, servers, {
    seal: context.use(SESSION_SEAL),
    times: context.use(SESSION_TIMES),
    listed: context.use(MCP_SESSIONS),
  });
  return {
    name,
    type: "mcp",
    protocol: "mcp",
    upstream: servers.next(),
    ...(requestTimeout === undefined ? {} : { requestTimeout }),
    authority,
    prepare(exchange) {
      mapPath(exchange, path);
      return checkOrigin(exchange) ?? sessions.open(exchange);
    },
    respond(exchange) {
      sessions.seal(exchange);
      return CONTINUE;
    },
    close: release,
  };
}

interface SessionParts {
  readonly seal: SessionSeal;
  readonly times: SessionTimes;
  readonly listed: McpSessions;
}

/** Ids of sessions, which only the client that began a session can use, and only for this backend. */
class Sessions {
  readonly #backend: string;
  readonly #seal: SessionSeal;
  readonly #times: SessionTimes;
  readonly #listed: McpSessions;
  readonly #servers: Servers;

  constructor(backend: string, servers: Servers, { seal, times, listed }: SessionParts) {
    this.#backend = backend;
    this.#seal = seal;
    this.#times = times;
    this.#listed = listed;
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
    if (session === undefined || !this.#use(sealed, exchange)) return SESSION_NOT_FOUND;
    exchange.server = session.upstream;
    request.set(SESSION_HEADER, session.id);
    return CONTINUE;
  }

  /** Whether the session still lives; a stream that is open uses it all the time. */
  #use(sealed: string, exchange: Exchange): boolean {
    const times = this.#times;
    if (!times.use(sealed)) return false;
    if (exchange.request.method === "GET") {
      times.hold(sealed);
      exchange.afterEnd(() => times.release(sealed));
    } else if (exchange.request.method === "DELETE") {
      // A server may refuse to end it.
      exchange.afterEnd(() => {
        const status = exchange.response?.status ?? FIRST_REDIRECT;
        if (exchange.isUpstreamResponse && status < FIRST_REDIRECT) times.end(sealed);
      });
    }
    return true;
  }

  seal(exchange: Exchange): void {
    const sessionId = exchange.response?.get(SESSION_HEADER);
    if (sessionId === undefined) return;
    const text = this.#servers.textOf(sessionId, exchange.server);
    const sealed = this.#seal.seal(text, this.#owner(exchange));
    exchange.response?.set(SESSION_HEADER, sealed);
    if (exchange.request.has(SESSION_HEADER) || !this.#times.use(sealed)) return;
    const { routeName = "" } = exchange;
    this.#listed.began(sealed, {
      backend: this.#backend,
      route: routeName,
      client: "",
      targets: [],
    });
  }

  #owner(exchange: Exchange): string {
    return JSON.stringify([this.#backend, exchange.routeName, principalOf(exchange)]);
  }
}

function mapPath({ request }: Exchange, path: string): void {
  if (request.path === path || isDiscoveryPath(request.path)) return;
  const { query } = request;
  request.target = query === undefined ? path : `${path}?${query}`;
}

/** Only paths that no server can read as another one: the rest of the server is not to be reached. */
function isDiscoveryPath(path: string): boolean {
  return path.startsWith(DISCOVERY_PREFIX) && isUnambiguous(path);
}

import type { ObservabilityLimits } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { secretPlaces } from "@edge-gateway/kernel/log/redact";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { Ir } from "@edge-gateway/translate/ir";
import { IR_SECRETS } from "@edge-gateway/translate/ir/secrets";
import type { McpSessionStatus } from "@edge-gateway/mcp/session/listed-sessions";
import type { EndpointStatus } from "@edge-gateway/gateway/endpoints/endpoint-status";
import type { TraceHub } from "@edge-gateway/gateway/observe/traces/trace-hub";
import { parseAddress, serve } from "./address.ts";
import type { Running } from "./address.ts";
import { change } from "./change.ts";
import { adminListener } from "./listener.ts";
import { failure, json } from "./response.ts";
import type { AdminResponse } from "./response.ts";
import type { AdminRequest, Routes } from "./router.ts";
import type { KeyKeeper } from "@edge-gateway/gateway/keys/key-keeper";
import { keyRoutes } from "./key-routes.ts";
import type { Logins } from "./logins.ts";
import type { RuntimeStatus } from "./status.ts";
import { STREAM_HEADERS, streamTrace, watcherRefusal } from "./trace-stream.ts";
import type { UiSource } from "./ui/source.ts";

/** The places in a dump that contain secrets, besides the values of sensitive headers. */
const SECRETS = secretPlaces(IR_SECRETS);

/** Log levels at run time, in the format `info,engine=debug`. */
export interface LogControl {
  current(): string;
  /** Sets the log levels. @throws RangeError that names the invalid part */
  change(levels: string): void;
  /** Resets the log levels to those of the configuration. */
  reset(): void;
}

export interface AdminDependencies {
  /** The address to listen on: `ip:port`, `localhost:port`, `unix:/path` or `off`. */
  readonly address: string;
  /** The host names by which clients may reach the server, besides its own addresses. */
  readonly hosts: readonly string[];
  readonly limits: ObservabilityLimits;
  readonly trace: TraceHub;
  readonly status: () => RuntimeStatus;
  /** The internal form of the running configuration; the server hides its secrets. */
  readonly dump: () => object | undefined;
  /** The endpoints of backends with several endpoints or with health checks. */
  readonly endpoints: () => Promise<readonly EndpointStatus[]>;
  /** The active MCP sessions that began in this process. */
  readonly mcpSessions: () => Promise<readonly McpSessionStatus[]>;
  readonly redaction: () => Redaction;
  /** What clients of the address may do. */
  readonly access: () => Ir["adminAccess"];
  readonly logins: Logins;
  readonly logging: LogControl;
  /** Creates and deletes keys; undefined before the gateway has started. */
  readonly keys: () => KeyKeeper | undefined;
  /** The routes of the admin API. */
  readonly api: Routes;
  /** The pages of the admin UI. */
  readonly ui: UiSource;
  /** Starts a graceful shutdown of the process. */
  readonly shutdown: () => void;
  readonly log: Logger;
}

/**
 * The server for traces, status and controls. It has no authentication besides the logins of `ui.access.adminAddr`:
 * by default it listens on a loopback address only, and it refuses web pages of other origins.
 */
export async function createAdminServer(deps: AdminDependencies): Promise<Running> {
  const address = parseAddress(deps.address);
  const handler = adminListener(deps, address, routesOf(deps));
  const { maxAdminConnections: maxConnections } = deps.limits;
  return serve(address, { handler, maxConnections, setting: "adminAddr", log: deps.log });
}

/** The routes that the UI uses, at the admin server and at listeners. */
export function sharedRoutes(deps: Pick<AdminDependencies, "api" | "trace" | "limits">): Routes {
  const trace = (request: AdminRequest): AdminResponse | undefined => startTrace(deps, request);
  return { "/debug/trace": { GET: trace, POST: trace }, ...deps.api };
}

function routesOf(deps: AdminDependencies): Routes {
  const { log } = deps;
  return {
    "/": {
      GET: () => ({ status: 308, headers: { location: "/ui" }, type: "text/plain", body: "" }),
    },
    "/config/status": { GET: () => json(deps.status().config) },
    "/endpoints": { GET: async () => json({ endpoints: await deps.endpoints() }) },
    "/mcp/sessions": { GET: async () => json({ sessions: await deps.mcpSessions() }) },
    "/config_dump": {
      GET: () => {
        const { version, config } = deps.status();
        const shown = deps.redaction().document(deps.dump() ?? null, SECRETS);
        return json({ version, generation: config.generation, config: shown });
      },
    },
    "/logging": {
      GET: () => json({ levels: deps.logging.current() }),
      POST: change("/logging", ({ query }) => changeLogging(deps.logging, query), log),
    },
    ...keyRoutes(deps.keys, log),
    ...sharedRoutes(deps),
    "/quitquitquit": {
      POST: change(
        "/quitquitquit",
        () => {
          deps.shutdown();
          return json({ status: "draining" }, 202);
        },
        log,
      ),
    },
  };
}

function startTrace(
  { trace, limits }: Pick<AdminDependencies, "trace" | "limits">,
  { caller, query, response }: AdminRequest,
): AdminResponse | undefined {
  const unknown = [...query.keys()].find((name) => name !== "detail");
  if (unknown !== undefined)
    return failure(
      400,
      "bad request",
      `unknown parameter '${unknown}'; the only parameter is detail=full`,
    );
  const detail = query.get("detail");
  if (detail !== null && detail !== "full")
    return failure(400, "bad request", "the only value of detail is full");
  // A watcher without a response body would take a request that another watcher needs.
  if (response.req.method === "HEAD") return { headers: STREAM_HEADERS, body: "" };
  const limit = streamTrace(
    response,
    trace,
    { detail: detail === "full", client: caller.from },
    limits,
  );
  if (limit === undefined) return undefined;
  return failure(
    limit === "maxTraceWatchers" ? 503 : 429,
    "too many watchers",
    watcherRefusal(limit, limits),
  );
}

function changeLogging(logging: LogControl, query: URLSearchParams): AdminResponse {
  const levels = query.get("level");
  try {
    if (levels !== null) logging.change(levels);
    else if (query.has("reset")) logging.reset();
    else return failure(400, "bad request", "use ?level=info,engine=debug or ?reset");
  } catch (error) {
    if (error instanceof RangeError) return failure(400, "bad request", error.message);
    throw error;
  }
  return json({ levels: logging.current() });
}

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Caller } from "./caller.ts";
import { isApiPath } from "./problem.ts";
import { refused } from "./response.ts";
import type { AdminResponse } from "./response.ts";

export interface AdminRequest {
  /** The path below the prefix of the UI, such as `/api/runtime`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly response: ServerResponse;
  readonly caller: Caller;
}

/** Responds, or takes over the response and returns undefined. */
export type Handler = (
  request: AdminRequest,
) => AdminResponse | undefined | Promise<AdminResponse | undefined>;

/** Handlers by path and method. */
export type Routes = Readonly<Record<string, Readonly<Partial<Record<"GET" | "POST", Handler>>>>>;

/** A request with its caller, and why it is refused, if it is. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path and query, below the prefix of the UI. */
  readonly target: string;
  readonly caller: Caller;
  readonly refusal: string | undefined;
}

const JSON_TYPE = "application/json";
/** Headers that prevent caching and use by other sites. */
export const SAFE_HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** What a client may ask for that has to log in first. */
const WITHOUT_LOGIN: ReadonlySet<string> = new Set(["/", "/api/login"]);
const LOGIN_NEEDED =
  "open the address with a token that the gateway has printed, or send it SIGHUP, so that it prints a new one; `ui.access.adminAddr` says who needs it";

/** Runs the handler of a path and method; any other request gets an error. */
export function router(routes: Routes, log: Logger): (visit: Visit) => void {
  const table = new Map(Object.entries(routes));
  return (visit) => {
    const { request } = visit;
    const [path, query] = split(visit.target);
    const content = refusalOf(visit, path) ?? handle(table, visit, path, query);
    void Promise.resolve(content)
      .catch((error: unknown) => {
        log.error("an admin request failed", { path: request.url, error: String(error) });
        return refused(path, "internal", "the request failed; the log says why");
      })
      .then((settled) => settled && send(visit, settled));
  };
}

/** A request with several hosts is refused, because two programs may choose two of them (RFC 9112 section 3.2). */
function refusalOf({ request, refusal, caller }: Visit, path: string): AdminResponse | undefined {
  const { host = [] } = request.headersDistinct;
  if (host.length > 1) return refused(path, "bad-request", "the request has several Host fields");
  const reason = refusal ?? caller.readRefusal;
  if (reason !== undefined) return refused(path, "forbidden", reason);
  if (caller.needsLogin !== true || WITHOUT_LOGIN.has(path)) return undefined;
  return refused(path, "login-needed", LOGIN_NEEDED);
}

async function handle(
  table: ReadonlyMap<string, Routes[string]>,
  { request, response, caller }: Visit,
  path: string,
  query: string,
): Promise<AdminResponse | undefined> {
  const methods = table.get(path);
  if (methods === undefined) {
    const known = [...table.keys()].filter((one) => isApiPath(one) === isApiPath(path));
    return refused(path, "not-found", `there is no ${path}; available: ${known.join(", ")}`);
  }
  const method = request.method === "HEAD" ? "GET" : request.method;
  const handler = method === "GET" || method === "POST" ? methods[method] : undefined;
  const { headers } = request;
  if (handler !== undefined)
    return handler({ path, query: new URLSearchParams(query), headers, response, caller });
  const allow = allowed(methods);
  return {
    ...refused(path, "method-not-allowed", `${path} takes ${allow}`),
    headers: { allow },
  };
}

function split(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf("?");
  return mark < 0 ? [target, ""] : [target.slice(0, mark), target.slice(mark + 1)];
}

function allowed(methods: Routes[string]): string {
  return Object.keys(methods)
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .join(", ");
}

function send({ request, response, caller }: Visit, content: AdminResponse): void {
  const { status = 200, type = JSON_TYPE, body, headers } = content;
  const { realm } = caller;
  // Also in other responses than 401 it says that a login would change something (RFC 9110 section 11.6.1).
  const challenge = realm === undefined ? {} : { "www-authenticate": `Bearer realm="${realm}"` };
  response.writeHead(status, {
    ...SAFE_HEADERS,
    ...challenge,
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

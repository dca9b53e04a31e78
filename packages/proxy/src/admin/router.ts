import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ADMIN_PROBLEMS } from "@edge-gateway/generated/admin/problems.ts";
import type { AdminProblemName } from "@edge-gateway/generated/admin/problems.ts";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { Guard } from "./guard.ts";
import { AdminRefusal, isApiPath, problemResponse } from "./problem.ts";

export interface AdminResponse {
  readonly status?: number;
  /** The media type of the response; application/json when unset. */
  readonly type?: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AdminRequest {
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly response: ServerResponse;
}

/** Responds, or takes over the response and returns undefined. */
export type Handler = (
  request: AdminRequest,
) => AdminResponse | undefined | Promise<AdminResponse | undefined>;

/** Handlers by path and method. */
export type Routes = Readonly<Record<string, Readonly<Partial<Record<"GET" | "POST", Handler>>>>>;

const JSON_TYPE = "application/json";
/** Headers that prevent caching and use by other sites. */
export const SAFE_HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** A response with an indented JSON body. */
export function json(value: unknown, status = 200): AdminResponse {
  return { status, body: `${JSON.stringify(value, undefined, 2)}\n` };
}

/** An error response with `error` for programs and `message` for people. */
export function failure(status: number, error: string, message: string): AdminResponse {
  return json({ error, message }, status);
}

/** A refusal in the form of the path: a problem document of the API, or the older form of the other paths. */
function refused(url: string | undefined, kind: AdminProblemName, message: string): AdminResponse {
  if (isApiPath(split(url ?? "")[0])) return problemResponse(new AdminRefusal(kind, message));
  return failure(ADMIN_PROBLEMS[kind].status, kind.replaceAll("-", " "), message);
}

/** Runs the handler of a path and method; any other request gets an error. */
export function router(
  routes: Routes,
  log: Logger,
  guard: Guard = () => undefined,
): RequestListener {
  const table = new Map(Object.entries(routes));
  return (request, response) => {
    const content = refusalOf(request, guard) ?? handle(table, request, response);
    void Promise.resolve(content)
      .catch((error: unknown) => {
        log.error("an admin request failed", { path: request.url, error: String(error) });
        return refused(request.url, "internal", "the request failed; the log says why");
      })
      .then((settled) => settled && send(request, response, settled));
  };
}

/** A request with several hosts is refused, because two programs may choose two of them (RFC 9112 section 3.2). */
function refusalOf(request: IncomingMessage, guard: Guard): AdminResponse | undefined {
  const { host = [] } = request.headersDistinct;
  if (host.length > 1)
    return refused(request.url, "bad-request", "the request has several Host fields");
  const refusal = guard(request);
  return refusal === undefined ? undefined : refused(request.url, "forbidden", refusal);
}

async function handle(
  table: ReadonlyMap<string, Routes[string]>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<AdminResponse | undefined> {
  const [path, query] = split(request.url ?? "");
  const methods = table.get(path);
  if (methods === undefined) {
    const known = [...table.keys()].filter((one) => isApiPath(one) === isApiPath(path));
    return refused(path, "not-found", `there is no ${path}; available: ${known.join(", ")}`);
  }
  const method = request.method === "HEAD" ? "GET" : request.method;
  const handler = method === "GET" || method === "POST" ? methods[method] : undefined;
  if (handler !== undefined) {
    return handler({ query: new URLSearchParams(query), headers: request.headers, response });
  }
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

function send(request: IncomingMessage, response: ServerResponse, content: AdminResponse): void {
  const { status = 200, type = JSON_TYPE, body, headers } = content;
  response.writeHead(status, {
    ...SAFE_HEADERS,
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

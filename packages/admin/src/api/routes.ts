import { ADMIN_OPERATIONS } from "@edge-gateway/generated/admin/operations.ts";
import type { AdminOperation, AdminOperationId } from "@edge-gateway/generated/admin/operations.ts";
import { ADMIN_REQUESTS } from "@edge-gateway/generated/admin/validators.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { onceLoaded } from "@edge-gateway/kernel/process/once";
import { API_PATH, AdminRefusal, problemResponse } from "../problem.ts";
import { change } from "../change.ts";
import type { AdminResponse } from "../response.ts";
import type { AdminRequest, Handler, Routes } from "../router.ts";
import type { ApiHandler, ApiHandlers, ApiReply, ApiRequest } from "./operation.ts";
import type { ApiParts } from "./parts.ts";
import { readBody } from "./read-body.ts";

const JSON_TYPE = "application/json";

/** The routes of the admin API. The first request loads the operations: a start needs none of them. */
export function apiRoutes(parts: ApiParts, log: Logger): Routes {
  const loaded = onceLoaded(() => loadHandlers(parts));
  const routes: Record<string, Record<string, Handler>> = {
    [`${API_PATH}/openapi.json`]: {
      GET: async () => {
        const { OPENAPI } = await import("@edge-gateway/generated/admin/openapi.ts");
        return { body: OPENAPI };
      },
    },
  };
  for (const id of operationIds()) {
    const { path, method } = ADMIN_OPERATIONS[id];
    const own = (routes[API_PATH + path] ??= {});
    const handler: Handler = async (request) => run(id, (await loaded())[id], request);
    own[method] = ADMIN_OPERATIONS[id].writes ? change(id, handler, log) : handler;
  }
  return routes;
}

async function loadHandlers(parts: ApiParts): Promise<ApiHandlers> {
  const { apiHandlers } = await import("./handlers.ts");
  return apiHandlers(parts);
}

function operationIds(): readonly AdminOperationId[] {
  const isOperation = (id: string): id is AdminOperationId => Object.hasOwn(ADMIN_OPERATIONS, id);
  return Object.keys(ADMIN_OPERATIONS).filter(isOperation);
}

/** Checks a request by its operation, and runs the operation; a refusal becomes a problem document. */
async function run(
  id: AdminOperationId,
  handler: ApiHandler<AdminOperationId>,
  { caller, query, headers, response }: AdminRequest,
): Promise<AdminResponse | undefined> {
  const operation = ADMIN_OPERATIONS[id];
  try {
    const parameters = parametersOf(operation, query);
    const version = versionOf(operation, headers["if-match"]);
    const validator = await ADMIN_REQUESTS[id]?.();
    const body =
      validator === undefined
        ? undefined
        : await readBody(response.req, validator, operation.maxBytes);
    const reply = await handler(
      typed({ query: parameters, body, version, headers, response, caller }),
    );
    return reply && responseOf(operation, reply, body);
  } catch (error) {
    if (error instanceof AdminRefusal) return problemResponse(error);
    throw error;
  }
}

/** The validator and the table of parameters accepted the values, so they have the types. */
function typed(request: object): ApiRequest<AdminOperationId> {
  return request as ApiRequest<AdminOperationId>;
}

function responseOf(
  operation: AdminOperation,
  { value, version }: ApiReply<AdminOperationId>,
  body: unknown,
): AdminResponse {
  return {
    status: operation.status,
    type: JSON_TYPE,
    body: `${JSON.stringify(value)}\n`,
    ...(version === undefined ? {} : { headers: { etag: `"${version}"` } }),
    ...(operation.writes ? { object: objectOf(value) ?? objectOf(body) } : {}),
  };
}

/** What a change is about: the id of an object, or the names of files. */
function objectOf(document: unknown): string | undefined {
  if (typeof document !== "object" || document === null) return undefined;
  if ("id" in document && typeof document.id === "string") return document.id;
  if (!("files" in document) || !Array.isArray(document.files)) return undefined;
  return document.files.map((file: unknown) => Object(file).name).join(", ");
}

function parametersOf(
  { query: known, path }: AdminOperation,
  query: URLSearchParams,
): Record<string, unknown> {
  for (const name of query.keys())
    if (!Object.hasOwn(known, name))
      throw new AdminRefusal(
        "bad-request",
        `unknown parameter '${name}'; ${API_PATH}${path} takes ${Object.keys(known).join(", ") || "none"}`,
      );
  const parameters: Record<string, unknown> = {};
  for (const [name, { type, required }] of Object.entries(known)) {
    const text = query.get(name);
    if (text !== null) parameters[name] = parameterOf(name, type, text);
    else if (required) throw new AdminRefusal("bad-request", `missing parameter '${name}'`);
  }
  return parameters;
}

function parameterOf(
  name: string,
  type: "integer" | "string" | "boolean",
  text: string,
): string | number | boolean {
  if (type === "string") return text;
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  const number = Number(text);
  if (type === "integer" && /^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  const wanted = type === "integer" ? "a whole number" : "true or false";
  throw new AdminRefusal("bad-request", `the parameter '${name}' must be ${wanted}`);
}

/** The version that a change is based on. A weak or several versions would make a lost update possible. */
function versionOf({ ifMatch }: AdminOperation, header: string | undefined): string | undefined {
  const version = /^"([^"]*)"$/.exec(header ?? "")?.[1];
  if (header !== undefined && version === undefined)
    throw new AdminRefusal("bad-request", 'If-Match must be one version in quotes, as in "a1b2"');
  if (ifMatch && version === undefined)
    throw new AdminRefusal(
      "version-missing",
      "send If-Match with the ETag of the version that the change is based on",
    );
  return version;
}

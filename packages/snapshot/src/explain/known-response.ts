import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import type {
  DirectResponse,
  FrontendConnect,
  HttpRouteFilter,
} from "@edge-gateway/generated/types/index.ts";
import type { RequestHead } from "@edge-gateway/http";
import type { Backend } from "@edge-gateway/translate/ir";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";

/** A response of the gateway itself, and the reason for it. */
export interface KnownResponse {
  readonly status: number;
  readonly why: string;
}

/** The response of the gateway to a request that it refuses. */
export function refused({ code, status, detail, text }: Refusal): KnownResponse {
  const why = detail ?? text ?? "the path is not normalized";
  return { status: status ?? ERRORS[code].status, why };
}

/** The refusal of CONNECT requests, unless `frontend.connect` allows them. */
export function refusalOfConnect(
  { method }: RequestHead,
  connect: FrontendConnect | undefined,
): Refusal | undefined {
  if (method !== "CONNECT" || (connect !== undefined && connect.mode !== "Deny")) return undefined;
  return { code: "method_not_allowed", detail: "frontend.connect does not allow CONNECT" };
}

/** The parts of a route that decide which server responds. */
interface Responding {
  readonly filters: readonly HttpRouteFilter[];
  readonly direct: DirectResponse | undefined;
  /** The backends that get requests. */
  readonly backends: readonly Pick<Backend, "kind">[];
}

/**
 * Returns the response to every request that passes the policies of a route; undefined if a backend responds.
 */
export function responseOfRoute({
  filters,
  direct,
  backends,
}: Responding): KnownResponse | undefined {
  const redirect = filters.find(({ requestRedirect }) => requestRedirect !== undefined);
  if (redirect?.requestRedirect !== undefined)
    return { status: redirect.requestRedirect.statusCode, why: "a filter redirects the request" };
  if (direct?.status !== undefined)
    return { status: direct.status, why: "the policy directResponse responds" };
  const { status } = ERRORS.no_valid_backends;
  const unless = direct === undefined ? "" : ", unless directResponse responds";
  if (backends.length === 0) return { status, why: `the route has no backend${unless}` };
  return backends.every(({ kind }) => kind === "unresolved")
    ? { status, why: `every backend reference of the route is broken${unless}` }
    : undefined;
}

import type {
  ParsedExtAuthPolicy,
  HttpExternalAuthFilter,
} from "@edge-gateway/generated/types/index.ts";
import type { CompileContext, CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";
import { filterExtAuth } from "../traffic/ext-auth/index.ts";
import type { FilterTerms } from "../traffic/ext-auth/filter-terms.ts";
import type { FilterPlace } from "./filter-place.ts";

/**
 * Asks an authorization server about each request; without its response the request is refused (Gateway API,
 * HTTPExternalAuthFilter).
 */
export function externalAuth(
  filter: HttpExternalAuthFilter,
  context: CompileContext,
  { isOfAttempt }: Pick<FilterPlace, "isOfAttempt"> = {},
): CompiledPolicy {
  const { path, allowedResponseHeaders = [] } = filter.http ?? {};
  const { allowedHeaders = [] } = filter.grpc ?? {};
  const terms: FilterTerms = {
    keepsHost: true,
    addsAllHeaders: allowedResponseHeaders.length === 0,
    ...(path === undefined ? {} : { pathPrefix: prefixOf(path) }),
    ...(allowedHeaders.length === 0 ? {} : { sentHeaders: lowerCase(allowedHeaders) }),
  };
  return filterExtAuth(policyOf(filter), terms, context, isOfAttempt);
}

function policyOf({
  backendRef,
  grpc,
  http,
  forwardBody,
}: HttpExternalAuthFilter): ParsedExtAuthPolicy {
  const { maxSize = 0 } = forwardBody ?? {};
  const { allowedHeaders = [], allowedResponseHeaders = [] } = http ?? {};
  const asked =
    grpc === undefined
      ? {
          http: {
            allowedRequestHeaders: ["host", "authorization", ...allowedHeaders],
            allowedResponseHeaders,
          },
        }
      : { grpc: {} };
  return {
    backendRef,
    failureMode: "FailClosed",
    ...asked,
    ...(maxSize === 0 ? {} : { forwardBody: { maxSize } }),
  };
}

/** Normalizes a path so that it can be prepended to the path of a request. */
function prefixOf(path: string): string {
  return `/${path}`.replace(/^\/+/, "/").replace(/\/+$/, "");
}

function lowerCase(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}

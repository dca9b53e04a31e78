import type { HttpCorsFilter } from "@edge-gateway/generated/types/index.ts";
import type { ResponseHead } from "@edge-gateway/http";
import type { AddedValue, Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { isPreflight } from "@edge-gateway/gateway/pipeline/preflight";
import {
  CONTINUE,
  type Outcome,
  type PolicyDefinition,
} from "@edge-gateway/gateway/exchange/policy";
import { forwardedNames } from "@edge-gateway/gateway/pipeline/forwarded-names";
import { Origins } from "./origins.ts";

const OK = 200;
const NOTHING = new Uint8Array(0);

const CREDENTIALS = "access-control-allow-credentials";
/** Headers of a backend's response that would let a page of another origin read it. */
const GRANTS = [
  "access-control-allow-origin",
  CREDENTIALS,
  "access-control-expose-headers",
] as const;

type Fields = (readonly [name: string, value: string])[];

/**
 * Allows web pages of other origins to use the route (Fetch standard section 3.2, Gateway API CORS filter).
 * It responds to preflight requests, and adds headers to all other responses, including refusals.
 */
export const cors: PolicyDefinition<HttpCorsFilter> = {
  isShared: true,
  compile(config) {
    const policy = new CorsPolicy(config);
    return {
      request: (exchange) => policy.request(exchange),
      response: (exchange) => policy.vary(exchange),
    };
  },
};

class CorsPolicy {
  readonly #config: HttpCorsFilter;
  readonly #origins: Origins;
  /** Whether the same response is valid for all origins. */
  readonly #sameForAll: boolean;
  readonly #exposed: AddedValue;

  constructor(config: HttpCorsFilter) {
    this.#config = config;
    this.#origins = new Origins(config.allowOrigins ?? []);
    this.#sameForAll = this.#origins.any && !config.allowCredentials;
    this.#exposed = exposedBy(config);
  }

  request(exchange: Exchange): Outcome {
    exchange.hasCors = true;
    const { request } = exchange;
    const origin = request.get("origin");
    if (origin === undefined) {
      exchange.trace?.note("skip", "no Origin field");
      return CONTINUE;
    }
    const allowed = this.#origins.allows(origin);
    exchange.originIsAllowed = allowed;
    if (allowed) this.#mark(exchange, origin);
    exchange.trace?.note(allowed ? "apply" : "skip", `origin ${allowed ? "" : "not "}allowed`);
    if (!isPreflight(request)) return CONTINUE;
    const headers = allowed ? this.#preflightFields(exchange) : [];
    return { code: "direct_response", status: OK, headers, body: NOTHING };
  }

  /**
   * Removes what the backend allows, and this policy does not. Caches must not send one origin's response to
   * another origin (RFC 9110 section 12.5.5).
   */
  vary({ originIsAllowed, response, trace }: Exchange): Outcome {
    // With the origin that the policy names, the backend's header would take effect.
    if (!this.#config.allowCredentials) response?.remove(CREDENTIALS);
    if (this.#sameForAll || response === undefined) {
      trace?.note("skip", "the response is the same for all origins");
      return CONTINUE;
    }
    trace?.note("apply", "the response differs by origin");
    if (!originIsAllowed) for (const name of GRANTS) response.remove(name);
    const names = response.get("vary")?.toLowerCase().split(/ *, */) ?? [];
    if (!names.includes("origin") && !names.includes("*")) response.add("vary", "Origin");
    return CONTINUE;
  }

  #mark(exchange: Exchange, origin: string): void {
    const value = this.#sameForAll ? "*" : origin;
    exchange.addResponseHeader("access-control-allow-origin", value);
    if (this.#config.allowCredentials) {
      exchange.addResponseHeader(CREDENTIALS, "true");
    }
    if (this.#exposed !== "") {
      exchange.addResponseHeader("access-control-expose-headers", this.#exposed);
    }
  }

  #preflightFields({ request }: Exchange): Fields {
    const { allowMethods, allowHeaders, maxAge } = this.#config;
    const fields: Fields = [["access-control-max-age", String(maxAge)]];
    const methods = this.#list(allowMethods, request.get("access-control-request-method"));
    if (methods !== "") fields.push(["access-control-allow-methods", methods]);
    const headers = this.#list(allowHeaders, request.get("access-control-request-headers"));
    if (headers !== "") fields.push(["access-control-allow-headers", headers]);
    return fields;
  }

  /**
   * With credentials, browsers do not treat `*` as a wildcard, so the requested names are listed.
   */
  #list(allowed: readonly string[] = [], asked: string | undefined): string {
    if (!allowed.includes("*")) return allowed.join(", ");
    return this.#config.allowCredentials ? (asked ?? "") : "*";
  }
}

/**
 * With credentials, browsers do not treat `*` as a wildcard, so the response's header names are
 * listed.
 */
function exposedBy({ exposeHeaders = [], allowCredentials }: HttpCorsFilter): AddedValue {
  return allowCredentials && exposeHeaders.includes("*") ? readable : exposeHeaders.join(", ");
}

/** Names of headers that web pages may read (Fetch standard section 2.2.2). */
function readable(response: ResponseHead): string {
  const hidden = (name: string) => name === "set-cookie" || name.startsWith("access-control-");
  return forwardedNames(response)
    .filter((name) => !hidden(name))
    .join(", ");
}

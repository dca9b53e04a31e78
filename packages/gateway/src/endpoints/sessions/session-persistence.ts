import type { ParsedSessionPersistence } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../exchange/exchange.ts";
import { CONTINUE, type CompileContext, type CompiledPolicy } from "../../exchange/policy.ts";
import { cookieNameOf, SessionCarrier, type Carrier } from "./session-carrier.ts";
import { SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";

/**
 * Sends the requests of a session to the backend and endpoint of its first request (Gateway API,
 * ParsedSessionPersistence).
 * @param route the key of the route
 */
export function compilePersistence(
  config: ParsedSessionPersistence,
  route: string,
  context: CompileContext,
): CompiledPolicy {
  const { absoluteTimeout } = config;
  const carrier = new SessionCarrier({
    carrier: carrierOf(config, route),
    seal: context.use(SESSION_SEAL),
    owner: JSON.stringify(["session", route]),
    lifetime: absoluteTimeout,
    wallClock: context.wallClock,
  });
  return {
    request(exchange) {
      exchange.session = carrier.read(exchange.request);
      return CONTINUE;
    },
    response({ request, response, isUpstreamResponse, backendPlace }) {
      if (isUpstreamResponse && response !== undefined && backendPlace !== undefined)
        carrier.write(request, response, backendPlace);
      return CONTINUE;
    },
  };
}

/**
 * The endpoint of the request's session, if the session is at the chosen backend: one of its servers, also where
 * these are those of its provider, or the provider itself.
 */
export function keptEndpoint({ session, backendPlace }: Exchange): string | undefined {
  return session?.backend === backendPlace?.backend ? session?.endpoint : undefined;
}

function carrierOf({ type, cookie, header }: ParsedSessionPersistence, route: string): Carrier {
  if (type === "Header" && header !== undefined)
    return { kind: "header", name: header.name.toLowerCase() };
  const { name = cookieNameOf(route), path = "/", lifetimeType } = cookie ?? {};
  return { kind: "cookie", name, path, isPermanent: lifetimeType === "Permanent" };
}

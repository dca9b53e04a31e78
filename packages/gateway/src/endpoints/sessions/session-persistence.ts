import { createHash } from "node:crypto";
import type { SessionPersistence } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import { CONTINUE, type CompileContext, type CompiledPolicy } from "../../exchange/policy.ts";
import { SessionCarrier, type Carrier } from "./session-carrier.ts";
import { SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";

/** The number of hexadecimal digits in cookie names that tell routes apart. */
const DIGITS = 8;

/**
 * Sends the requests of a session to the backend and endpoint of its first request (Gateway API,
 * SessionPersistence).
 * @param route the key of the route
 */
export function compilePersistence(
  config: SessionPersistence,
  route: string,
  context: CompileContext,
): CompiledPolicy {
  const { absoluteTimeout } = config;
  const carrier = new SessionCarrier({
    carrier: carrierOf(config, route),
    seal: context.use(SESSION_SEAL),
    owner: JSON.stringify(["session", route]),
    lifetime: absoluteTimeout === undefined ? undefined : parseDuration(absoluteTimeout),
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

function carrierOf({ type, cookie, header }: SessionPersistence, route: string): Carrier {
  if (type === "Header" && header !== undefined)
    return { kind: "header", name: header.name.toLowerCase() };
  const { name = nameOf(route), path = "/", lifetimeType } = cookie ?? {};
  return { kind: "cookie", name, path, isPermanent: lifetimeType === "Permanent" };
}

function nameOf(route: string): string {
  return `gateway-session-${createHash("sha256").update(route).digest("hex").slice(0, DIGITS)}`;
}

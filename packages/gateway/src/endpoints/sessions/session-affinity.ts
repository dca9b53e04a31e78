import type { ParsedSessionAffinity } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../exchange/exchange.ts";
import { CONTINUE, type CompileContext, type ResponseStep } from "../../exchange/policy.ts";
import { Endpoint } from "../endpoint.ts";
import type { EndpointSet } from "../endpoint-set.ts";
import { cookieNameOf, SessionCarrier } from "./session-carrier.ts";
import { SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";

/** Finds the endpoint of a request's session. */
export interface Affinity {
  /**
   * Returns the session's endpoint; undefined if the request has no session, or the endpoint is not healthy.
   */
  endpointOf(exchange: Exchange, set: EndpointSet): Endpoint | undefined;
  /** Whether sessions began at one of the backend's endpoints; false: each backend has an endpoint for each session. */
  readonly beganHere: boolean;
  readonly respond?: ResponseStep;
}

/** @param key the key of the backend */
export function compileAffinity(
  { source, cookie }: ParsedSessionAffinity,
  key: string,
  context: CompileContext,
): Affinity {
  if (source !== undefined) return byExpression(source, context);
  const owner = JSON.stringify(["affinity", key]);
  const { name = cookieNameOf(owner), path, ttl } = cookie;
  const carrier = new SessionCarrier({
    carrier: { kind: "cookie", name, path, isPermanent: ttl !== undefined },
    seal: context.use(SESSION_SEAL),
    owner,
    lifetime: ttl,
    wallClock: context.wallClock,
  });
  return {
    beganHere: true,
    endpointOf({ request }, set) {
      const session = carrier.read(request);
      return session === undefined ? undefined : set.usable(session.endpoint);
    },
    respond({ request, response, endpoint }) {
      const server = endpoint?.server ?? endpoint;
      if (server instanceof Endpoint && response !== undefined)
        carrier.write(request, response, { backend: "", endpoint: server.name });
      return CONTINUE;
    },
  };
}

function byExpression(source: string, context: CompileContext): Affinity {
  const expression = context.cel(source, "backend");
  return {
    beganHere: false,
    endpointOf({ bindings }, set) {
      const value = keyOf(() => expression.evaluate(bindings));
      return value === undefined ? undefined : set.chooseFor(value);
    },
  };
}

/**
 * The key of the session. Undefined if the expression fails, or returns a value of another type or an empty
 * value; then the request has no session.
 */
function keyOf(evaluate: () => unknown): string | Uint8Array | undefined {
  try {
    const value = evaluate();
    const isKey = typeof value === "string" || value instanceof Uint8Array;
    return isKey && value.length > 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

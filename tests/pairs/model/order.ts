/** Where a policy is attached. */
export type Place = "frontend" | "gateway" | "route" | "filter" | "backend" | "backendFilter";

/**
 * The order of execution of the policies of one place. Requests pass it from the first to the last, and
 * responses in the reverse order (docs/concepts.md, "From a request to a response").
 *
 * Source: the specification has no list of all policies. It says that the claims of verified tokens are
 * available to rate limits and transformations (doc 1 §Authentication 9), that the decision of an external
 * server can be read by later policies (doc 2 §extAuth), and that `jwtAuthentication.mcp` runs before
 * transformation and rate limiting; the public reference of the data plane, section 2.1, orders the rest.
 */
const TRAFFIC = [
  "timeouts",
  "cors",
  "oidc",
  "jwtAuthentication",
  "basicAuthentication",
  "apiKeyAuthentication",
  "extAuth",
  "authorization",
  "retry",
  "rateLimit",
  "buffer",
  "extProc",
  "transformation",
  "csrf",
  "headerModifiers",
  "hostRewrite",
  "responseFilter",
  "filter",
  "delay",
  "directResponse",
  "mirror",
] as const;

const BACKEND = [
  ...["tcp", "tls", "http", "tunnel", "hostnameRewrite", "health", "sessionAffinity"],
  ...[
    "extAuth",
    "mcp",
    "auth",
    "transformation",
    "headerModifiers",
    "responseFilter",
    "filter",
    "mirror",
    // Guards check a prompt as the backend gets it.
    "ai",
    "kind",
    "sign",
  ],
] as const;

/** More than the positions of any place. */
const POSITIONS = 100;

const HALF = 0.5;

/** The places in the order in which a request meets them. */
const PLACES: readonly Place[] = ["frontend", "gateway", "route", "filter", "backend"];

/** Position of a policy in the order of execution; filters of a place run in the order of their list. */
export function positionOf(place: Place, policy: string): number {
  const level = place === "filter" ? "route" : place === "backendFilter" ? "backend" : place;
  const order: readonly string[] = level === "backend" ? BACKEND : TRAFFIC;
  const name = place === "filter" || place === "backendFilter" ? filterPosition(policy) : policy;
  const within = order.indexOf(name);
  if (within < 0 && level !== "frontend") throw new Error(`no position for ${place}.${policy}`);
  // A policy goes before a filter that is the same thing.
  const after = level === place ? 0 : HALF;
  return PLACES.indexOf(level) * POSITIONS + within + after;
}

/** Filters of the Gateway API that are the same thing as a policy run in its position. */
function filterPosition(policy: string): string {
  // Filters of responses are remembered before any other filter responds.
  if (policy === "ResponseHeaderModifier") return "responseFilter";
  // A copy is what the backend gets from the place.
  if (policy === "RequestMirror") return "mirror";
  return policy === "cors" || policy === "extAuth" ? policy : "filter";
}

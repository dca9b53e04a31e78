import { denyAnonymous } from "./anonymous-rules.ts";
import type { Ir, Listener, Route } from "../ir/index.ts";
import type { EffectiveTraffic, PolicyIndex } from "./merge/merge.ts";

/** The listeners whose clients reach a route without a verified identity. */
export function openListeners(
  ir: Pick<Ir, "listeners">,
  index: PolicyIndex,
  route: Route,
): readonly Listener[] {
  return ir.listeners.filter(
    (listener) =>
      route.listeners.includes(listener.key) &&
      listener.tls?.clients?.required !== true &&
      listener.tls?.showsWorkload !== true &&
      !authenticates(index.gatewayPhase(listener)) &&
      !authenticates(index.routePhase(listener, route)),
  );
}

/**
 * Whether these policies let no request pass without a verified identity: a policy demands one, or rules deny what has
 * none.
 */
function authenticates(policies: EffectiveTraffic): boolean {
  const {
    authorization = [],
    jwtAuthentication,
    apiKeyAuthentication,
    basicAuthentication,
    extAuth,
    oidc,
  } = policies;
  const credentials = [jwtAuthentication, apiKeyAuthentication, basicAuthentication];
  return (
    oidc !== undefined ||
    denyAnonymous(authorization) ||
    credentials.some((one) => one?.mode === "Strict") ||
    (extAuth !== undefined &&
      extAuth.conditional === undefined &&
      extAuth.failureMode === "FailClosed")
  );
}

import type { Running } from "@edge-gateway/generated/planned/index.ts";
import { parseTrafficPolicies } from "@edge-gateway/generated/parsed/index.ts";
import type {
  ParsedBackendPolicies,
  ParsedTrafficPolicies,
} from "@edge-gateway/generated/types/index.ts";
import type { EffectiveTraffic } from "@edge-gateway/translate/attach/merge/merge";
import type { PolicyDefinition, PolicyTable } from "@edge-gateway/gateway/exchange/policy";
import { aiPolicies } from "./backend/ai/index.ts";
import { backendAuth } from "./backend/auth/index.ts";
import { mcpPolicies } from "./backend/mcp/index.ts";
import { headerModifiers } from "./header-modifiers.ts";
import { apiKeyAuthentication } from "./traffic/api-key-authentication/index.ts";
import { authorization } from "./traffic/authorization/index.ts";
import { basicAuthentication } from "./traffic/basic-authentication/index.ts";
import { buffer } from "./traffic/buffer/index.ts";
import { cors } from "./traffic/cors/index.ts";
import { csrf } from "./traffic/csrf/index.ts";
import { delay } from "./traffic/delay/index.ts";
import { directResponse } from "./traffic/direct-response/index.ts";
import { backendExtAuth, extAuth } from "./traffic/ext-auth/index.ts";
import { extProc } from "./traffic/ext-proc/index.ts";
import { jwtAuthentication } from "./traffic/jwt-authentication/index.ts";
import { oidc } from "./traffic/oidc/index.ts";
import { rateLimit } from "./traffic/rate-limit/index.ts";
import { retry } from "./traffic/retry/index.ts";
import { timeouts } from "./traffic/timeouts/index.ts";
import { transformation } from "./traffic/transformation/index.ts";

type ParsedTraffic = Omit<ParsedTrafficPolicies, "authorization"> &
  Pick<EffectiveTraffic, "authorization">;

/** Planned policies have no row: a configuration with them is refused. */
export type TrafficBlock = Running<ParsedTraffic, "TrafficPolicies">;
export type BackendBlock = Running<ParsedBackendPolicies, "BackendPolicies">;

/** The traffic policies of a place with numbers for durations and sizes. */
export function parseTraffic({ authorization, ...others }: EffectiveTraffic): TrafficBlock {
  const { authorization: _, ...parsed } = parseTrafficPolicies(others);
  return authorization === undefined ? parsed : { ...parsed, authorization };
}

/** A policy that is compiled with its backend has no step among the traffic policies. */
const partOfUpstream: PolicyDefinition<unknown> = { isShared: true, compile: () => ({}) };

/**
 * Every traffic policy in the order of execution. CORS comes before authentication, so that preflights pass
 * and refusals get CORS headers. Rate limits come after authentication, so that they can count by identity.
 */
export const TRAFFIC = {
  timeouts,
  cors,
  oidc,
  jwtAuthentication,
  basicAuthentication,
  apiKeyAuthentication,
  extAuth,
  authorization,
  retry,
  rateLimit,
  buffer,
  extProc,
  transformation,
  csrf,
  headerModifiers,
  hostRewrite: partOfUpstream,
  delay,
  directResponse,
} satisfies PolicyTable<TrafficBlock>;

/**
 * Every backend policy in the order of execution. `mcp` comes before `auth`, so that guardrail servers never
 * see the credentials that `auth` adds. `ai` comes before `auth`, so that its cache sees the credentials of
 * the client.
 */
export const BACKEND = {
  tcp: partOfUpstream,
  tls: partOfUpstream,
  http: partOfUpstream,
  tunnel: partOfUpstream,
  hostnameRewrite: partOfUpstream,
  health: partOfUpstream,
  sessionAffinity: partOfUpstream,
  extAuth: backendExtAuth,
  mcp: mcpPolicies,
  ai: aiPolicies,
  auth: backendAuth,
  transformation,
  headerModifiers,
} satisfies PolicyTable<BackendBlock>;

import type { McpAuthentication, TrafficPolicies } from "@edge-gateway/generated/types/index.ts";

type Provider = NonNullable<McpAuthentication["provider"]>;

/** The letters that the specification uses for kinds of identity providers. */
const PROVIDER_LETTERS: Readonly<Partial<Record<Provider, Provider>>> = {
  ProviderA: "Auth0",
  ProviderB: "Keycloak",
  ProviderC: "Okta",
  ProviderD: "Descope",
  ProviderE: "Authentik",
  ProviderF: "Entra",
};

/** Traffic policies with one name for everything that has several. */
export function normalTraffic<Policies extends TrafficPolicies>(policies: Policies): Policies {
  const jwt = policies.jwtAuthentication;
  if (jwt?.mcp?.provider === undefined) return policies;
  const provider = PROVIDER_LETTERS[jwt.mcp.provider] ?? jwt.mcp.provider;
  return { ...policies, jwtAuthentication: { ...jwt, mcp: { ...jwt.mcp, provider } } };
}

import type {
  ApiKeyAuthentication,
  McpAuthentication,
  TrafficPolicies,
} from "@edge-gateway/generated/types/index.ts";
import { selectionKey } from "./selected-values.ts";

type Provider = NonNullable<McpAuthentication["provider"]>;

/** The specification's letters for kinds of identity providers. */
const PROVIDER_LETTERS: Readonly<Partial<Record<Provider, Provider>>> = {
  ProviderA: "Auth0",
  ProviderB: "Keycloak",
  ProviderC: "Okta",
  ProviderD: "Descope",
  ProviderE: "Authentik",
  ProviderF: "Entra",
};

/**
 * Normalizes traffic policies: letters for identity providers become their names, and selected
 * Secrets become one Secret with all their values.
 * @param namespace of the policy; empty in a standalone file
 */
export function normalTraffic<Policies extends TrafficPolicies>(
  policies: Policies,
  namespace = "",
): Policies {
  const { jwtAuthentication: jwt, apiKeyAuthentication: apiKey } = policies;
  return {
    ...policies,
    ...(jwt?.mcp?.provider === undefined
      ? {}
      : { jwtAuthentication: { ...jwt, mcp: { ...jwt.mcp, provider: named(jwt.mcp.provider) } } }),
    ...(apiKey === undefined ? {} : { apiKeyAuthentication: oneSecret(apiKey, namespace) }),
  };
}

function named(provider: Provider): Provider {
  return PROVIDER_LETTERS[provider] ?? provider;
}

function oneSecret(policy: ApiKeyAuthentication, namespace: string): ApiKeyAuthentication {
  const { mode, location, secretRef, secretSelector, configMapSelector, runtimeKeys } = policy;
  if (secretRef !== undefined || runtimeKeys !== undefined) return policy;
  const name =
    secretSelector === undefined
      ? selectionKey("ConfigMap", namespace, configMapSelector)
      : selectionKey("Secret", namespace, secretSelector);
  return { mode, location, secretRef: { group: "", kind: "", name } };
}

import type { ServerMetadata } from "./authorization-servers.ts";
import type { ProviderKind } from "./provider-kinds.ts";

/**
 * The last segments of the paths, below the path of the metadata, at which the gateway forwards client
 * requests to the provider.
 */
export const PROXIED = {
  registration: "/client-registration",
  authorization: "/authorize",
  token: "/token",
} as const;

/** What determines which endpoints lead clients through the gateway instead of directly to the provider. */
export interface Detours {
  readonly kind: ProviderKind;
  readonly issuer: string;
  /** The audience for the authorization URL, if the provider reads the audience there. */
  readonly audience: string | undefined;
  /** Whether all clients get the same client id. */
  readonly hasClient: boolean;
  /** Whether the gateway adds a secret to token requests. */
  readonly hasSecret: boolean;
}

/**
 * Edits the provider's metadata for clients: members keep their positions, and only URLs that lead through
 * the gateway change.
 */
export function editMetadata(
  metadata: ServerMetadata,
  { kind, issuer, audience, hasClient, hasSecret }: Detours,
  /** The URL of the metadata at the gateway. */
  base: string,
): ServerMetadata {
  const edited: Record<string, unknown> = { ...metadata };
  const { authorization_endpoint: endpoint } = metadata;
  if (kind.refusesResource) edited["authorization_endpoint"] = base + PROXIED.authorization;
  else if (kind.readsAudience && audience !== undefined && typeof endpoint === "string")
    edited["authorization_endpoint"] = withAudience(endpoint, audience);
  if (kind.refusesResource || hasSecret) edited["token_endpoint"] = base + PROXIED.token;
  // Clients of the gateway have no secret of their own, so token requests need no client authentication.
  if (hasSecret) edited["token_endpoint_auth_methods_supported"] = ["none"];
  if (hasClient || kind.registrationUrl(issuer, metadata) !== undefined)
    edited["registration_endpoint"] = base + PROXIED.registration;
  if (kind.hidesPkce) edited["code_challenge_methods_supported"] ??= ["S256"];
  return edited;
}

function withAudience(endpoint: string, audience: string): string {
  const separator = endpoint.includes("?") ? "&" : "?";
  return `${endpoint}${separator}audience=${encodeURIComponent(audience)}`;
}

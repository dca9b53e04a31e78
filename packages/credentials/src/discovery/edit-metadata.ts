import type { McpAuthentication } from "@edge-gateway/generated/types/index.ts";
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
  /** Whose issuer the metadata has; undefined: {@link usesOwnIssuer} decides. */
  readonly metadataIssuer: McpAuthentication["metadataIssuer"];
}

/** Where clients find the metadata. */
export interface MetadataPlace {
  /** The URL of the metadata at the gateway. */
  readonly base: string;
  /** The identifier that leads clients to this URL (RFC 8414 section 3.1). */
  readonly identifier: string;
}

/**
 * Edits the provider's metadata for clients: members keep their positions, and only URLs that lead through
 * the gateway change.
 */
export function editMetadata(
  metadata: ServerMetadata,
  detours: Detours,
  { base, identifier }: MetadataPlace,
): ServerMetadata {
  const { kind, issuer, audience, hasClient, hasSecret } = detours;
  const edited: Record<string, unknown> = { ...metadata };
  const { authorization_endpoint: endpoint } = metadata;
  if (passesAuthorizations(detours))
    edited["authorization_endpoint"] = base + PROXIED.authorization;
  else if (kind.readsAudience && audience !== undefined && typeof endpoint === "string")
    edited["authorization_endpoint"] = withAudience(endpoint, audience);
  if (kind.refusesResource || hasSecret) edited["token_endpoint"] = base + PROXIED.token;
  // Clients of the gateway have no secret of their own, so token requests need no client authentication.
  if (hasSecret) edited["token_endpoint_auth_methods_supported"] = ["none"];
  if (hasClient || kind.registrationUrl(issuer, metadata) !== undefined)
    edited["registration_endpoint"] = base + PROXIED.registration;
  if (kind.hidesPkce) edited["code_challenge_methods_supported"] ??= ["S256"];
  if (usesOwnIssuer(metadata, detours)) useIssuer(edited, identifier);
  return edited;
}

/**
 * Whether clients ask for authorization at the gateway. Some clients cannot append their query to a URL that
 * already has one, so the gateway adds the audience itself where the metadata is its own.
 */
export function passesAuthorizations({ kind, audience, metadataIssuer }: Detours): boolean {
  const addsAudience = kind.readsAudience && audience !== undefined;
  return kind.refusesResource || (addsAudience && metadataIssuer === "Gateway");
}

/**
 * Whether the metadata has the identifier of the gateway as its issuer. Strict clients accept no other
 * (RFC 8414 section 3.3). But they also compare the issuer with the `iss` of the redirect (RFC 9207
 * section 2.4), which the provider sends to the client directly: the issuer of a provider that announces
 * `iss` stays, unless the configuration says otherwise.
 */
function usesOwnIssuer(metadata: ServerMetadata, { kind, metadataIssuer }: Detours): boolean {
  if (metadataIssuer !== undefined) return metadataIssuer === "Gateway";
  return !kind.keepsIssuer && metadata[ANNOUNCES_ISSUER] !== true;
}

/** The member by which a provider announces that its redirects have an `iss` (RFC 9207 section 3). */
const ANNOUNCES_ISSUER = "authorization_response_iss_parameter_supported";
/** Signed members take precedence over others (RFC 8414 section 2.1), and have the provider's issuer. */
const SIGNED = "signed_metadata";

function useIssuer(edited: Record<string, unknown>, identifier: string): void {
  edited["issuer"] = identifier;
  delete edited[ANNOUNCES_ISSUER];
  delete edited[SIGNED];
}

function withAudience(endpoint: string, audience: string): string {
  const separator = endpoint.includes("?") ? "&" : "?";
  return `${endpoint}${separator}audience=${encodeURIComponent(audience)}`;
}

import type { McpAuthentication } from "@edge-gateway/generated/types/index.ts";
import type { ServerMetadata } from "./authorization-servers.ts";

type KindName = NonNullable<McpAuthentication["provider"]>;

/** The features that a kind of identity provider lacks, and how the gateway provides them instead. */
export interface ProviderKind {
  /**
   * The provider has no resource indicators (RFC 8707), and reads the audience from the
   * authorization URL.
   */
  readonly readsAudience: boolean;
  /**
   * The provider refuses requests with resource indicators: such requests pass through the gateway,
   * which removes the indicators.
   */
  readonly refusesResource: boolean;
  /** The provider supports PKCE with S256 but does not announce it; strict clients would refuse to use it. */
  readonly hidesPkce: boolean;
  /** The metadata keep the provider's issuer by default, although strict clients refuse it. */
  readonly keepsIssuer: boolean;
  /**
   * The endpoint to which the gateway forwards registrations. Undefined: clients register directly, if the
   * metadata names an endpoint.
   */
  readonly registrationUrl: (issuer: string, metadata: ServerMetadata) => string | undefined;
}

const PLAIN: ProviderKind = {
  readsAudience: false,
  refusesResource: false,
  hidesPkce: false,
  keepsIssuer: false,
  registrationUrl: () => undefined,
};

/** Without a kind, the metadata pass as the provider publishes them. */
const UNKNOWN: ProviderKind = { ...PLAIN, keepsIssuer: true };

const AUTH0: ProviderKind = { ...PLAIN, readsAudience: true, keepsIssuer: true };

/** The registration endpoint has no CORS headers, so clients in web pages could not use it directly. */
const KEYCLOAK: ProviderKind = {
  ...PLAIN,
  registrationUrl: (issuer, metadata) =>
    published(metadata) ?? `${withoutSlash(issuer)}/clients-registrations/openid-connect`,
};

/**
 * All authorization servers of an organization share one registration endpoint. Their endpoint has no CORS
 * headers.
 */
const OKTA: ProviderKind = {
  ...PLAIN,
  registrationUrl: (issuer, metadata) =>
    published(metadata) ?? `${new URL(issuer).origin}/oauth2/v1/clients`,
};

const DESCOPE: ProviderKind = {
  ...PLAIN,
  registrationUrl: (_issuer, metadata) => published(metadata),
};

/** Authentik has no registration endpoint, so all clients use `clientId`. */
const AUTHENTIK: ProviderKind = PLAIN;

const ENTRA: ProviderKind = { ...PLAIN, refusesResource: true, hidesPkce: true };

const KINDS: Readonly<Record<KindName, ProviderKind>> = {
  Auth0: AUTH0,
  Keycloak: KEYCLOAK,
  Okta: OKTA,
  Descope: DESCOPE,
  Authentik: AUTHENTIK,
  Entra: ENTRA,
  ProviderA: AUTH0,
  ProviderB: KEYCLOAK,
  ProviderC: OKTA,
  ProviderD: DESCOPE,
  ProviderE: AUTHENTIK,
  ProviderF: ENTRA,
};

export function providerKind(name: KindName | undefined): ProviderKind {
  return name === undefined ? UNKNOWN : KINDS[name];
}

function published({ registration_endpoint: endpoint }: ServerMetadata): string | undefined {
  return typeof endpoint === "string" && URL.canParse(endpoint) ? endpoint : undefined;
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, "");
}

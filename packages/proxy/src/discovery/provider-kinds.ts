import type { McpAuthentication } from "@edge-gateway/generated/types/index.ts";
import type { ServerMetadata } from "./authorization-servers.ts";

type KindName = NonNullable<McpAuthentication["provider"]>;

/** What identity providers of one kind lack, and the gateway makes up for. */
export interface ProviderKind {
  /** It has no resource indicators (RFC 8707), and reads the audience from the authorization URL. */
  readonly readsAudience: boolean;
  /** It refuses requests with resource indicators: they pass the gateway, which removes those. */
  readonly refusesResource: boolean;
  /** The provider supports PKCE with S256 but does not announce it; strict clients would refuse to use it. */
  readonly hidesPkce: boolean;
  /**
   * Where the gateway passes registrations on to; undefined: clients register by themselves, if the
   * metadata say where.
   */
  readonly registrationUrl: (issuer: string, metadata: ServerMetadata) => string | undefined;
}

const PLAIN: ProviderKind = {
  readsAudience: false,
  refusesResource: false,
  hidesPkce: false,
  registrationUrl: () => undefined,
};

const AUTH0: ProviderKind = { ...PLAIN, readsAudience: true };

/** Its endpoint for registrations has no CORS: clients in pages could not use it. */
const KEYCLOAK: ProviderKind = {
  ...PLAIN,
  registrationUrl: (issuer, metadata) =>
    published(metadata) ?? `${withoutSlash(issuer)}/clients-registrations/openid-connect`,
};

/** All authorization servers of an organization share one endpoint, which has no CORS. */
const OKTA: ProviderKind = {
  ...PLAIN,
  registrationUrl: (issuer, metadata) =>
    published(metadata) ?? `${new URL(issuer).origin}/oauth2/v1/clients`,
};

const DESCOPE: ProviderKind = {
  ...PLAIN,
  registrationUrl: (_issuer, metadata) => published(metadata),
};

/** Nobody can register: `clientId` names the client of all. */
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
  return name === undefined ? PLAIN : KINDS[name];
}

function published({ registration_endpoint: endpoint }: ServerMetadata): string | undefined {
  return typeof endpoint === "string" && URL.canParse(endpoint) ? endpoint : undefined;
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, "");
}

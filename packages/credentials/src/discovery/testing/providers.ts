import type { McpAuthentication } from "@edge-gateway/generated/types/index.ts";

/** The metadata that a product publishes, for an invented tenant. */
export interface ProductMetadata {
  readonly provider: NonNullable<McpAuthentication["provider"]>;
  readonly issuer: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const CODE = ["code"];
const S256 = ["S256"];

/** One product of each kind, without the members that MCP clients do not read. */
export const PRODUCTS: readonly ProductMetadata[] = [
  {
    provider: "Auth0",
    issuer: "https://acme.eu.auth0.com/",
    metadata: {
      issuer: "https://acme.eu.auth0.com/",
      authorization_endpoint: "https://acme.eu.auth0.com/authorize",
      token_endpoint: "https://acme.eu.auth0.com/oauth/token",
      device_authorization_endpoint: "https://acme.eu.auth0.com/oauth/device/code",
      userinfo_endpoint: "https://acme.eu.auth0.com/userinfo",
      mfa_challenge_endpoint: "https://acme.eu.auth0.com/mfa/challenge",
      jwks_uri: "https://acme.eu.auth0.com/.well-known/jwks.json",
      registration_endpoint: "https://acme.eu.auth0.com/oidc/register",
      revocation_endpoint: "https://acme.eu.auth0.com/oauth/revoke",
      scopes_supported: ["openid", "profile", "offline_access", "email"],
      response_types_supported: ["code", "token", "id_token"],
      code_challenge_methods_supported: ["S256", "plain"],
      token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
      request_uri_parameter_supported: false,
    },
  },
  {
    provider: "Keycloak",
    issuer: "https://sso.acme.example/realms/tools",
    metadata: {
      issuer: "https://sso.acme.example/realms/tools",
      authorization_endpoint: "https://sso.acme.example/realms/tools/protocol/openid-connect/auth",
      token_endpoint: "https://sso.acme.example/realms/tools/protocol/openid-connect/token",
      jwks_uri: "https://sso.acme.example/realms/tools/protocol/openid-connect/certs",
      registration_endpoint:
        "https://sso.acme.example/realms/tools/clients-registrations/openid-connect",
      grant_types_supported: ["authorization_code", "refresh_token"],
      response_types_supported: CODE,
      token_endpoint_auth_methods_supported: ["private_key_jwt", "client_secret_basic"],
      code_challenge_methods_supported: ["plain", "S256"],
      authorization_response_iss_parameter_supported: true,
      tls_client_certificate_bound_access_tokens: true,
      mtls_endpoint_aliases: {
        token_endpoint: "https://sso.acme.example/realms/tools/protocol/openid-connect/token",
      },
    },
  },
  {
    provider: "Okta",
    issuer: "https://acme.okta.com/oauth2/default",
    metadata: {
      issuer: "https://acme.okta.com/oauth2/default",
      authorization_endpoint: "https://acme.okta.com/oauth2/default/v1/authorize",
      token_endpoint: "https://acme.okta.com/oauth2/default/v1/token",
      jwks_uri: "https://acme.okta.com/oauth2/default/v1/keys",
      registration_endpoint: "https://acme.okta.com/oauth2/v1/clients",
      response_types_supported: ["code", "id_token", "code id_token"],
      scopes_supported: ["openid", "profile", "email", "offline_access"],
      token_endpoint_auth_methods_supported: ["client_secret_basic", "none"],
      code_challenge_methods_supported: S256,
    },
  },
  {
    provider: "Descope",
    issuer: "https://api.descope.com/v1/apps/agentic/P2abc/MS2def",
    metadata: {
      issuer: "https://api.descope.com/v1/apps/agentic/P2abc/MS2def",
      authorization_endpoint:
        "https://api.descope.com/oauth2/v1/apps/agentic/P2abc/MS2def/authorize",
      token_endpoint: "https://api.descope.com/oauth2/v1/apps/agentic/P2abc/MS2def/token",
      jwks_uri: "https://api.descope.com/P2abc/.well-known/jwks.json",
      registration_endpoint: "https://api.descope.com/v1/mgmt/inboundapp/app/P2abc/MS2def/register",
      response_types_supported: CODE,
      code_challenge_methods_supported: S256,
    },
  },
  {
    provider: "Authentik",
    issuer: "https://id.acme.example/application/o/tools/",
    metadata: {
      issuer: "https://id.acme.example/application/o/tools/",
      authorization_endpoint: "https://id.acme.example/application/o/authorize/",
      token_endpoint: "https://id.acme.example/application/o/token/",
      jwks_uri: "https://id.acme.example/application/o/tools/jwks/",
      response_types_supported: ["code", "id_token"],
      token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
      code_challenge_methods_supported: ["plain", "S256"],
    },
  },
  {
    provider: "Entra",
    issuer: "https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/v2.0",
    metadata: {
      token_endpoint:
        "https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/oauth2/v2.0/token",
      token_endpoint_auth_methods_supported: ["client_secret_post", "private_key_jwt"],
      jwks_uri:
        "https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/discovery/v2.0/keys",
      response_modes_supported: ["query", "fragment", "form_post"],
      response_types_supported: ["code", "id_token", "code id_token"],
      scopes_supported: ["openid", "profile", "email", "offline_access"],
      issuer: "https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/v2.0",
      authorization_endpoint:
        "https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/oauth2/v2.0/authorize",
      http_logout_supported: true,
      tenant_region_scope: "EU",
      cloud_instance_name: "microsoftonline.com",
    },
  },
];

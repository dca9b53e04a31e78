import { createServer } from "node:http";
import { generateKeyPair, exportJWK } from "jose";
import { Provider, type ClientMetadata, type Configuration } from "oidc-provider";
import { type Listening, listen } from "../listen.ts";

/** The lifetime of an access token in seconds. */
const ACCESS_TOKEN_LIFETIME = 600;

export interface IdentityProviderOptions {
  /** The port of the server; 0 selects a free port. */
  readonly port?: number;
  /** The claim `permissions` of every access token. */
  readonly permissions?: readonly string[];
  /** Scopes of MCP clients, in addition to those of OpenID Connect; default `mcp`. */
  readonly scopes?: readonly string[];
  /** Whether clients may ask for scopes that are not in their registration, as most providers allow. */
  readonly allowsUnregisteredScopes?: boolean;
  /** Clients in addition to those that register themselves. */
  readonly clients?: readonly ClientMetadata[];
  /** The lifetime of an access token in seconds; default ten minutes. */
  readonly accessTokenLifetime?: number;
  /** The lifetime of an ID token in seconds. */
  readonly idTokenLifetime?: number;
  /** Whether redirects have `iss` (RFC 9207), and the metadata announces it; default true. */
  readonly sendsIssuer?: boolean;
  /** Whether clients can register themselves; default true. */
  readonly registersClients?: boolean;
  /**
   * The resource of the tokens: `indicator` (default), that of the indicator in the request; `audience`, that
   * of the parameter `audience`, whatever the indicator; otherwise always this one, and requests with
   * an indicator are refused.
   */
  readonly resource?: string;
}

/**
 * Starts a real identity provider: discovery, dynamic registration, PKCE, and resource indicators (RFC 8707),
 * whose access tokens are JWTs for the resource. The issuer in the tokens is the URL of the provider.
 */
export async function startIdentityProvider(
  options: IdentityProviderOptions = {},
): Promise<Listening> {
  const { promise: callback, resolve } = Promise.withResolvers<ReturnType<Provider["callback"]>>();
  // Requests wait until the provider knows its own address.
  const server = createServer((request, response) => {
    void callback.then((answer) => answer(request, response));
  });
  const listening = await listen(server, options.port);
  const provider = new Provider(listening.url, await configuration(options));
  addPeculiarities(provider, options);
  resolve(provider.callback());
  return listening;
}

/** Makes the provider behave as those that have no RFC 9207 or no RFC 8707. */
function addPeculiarities(
  provider: Provider,
  { sendsIssuer = true, resource = INDICATOR }: IdentityProviderOptions,
): void {
  provider.use(async (context, next) => {
    const { resource: indicator, ...query } = context.query;
    if (indicator !== undefined && resource !== INDICATOR) {
      if (resource !== AUDIENCE) return context.throw(BAD_REQUEST, "resource is not supported");
      Object.assign(context, { query });
    }
    await next();
    if (sendsIssuer) return;
    const location: string | undefined = context.response.get("location");
    if (location !== undefined) context.set("location", location.replace(/&iss=[^&]*/, ""));
    if (typeof context.body === "object" && context.body !== null)
      Reflect.deleteProperty(context.body, "authorization_response_iss_parameter_supported");
  });
}

const INDICATOR = "indicator";
const AUDIENCE = "audience";
const BAD_REQUEST = 400;

async function configuration({
  permissions = [],
  scopes = ["mcp"],
  allowsUnregisteredScopes = false,
  clients = [],
  accessTokenLifetime = ACCESS_TOKEN_LIFETIME,
  idTokenLifetime = ACCESS_TOKEN_LIFETIME,
  registersClients = true,
  resource: kind = INDICATOR,
}: IdentityProviderOptions): Promise<Configuration> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" };
  return {
    clients: [...clients],
    scopes: ["openid", "offline_access", ...scopes],
    jwks: { keys: [jwk] },
    cookies: { keys: [crypto.randomUUID()] },
    ...(allowsUnregisteredScopes ? { extraClientMetadata: FORGET_SCOPE } : {}),
    ...(kind === AUDIENCE ? { extraParams: [AUDIENCE] } : {}),
    pkce: { required: () => true },
    clientBasedCORS: () => true,
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    extraTokenClaims: () => ({ permissions }),
    ttl: {
      AccessToken: accessTokenLifetime,
      IdToken: idTokenLifetime,
      Grant: ACCESS_TOKEN_LIFETIME,
      Session: ACCESS_TOKEN_LIFETIME,
      Interaction: ACCESS_TOKEN_LIFETIME,
    },
    features: {
      registration: { enabled: registersClients },
      introspection: { enabled: true },
      revocation: { enabled: true },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        ...(kind === INDICATOR
          ? {}
          : {
              defaultResource: ({ oidc }) =>
                kind === AUDIENCE ? String(oidc.params?.["audience"]) : kind,
            }),
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => ({
          scope: scopes.join(" "),
          audience: resource,
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
  };
}

/** A client without a scope in its registration may ask for every scope. */
const FORGET_SCOPE = {
  properties: ["scope"],
  validator(_context: unknown, _name: string, _value: unknown, metadata: ClientMetadata) {
    delete metadata.scope;
  },
};

if (import.meta.main) {
  const [port = "0", ...permissions] = process.argv.slice(2);
  const { url } = await startIdentityProvider({ port: Number(port), permissions });
  console.log(`identity provider at ${url}`);
}

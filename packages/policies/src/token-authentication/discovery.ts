import type { McpAuthentication } from "@edge-gateway/generated/types/index.ts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import {
  CONTINUE,
  type CompileContext,
  type Outcome,
  type Refusal,
} from "@edge-gateway/gateway/exchange/policy";
import { AUTHORIZATION_SERVERS } from "@edge-gateway/credentials/discovery/authorization-servers";
import type { ServerMetadata } from "@edge-gateway/credentials/discovery/authorization-servers";
import {
  editMetadata,
  passesAuthorizations,
  PROXIED,
  type Detours,
} from "@edge-gateway/credentials/discovery/edit-metadata";
import { providerKind } from "@edge-gateway/credentials/discovery/provider-kinds";
import { isUnambiguous } from "@edge-gateway/kernel/http/request-path";
import { PublicEndpoint } from "@edge-gateway/credentials/discovery/json-response";
import { protectedResource } from "@edge-gateway/credentials/discovery/protected-resource";
import {
  notReached,
  ProxiedRequests,
  redirectToProvider,
  type SecretClient,
} from "./proxied-requests.ts";
import { configuredResource, type Resource } from "./resource.ts";

const RESOURCE_PREFIX = "/.well-known/oauth-protected-resource";
const SERVER_PREFIX = "/.well-known/oauth-authorization-server";
const DEFAULT_SECRET = "clientSecret";
const NOT_THIS_RESOURCE: Refusal = {
  code: "route_not_found",
  detail: "the path is that of another resource's metadata",
};
const AMBIGUOUS_PATH: Refusal = { code: "path_refused", detail: "ambiguous path on an MCP route" };

const documents = new PublicEndpoint("GET, OPTIONS");
const registrations = new PublicEndpoint("POST, OPTIONS");

/** The documents and endpoints that lead an MCP client from a refused request to a token. */
export interface Discovery {
  /** Serves the discovery paths and refuses ambiguous paths; other requests continue. */
  answer(exchange: Exchange): Outcome | Promise<Outcome>;
  /** The URL of the requested resource's metadata. */
  metadataUrl(exchange: Exchange): string;
  /** Scopes that every token must have. */
  readonly requiredScopes: readonly string[];
}

/** The members of a provider that are published to clients. */
export interface NamedProvider {
  /** The issuer that tokens must have; undefined: any issuer. */
  readonly issuer?: string | undefined;
  readonly audiences?: readonly string[] | undefined;
}

/** Compiles the block `mcp` of a token policy. */
export function compileDiscovery(
  config: McpAuthentication,
  providers: readonly NamedProvider[],
  context: CompileContext,
): Discovery {
  return new RouteDiscovery(config, providers, context);
}

class RouteDiscovery implements Discovery {
  readonly requiredScopes: readonly string[];
  readonly #config: McpAuthentication;
  readonly #issuers: readonly string[];
  readonly #detours: Detours;
  readonly #configured: Resource | undefined;
  readonly #client: SecretClient | undefined;
  readonly #proxied: ProxiedRequests;
  readonly #context: CompileContext;
  #hasWarned = false;

  constructor(
    config: McpAuthentication,
    providers: readonly NamedProvider[],
    context: CompileContext,
  ) {
    this.#config = config;
    this.requiredScopes = config.requiredScopes ?? [];
    this.#issuers = providers.flatMap(({ issuer }) => issuer ?? []);
    this.#configured = configuredResource(config);
    this.#client = secretClient(config, context);
    this.#detours = {
      kind: providerKind(config.provider),
      issuer: this.#issuers[0] ?? "",
      audience: providers[0]?.audiences?.[0],
      hasClient: config.clientId !== undefined,
      hasSecret: this.#client !== undefined,
      metadataIssuer: config.metadataIssuer,
    };
    this.#proxied = new ProxiedRequests(context);
    this.#context = context;
  }

  metadataUrl(exchange: Exchange): string {
    const { origin, path } = this.#resource(exchange, exchange.original.path);
    return `${origin}${RESOURCE_PREFIX}${path}`;
  }

  answer(exchange: Exchange): Outcome | Promise<Outcome> {
    const { path } = exchange.original;
    // The request's path becomes part of URLs. Clients may normalize URLs, so an ambiguous path would name
    // another resource.
    if (!isUnambiguous(path)) return AMBIGUOUS_PATH;
    if (isBelow(path, RESOURCE_PREFIX)) {
      const below = path.slice(RESOURCE_PREFIX.length);
      if (!this.#isOwn(below)) return NOT_THIS_RESOURCE;
      const resource = this.#resource(exchange, below);
      return (
        documents.answerMethod(exchange) ??
        documents.json(exchange, this.#resourceMetadata(resource))
      );
    }
    if (!isBelow(path, SERVER_PREFIX)) {
      exchange.trace?.note("skip", "the path is not that of a discovery document");
      return CONTINUE;
    }
    return this.#answerForProvider(exchange, path.slice(SERVER_PREFIX.length));
  }

  /** Serves the metadata of the authorization server, and the endpoints below it. */
  #answerForProvider(exchange: Exchange, below: string): Outcome | Promise<Outcome> {
    const part = Object.values(PROXIED).find((each) => this.#isPart(below, each));
    const path = below.slice(0, below.length - (part?.length ?? 0));
    if (!this.#isOwn(path)) return NOT_THIS_RESOURCE;
    if (part === PROXIED.registration && this.#config.clientId !== undefined)
      return this.#register(exchange, this.#config.clientId);
    if (part !== undefined) return this.#proxy(exchange, part);
    return documents.answerMethod(exchange) ?? this.#serverMetadata(exchange, path);
  }

  /**
   * Whether the path is one at which the gateway forwards requests of this route's clients to the provider.
   */
  #isPart(below: string, part: string): boolean {
    if (!below.endsWith(part)) return false;
    const { kind, hasClient, hasSecret } = this.#detours;
    if (part === PROXIED.authorization) return passesAuthorizations(this.#detours);
    if (part === PROXIED.token) return kind.refusesResource || hasSecret;
    return hasClient || kind.registrationUrl(FOR_EXAMPLE, PUBLISHED) !== undefined;
  }

  /**
   * Whether the path behind a well-known prefix is that of this route's resource. The empty path counts as
   * every resource's path.
   */
  #isOwn(below: string): boolean {
    const { path } = this.#configured ?? {};
    if (path === undefined || isRoot(below)) return true;
    // Clients remove the last slash of an identifier (RFC 8414 section 3.1).
    const own = path.replace(/\/$/, "");
    return below === own || below.startsWith(`${own}/`);
  }

  #resource({ original, request }: Exchange, path: string): Resource {
    if (this.#configured !== undefined) return this.#configured;
    const forwarded = request.get("x-forwarded-proto");
    const scheme = forwarded === "http" || forwarded === "https" ? forwarded : request.scheme;
    const origin = `${scheme}://${original.authority}`;
    return { url: `${origin}${path}`, origin, path };
  }

  #resourceMetadata({ url, origin, path }: Resource): ServerMetadata {
    const { authorizationServers, resourceMetadata } = this.#config;
    const servers = authorizationServers === "Provider" ? this.#issuers : [`${origin}${path}`];
    return protectedResource(url, servers, resourceMetadata ?? {});
  }

  /** @param below the path behind the well-known prefix */
  #serverMetadata(exchange: Exchange, below: string): Promise<Refusal> {
    const { origin, path } = this.#resource(exchange, below);
    const base = `${origin}${SERVER_PREFIX}${path}`;
    // Clients of MCP 2025-03-26 ask at the root of the host, whose identifier is the origin.
    const identifier = isRoot(below) ? origin : `${origin}${path}`;
    return this.#withMetadata(exchange, (metadata) => {
      const edited = editMetadata(metadata, this.#detours, { base, identifier });
      if (edited["issuer"] !== identifier) this.#warnOfIssuer(edited["issuer"]);
      return documents.json(exchange, edited);
    });
  }

  #warnOfIssuer(issuer: unknown): void {
    const { authorizationServers, metadataIssuer } = this.#config;
    const isMeant = metadataIssuer !== undefined || authorizationServers === "Provider";
    if (this.#hasWarned || isMeant) return;
    this.#hasWarned = true;
    const { log, path: policy } = this.#context;
    log.warn("strict MCP clients refuse the metadata, because of the provider's issuer", {
      policy,
      issuer: String(issuer),
      settings: "authorizationServers, metadataIssuer",
    });
  }

  async #withMetadata(
    exchange: Exchange,
    then: (metadata: ServerMetadata) => Refusal | Promise<Refusal>,
  ): Promise<Refusal> {
    const [issuer] = this.#issuers;
    if (issuer === undefined) return documents.error(exchange, NO_ISSUER);
    let metadata: ServerMetadata;
    try {
      metadata = await this.#context.use(AUTHORIZATION_SERVERS).metadata(issuer);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      this.#context.log.warn("authorization server metadata not fetched", {
        reason: error.message,
      });
      return notReached(exchange, error, documents);
    }
    return then(metadata);
  }

  /** The client requests that are forwarded to the provider. */
  #proxy(exchange: Exchange, part: string): Promise<Refusal> {
    const { kind, issuer, audience } = this.#detours;
    return this.#withMetadata(exchange, (metadata) => {
      const url = urlOf(part, metadata, kind.registrationUrl(issuer, metadata));
      if (url === undefined) return documents.error(exchange, NO_ENDPOINT);
      if (part === PROXIED.authorization)
        return redirectToProvider(
          exchange,
          url,
          kind.readsAudience ? { audience } : { dropsResource: true },
        );
      if (part === PROXIED.registration) return this.#proxied.register(exchange, url);
      const dropsResource = kind.refusesResource;
      return this.#proxied.requestToken(exchange, url, { client: this.#client, dropsResource });
    });
  }

  async #register(exchange: Exchange, clientId: string): Promise<Refusal> {
    const answered = registrations.answerMethod(exchange);
    if (answered !== undefined) return answered;
    const body = await this.#proxied.body(exchange);
    // The handler of registrations is created on demand, because it loads the validators.
    const { registerClient } =
      await import("@edge-gateway/credentials/discovery/client-registration");
    return registerClient({ endpoint: registrations, exchange, clientId }, body);
  }
}

/**
 * A placeholder for the provider's metadata, enough to check whether a kind of provider accepts forwarded
 * registrations.
 */
const FOR_EXAMPLE = "https://provider.invalid/";
const PUBLISHED: ServerMetadata = { registration_endpoint: FOR_EXAMPLE };

const NO_ISSUER = {
  code: "discovery_failed",
  error: "server_error",
  description: "no issuer is configured, so there is no authorization server",
} as const;
const NO_ENDPOINT = {
  code: "discovery_failed",
  error: "server_error",
  description: "the identity provider's metadata does not name the endpoint",
} as const;

function urlOf(
  part: string,
  metadata: ServerMetadata,
  registration: string | undefined,
): string | undefined {
  if (part === PROXIED.registration) return registration;
  const name = part === PROXIED.token ? "token_endpoint" : "authorization_endpoint";
  const url = metadata[name];
  return typeof url === "string" && URL.canParse(url) ? url : undefined;
}

function secretClient(
  { clientId, clientSecretRef }: McpAuthentication,
  context: CompileContext,
): SecretClient | undefined {
  if (clientSecretRef === undefined) return undefined;
  const { name, key = DEFAULT_SECRET } = clientSecretRef;
  const secret = context.secret(name)[key]?.trim();
  if (secret !== undefined && secret !== "") return { clientId, secret };
  context.log.warn("the Secret does not hold the client secret", { policy: context.path, key });
  return undefined;
}

function isRoot(below: string): boolean {
  return below === "" || below === "/";
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

import { withDefaultsMcpEndpointPaths } from "@edge-gateway/generated/defaults/index.ts";
import type { JwtProvider, McpAuthentication } from "@edge-gateway/generated/types/index.ts";
import { OutboundError } from "../../../outbound/outbound-error.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import {
  CONTINUE,
  type CompileContext,
  type Outcome,
  type Refusal,
} from "../../../pipeline/policy.ts";
import { AUTHORIZATION_SERVERS } from "../../../discovery/authorization-servers.ts";
import type { ServerMetadata } from "../../../discovery/authorization-servers.ts";
import { IDENTITY_LIMITS } from "../../../outbound/identity-limits.ts";
import { isUnambiguous } from "../../../discovery/document-path.ts";
import { PublicEndpoint } from "../../../discovery/json-response.ts";
import { protectedResource } from "../../../discovery/protected-resource.ts";

const RESOURCE_PREFIX = "/.well-known/oauth-protected-resource";
const SERVER_PREFIX = "/.well-known/oauth-authorization-server";
const REGISTRATION_SUFFIX = "/client-registration";
/** Path of the MCP endpoint where the configured resource names none. */
const { StreamableHTTP: MCP_PATH } = withDefaultsMcpEndpointPaths({});

const AMBIGUOUS_PATH: Refusal = { code: "path_refused", detail: "ambiguous path on an MCP route" };

const documents = new PublicEndpoint("GET, OPTIONS");
const registrations = new PublicEndpoint("POST, OPTIONS");

/** What leads MCP clients from a refused request to a token. */
export interface Discovery {
  /** Serves the discovery paths; refuses ambiguous paths, continues with every other request. */
  answer(exchange: Exchange): Outcome | Promise<Outcome>;
  /** Where the metadata of the resource stands that was asked for. */
  metadataUrl(exchange: Exchange): string;
}

/** The MCP endpoint as clients know it. */
interface Resource {
  readonly url: string;
  readonly origin: string;
  readonly path: string;
}

/** Compiles the `mcp` block. */
export function compileDiscovery(
  config: McpAuthentication,
  providers: readonly JwtProvider[],
  context: CompileContext,
): Discovery {
  const configured = configuredResource(config);
  return new RouteDiscovery(config, providers, configured, context);
}

class RouteDiscovery implements Discovery {
  readonly #config: McpAuthentication;
  readonly #issuers: readonly string[];
  readonly #audience: string | undefined;
  readonly #configured: Resource | undefined;
  readonly #context: CompileContext;

  constructor(
    config: McpAuthentication,
    providers: readonly JwtProvider[],
    configured: Resource | undefined,
    context: CompileContext,
  ) {
    this.#config = config;
    this.#issuers = providers.map((provider) => provider.issuer);
    this.#audience = needsAudience(config) ? providers[0]?.audiences?.[0] : undefined;
    this.#configured = configured;
    this.#context = context;
  }

  metadataUrl(exchange: Exchange): string {
    const { origin, path } = this.#resource(exchange, exchange.original.path);
    return `${origin}${RESOURCE_PREFIX}${path}`;
  }

  answer(exchange: Exchange): Outcome | Promise<Outcome> {
    const { path } = exchange.original;
    // The path becomes part of URLs, whose readers may normalize it: it would name another resource.
    if (!isUnambiguous(path)) return AMBIGUOUS_PATH;
    if (isBelow(path, RESOURCE_PREFIX)) {
      const resource = this.#resource(exchange, path.slice(RESOURCE_PREFIX.length));
      return (
        documents.answerMethod(exchange) ??
        documents.json(exchange, this.#resourceMetadata(resource))
      );
    }
    if (!isBelow(path, SERVER_PREFIX)) {
      exchange.trace?.note("skip", "the path is not that of a discovery document");
      return CONTINUE;
    }
    const { clientId } = this.#config;
    const below = path.slice(SERVER_PREFIX.length);
    if (clientId !== undefined && below.endsWith(REGISTRATION_SUFFIX)) {
      return this.#register(exchange, clientId);
    }
    return (
      documents.answerMethod(exchange) ??
      this.#serverMetadata(exchange, this.#resource(exchange, below))
    );
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

  async #serverMetadata(exchange: Exchange, resource: Resource): Promise<Refusal> {
    const [issuer = ""] = this.#issuers;
    try {
      const metadata = await this.#context.use(AUTHORIZATION_SERVERS).metadata(issuer);
      return documents.json(exchange, this.#edit(metadata, resource));
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      this.#context.log.warn("authorization server metadata not fetched", {
        reason: error.message,
      });
      return documents.error(exchange, {
        code: "discovery_failed",
        error: "server_error",
        description: `the metadata of the identity provider could not be fetched from ${error.host}`,
        detail: error.message,
      });
    }
  }

  /** Members keep their places; all but the two that lead through the gateway keep their values. */
  #edit(metadata: ServerMetadata, { origin, path }: Resource): ServerMetadata {
    const { authorization_endpoint: endpoint } = metadata;
    const edited: Record<string, unknown> = { ...metadata };
    if (this.#audience !== undefined && typeof endpoint === "string") {
      edited["authorization_endpoint"] = withAudience(endpoint, this.#audience);
    }
    if (this.#config.clientId !== undefined) {
      edited["registration_endpoint"] = `${origin}${SERVER_PREFIX}${path}${REGISTRATION_SUFFIX}`;
    }
    return edited;
  }

  #register(exchange: Exchange, clientId: string): Refusal | Promise<Refusal> {
    const answered = registrations.answerMethod(exchange);
    if (answered !== undefined) return answered;
    const { maxRegistrationBytes } = this.#context.use(IDENTITY_LIMITS);
    const { promise, resolve } = Promise.withResolvers<Uint8Array | undefined>();
    exchange.stream.bufferRequest(maxRegistrationBytes, resolve);
    return promise.then(async (body) => {
      // Only here: with it come the validators.
      const { registerClient } = await import("../../../discovery/client-registration.ts");
      return registerClient({ endpoint: registrations, exchange, clientId }, body);
    });
  }
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The identity provider knows no resource indicators (RFC 8707): it reads the audience from the URL. */
function needsAudience({ provider }: McpAuthentication): boolean {
  return provider === "Auth0" || provider === "ProviderA";
}

function withAudience(endpoint: string, audience: string): string {
  const separator = endpoint.includes("?") ? "&" : "?";
  return `${endpoint}${separator}audience=${encodeURIComponent(audience)}`;
}

/** The URL that clients use; what is none has been refused when the configuration was checked. */
function configuredResource({ resourceMetadata }: McpAuthentication): Resource | undefined {
  const resource = resourceMetadata?.["resource"];
  const parsed = typeof resource === "string" ? URL.parse(resource) : null;
  if (parsed === null || typeof resource !== "string") return undefined;
  const path = parsed.pathname === "/" ? MCP_PATH : parsed.pathname;
  return { url: resource, origin: parsed.origin, path };
}

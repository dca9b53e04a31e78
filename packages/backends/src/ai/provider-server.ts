import type {
  ParsedBackendAuth,
  LlmProvider,
  ParsedNamedLlmProvider,
} from "@edge-gateway/generated/types/index.ts";
import type { Upstream } from "@edge-gateway/http";
import { serviceOfProvider } from "@edge-gateway/translate/ir/backends/provider-services";
import { compileProvider, type Provider } from "@edge-gateway/llm";
import type {
  BackendContext,
  ConnectionPolicy,
  ReferredService,
} from "@edge-gateway/gateway/exchange/backend";
import type { CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";
import type { EndpointServer } from "@edge-gateway/gateway/endpoints/compile-endpoints";
import { TRUSTED_BY_SYSTEM } from "@edge-gateway/outbound/tls/tls-policy";
import { ownConnection } from "../own-connection.ts";
import { authorityOf, endpointOf } from "../static/index.ts";
import type { ProviderService } from "./service-server.ts";

/** A provider's server and how to connect to it. */
export interface ProviderServer {
  readonly provider: Provider;
  readonly upstream: Upstream;
  /** The service that has several servers; undefined if the provider has a single server. */
  readonly service: ProviderService | undefined;
  /** The Host header of requests to the provider. */
  readonly authority: string | undefined;
  /** The steps of the provider itself, which run after those of the backend. */
  readonly policies: readonly CompiledPolicy[];
  /** The server for health checks; undefined for a Service, whose endpoints are checked separately. */
  readonly server: EndpointServer | undefined;
  readonly connection: ConnectionPolicy;
  /** Called when the configuration of this server is replaced. */
  readonly close: () => void;
}

/** The configuration of the backend and of the provider. */
interface ProviderPlace {
  readonly at: string;
  /** The prefix of the provider's API paths; unset: the provider's default. */
  readonly basePath?: string | undefined;
}

/**
 * @param policies the provider's own policies, which override those of the backend; undefined if the backend
 * has a single provider
 */
export function providerServer(
  config: LlmProvider,
  policies: ParsedNamedLlmProvider["policies"],
  { at, basePath }: ProviderPlace,
  context: BackendContext,
): ProviderServer {
  const provider = compileProvider(config, basePath);
  const server = { host: provider.host, port: provider.port };
  const path = `${context.path}.${at}.policies`;
  const { ai, transformation } = policies ?? {};
  const auth = authOf(config, policies?.auth);
  const steps = {
    ...(ai === undefined ? {} : { ai }),
    ...(transformation === undefined ? {} : { transformation }),
    ...(auth === undefined ? {} : { auth }),
  };
  const shared = { provider, policies: context.compilePolicies(steps, `${at}.policies`) };
  const key = serviceOfProvider(config);
  if (key !== undefined)
    return { ...shared, ...ofService(context.service(key), { provider, policies, path }, context) };
  const own = { ...context, connection: connectionOf(provider, policies, path, context) };
  const place = provider.secure ? withTls(own) : own;
  const upstream = context.upstreams.acquire(endpointOf(server, place));
  const authority = authorityOf(server, place);
  return {
    ...shared,
    upstream,
    service: undefined,
    authority,
    server: { upstream, authority, address: server },
    connection: place.connection,
    close: () => context.upstreams.release(upstream),
  };
}

interface ServicePlace extends Pick<ProviderServer, "provider"> {
  readonly policies: ParsedNamedLlmProvider["policies"];
  readonly path: string;
}

/**
 * Compiles a provider behind a Service, with the policies of the Service. The Service releases its own
 * resources.
 */
function ofService(
  service: ReferredService,
  { provider, policies, path }: ServicePlace,
  context: BackendContext,
): Omit<ProviderServer, "provider" | "policies"> {
  const all = policies === undefined ? undefined : { ...service.policies, ...policies };
  const own = connectionOf(provider, all, path, context);
  const { health, sessionAffinity } = { ...own.balancing, ...all };
  const balancing = {
    ...own.balancing,
    ...(health === undefined ? {} : { health }),
    ...(sessionAffinity === undefined ? {} : { sessionAffinity }),
  };
  const connection = { ...own, balancing };
  const backend = service.compile(connection);
  const { upstream } = backend;
  return {
    upstream,
    service: { backend, picker: service.picker },
    authority: undefined,
    server: undefined,
    connection,
    close: () => {},
  };
}

/** Without TLS there is no ALPN. The request uses HTTP/1.1, whatever version the client uses. */
function connectionOf(
  { secure }: Provider,
  policies: ParsedNamedLlmProvider["policies"],
  path: string,
  context: BackendContext,
): ConnectionPolicy {
  const own = ownConnection(policies ?? {}, path, context);
  if (secure || own.tls !== undefined) return own;
  return { ...own, version: own.version ?? "HTTP1" };
}

const SIGNED_SERVICE = "bedrock";

/** Requests to Bedrock are signed for its service and region, unless the policy names others. */
function authOf(
  { bedrock }: LlmProvider,
  auth: ParsedBackendAuth | undefined,
): ParsedBackendAuth | undefined {
  if (auth?.aws === undefined || bedrock === undefined) return auth;
  const aws = { region: bedrock.region, serviceName: SIGNED_SERVICE, ...auth.aws };
  return { ...auth, aws };
}

/** Adds TLS for a vendor's own host if no policy configures it. */
function withTls(context: BackendContext): BackendContext {
  const { connection } = context;
  return { ...context, connection: { ...connection, tls: connection.tls ?? TRUSTED_BY_SYSTEM } };
}

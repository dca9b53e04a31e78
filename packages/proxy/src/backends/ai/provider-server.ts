import type {
  BackendAuth,
  LlmProvider,
  NamedLlmProvider,
} from "@edge-gateway/generated/types/index.ts";
import type { Upstream } from "@edge-gateway/http";
import { serviceOfProvider } from "@edge-gateway/translate/ir/provider-services";
import { compileProvider, type Provider } from "@edge-gateway/llm";
import type { BackendContext, ConnectionPolicy, ReferredService } from "../../pipeline/backend.ts";
import type { CompiledPolicy } from "../../pipeline/policy.ts";
import type { EndpointServer } from "../../endpoints/compile-endpoints.ts";
import { TRUSTED_BY_SYSTEM } from "../../tls/tls-policy.ts";
import { ownConnection } from "../own-connection.ts";
import { authorityOf, endpointOf } from "../static/index.ts";
import type { ProviderService } from "./service-server.ts";

/** A provider that can be connected to. */
export interface ProviderServer {
  readonly provider: Provider;
  readonly upstream: Upstream;
  /** Undefined: it is one server. */
  readonly service: ProviderService | undefined;
  /** The host that it is asked for. */
  readonly authority: string | undefined;
  /** Its own, in their order, behind those of the backend. */
  readonly policies: readonly CompiledPolicy[];
  /** For checks of its health; undefined of a Service, whose servers are checked. */
  readonly server: EndpointServer | undefined;
  readonly connection: ConnectionPolicy;
  /** When the configuration that made it is replaced. */
  readonly close: () => void;
}

/** Where a provider is configured. */
interface ProviderPlace {
  readonly at: string;
  /** What is before the paths of its API; unset: what it says itself. */
  readonly basePath?: string | undefined;
}

/** @param policies its own, which win over those of the backend; undefined of the only provider of one */
export function providerServer(
  config: LlmProvider,
  policies: NamedLlmProvider["policies"],
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
  readonly policies: NamedLlmProvider["policies"];
  readonly path: string;
}

/** Whoever has compiled the Service closes it. The policies of the Service apply, too. */
function ofService(
  service: ReferredService,
  { provider, policies, path }: ServicePlace,
  context: BackendContext,
): Omit<ProviderServer, "provider" | "policies"> {
  const all = policies === undefined ? undefined : { ...service.policies, ...policies };
  const own = connectionOf(provider, all, path, context);
  const health = all?.health ?? own.balancing.health;
  const balancing = { ...own.balancing, ...(health === undefined ? {} : { health }) };
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

/** Without TLS, which chooses the version, vendors speak HTTP/1.1, whatever their clients speak. */
function connectionOf(
  { secure }: Provider,
  policies: NamedLlmProvider["policies"],
  path: string,
  context: BackendContext,
): ConnectionPolicy {
  const own = ownConnection(policies ?? {}, path, context);
  if (secure || own.tls !== undefined) return own;
  return { ...own, version: own.version ?? "HTTP1" };
}

const SIGNED_SERVICE = "bedrock";

/** Requests to Bedrock are signed for it and its region, where the policy does not name another. */
function authOf({ bedrock }: LlmProvider, auth: BackendAuth | undefined): BackendAuth | undefined {
  if (auth?.aws === undefined || bedrock === undefined) return auth;
  const aws = { region: bedrock.region, serviceName: SIGNED_SERVICE, ...auth.aws };
  return { ...auth, aws };
}

/** With the vendor itself TLS is spoken, whatever policies leave unsaid. */
function withTls(context: BackendContext): BackendContext {
  const { connection } = context;
  return { ...context, connection: { ...connection, tls: connection.tls ?? TRUSTED_BY_SYSTEM } };
}

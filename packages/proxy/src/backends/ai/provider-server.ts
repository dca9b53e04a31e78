import type {
  BackendAuth,
  LlmProvider,
  NamedLlmProvider,
} from "@edge-gateway/generated/types/index.ts";
import type { EngineUpstream } from "@edge-gateway/http";
import { compileProvider, type Provider } from "@edge-gateway/llm";
import type { BackendContext, ConnectionPolicy } from "../../pipeline/backend.ts";
import type { CompiledPolicy } from "../../pipeline/policy.ts";
import type { EndpointServer } from "../../endpoints/compile-endpoints.ts";
import { TRUSTED_BY_SYSTEM } from "../../tls/tls-policy.ts";
import { ownConnection } from "../own-connection.ts";
import { authorityOf, endpointOf } from "../static/index.ts";

/** A provider that can be connected to. */
export interface ProviderServer {
  readonly provider: Provider;
  readonly upstream: EngineUpstream;
  /** The host that it is asked for. */
  readonly authority: string | undefined;
  /** Its own, in their order, behind those of the backend. */
  readonly policies: readonly CompiledPolicy[];
  /** For checks of its health. */
  readonly server: EndpointServer;
  readonly connection: ConnectionPolicy;
}

/** Where a provider is configured. */
interface ProviderPlace {
  readonly at: string;
  /** What is before the paths of its API; unset: what it says itself. */
  readonly basePath?: string | undefined;
}

/** @param policies its own, which win over those of the backend */
export function providerServer(
  config: LlmProvider,
  policies: NamedLlmProvider["policies"],
  { at, basePath }: ProviderPlace,
  context: BackendContext,
): ProviderServer {
  const provider = compileProvider(config, basePath);
  const server = { host: provider.host, port: provider.port };
  const path = `${context.path}.${at}.policies`;
  const own = { ...context, connection: connectionOf(provider, policies, path, context) };
  const place = provider.secure ? withTls(own) : own;
  const upstream = context.upstreams.acquire(endpointOf(server, place));
  const authority = authorityOf(server, place);
  const { ai, transformation } = policies ?? {};
  const auth = authOf(config, policies?.auth);
  const steps = {
    ...(ai === undefined ? {} : { ai }),
    ...(transformation === undefined ? {} : { transformation }),
    ...(auth === undefined ? {} : { auth }),
  };
  return {
    provider,
    upstream,
    authority,
    policies: context.compilePolicies(steps, `${at}.policies`),
    server: { upstream, authority, address: server },
    connection: place.connection,
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

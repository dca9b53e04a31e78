import type {
  BackendAuth,
  LlmProvider,
  NamedLlmProvider,
} from "@edge-gateway/generated/types/index.ts";
import type { EngineUpstream } from "@edge-gateway/http";
import { compileProvider, type Provider } from "@edge-gateway/llm";
import type { BackendContext, ConnectionPolicy } from "../../pipeline/backend.ts";
import type { CompiledPolicy } from "../../pipeline/policy.ts";
import { TRUSTED_BY_SYSTEM } from "../../tls/tls-policy.ts";
import { ownConnection } from "../own-connection.ts";
import { authorityOf, endpointOf } from "../static/index.ts";

/** A provider that can be connected to. */
export interface ProviderServer {
  readonly provider: Provider;
  readonly upstream: EngineUpstream;
  /** The host that it is asked for. */
  readonly authority: string | undefined;
  /** Shows its own credential; undefined leaves it to the backend. */
  readonly auth: CompiledPolicy | undefined;
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
  return {
    provider,
    upstream: context.upstreams.acquire(endpointOf(server, place)),
    authority: authorityOf(server, place),
    auth: authOf(config, policies?.auth, at, context),
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
function authOf(
  { bedrock }: LlmProvider,
  auth: BackendAuth | undefined,
  at: string,
  context: BackendContext,
): CompiledPolicy | undefined {
  if (auth === undefined) return undefined;
  const path = `${at}.policies.auth`;
  if (auth.aws === undefined || bedrock === undefined) return context.compileAuth(auth, path);
  const aws = { region: bedrock.region, serviceName: SIGNED_SERVICE, ...auth.aws };
  return context.compileAuth({ ...auth, aws }, path);
}

/** With the vendor itself TLS is spoken, whatever policies leave unsaid. */
function withTls(context: BackendContext): BackendContext {
  const { connection } = context;
  return { ...context, connection: { ...connection, tls: connection.tls ?? TRUSTED_BY_SYSTEM } };
}

import type { LookupFunction } from "node:net";
import type {
  BackendHealth,
  BackendHttp,
  BackendPolicies,
  SessionAffinity,
} from "@edge-gateway/generated/types/index.ts";
import type { Backend, KeyPair, NamedValues } from "@edge-gateway/translate/ir";
import type {
  EngineUpstream,
  Keepalive,
  OpenConnections,
  Upstream,
  UpstreamFailure,
} from "@edge-gateway/http";
import type { ReachableNetworks } from "../upstream/address-guard.ts";
import type { WatchedName } from "../upstream/name-cache.ts";
import type { ProxyPolicy } from "../upstream/proxy-policy.ts";
import type { ProxyVersion } from "../upstream/write-proxy-header.ts";
import type { Mesh } from "../tls/mesh-policy.ts";
import type { TlsPolicy } from "../tls/tls-policy.ts";
import type { Exchange } from "./exchange.ts";
import type { CompileContext, CompiledPolicy, ResponseStep, Step } from "./policy.ts";

/** A compiled backend. */
export interface CompiledBackend {
  /** The backend's name in logs, metrics and traces. */
  readonly name: string;
  readonly type: Backend["kind"];
  readonly protocol: "http" | "mcp" | "a2a" | "llm";
  readonly upstream: Upstream;
  /** The `Host` of requests unless a policy sets it; undefined keeps the client's. */
  readonly authority: string | undefined;
  /** The timeout of the chosen server, which overrides that of the whole backend. */
  readonly requestTimeout?: string;
  /** Edits the request before each attempt, or refuses it. */
  readonly prepare?: Step;
  /**
   * Whether the response requires another `prepare` and attempt, besides the retries of policies;
   * then the response is not sent.
   */
  readonly again?: (exchange: Exchange) => boolean;
  /**
   * Whether a failed attempt requires another `prepare` and attempt, besides the retries of policies.
   * Only with {@link again}, for which requests are kept.
   */
  readonly againAfter?: (exchange: Exchange, failure: UpstreamFailure) => boolean;
  /** Edits the upstream's response (not the gateway's own). */
  readonly respond?: ResponseStep;
  /** Called when the configuration that created it is replaced. */
  readonly close?: () => void;
}

/**
 * Provides the connection pools of endpoints; an unchanged endpoint keeps its pool across reloads.
 */
export interface Upstreams {
  /** Number of connections in the thread. */
  readonly connections: OpenConnections;
  acquire(endpoint: Endpoint): EngineUpstream;
  release(upstream: Upstream): void;
  /** Resolves the name of a server that is not watched. */
  readonly lookup: LookupFunction;
  /** For connections outside the pools: how a host name is resolved; undefined for an address. */
  watch(host: string): WatchedName | undefined;
}

/** The target of connections: either host and port, or a Unix socket. */
export type Endpoint = (
  { readonly host: string; readonly port: number } | { readonly socketPath: string }
) & {
  /** The maximum time to connect, in milliseconds. */
  readonly connectTimeout: number;
  readonly keepalive: Keepalive;
  readonly tls?: TlsPolicy;
  /** The HTTP version; unset: chosen per request. */
  readonly version?: HttpVersion;
  /** The proxy; unset: direct connections. */
  readonly proxy?: ProxyPolicy;
  /**
   * The version of the PROXY protocol that tells the backend the client's address; unset: no header
   * is sent.
   */
  readonly proxyProtocol?: ProxyVersion;
  /** Networks to which the name may resolve; unset: any. */
  readonly networks?: ReachableNetworks;
};

/** A fixed HTTP version for a backend. */
export type HttpVersion = NonNullable<BackendHttp["version"]>;

/** How to connect to the backend, from its policies or their defaults. */
export interface ConnectionPolicy {
  /** The maximum time to connect, in milliseconds. */
  readonly connectTimeout: number;
  readonly keepalive: Keepalive;
  readonly tls: TlsPolicy | undefined;
  /** Unset: the gateway is not part of a service mesh. */
  readonly mesh?: Mesh;
  /** The client certificate for TLS servers whose policies set none; unset: no certificate. */
  readonly clientCertificate?: KeyPair;
  /** The HTTP version; undefined: chosen per request. */
  readonly version: HttpVersion | undefined;
  /** The proxy; undefined: direct connections. */
  readonly proxy: ProxyPolicy | undefined;
  /** The version of the PROXY protocol; undefined: no header is sent. */
  readonly proxyProtocol: ProxyVersion | undefined;
  /** How the Host is rewritten; undefined: Auto for a host name, None for an address. */
  readonly hostnameRewrite: "Auto" | "None" | undefined;
  readonly balancing: BalancingPolicy;
}

/** How the backend's endpoints are health-checked and chosen. */
export interface BalancingPolicy {
  readonly health?: BackendHealth;
  readonly sessionAffinity?: SessionAffinity;
  /** The zone of the gateway. */
  readonly zone?: string;
}

/** A server's policies that have steps of their own. */
export type ServerPolicies = Pick<BackendPolicies, "auth" | "transformation" | "ai">;

/** A Service or an InferencePool that serves models for a provider. */
export interface ReferredService {
  /** The backend's own policies, for example from a BackendTLSPolicy. */
  readonly policies: BackendPolicies;
  /**
   * The endpoint picker of an InferencePool; undefined: the gateway chooses between the servers.
   */
  readonly picker: CompiledPolicy | undefined;
  /** Compiles the endpoints of the backend with these connection settings. */
  compile(connection: ConnectionPolicy): CompiledBackend;
}

export interface BackendContext extends CompileContext {
  /** Compiles the policies of one server of the backend, in order; `path`: their place. */
  compilePolicies(policies: ServerPolicies, path: string): readonly CompiledPolicy[];
  /** Another backend of the configuration, which must be a Service or an InferencePool, by its key. */
  service(key: string): ReferredService;
  readonly upstreams: Upstreams;
  readonly connection: ConnectionPolicy;
  /** The values that policy references name. */
  readonly named: NamedValues | undefined;
}

/** One kind of backend; an IR kind without a definition is a compile error of the table. */
export interface BackendDefinition<Kind extends Backend["kind"]> {
  compile(backend: Extract<Backend, { kind: Kind }>, context: BackendContext): CompiledBackend;
}

import type { LookupFunction } from "node:net";
import type {
  ParsedBackendHealth,
  ParsedBackendHttp,
  ParsedBackendPolicies,
  ParsedIrBackend,
  ParsedSessionAffinity,
} from "@edge-gateway/generated/types/index.ts";
import type { KeyPair, NamedValues } from "@edge-gateway/translate/ir";
import type {
  EngineUpstream,
  Keepalive,
  OpenConnections,
  Upstream,
  UpstreamFailure,
} from "@edge-gateway/http";
import type { OwnListeners } from "../upstream/own-listeners.ts";
import type { ReachableNetworks } from "../upstream/address-guard.ts";
import type { WatchedName } from "../upstream/name-cache.ts";
import type { ProxyPolicy } from "../upstream/proxy-policy.ts";
import type { ProxyVersion } from "../upstream/write-proxy-header.ts";
import type { Mesh } from "@edge-gateway/outbound/tls/mesh-policy";
import type { TlsPolicy } from "@edge-gateway/outbound/tls/tls-policy";
import type { Exchange, RefusalFormat } from "./exchange.ts";
import type { CompileContext, CompiledPolicy, ResponseStep, Step } from "./policy.ts";

/** A compiled backend: its upstream, and the steps for its requests and responses. */
export interface CompiledBackend {
  /** The backend's name in logs, metrics and traces. */
  readonly name: string;
  readonly type: ParsedIrBackend["kind"];
  readonly protocol: "http" | "mcp" | "a2a" | "llm";
  readonly upstream: Upstream;
  /** Writes refusals as clients of the backend's protocol read them; unset: as text. */
  readonly refusalFormat?: RefusalFormat;
  /** The `Host` of requests, unless a policy sets it; undefined: the client's `Host` is kept. */
  readonly authority: string | undefined;
  /** The timeout of the chosen server in milliseconds, which overrides the timeout of the whole backend. */
  readonly requestTimeout?: number;
  /** Whether the backend has several endpoints, so that a request that cannot reach one goes to another. */
  readonly hasSeveralEndpoints?: boolean;
  /** Whether the session of a request began at an endpoint of this backend that is healthy. */
  readonly holdsSession?: (exchange: Exchange) => boolean;
  /** Edits the request before each attempt, or refuses it. */
  readonly prepare?: Step;
  /**
   * Whether the response requires another `prepare` and attempt, in addition to the retries of policies. Then
   * the response is not sent.
   */
  readonly again?: (exchange: Exchange) => boolean;
  /**
   * Whether a failed attempt requires another `prepare` and attempt, in addition to the retries of policies.
   * It needs {@link again}, because only with `again` requests are kept for another attempt.
   */
  readonly againAfter?: (exchange: Exchange, failure: UpstreamFailure) => boolean;
  /** Edits the upstream's response, but not responses of the gateway itself. */
  readonly respond?: ResponseStep;
  /** Called when the configuration of this backend is replaced. */
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
  /** Resolves a host name once, without watching the name. */
  readonly lookup: LookupFunction;
  /** The listeners of this gateway, which clients must not name as servers. */
  readonly ownListeners: Pick<OwnListeners, "has">;
  /** Watches a host name for connections outside the pools; undefined if `host` is an address. */
  watch(host: string): WatchedName | undefined;
}

/** The target of connections: either host and port, or a Unix socket. */
export type Endpoint = (
  { readonly host: string; readonly port: number } | { readonly socketPath: string }
) & {
  /** The maximum time to connect, in milliseconds. */
  readonly connectTimeout: number;
  /** Maximum milliseconds that an unused connection is kept; unset: the setting for all backends. */
  readonly maxIdle?: number;
  readonly keepalive: Keepalive;
  readonly tls?: TlsPolicy;
  /** The HTTP version; unset: chosen for each request. */
  readonly version?: HttpVersion;
  /** The proxy through which connections are made; unset: direct connections. */
  readonly proxy?: ProxyPolicy;
  /**
   * The version of the PROXY protocol that tells the backend the client's address; unset: no header
   * is sent.
   */
  readonly proxyProtocol?: ProxyVersion;
  /** Networks to which the host name may resolve; unset: any network. */
  readonly networks?: ReachableNetworks;
};

/** The fixed HTTP version of a backend. */
export type HttpVersion = NonNullable<ParsedBackendHttp["version"]>;

/** How to connect to the backend, from its policies or their defaults. */
export interface ConnectionPolicy {
  /** The maximum time to connect, in milliseconds. */
  readonly connectTimeout: number;
  readonly keepalive: Keepalive;
  readonly tls: TlsPolicy | undefined;
  /** Settings of the service mesh; unset: the gateway is not part of a service mesh. */
  readonly mesh?: Mesh;
  /** The client certificate for TLS servers whose policies set none; unset: no certificate. */
  readonly clientCertificate?: KeyPair;
  /** The HTTP version; undefined: chosen for each request. */
  readonly version: HttpVersion | undefined;
  /** The proxy through which connections are made; undefined: direct connections. */
  readonly proxy: ProxyPolicy | undefined;
  /** The version of the PROXY protocol; undefined: no header is sent. */
  readonly proxyProtocol: ProxyVersion | undefined;
  /** How the `Host` is rewritten; undefined: Auto for a host name, None for an address. */
  readonly hostnameRewrite: "Auto" | "None" | undefined;
  readonly balancing: BalancingPolicy;
}

/** How the backend's endpoints are health-checked and chosen. */
export interface BalancingPolicy {
  readonly health?: ParsedBackendHealth;
  readonly sessionAffinity?: ParsedSessionAffinity;
  /** The zone of the gateway. */
  readonly zone?: string;
}

/** The policies of a server that have steps of their own. */
export type ServerPolicies = Pick<ParsedBackendPolicies, "auth" | "transformation" | "ai">;

/** A Service or an InferencePool that serves models for a provider. */
export interface ReferredService {
  /** The backend's own policies, for example from a BackendTLSPolicy. */
  readonly policies: ParsedBackendPolicies;
  /**
   * The endpoint picker of an InferencePool; undefined: the gateway chooses between the servers.
   */
  readonly picker: CompiledPolicy | undefined;
  /** Compiles the endpoints of the backend with these connection settings. */
  compile(connection: ConnectionPolicy): CompiledBackend;
}

export interface BackendContext extends CompileContext {
  /**
   * Compiles the policies of one server of the backend, in order. `path` is their place in the configuration.
   */
  compilePolicies(policies: ServerPolicies, path: string): readonly CompiledPolicy[];
  /** Finds another backend of the configuration by its key; it must be a Service or an InferencePool. */
  service(key: string): ReferredService;
  readonly upstreams: Upstreams;
  readonly connection: ConnectionPolicy;
  /** The values that policy references name. */
  readonly named: NamedValues | undefined;
}

/** The compilers of all kinds of backends. A kind without a compiler is a type error. */
export interface BackendDefinition<Kind extends ParsedIrBackend["kind"]> {
  compile(
    backend: Extract<ParsedIrBackend, { kind: Kind }>,
    context: BackendContext,
  ): CompiledBackend;
}

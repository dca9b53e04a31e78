import type {
  BackendHealth,
  BackendHttp,
  BackendPolicies,
  SessionAffinity,
} from "@edge-gateway/generated/types/index.ts";
import type { Backend, KeyPair, NamedValues } from "@edge-gateway/translate/ir";
import type { EngineUpstream, Keepalive, OpenConnections, Upstream } from "@edge-gateway/http";
import type { ReachableNetworks } from "../upstream/address-guard.ts";
import type { WatchedName } from "../upstream/name-cache.ts";
import type { ProxyPolicy } from "../upstream/proxy-policy.ts";
import type { ProxyVersion } from "../upstream/write-proxy-header.ts";
import type { TlsPolicy } from "../tls/tls-policy.ts";
import type { Exchange } from "./exchange.ts";
import type { CompileContext, CompiledPolicy, ResponseStep, Step } from "./policy.ts";

/** A backend ready to take requests. */
export interface CompiledBackend {
  /** What logs, metrics and traces show. */
  readonly name: string;
  readonly type: Backend["kind"];
  readonly protocol: "http" | "mcp" | "a2a" | "llm";
  readonly upstream: Upstream;
  /** The `Host` that requests get unless a policy says otherwise; undefined keeps the client's. */
  readonly authority: string | undefined;
  /** A duration that its server sets: it wins over that of the backend as a whole. */
  readonly requestTimeout?: string;
  /** Edits the request before each try, or refuses it. */
  readonly prepare?: Step;
  /**
   * Whether a response of the upstream calls for `prepare` and another try, beside those that policies ask
   * for; then it is not sent.
   */
  readonly again?: (exchange: Exchange) => boolean;
  /** Edits the response of the upstream (not those that the gateway makes). */
  readonly respond?: ResponseStep;
  /** When the configuration that made it is replaced. */
  readonly close?: () => void;
}

/** Gives out the connection pools of endpoints; the same endpoint gives the same pool across reloads. */
export interface Upstreams {
  /** Of the thread. */
  readonly connections: OpenConnections;
  acquire(endpoint: Endpoint): EngineUpstream;
  release(upstream: Upstream): void;
  /** For connections that are made elsewhere: how a host name is looked up; undefined for an address. */
  watch(host: string): WatchedName | undefined;
}

/** Where connections go; exactly one of host with port, or a Unix socket. */
export type Endpoint = (
  { readonly host: string; readonly port: number } | { readonly socketPath: string }
) & {
  /** Milliseconds. */
  readonly connectTimeout: number;
  readonly keepalive: Keepalive;
  readonly tls?: TlsPolicy;
  /** Unset: the one that suits each request. */
  readonly version?: HttpVersion;
  /** Unset: it is reached directly. */
  readonly proxy?: ProxyPolicy;
  /** The version of the PROXY protocol that tells it who the client is; unset: nothing does. */
  readonly proxyProtocol?: ProxyVersion;
  /** Where the name may lead; unset: anywhere. */
  readonly networks?: ReachableNetworks;
};

/** A version of HTTP that is always spoken with a backend. */
export type HttpVersion = NonNullable<BackendHttp["version"]>;

/** How connections to the backend are made, from its policies or their defaults. */
export interface ConnectionPolicy {
  /** Milliseconds. */
  readonly connectTimeout: number;
  readonly keepalive: Keepalive;
  readonly tls: TlsPolicy | undefined;
  /** What servers with TLS are shown whose policies say nothing else; unset: nothing. */
  readonly clientCertificate?: KeyPair;
  /** Undefined: the one that suits each request. */
  readonly version: HttpVersion | undefined;
  /** Undefined: the backend is reached directly. */
  readonly proxy: ProxyPolicy | undefined;
  /** Undefined: connections begin without a header of the PROXY protocol. */
  readonly proxyProtocol: ProxyVersion | undefined;
  /** Undefined: Auto for a host name, None for an address. */
  readonly hostnameRewrite: "Auto" | "None" | undefined;
  readonly balancing: BalancingPolicy;
}

/** How endpoints of the backend are judged and chosen. */
export interface BalancingPolicy {
  readonly health?: BackendHealth;
  readonly sessionAffinity?: SessionAffinity;
  /** That the gateway is in. */
  readonly zone?: string;
}

/** Policies of a server that have steps of their own. */
export type ServerPolicies = Pick<BackendPolicies, "auth" | "transformation" | "ai">;

/** A Service or an InferencePool that a provider of models is. */
export interface ReferredService {
  /** Its own, such as of a BackendTLSPolicy. */
  readonly policies: BackendPolicies;
  /** Asks the endpoint picker of an InferencePool; undefined: the gateway chooses between the servers. */
  readonly picker: CompiledPolicy | undefined;
  /** Its servers, connected to in this way. */
  compile(connection: ConnectionPolicy): CompiledBackend;
}

export interface BackendContext extends CompileContext {
  /** What policies of one of several servers of the backend do, in their order; `path`: where they are. */
  compilePolicies(policies: ServerPolicies, path: string): readonly CompiledPolicy[];
  /** Another backend of the configuration, which must be a Service or an InferencePool, by its key. */
  service(key: string): ReferredService;
  readonly upstreams: Upstreams;
  readonly connection: ConnectionPolicy;
  /** What references of policies lead to. */
  readonly named: NamedValues | undefined;
}

/** One kind of backend; a kind of the IR without one is a compile error of the table. */
export interface BackendDefinition<Kind extends Backend["kind"]> {
  compile(backend: Extract<Backend, { kind: Kind }>, context: BackendContext): CompiledBackend;
}

import type {
  BackendHttp,
  BackendPolicies,
  FrontendPolicies,
  HttpRouteFilter,
  HttpRouteMatch,
  McpBackend,
  PolicyTraffic,
  Settings,
  StaticBackend,
  TrafficPolicies,
} from "@edge-gateway/generated/types/index.ts";

/**
 * What the data plane runs: flat lists that point upwards (route to listener, listener to bind,
 * attachment to target), so that a change of one field is a change of one item. Plain data, able to
 * cross a thread. Both sources, the standalone file and cluster resources, become this.
 */
export interface Ir {
  /** The `config` section, after defaults; what it holds is read at start. */
  readonly settings: Settings;
  readonly binds: readonly Bind[];
  readonly listeners: readonly Listener[];
  readonly routes: readonly Route[];
  /** Routes of connections; unset: there are none. */
  readonly tcpRoutes?: readonly TcpRoute[];
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
  /** What references of policies lead to; unset: to nothing. */
  readonly named?: NamedValues;
}

/** What of the source says it: the place of messages about it. */
export interface SourcePlace {
  /** The resource, such as `EdgePolicy apps/login`; unset for a configuration file. */
  readonly document?: string;
  /** JSON pointer (RFC 6901) into the document. */
  readonly pointer: string;
}

/** Values by key of Secrets and ConfigMaps, by the name that references use. */
export interface NamedValues {
  readonly secrets: Readonly<Record<string, KeyedValues>>;
  readonly configMaps: Readonly<Record<string, KeyedValues>>;
}

export type KeyedValues = Readonly<Record<string, string>>;

/** A port that is listened on. */
export interface Bind {
  /** e.g. `bind/8080` */
  readonly key: string;
  /** Whose frontend policies apply: the merge adds the defaults. */
  readonly gateway: string;
  readonly port: number;
  /** Of the port. */
  readonly place: SourcePlace;
}

export interface Listener {
  /** `<gateway>` or `<gateway>/<listener>`: the name that logs, metrics and traces show. */
  readonly key: string;
  readonly bind: string;
  readonly gateway: string;
  /** The name of the listener; undefined where the gateway has only one. */
  readonly name: string | undefined;
  /** Lower case; undefined takes every host; `*.example.com` every host below it. */
  readonly hostname: string | undefined;
  readonly protocol: "HTTP" | "HTTPS" | "TCP" | "TLS";
  /** The ListenerSet that it belongs to; unset for listeners of the gateway itself. */
  readonly listenerSet?: string;
  /** Only where TLS is spoken. */
  readonly tls?: ListenerTls;
  readonly place: SourcePlace;
}

/** Who the gateway is towards clients, and who they have to be. */
export interface ListenerTls {
  /** As PEM; the first of several for the same name and kind of key is shown. */
  readonly certificates: readonly KeyPair[];
  /** Signs a certificate for each name that is asked for; then there are no others. */
  readonly authority?: KeyPair;
  readonly clients?: ClientValidation;
}

/** A certificate with those of the authorities above it, and its private key, as PEM. */
export interface KeyPair {
  readonly certificate: string;
  readonly privateKey: string;
}

export interface ClientValidation {
  /** The authorities that are trusted, as PEM. */
  readonly authorities: string;
  /** Whether clients without a valid certificate are turned away. */
  readonly required: boolean;
}

export interface Route {
  /** e.g. `web/api`: the name that logs, metrics and traces show. */
  readonly key: string;
  readonly name: string;
  /** What targets of kind `route` also mean it by: the key of the route that this is one rule of. */
  readonly parent?: string;
  readonly listeners: readonly string[];
  /** Position in its source, the last rule of precedence. */
  readonly order: number;
  readonly hostnames: readonly string[];
  readonly matches: readonly HttpRouteMatch[];
  /** The name of a mirror's `backendRef` is the key of a {@link Backend}. */
  readonly filters: readonly HttpRouteFilter[];
  readonly backends: readonly WeightedBackend[];
  /** The groups that take a share of the requests; unset: there are none. */
  readonly delegates?: readonly Delegate[];
  /** The group that its requests come from; unset: they come from its listeners. */
  readonly group?: string;
  /** The routes that have passed its requests on, outermost first; unset: there are none. */
  readonly above?: readonly RouteAbove[];
  readonly place: SourcePlace;
}

/** A share of requests that is matched against the routes of a group; what none of them takes gets 404. */
export interface Delegate {
  readonly weight: number;
  /** Which routes have this `group`. */
  readonly group: string;
}

/** What a route hands down with its requests: its policies by its keys, and filters that nothing below replaces. */
export type RouteAbove = Pick<Route, "key" | "parent" | "matches" | "filters">;

/** Where connections go whose bytes are passed on as they are; host names are server names of TLS. */
export interface TcpRoute extends Route {
  /** How long a connection may be quiet in both directions, as a duration. */
  readonly idleTimeout: string;
}

export interface WeightedBackend {
  readonly weight: number;
  /** Key of a {@link Backend}. */
  readonly backend: string;
  /** Filters of this backend reference alone. */
  readonly filters: readonly HttpRouteFilter[];
  readonly place: SourcePlace;
}

interface BackendBase {
  /** The name under `backends`, or the place of an inline one, e.g. `web/api/backends/0`. */
  readonly key: string;
  /** What logs and traces show: the name, or `host:port` of an inline one. */
  readonly name: string;
  readonly place: SourcePlace;
}

/** The servers behind a Service: any of them takes a request. */
export interface ServiceBackend {
  /** None: requests are answered with 503. */
  readonly endpoints: readonly { readonly host: string; readonly port: number }[];
  /** What they speak, unless a policy says otherwise; unset: what suits each request. */
  readonly version?: NonNullable<BackendHttp["version"]>;
}

export type Backend =
  | (BackendBase & { readonly kind: "static"; readonly static: StaticBackend })
  | (BackendBase & {
      readonly kind: "mcp";
      readonly mcp: McpBackend;
      /** The servers behind its target, where that is a Service; unset: the host of the target. */
      readonly endpoints?: ServiceBackend["endpoints"];
    })
  | (BackendBase & { readonly kind: "service"; readonly service: ServiceBackend })
  /** A reference that leads nowhere: its share of the requests is answered with 500. */
  | (BackendBase & { readonly kind: "unresolved" });

/** Its place is that of the block. */
interface AttachmentBase extends SourcePlace {
  readonly target: Target;
  /** Undefined for what stands in the target itself, which wins over policies that are attached to it. */
  readonly policy?: AttachedPolicy;
}

/** How a policy that names its targets stands beside others. */
export interface AttachedPolicy {
  /** Sort key: of two policies of one target, the one that sorts first wins (Gateway API: the older one, then by name). */
  readonly age: string;
  /** Its fields win over those of more specific targets too. */
  readonly overrides: boolean;
}

/** The policies that one place of the source sets; `merge` combines those of one request. */
export type Attachment =
  | (AttachmentBase & { readonly block: "frontend"; readonly policies: FrontendPolicies })
  | (AttachmentBase & {
      readonly block: "traffic";
      /** Before a route is selected or after it: the two never merge. */
      readonly phase: PolicyTraffic["phase"];
      readonly policies: TrafficPolicies;
    })
  | (AttachmentBase & { readonly block: "backend"; readonly policies: BackendPolicies });

/** Keys of the IR, least specific first. */
export type Target =
  | { readonly kind: "gateway"; readonly gateway: string }
  | { readonly kind: "bind"; readonly bind: string; readonly gateway: string }
  | { readonly kind: "listenerSet"; readonly listenerSet: string }
  | { readonly kind: "listener"; readonly listener: string }
  /** One rule by its key, or all that have this `parent`, which is less specific. */
  | { readonly kind: "route"; readonly route: string }
  | { readonly kind: "backendRef"; readonly route: string; readonly index: number }
  | { readonly kind: "backend"; readonly backend: string }
  /** An MCP target or a provider of a backend. */
  | { readonly kind: "section"; readonly backend: string; readonly section: string };

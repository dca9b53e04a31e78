import type {
  BackendPolicies,
  FrontendPolicies,
  HttpRouteFilter,
  HttpRouteMatch,
  McpBackend,
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
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
}

/** A port that is listened on. */
export interface Bind {
  /** e.g. `bind/8080` */
  readonly key: string;
  /** Whose frontend policies apply: the merge adds the defaults. */
  readonly gateway: string;
  readonly port: number;
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
  readonly protocol: "HTTP" | "HTTPS";
  /** Only where TLS is spoken. */
  readonly tls?: ListenerTls;
}

/** Who the gateway is towards clients, and who they have to be. */
export interface ListenerTls {
  /** As PEM; the first of several for the same name and kind of key is shown. */
  readonly certificates: readonly KeyPair[];
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
  readonly filters: readonly HttpRouteFilter[];
  readonly backends: readonly WeightedBackend[];
}

export interface WeightedBackend {
  readonly weight: number;
  /** Key of a {@link Backend}. */
  readonly backend: string;
  /** Filters of this backend reference alone. */
  readonly filters: readonly HttpRouteFilter[];
}

interface BackendBase {
  /** The name under `backends`, or the place of an inline one, e.g. `web/api/backends/0`. */
  readonly key: string;
  /** What logs and traces show: the name, or `host:port` of an inline one. */
  readonly name: string;
}

/** The servers behind a Service: any of them takes a request. */
export interface ServiceBackend {
  /** None: requests are answered with 503. */
  readonly endpoints: readonly { readonly host: string; readonly port: number }[];
}

export type Backend =
  | (BackendBase & { readonly kind: "static"; readonly static: StaticBackend })
  | (BackendBase & { readonly kind: "mcp"; readonly mcp: McpBackend })
  | (BackendBase & { readonly kind: "service"; readonly service: ServiceBackend })
  /** A reference that leads nowhere: its share of the requests is answered with 500. */
  | (BackendBase & { readonly kind: "unresolved" });

/** The policies that one place of the source sets; `merge` combines those of one request. */
export type Attachment =
  | {
      readonly target: Target;
      readonly path: string;
      readonly block: "frontend";
      readonly policies: FrontendPolicies;
    }
  | {
      readonly target: Target;
      readonly path: string;
      readonly block: "traffic";
      readonly policies: TrafficPolicies;
    }
  | {
      readonly target: Target;
      readonly path: string;
      readonly block: "backend";
      readonly policies: BackendPolicies;
    };

/** Keys of the IR, least specific first: gateway, listener, route, backend reference, backend. */
export type Target =
  | { readonly kind: "gateway"; readonly gateway: string }
  | { readonly kind: "listener"; readonly listener: string }
  | { readonly kind: "route"; readonly route: string }
  | { readonly kind: "backendRef"; readonly route: string; readonly index: number }
  | { readonly kind: "backend"; readonly backend: string };

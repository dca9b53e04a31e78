import type {
  ParsedFrontendPolicies,
  TracedEnvironment,
} from "@edge-gateway/generated/types/index.ts";
import type { CompiledBackend } from "../exchange/backend.ts";
import type { TransportSettings } from "../listener/transport-settings.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { Refusal } from "../exchange/policy.ts";
import type { Phase } from "./phase.ts";
import type { PathRules } from "./request-path.ts";
import type { Forwarding } from "../exchange/forwarding.ts";
import type { Telemetry } from "../exchange/telemetry.ts";
import type { CompiledUdpBind } from "../udp/udp-route.ts";
import type { HostTable } from "../route/host-table.ts";
import type { RouteTable } from "../route/route-table.ts";

/** A compiled configuration; immutable, and replaced as a whole. */
export interface Snapshot {
  readonly generation: number;
  readonly binds: ReadonlyMap<string, CompiledBind>;
  readonly udpBinds: ReadonlyMap<string, CompiledUdpBind>;
  /** Releases the configuration's resources; called once, after another one has replaced it. */
  readonly close: () => void;
}

/** The merged frontend policies of a port. */
export type ParsedFrontend = ParsedFrontendPolicies &
  Required<Pick<ParsedFrontendPolicies, "http">>;

/** A port of the gateway, as far as the requests that have arrived need it. */
export interface RoutedBind {
  readonly key: string;
  readonly gateway: string;
  readonly port: number;
  readonly listeners: HostTable<CompiledListener>;
  readonly frontend: ParsedFrontend;
  readonly paths: PathRules;
  /** How the headers about the client are written; undefined: these headers are forwarded unchanged. */
  readonly forwarded: Forwarding | undefined;
  /** The telemetry of requests that match no listener. */
  readonly telemetry: Telemetry;
  /** Where the gateway runs: the variable `env` of expressions and traces. */
  readonly environment: TracedEnvironment;
}

export interface CompiledBind extends RoutedBind {
  readonly transport: TransportSettings;
}

export interface CompiledListener {
  readonly key: string;
  readonly bind: string;
  readonly gateway: string;
  readonly name: string | undefined;
  readonly phase: Phase;
  readonly telemetry: Telemetry;
  /** The merged policies, for the trace. */
  readonly effectivePolicy: object;
  readonly routes: RouteTable<CompiledRoute>;
}

export interface CompiledRoute {
  readonly key: string;
  readonly name: string;
  /** The matched paths, for example `/api/*`; undefined if the route matches paths of several kinds. */
  readonly pattern: string | undefined;
  readonly phase: Phase;
  readonly effectivePolicy: object;
  readonly backends: readonly CompiledBackendRef[];
  /** Sum of the weights of `backends`. */
  readonly weight: number;
  /** The delegation of the route; undefined if it does not delegate. */
  readonly delegation: Delegation<CompiledRoute> | undefined;
}

/** Routes to which a route delegates some or all of its requests. */
export interface Delegation<Target> {
  readonly groups: readonly {
    readonly weight: number;
    readonly routes: RouteTable<Target>;
  }[];
  /** Sum of the weights of the groups and of the route's own backends. */
  readonly weight: number;
}

/** The backend of the chosen model for an attempt, or a refusal if no model can be chosen. */
export type ModelChoice =
  | { readonly ref: CompiledBackendRef; readonly refusal?: never }
  | { readonly ref?: never; readonly refusal: Refusal };

/** Chooses a model for each attempt, by the content of the request. */
export interface ModelChooser {
  choose(exchange: Exchange): ModelChoice | Promise<ModelChoice>;
}

export interface CompiledBackendRef {
  /** The key of the backend. */
  readonly key: string;
  readonly weight: number;
  readonly backend: CompiledBackend;
  readonly phase: Phase;
  readonly effectivePolicy: object;
  /** Maximum milliseconds of one attempt; 0 means that the backend sets no limit. */
  readonly timeout: number;
  /** Chooses between the models that the backend offers; unset: the backend handles requests itself. */
  readonly models?: ModelChooser;
}

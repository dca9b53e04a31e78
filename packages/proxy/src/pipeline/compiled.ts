import type { TracedEnvironment } from "@edge-gateway/generated/types/index.ts";
import type { EffectiveFrontend } from "@edge-gateway/translate/attach/merge";
import type { CompiledBackend } from "./backend.ts";
import type { TransportSettings } from "../listener/transport-settings.ts";
import type { Exchange } from "./exchange.ts";
import type { Refusal } from "./policy.ts";
import type { Phase } from "./phase.ts";
import type { PathRules } from "./request-path.ts";
import type { Forwarding } from "./forwarding.ts";
import type { Telemetry } from "./telemetry.ts";
import type { CompiledUdpBind } from "../udp/udp-route.ts";
import type { HostTable } from "../route/host-table.ts";
import type { RouteTable } from "../route/route-table.ts";

/** A configuration made ready to run; frozen, replaced as a whole. */
export interface Snapshot {
  readonly generation: number;
  readonly binds: ReadonlyMap<string, CompiledBind>;
  readonly udpBinds: ReadonlyMap<string, CompiledUdpBind>;
  /** Gives back what this configuration holds; called once, when another one has taken its place. */
  readonly close: () => void;
}

export interface CompiledBind {
  readonly key: string;
  readonly gateway: string;
  readonly port: number;
  readonly listeners: HostTable<CompiledListener>;
  readonly frontend: EffectiveFrontend;
  readonly paths: PathRules;
  /** Undefined: fields about the client are passed on as they came. */
  readonly forwarded: Forwarding | undefined;
  readonly transport: TransportSettings;
  /** Of requests that no listener takes. */
  readonly telemetry: Telemetry;
  /** Where the gateway runs: `env` of expressions and traces. */
  readonly environment: TracedEnvironment;
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
  /** The paths that it takes, such as `/api/*`; undefined where it takes several kinds of them. */
  readonly pattern: string | undefined;
  readonly phase: Phase;
  readonly effectivePolicy: object;
  readonly backends: readonly CompiledBackendRef[];
  /** Sum of the weights of `backends`. */
  readonly weight: number;
  /** Undefined where the route takes all its requests itself. */
  readonly delegation: Delegation<CompiledRoute> | undefined;
}

/** The routes that take some or all of the requests of a route in its place. */
export interface Delegation<Target> {
  readonly groups: readonly {
    readonly weight: number;
    readonly routes: RouteTable<Target>;
  }[];
  /** Sum of the weights of the groups and of the backends of the route. */
  readonly weight: number;
}

/** The backend of the model that takes a try, or why there is none. */
export type ModelChoice =
  | { readonly ref: CompiledBackendRef; readonly refusal?: never }
  | { readonly ref?: never; readonly refusal: Refusal };

/** Chooses between the models of a place by what a request asks for; anew for each try. */
export interface ModelChooser {
  choose(exchange: Exchange): ModelChoice | Promise<ModelChoice>;
}

export interface CompiledBackendRef {
  /** Of the backend. */
  readonly key: string;
  readonly weight: number;
  readonly backend: CompiledBackend;
  readonly phase: Phase;
  readonly effectivePolicy: object;
  /** Milliseconds for one try; 0 = no limit of its own. */
  readonly timeout: number;
  /** Of a place that offers models; unset: the backend takes the requests itself. */
  readonly models?: ModelChooser;
}

import type { Resources } from "@edge-gateway/translate/ir/resources";

/** Why a data plane does not take a resource. */
export interface Refusal {
  /** What of the cluster it comes from, such as `HTTPRoute apps/web /spec/rules/0`. */
  readonly resource: string;
  readonly message: string;
}

/** What the data planes of a gateway do with its configuration. */
export interface DataPlaneState {
  /** How many are connected. */
  readonly connected: number;
  /** How many of them run what was published last. */
  readonly synchronized: number;
  readonly refusals: readonly Refusal[];
  /** Whether none has been connected for so long that it cannot be a short disturbance. */
  readonly isAbsent?: boolean;
}

/** Brings configuration to the data planes of gateways; it works out what has changed. */
export interface ConfigurationServer {
  /** Data planes that are connected. */
  readonly streams: number;
  /** All resources that a gateway is to have; none: the gateway is gone. */
  publish(gateway: string, resources: Resources): void;
  /** Every gateway that there is has been published. */
  published(): void;
}

/** Hears of what data planes do with configuration. */
export interface ConfigurationListener {
  heard(gateway: string, state: DataPlaneState): void;
}

import type { Resources } from "@edge-gateway/translate/ir/resources";

/** Why a data plane refuses a resource. */
export interface Refusal {
  /** The cluster object from which the resource was made, for example `HTTPRoute apps/web`. */
  readonly resource: string;
  /** JSON pointer into the object; empty if the whole object is meant. */
  readonly pointer: string;
  readonly message: string;
}

/** The state of a gateway's data planes. */
export interface DataPlaneState {
  /** The number of connected data planes. */
  readonly connected: number;
  /** Number of connected data planes that run the latest published configuration. */
  readonly synchronized: number;
  readonly refusals: readonly Refusal[];
  /** Whether no data plane has been connected for so long that a short disturbance cannot be the cause. */
  readonly isAbsent?: boolean;
}

/** Sends configuration to the data planes of gateways, and computes by itself what has changed. */
export interface ConfigurationServer {
  /** The number of connected data planes. */
  readonly streams: number;
  /** Publishes all resources of a gateway; undefined: the gateway was deleted. */
  publish(gateway: string, resources: Resources): void;
  /** Is called after every existing gateway has been published. */
  published(): void;
}

/** Receives what data planes report about their configuration. */
export interface ConfigurationListener {
  heard(gateway: string, state: DataPlaneState): void;
}

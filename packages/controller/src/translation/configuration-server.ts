import type { Resources } from "@edge-gateway/translate/ir/resources";

/** Why a data plane does not take a resource. */
export interface Refusal {
  /** The name of the resource. */
  readonly resource: string;
  readonly message: string;
}

/** Brings configuration to the data planes of gateways; it works out what has changed. */
export interface ConfigurationServer {
  /** All resources that a gateway is to have; none: the gateway is gone. */
  publish(gateway: string, resources: Resources): void;
}

/** Hears of what data planes do with configuration. */
export interface ConfigurationListener {
  applied(gateway: string, version: string): void;
  refused(gateway: string, refusals: readonly Refusal[]): void;
}

import type { Ir } from "@edge-gateway/translate";
import { resourcesOf } from "@edge-gateway/translate/ir/resources";
import type { Resources } from "@edge-gateway/translate/ir/resources";
import type { ConfigurationServer } from "./configuration-server.ts";

const NOTHING: Resources = new Map();

/**
 * Passes each gateway's configuration to the configuration server, and reports deleted gateways.
 */
export class Publisher {
  readonly #server: ConfigurationServer | undefined;
  #known: ReadonlyMap<string, Ir> = new Map();

  constructor(server: ConfigurationServer | undefined) {
    this.#server = server;
  }

  publish(gateways: ReadonlyMap<string, Ir>): void {
    if (this.#server === undefined) return;
    for (const gateway of this.#known.keys())
      if (!gateways.has(gateway)) this.#server.publish(gateway, NOTHING);
    for (const [gateway, ir] of gateways)
      if (this.#known.get(gateway) !== ir) this.#server.publish(gateway, resourcesOf(ir));
    this.#known = gateways;
    this.#server.published();
  }
}

import type { Ir } from "@edge-gateway/translate";
import { resourcesOf } from "@edge-gateway/translate/ir/resources";
import type { Resources } from "@edge-gateway/translate/ir/resources";
import type { ConfigurationServer } from "./configuration-server.ts";

const NOTHING: Resources = new Map();

/** Gives the configuration server what each gateway is to have, and nothing for those that are gone. */
export class Publisher {
  readonly #server: ConfigurationServer | undefined;
  #known: ReadonlySet<string> = new Set();

  constructor(server: ConfigurationServer | undefined) {
    this.#server = server;
  }

  publish(gateways: ReadonlyMap<string, Ir>): void {
    if (this.#server === undefined) return;
    for (const gateway of this.#known)
      if (!gateways.has(gateway)) this.#server.publish(gateway, NOTHING);
    for (const [gateway, ir] of gateways) this.#server.publish(gateway, resourcesOf(ir));
    this.#known = new Set(gateways.keys());
    this.#server.published();
  }
}

import type { Ir } from "@edge-gateway/translate";
import { keySetUrls } from "@edge-gateway/translate/ir/key-sets";
import { resourcesOf } from "@edge-gateway/translate/ir/resources";
import type { Resources } from "@edge-gateway/translate/ir/resources";
import type { IrKeySet } from "@edge-gateway/generated/types/index.ts";
import type { ConfigurationServer } from "./configuration-server.ts";

const NOTHING: Resources = new Map();

/** The key sets that the controller fetches for data planes. */
export interface KeySetSource {
  /** Sets the URLs that are needed, with their cache durations in milliseconds. */
  want(urls: ReadonlyMap<string, number>): void;
  /** What is known of a wanted key set. */
  of(url: string): IrKeySet;
}

/** A gateway's configuration, and the key sets that it needs. */
interface Known {
  readonly ir: Ir;
  readonly urls: ReadonlyMap<string, number>;
}

/**
 * Passes each gateway's configuration, with the key sets that it needs, to the configuration
 * server, and reports deleted gateways.
 */
export class Publisher {
  readonly #server: ConfigurationServer | undefined;
  readonly #keySets: KeySetSource;
  #known: ReadonlyMap<string, Known> = new Map();

  constructor(server: ConfigurationServer | undefined, keySets: KeySetSource) {
    this.#server = server;
    this.#keySets = keySets;
  }

  publish(gateways: ReadonlyMap<string, Ir>): void {
    if (this.#server === undefined) return;
    const before = this.#known;
    for (const gateway of before.keys())
      if (!gateways.has(gateway)) this.#server.publish(gateway, NOTHING);
    this.#known = new Map(
      [...gateways].map(([gateway, ir]) => {
        const known = before.get(gateway);
        return [gateway, known?.ir === ir ? known : { ir, urls: keySetUrls(ir.attachments) }];
      }),
    );
    this.#keySets.want(shortest([...this.#known.values()].map(({ urls }) => urls)));
    for (const [gateway, known] of this.#known)
      if (before.get(gateway) !== known) this.#send(this.#server, gateway, known);
    this.#server.published();
  }

  /** Publishes again to the gateways that need the key set. */
  keySetChanged(url: string): void {
    if (this.#server === undefined) return;
    const users = [...this.#known].filter(([, { urls }]) => urls.has(url));
    for (const [gateway, known] of users) this.#send(this.#server, gateway, known);
    if (users.length > 0) this.#server.published();
  }

  #send(server: ConfigurationServer, gateway: string, { ir, urls }: Known): void {
    const keySets = [...urls.keys()].map((url) => this.#keySets.of(url));
    server.publish(gateway, resourcesOf({ ...ir, keySets }));
  }
}

function shortest(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const urls of all)
    for (const [url, duration] of urls)
      found.set(url, Math.min(found.get(url) ?? Infinity, duration));
  return found;
}

import type { Ir } from "@edge-gateway/translate";
import { keySetsOf, keySetUsers } from "@edge-gateway/translate/ir/key-sets";
import type { KeySetPlace } from "@edge-gateway/translate/ir/key-sets";
import { resourcesOf } from "@edge-gateway/translate/ir/resources";
import type { Resources } from "@edge-gateway/translate/ir/resources";
import type { IrKeySet, SourcePlace } from "@edge-gateway/generated/types/index.ts";
import type { ConfigurationServer } from "./configuration-server.ts";

const NOTHING: Resources = new Map();

/** The key sets that the controller fetches for data planes. */
export interface KeySetSource {
  /** Sets which key sets are needed, by name. */
  want(keySets: ReadonlyMap<string, KeySetPlace>): void;
  /** Returns the state of a key set that a configuration uses. */
  of(name: string): IrKeySet;
  /** The reasons why needed key sets cannot be fetched, by name of the key set. */
  readonly failures: ReadonlyMap<string, string>;
}

/** Why a policy's key set cannot be fetched. */
export interface KeySetFailure {
  /** The place of the key set in the policy object, as a JSON pointer. */
  readonly pointer: string;
  readonly message: string;
}

/** A gateway's configuration, and the key sets that it needs. */
interface Known {
  readonly ir: Ir;
  readonly keySets: ReadonlyMap<string, KeySetPlace>;
  readonly users: ReadonlyMap<string, readonly SourcePlace[]>;
}

/**
 * Passes each gateway's configuration and key sets to the configuration server, and reports deleted gateways.
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
        return [gateway, known?.ir === ir ? known : knownOf(ir)];
      }),
    );
    this.#keySets.want(shortest([...this.#known.values()].map(({ keySets }) => keySets)));
    for (const [gateway, known] of this.#known)
      if (before.get(gateway) !== known) this.#send(this.#server, gateway, known);
    this.#server.published();
  }

  /** Publishes again to the gateways that need the key set. */
  keySetChanged(name: string): void {
    if (this.#server === undefined) return;
    const users = [...this.#known].filter(([, { keySets }]) => keySets.has(name));
    for (const [gateway, known] of users) this.#send(this.#server, gateway, known);
    if (users.length > 0) this.#server.published();
  }

  /** The objects with policies that use a key set, for example `EdgePolicy default/web`. */
  usersOf(name: string): ReadonlySet<string> {
    const users = [...this.#known.values()].flatMap((known) => known.users.get(name) ?? []);
    return new Set(users.flatMap(({ document }) => document ?? []));
  }

  /** Which key sets of an object's policies cannot be fetched. */
  failuresOf(object: string): readonly KeySetFailure[] {
    const places = new Map<string, KeySetFailure>();
    for (const [name, message] of this.#keySets.failures)
      for (const { users } of this.#known.values())
        for (const { document, pointer } of users.get(name) ?? [])
          if (document === object) places.set(pointer, { pointer, message });
    return [...places.values()];
  }

  #send(server: ConfigurationServer, gateway: string, known: Known): void {
    const keySets = [...known.keySets.keys()].map((name) => this.#keySets.of(name));
    server.publish(gateway, resourcesOf({ ...known.ir, keySets }));
  }
}

function knownOf(ir: Ir): Known {
  return { ir, keySets: keySetsOf(ir), users: keySetUsers(ir) };
}

function shortest(
  all: readonly ReadonlyMap<string, KeySetPlace>[],
): ReadonlyMap<string, KeySetPlace> {
  const found = new Map<string, KeySetPlace>();
  for (const places of all)
    for (const [name, place] of places) {
      const known = found.get(name)?.cacheDuration ?? Infinity;
      found.set(name, { ...place, cacheDuration: Math.min(known, place.cacheDuration) });
    }
  return found;
}

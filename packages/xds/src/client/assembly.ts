import type { DeltaDiscoveryResponse } from "@edge-gateway/generated/proto/messages.ts";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { isRefusal, readResource } from "../wire/messages.ts";
import type { Refusal } from "../wire/messages.ts";

/** A data plane's resource, and its version. */
export interface KnownResource {
  readonly version: string;
  readonly resource: IrResource;
}

export type KnownResources = ReadonlyMap<string, KnownResource>;

/** A configuration to try. */
export interface Candidate {
  readonly resources: KnownResources;
  /** Names of the resources that differ from the running configuration. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Assembles a configuration from partial responses; the running one changes only when all parts
 * have arrived.
 */
export class Assembly {
  #running: KnownResources;
  /** Undefined: the resource was deleted. */
  readonly #changes = new Map<string, KnownResource | undefined>();
  /** Refused resources by name. */
  readonly #refused = new Map<string, Refusal>();

  constructor(running: KnownResources) {
    this.#running = running;
  }

  get running(): KnownResources {
    return this.#running;
  }

  /** All resources refused now. */
  get refusals(): readonly Refusal[] {
    return [...this.#refused.values()];
  }

  /** Adds a response. Invalid resources are refused: the previous version stays. */
  add({ resources = [], removedResources = [] }: DeltaDiscoveryResponse): void {
    for (const sent of resources) {
      const { name = "", version = "" } = sent;
      const read = readResource(sent);
      if (isRefusal(read)) this.refuse(read);
      else {
        this.#refused.delete(name);
        this.#changes.set(name, { version, resource: read });
      }
    }
    for (const name of removedResources) {
      this.#refused.delete(name);
      this.#changes.set(name, undefined);
    }
  }

  /** The configuration to try. */
  candidate(): Candidate {
    const resources = new Map(this.#running);
    for (const [name, change] of this.#changes)
      if (change === undefined) resources.delete(name);
      else resources.set(name, change);
    return { resources, changed: new Set(this.#changes.keys()) };
  }

  /** Refuses a change. */
  refuse(refusal: Refusal): void {
    this.#changes.delete(refusal.resource);
    this.#refused.set(refusal.resource, refusal);
  }

  /** Drops all changes, although none of them is known to be wrong. */
  refuseAll(message: string): void {
    const names = [...this.#changes.keys()];
    this.#changes.clear();
    const all = names.length === 0 ? [""] : names;
    for (const resource of all) this.#refused.set(resource, { resource, pointer: "", message });
  }

  /** Makes the candidate the running configuration. */
  commit({ resources }: Candidate): void {
    this.#running = resources;
    this.#changes.clear();
    this.#refused.delete("");
  }
}

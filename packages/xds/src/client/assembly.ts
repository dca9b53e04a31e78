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
  /** Refused changes, which may run once others have changed. */
  readonly #held = new Map<string, KnownResource | undefined>();

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

  /**
   * Forgets changes that do not run: a new stream gets all that differs from what runs, and nothing
   * about what the controller has withdrawn meanwhile.
   */
  restart(): void {
    for (const known of [this.#changes, this.#held, this.#refused]) known.clear();
  }

  /** Adds a response. Invalid resources are refused: the previous version stays. */
  add({ resources = [], removedResources = [] }: DeltaDiscoveryResponse): void {
    for (const sent of resources) {
      const { name = "", version = "" } = sent;
      const read = readResource(sent);
      if (isRefusal(read)) {
        this.#changes.delete(name);
        this.#held.delete(name);
        this.#refused.set(name, read);
      } else this.#change(name, { version, resource: read });
    }
    for (const name of removedResources) this.#change(name, undefined);
  }

  #change(name: string, change: KnownResource | undefined): void {
    this.#refused.delete(name);
    this.#held.delete(name);
    this.#changes.set(name, change);
  }

  /** Adds the refused changes again: the controller does not repeat them. */
  retry(): void {
    for (const [name, change] of [...this.#held]) this.#change(name, change);
  }

  /** The configuration to try. */
  candidate(): Candidate {
    const resources = new Map(this.#running);
    for (const [name, change] of this.#changes)
      if (change === undefined) resources.delete(name);
      else resources.set(name, change);
    return { resources, changed: new Set(this.#changes.keys()) };
  }

  /** Refuses a change until others have changed. */
  refuse(refusal: Refusal): void {
    const { resource } = refusal;
    this.#held.set(resource, this.#changes.get(resource));
    this.#changes.delete(resource);
    this.#refused.set(resource, refusal);
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

import type { DeltaDiscoveryResponse } from "@edge-gateway/generated/proto/messages.ts";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { isRefusal, readResource } from "../wire/messages.ts";
import type { Refusal } from "../wire/messages.ts";

/** A resource that a data plane has, and its version. */
export interface KnownResource {
  readonly version: string;
  readonly resource: IrResource;
}

export type KnownResources = ReadonlyMap<string, KnownResource>;

/** A configuration that is to be tried. */
export interface Candidate {
  readonly resources: KnownResources;
  /** Names of what differs from what runs. */
  readonly changed: ReadonlySet<string>;
}

/** Puts together what comes in pieces; what runs changes only when all of it has come. */
export class Assembly {
  #running: KnownResources;
  /** Undefined: it is gone. */
  readonly #changes = new Map<string, KnownResource | undefined>();
  /** What is not taken, by name. */
  readonly #refused = new Map<string, Refusal>();

  constructor(running: KnownResources) {
    this.#running = running;
  }

  get running(): KnownResources {
    return this.#running;
  }

  /** All that is not taken now. */
  get refusals(): readonly Refusal[] {
    return [...this.#refused.values()];
  }

  /** Takes a piece. What is not valid in it is refused: what ran under its name continues. */
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

  /** What is to be tried. */
  candidate(): Candidate {
    const resources = new Map(this.#running);
    for (const [name, change] of this.#changes)
      if (change === undefined) resources.delete(name);
      else resources.set(name, change);
    return { resources, changed: new Set(this.#changes.keys()) };
  }

  /** A change is not taken. */
  refuse(refusal: Refusal): void {
    this.#changes.delete(refusal.resource);
    this.#refused.set(refusal.resource, refusal);
  }

  /** Nothing of the changes is taken, for no fault of one of them. */
  refuseAll(message: string): void {
    const names = [...this.#changes.keys()];
    this.#changes.clear();
    const all = names.length === 0 ? [""] : names;
    for (const resource of all) this.#refused.set(resource, { resource, pointer: "", message });
  }

  /** The candidate runs. */
  commit({ resources }: Candidate): void {
    this.#running = resources;
    this.#changes.clear();
    this.#refused.delete("");
  }
}

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

/**
 * Returns what must run in place of a refused resource that has no running version, because requests would
 * otherwise pass unchecked; undefined if nothing must run. The policies of a refused attachment may have any
 * form.
 */
export type InsteadOf = (refused: IrResource) => IrResource | undefined;

/**
 * The version of a stand-in. No controller uses this version, so a new stream sends the real resource again.
 */
const STAND_IN = "";

/** A configuration that the data plane tries to apply. */
export interface Candidate {
  readonly resources: KnownResources;
  /** Names of the resources that differ from the running configuration, except stand-ins. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Assembles a configuration from partial responses. The running configuration changes only when all parts
 * have arrived.
 */
export class Assembly {
  #running: KnownResources;
  readonly #instead: InsteadOf;
  /** The changed resources by name; undefined marks a deleted resource. */
  readonly #changes = new Map<string, KnownResource | undefined>();
  /** The refused resources by name. */
  readonly #refused = new Map<string, Refusal>();
  /** Refused changes, which are tried again after other changes. */
  readonly #held = new Map<string, KnownResource | undefined>();

  constructor(running: KnownResources, instead: InsteadOf = () => undefined) {
    this.#running = running;
    this.#instead = instead;
  }

  get running(): KnownResources {
    return this.#running;
  }

  /** Lists the resources that are refused at present. */
  get refusals(): readonly Refusal[] {
    return [...this.#refused.values()];
  }

  /**
   * Forgets changes that do not run. A new stream sends all differences to the running configuration, but
   * nothing about resources that the controller has withdrawn in the meantime.
   */
  restart(): void {
    for (const known of [this.#changes, this.#held, this.#refused]) known.clear();
  }

  /** Describes what runs in place of a refused resource. */
  insteadOf(name: string): string {
    if (name === "") return "the configuration stays as it is";
    const version = this.#running.get(name)?.version;
    if (version === undefined) return "the resource does not run";
    return version === STAND_IN
      ? "until the resource can run, every request at its target is refused"
      : "the previous version stays";
  }

  /** Adds a response. Invalid resources are refused. */
  add({ resources = [], removedResources = [] }: DeltaDiscoveryResponse): void {
    for (const sent of resources) {
      const { name = "", version = "" } = sent;
      const read = readResource(sent);
      if (isRefusal(read)) {
        const { readable, ...refusal } = read;
        this.#changes.delete(name);
        this.#held.delete(name);
        this.#refused.set(name, refusal);
        this.#standIn(name, readable);
      } else this.#change(name, { version, resource: read });
    }
    for (const name of removedResources) this.#change(name, undefined);
  }

  #change(name: string, change: KnownResource | undefined): void {
    this.#refused.delete(name);
    this.#held.delete(name);
    this.#changes.set(name, change);
  }

  /** Keeps the previous version of a refused resource, or runs a stand-in if the resource needs one. */
  #standIn(name: string, refused: IrResource | undefined): void {
    const running = this.#running.get(name)?.version;
    if (running !== undefined && running !== STAND_IN) return;
    const resource = refused && this.#instead(refused);
    if (resource !== undefined) this.#changes.set(name, { version: STAND_IN, resource });
    else if (running === STAND_IN) this.#changes.set(name, undefined);
  }

  /** Adds the refused changes again, because the controller does not send them again. */
  retry(): void {
    for (const [name, change] of [...this.#held])
      if (change?.version === STAND_IN) this.#changes.set(name, change);
      else this.#change(name, change);
  }

  /** Returns the next configuration to try. */
  candidate(): Candidate {
    const resources = new Map(this.#running);
    for (const [name, change] of this.#changes)
      if (change === undefined) resources.delete(name);
      else resources.set(name, change);
    const changed = [...this.#changes].filter(([, change]) => change?.version !== STAND_IN);
    return { resources, changed: new Set(changed.map(([name]) => name)) };
  }

  /**
   * Refuses a change until other changes arrive. If a resource is refused several times, the first refusal is
   * reported.
   */
  refuse(refusal: Refusal): void {
    const { resource: name } = refusal;
    const change = this.#changes.get(name);
    if (!this.#changes.has(name) || change?.version === STAND_IN) return;
    this.#held.set(name, change);
    this.#changes.delete(name);
    this.#refused.set(name, refusal);
    this.#standIn(name, change?.resource);
  }

  /**
   * Refuses all changes until other changes arrive, although no single change is known to be wrong: for
   * example, a route must not run without the policies that came with it.
   */
  refuseAll(message: string): void {
    const names = [...this.#changes.keys()];
    for (const [name, change] of this.#changes)
      if (!this.#held.has(name)) this.#held.set(name, change);
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

import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import { objectKey } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import type { KnownResources } from "@edge-gateway/xds/client/assembly";
import { DiscoveryClient } from "@edge-gateway/xds/client/discovery-client";
import type { Refusal } from "@edge-gateway/xds/wire/messages";
import { Replica } from "./replica.ts";
import { logTo, SIMULATED_KINDS } from "./simulated-cluster.ts";

const MOST_DELAY = 10;
const LOSS = 0.3;

/** Kinds of objects that replicas write besides statuses. */
const WRITTEN = [
  { apiVersion: "coordination.k8s.io/v1", kind: "Lease", plural: "leases", isNamespaced: true },
  { apiVersion: "events.k8s.io/v1", kind: "Event", plural: "events", isNamespaced: true },
] as const;

/**
 * A data plane that accepts every resource except those it must refuse. When it refuses a resource, it keeps
 * its last configuration.
 */
class Follower {
  readonly #client: DiscoveryClient;
  running: KnownResources = new Map();

  constructor(port: () => number, name: string, refuses: ReadonlySet<string>) {
    this.#client = new DiscoveryClient({
      access: () =>
        Promise.resolve({ target: `127.0.0.1:${port()}`, tls: undefined, token: undefined }),
      node: { id: name, namespace: "default", gateway: "web" },
      initial: new Map(),
      apply: ({ changed }) => Promise.resolve(refusalsOf(changed, refuses)),
      synchronized: (running) => (this.running = running),
      log: logTo([]),
    });
    this.#client.start();
  }

  close(): void {
    this.#client.close();
  }
}

function refusalsOf(
  changed: ReadonlySet<string>,
  refuses: ReadonlySet<string>,
): readonly Refusal[] {
  return [...changed.intersection(refuses)].map((resource) => ({
    resource,
    pointer: "",
    message: "not here",
  }));
}

/** Several replicas, the data planes of gateway `default/web`, and an API server that can fail. */
export class DisturbedCluster implements AsyncDisposable {
  readonly api = new SimulatedApi([...SIMULATED_KINDS, ...WRITTEN]);
  readonly #random: () => number;
  readonly #refuses: ReadonlySet<string>;
  readonly #replicas: Replica[] = [];
  readonly #followers: Follower[] = [];
  readonly #stolen: string[] = [];
  #count = 0;
  #isCut = false;
  #isSlow = false;

  constructor(random: () => number, refuses: ReadonlySet<string> = new Set()) {
    this.#random = random;
    this.#refuses = refuses;
  }

  get replicas(): readonly Replica[] {
    return this.#replicas;
  }

  get leader(): Replica | undefined {
    return this.#replicas.find(({ isLeader }) => isLeader);
  }

  /** Writes by replicas that did not lead; none are allowed. */
  get stolen(): readonly string[] {
    return [...this.#stolen, ...this.#replicas.flatMap(({ stolen }) => stolen)];
  }

  /** The configuration of each data plane. */
  get running(): readonly KnownResources[] {
    return this.#followers.map(({ running }) => running);
  }

  async startReplica(): Promise<Replica> {
    const network = {
      delay: () => (this.#isSlow ? Math.ceil(this.#random() * MOST_DELAY) : 0),
      isLost: () => this.#isCut && this.#random() < LOSS,
    };
    const replica = new Replica(this.api, network, `replica-${this.#count++}`);
    this.#replicas.push(replica);
    await replica.start();
    return replica;
  }

  /** Stops a replica, either by an orderly shutdown or by a kill. */
  async endReplica(replica: Replica, how: "kill" | "stop"): Promise<void> {
    this.#replicas.splice(this.#replicas.indexOf(replica), 1);
    await replica[how]();
    this.#stolen.push(...replica.stolen);
  }

  /** Starts a data plane that connects to any replica, or to the replica on a given port. */
  startDataPlane(port = (): number => this.#any(this.#replicas)?.port ?? 1): void {
    this.#followers.push(new Follower(port, `data-plane-${this.#count++}`, this.#refuses));
  }

  /** Stops a data plane, if there is one. */
  endDataPlane(): void {
    this.#followers.shift()?.close();
  }

  /** Sets whether requests are lost, and how much they are delayed. */
  disturb({ isCut, isSlow }: { readonly isCut: boolean; readonly isSlow: boolean }): void {
    this.#isCut = isCut;
    this.#isSlow = isSlow;
  }

  /** The statuses of all objects, without parts that depend on time. */
  statuses(): unknown {
    const found = Object.keys(KINDS).flatMap((kind) =>
      this.api
        .all(kind)
        .map((object: KubeObject) => [
          `${kind} ${objectKey(object)}`,
          JSON.stringify(object["status"] ?? null, (name, value: unknown) =>
            name === "lastTransitionTime" || name === "observedGeneration" ? undefined : value,
          ),
        ]),
    );
    const own = found.filter(([name]) => !String(name).startsWith("ConfigMap "));
    return Object.fromEntries(own);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const follower of this.#followers.splice(0)) follower.close();
    for (const replica of this.#replicas.slice()) await this.endReplica(replica, "kill");
  }

  #any<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }
}

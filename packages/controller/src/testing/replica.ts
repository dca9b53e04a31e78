import { setTimeout as delay } from "node:timers/promises";
import type { Client, Method, RequestOptions } from "@edge-gateway/kube/client";
import { LeaderElection } from "@edge-gateway/kube/leader-election";
import { isJson } from "@edge-gateway/kube/objects";
import type { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { Controller } from "../controller.ts";
import { ControllerMetrics } from "../metrics.ts";
import { readSettings } from "../settings.ts";
import { XdsServer } from "../xds/xds-server.ts";
import { logTo } from "./simulated-cluster.ts";

const LEASE = { namespace: "edge-gateway-system", name: "edge-gateway-controller" };
const LEASE_SECONDS = 3;
const RENEW_MILLISECONDS = 100;
const RESERVE_MILLISECONDS = 1000;

/** Faults of the network between replicas and the API server. */
export interface Network {
  /** Milliseconds by which the next request is delayed. */
  delay(): number;
  /** Whether the next request, or its response, is lost. */
  isLost(): boolean;
}

/** The connection of one replica to the API server, which records writes that only the leader may make. */
class Link implements Client {
  readonly #api: SimulatedApi;
  readonly #network: Network;
  readonly #identity: string;
  readonly #report: string;
  readonly stolen: string[] = [];
  isDead = false;
  /** Whether only requests for the Lease are lost. */
  isLeaseLost = false;

  constructor(api: SimulatedApi, network: Network, identity: string) {
    this.#api = api;
    this.#network = network;
    this.#identity = identity;
    this.#report = `/configmaps/${LEASE.name}-${identity}`;
  }

  get bounds(): Client["bounds"] {
    return this.#api.bounds;
  }

  async request(method: Method, path: string, options: RequestOptions = {}): Promise<unknown> {
    await this.#pass(options.signal);
    if (this.isLeaseLost && path.includes("/leases")) throw new Error("the connection is cut");
    this.#audit(method, path);
    const response = await this.#api.request(method, path, options);
    await this.#pass(options.signal);
    return response;
  }

  async *watch(path: string, signal: AbortSignal): AsyncGenerator<unknown> {
    await this.#pass(signal);
    for await (const event of this.#api.watch(path, signal)) {
      if (this.isDead) return;
      yield event;
    }
  }

  async #pass(signal: AbortSignal | undefined): Promise<void> {
    await delay(this.#network.delay(), undefined, { signal });
    if (this.isDead) throw new Error("the process is dead");
    if (this.#network.isLost()) throw new Error("the connection is cut");
  }

  /**
   * Records a write of a replica that does not lead. Every replica may write the Lease and its own report.
   */
  #audit(method: Method, path: string): void {
    if (method === "GET" || path.includes("/leases") || path.includes(this.#report)) return;
    const lease = this.#api.get("Lease", `${LEASE.namespace}/${LEASE.name}`);
    const spec = isJson(lease?.["spec"]) ? lease["spec"] : {};
    if (spec["holderIdentity"] !== this.#identity)
      this.stolen.push(
        `${this.#identity} wrote ${path} while ${String(spec["holderIdentity"])} led`,
      );
  }
}

/** One of several controllers; each has its own configuration server. */
export class Replica {
  readonly name: string;
  readonly lines: string[] = [];
  readonly #link: Link;
  readonly #election: LeaderElection;
  readonly #controller: Controller;
  readonly #server: XdsServer;
  readonly #stop = new AbortController();
  readonly #released = new AbortController();
  #port = 0;
  #done: Promise<unknown> = Promise.resolve();

  constructor(api: SimulatedApi, network: Network, name: string) {
    this.name = name;
    this.#link = new Link(api, network, name);
    const client = this.#link;
    const settings = readSettings({
      EDGE_PROVISIONING: "false",
      EDGE_XDS_MODE: "plaintext",
      EDGE_XDS_ADDR: "127.0.0.1:0",
      POD_NAME: name,
    });
    const log = logTo(this.lines);
    this.#election = new LeaderElection(client, {
      ...LEASE,
      identity: name,
      leaseSeconds: LEASE_SECONDS,
      renewMilliseconds: RENEW_MILLISECONDS,
      renewalReserveMilliseconds: RESERVE_MILLISECONDS,
    });
    this.#server = new XdsServer({ settings, refused: () => Promise.resolve(undefined), log });
    this.#controller = new Controller({
      client,
      settings,
      leadership: this.#election,
      metrics: new ControllerMetrics(),
      log,
      server: this.#server,
    });
    this.#server.tell(this.#controller);
  }

  async start(): Promise<void> {
    this.#port = await this.#server.listen();
    const changed = (isLeader: boolean): void =>
      isLeader ? this.#controller.elected() : this.#controller.deposed();
    const election = this.#election.run(this.#released.signal, changed);
    const running = this.#controller.run(this.#stop.signal).then(() => this.#released.abort());
    this.#done = Promise.all([election, running]);
  }

  get port(): number {
    return this.#port;
  }

  get isLeader(): boolean {
    return this.#election.isLeader;
  }

  /** Has renewals of the lease fail while everything else works. */
  loseLease(): void {
    this.#link.isLeaseLost = true;
  }

  /** The writes that this replica made while it was not the leader. */
  get stolen(): readonly string[] {
    return this.#link.stolen;
  }

  /** Ends the replica as `SIGKILL` would, so that none of its later requests arrive. */
  async kill(): Promise<void> {
    this.#link.isDead = true;
    await this.stop();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#server[Symbol.asyncDispose]();
    await this.#done;
  }
}

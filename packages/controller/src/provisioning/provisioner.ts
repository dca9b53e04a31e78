import { createHash } from "node:crypto";
import type { Logger } from "@edge-gateway/kernel/logger";
import { Backoff, pause } from "@edge-gateway/kube/backoff";
import type { Client } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { GATEWAYS_AT_ONCE, REAPPLY_MILLISECONDS } from "../bounds.ts";
import { errorText } from "../error-text.ts";
import type { KnownSettings } from "../process/settings.ts";
import { VERSION } from "../process/version.ts";
import { ForeignObjectError, ObjectWriter } from "./object-writer.ts";
import type { Surroundings } from "./objects/common.ts";
import { hasOwnSessionKey } from "./objects/environment.ts";
import { wantedObjects } from "./objects/index.ts";
import type { GatewayPlan, Plans } from "./plan.ts";
import { PatchError } from "./strategic-merge/merge.ts";

export interface ProvisionerOptions {
  readonly client: Client;
  readonly settings: KnownSettings;
  readonly leadership: Leadership;
  readonly log: Logger;
  /** A Gateway as the cluster has it. */
  readonly gateway: (key: string) => KubeObject | undefined;
  /** The problem of a gateway is another one now. */
  readonly changed: (key: string) => void;
}

/** Why the data planes of a gateway are not as they are to be. */
export interface ProvisioningProblem {
  readonly message: string;
  /** Whether the parameters are to blame, or the namespace; what failed is tried again. */
  readonly cause: "parameters" | "namespace" | "failed";
}

/** Makes the data planes of gateways; only the leader writes. */
export class Provisioner {
  readonly #options: ProvisionerOptions;
  readonly #writer: ObjectWriter;
  readonly #problems = new Map<string, ProvisioningProblem>();
  /** By gateway: the hash of what was applied last. */
  readonly #applied = new Map<string, string>();
  readonly #waiting = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #backoffs = new Map<string, Backoff>();
  readonly #retries = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  #plans: Plans = new Map();
  #authorities: string | undefined;

  constructor(options: ProvisionerOptions) {
    this.#options = options;
    this.#writer = new ObjectWriter(options.client, options.settings.controllerName);
  }

  /** Why the data planes of a gateway are not as they are to be; undefined: they are. */
  problem(key: string): ProvisioningProblem | undefined {
    return this.#problems.get(key);
  }

  /** What the gateways are to have from now on. */
  set(plans: Plans): void {
    for (const key of this.#plans.keys())
      if (!plans.has(key)) for (const known of this.#states()) known.delete(key);
    this.#plans = plans;
    this.checkAll();
  }

  /** The authorities by which data planes know the controller, as PEM. */
  setAuthorities(authorities: string): void {
    this.#authorities = authorities;
    this.checkAll();
  }

  checkAll(): void {
    if (!this.#options.leadership.isLeader) return;
    for (const key of this.#plans.keys()) this.#add(key);
  }

  /** Applies everything again from time to time, as others may have changed it, until it is stopped. */
  async run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await pause(REAPPLY_MILLISECONDS, signal);
      this.#applied.clear();
      this.checkAll();
    }
  }

  /** Begins nothing more; resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#waiting.clear();
    await Promise.all([...this.#retries, ...this.#running.values()]);
  }

  #states(): readonly Pick<Map<string, unknown>, "delete">[] {
    return [this.#problems, this.#applied, this.#backoffs];
  }

  #add(key: string): void {
    if (this.#stop.signal.aborted) return;
    this.#waiting.add(key);
    this.#next();
  }

  #next(): void {
    for (const key of this.#waiting) {
      if (this.#running.size >= GATEWAYS_AT_ONCE) return;
      if (this.#running.has(key)) continue;
      this.#waiting.delete(key);
      const running = this.#provision(key).finally(() => {
        this.#running.delete(key);
        this.#next();
      });
      this.#running.set(key, running);
    }
  }

  async #provision(key: string): Promise<void> {
    const plan = this.#plans.get(key);
    if (plan === undefined || !this.#options.leadership.isLeader) return;
    if (typeof plan === "string") {
      this.#failed(key, { message: plan, cause: "parameters" });
      return;
    }
    try {
      this.#failed(key, await this.#apply(key, plan));
      this.#backoffs.delete(key);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      const isInvalid = error instanceof PatchError;
      const message = error instanceof Error ? error.message : errorText(error);
      this.#failed(key, { message, cause: isInvalid ? "parameters" : "failed" });
      if (isInvalid) return;
      const isForeign = error instanceof ForeignObjectError;
      this.#options.log.warn(
        isForeign
          ? "the data planes of a gateway cannot be made"
          : "the data planes of a gateway could not be made; it is tried again",
        { gateway: key, error: message },
      );
      this.#retry(key);
    }
  }

  /** Applies what has changed; returns why that is not possible. */
  async #apply(key: string, plan: GatewayPlan): Promise<ProvisioningProblem | undefined> {
    const { settings, gateway } = this.#options;
    const { uid } = gateway(key)?.metadata ?? {};
    const isEncrypted = settings.xdsMode !== "plaintext";
    if (uid === undefined || (isEncrypted && this.#authorities === undefined)) return undefined;
    const refusal = this.#namespaceRefusal(plan.gateway.namespace);
    if (refusal !== undefined) return refusal;
    const authorities = isEncrypted ? this.#authorities : undefined;
    const surroundings: Surroundings = { settings, uid, version: VERSION, authorities };
    const objects = wantedObjects(plan, surroundings);
    const hash = createHash("sha256").update(JSON.stringify(objects)).digest("hex");
    if (this.#applied.get(key) === hash) return undefined;
    if (!hasOwnSessionKey(plan)) await this.#writer.makeSessionKey(plan, surroundings);
    for (const object of objects) await this.#writer.apply(plan, object);
    await this.#writer.prune(plan, objects);
    this.#applied.set(key, hash);
    this.#options.log.info("the data planes of a gateway are as they are to be", { gateway: key });
    return undefined;
  }

  #namespaceRefusal(namespace: string): ProvisioningProblem | undefined {
    const { gatewayNamespaces } = this.#options.settings;
    if (gatewayNamespaces.length === 0 || gatewayNamespaces.includes(namespace)) return undefined;
    const message = `the controller may not make data planes in the namespace ${namespace}: add it to rbac.gatewayNamespaces of the chart`;
    return { message, cause: "namespace" };
  }

  #failed(key: string, problem: ProvisioningProblem | undefined): void {
    const known = this.#problems.get(key);
    if (problem === undefined) this.#problems.delete(key);
    else this.#problems.set(key, problem);
    if (known?.message !== problem?.message) this.#options.changed(key);
  }

  #retry(key: string): void {
    const backoff = this.#backoffs.get(key) ?? new Backoff(this.#options.client.bounds);
    this.#backoffs.set(key, backoff);
    const retry = backoff.pause(this.#stop.signal).then(() => {
      this.#retries.delete(retry);
      this.#add(key);
    });
    this.#retries.add(retry);
  }
}

import { createHash } from "node:crypto";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { Backoff, pause } from "@edge-gateway/kube/backoff";
import type { Client } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import { objectKey } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { GATEWAYS_AT_ONCE, REAPPLY_MILLISECONDS, REPAIR_MILLISECONDS } from "../bounds.ts";
import { errorText } from "../error-text.ts";
import { NotLeadingError } from "../leader-client.ts";
import type { ControllerMetrics } from "../metrics.ts";
import type { KnownSettings } from "../settings.ts";
import { VERSION } from "../version.ts";
import { departedGateway, ownerOf } from "./departed.ts";
import type { Departed } from "./departed.ts";
import { MadeObjects, placeOf } from "./made-objects.ts";
import type { Place } from "./made-objects.ts";
import { MadeWatches } from "./made-watches.ts";
import { ForeignObjectError, ObjectWriter, RefusedObjectError } from "./object-writer.ts";
import { nameOf } from "./objects/common.ts";
import type { Surroundings, WantedObject } from "./objects/common.ts";
import { hasOwnSessionKey, SESSION_SUFFIX } from "./objects/environment.ts";
import { wantedObjects } from "./objects/index.ts";
import type { GatewayPlan, Plans } from "./plan.ts";
import { PatchError } from "./strategic-merge/merge.ts";

export interface ProvisionerOptions {
  readonly client: Client;
  readonly settings: KnownSettings;
  readonly leadership: Leadership;
  readonly metrics: ControllerMetrics;
  readonly log: Logger;
  /** Returns a Gateway as it is in the cluster. */
  readonly gateway: (key: string) => KubeObject | undefined;
  readonly gatewayClasses: () => readonly KubeObject[];
  /** Called when a gateway's problem, or the state of its data planes, has changed. */
  readonly changed: (key: string) => void;
}

/** The Deployment or DaemonSet that runs a gateway's data planes. */
export interface Workload {
  readonly kind: "Deployment" | "DaemonSet";
  readonly name: string;
  /** The Deployment or DaemonSet; undefined if the cluster does not have it. */
  readonly object: KubeObject | undefined;
}

/** Why the data planes of a gateway differ from what was requested. */
export interface ProvisioningProblem {
  readonly message: string;
  /** The cause of the problem: the parameters, the namespace, or a failed request that will be repeated. */
  readonly cause: "parameters" | "namespace" | "failed";
}

/** Creates and updates the data planes of gateways. Only the leader writes. */
export class Provisioner {
  readonly #options: ProvisionerOptions;
  readonly #writer: ObjectWriter;
  readonly #problems = new Map<string, ProvisioningProblem>();
  /** The hash of the objects that were last applied, by gateway. */
  readonly #applied = new Map<string, string>();
  readonly #waiting = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #backoffs = new Map<string, Backoff>();
  readonly #retries = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  readonly #made: MadeObjects;
  readonly #watches: MadeWatches;
  /** Gateways that will be checked soon, because someone changed an object made for them. */
  readonly #repairs = new Set<string>();
  /** Gateways that other controllers run now; the objects made for these gateways are deleted. */
  readonly #leaving = new Map<string, Departed>();
  #plans: Plans = new Map();
  #authorities: string | undefined;

  constructor(options: ProvisionerOptions) {
    this.#options = options;
    const { client, settings } = options;
    this.#writer = new ObjectWriter(client, settings.controllerName);
    this.#made = new MadeObjects((key) => this.#repair(key));
    this.#watches = new MadeWatches({
      ...options,
      namespaces: settings.gatewayNamespaces,
      saw: (place, object) => {
        this.saw(place, object);
        const gateway = this.#made.ownerOf(place);
        if (gateway !== undefined) options.changed(gateway);
        else if (object !== undefined) this.#checkUnplanned(object);
      },
    });
  }

  /**
   * Receives an object that may have been made for a gateway; undefined means that the object was deleted.
   */
  saw(place: Place, object: KubeObject | undefined): void {
    this.#made.saw(place, object);
  }

  /** The Deployment or DaemonSet of a gateway; undefined until the workloads have been listed. */
  workload(key: string): Workload | undefined {
    const plan = this.#plans.get(key);
    if (plan === undefined || typeof plan === "string" || !this.#watches.isListed) return undefined;
    const kind = plan.parameters.spec.workload?.kind ?? "Deployment";
    const name = `${plan.gateway.namespace}/${nameOf(plan)}`;
    return { kind, name, object: this.#watches.workload(placeOf(kind, name)) };
  }

  /** Whether there is a workload that was made for a Gateway, whatever its class is now. */
  hasWorkload({ metadata: { uid } }: KubeObject): boolean {
    return [...this.#watches.workloads].some((workload) => ownerOf(workload)?.["uid"] === uid);
  }

  /** Why the data planes of a gateway differ from what was requested; undefined if they do not differ. */
  problem(key: string): ProvisioningProblem | undefined {
    return this.#problems.get(key);
  }

  /** Sets the plans of all gateways. */
  set(plans: Plans): void {
    for (const key of this.#plans.keys()) if (!plans.has(key)) this.#forget(key);
    this.#plans = plans;
    this.checkAll();
  }

  /** Sets the PEM certificates of the authorities that data planes trust. */
  setAuthorities(authorities: string): void {
    this.#authorities = authorities;
    this.checkAll();
  }

  checkAll(): void {
    if (!this.#options.leadership.isLeader) return;
    for (const key of this.#plans.keys()) this.#add(key);
    this.#checkDeparted(this.#watches.workloads);
  }

  /** Checks a gateway of which the controller has an object, but no plan. */
  #checkUnplanned(object: KubeObject): void {
    this.#checkDeparted([object]);
    const { namespace = "" } = object.metadata;
    this.#options.changed(`${namespace}/${String(ownerOf(object)?.["name"])}`);
  }

  /** Deletes the objects of gateways whose class now belongs to another controller. */
  #checkDeparted(workloads: Iterable<KubeObject>): void {
    if (!this.#options.leadership.isLeader) return;
    for (const workload of workloads) {
      const departed = this.#departed(workload);
      if (departed === undefined) continue;
      this.#leaving.set(departed.key, departed);
      this.#add(departed.key);
    }
  }

  #departed(workload: KubeObject): Departed | undefined {
    const { settings, gateway, gatewayClasses } = this.#options;
    const { controllerName } = settings;
    return departedGateway(workload, { controllerName, gateway, gatewayClasses });
  }

  /**
   * Watches the objects made for gateways, and applies all of them again at intervals, until the signal
   * aborts.
   */
  async run(): Promise<void> {
    const { signal } = this.#stop;
    await Promise.all([this.#watches.run(signal), this.#reapply(signal)]);
  }

  async #reapply(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(REAPPLY_MILLISECONDS, signal);
      this.#applied.clear();
      this.checkAll();
    }
  }

  /** Starts no more work; resolves when running work has ended. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#waiting.clear();
    await Promise.all([...this.#retries, ...this.#running.values()]);
  }

  #forget(key: string): void {
    this.#made.removed(key);
    for (const known of [this.#problems, this.#applied, this.#backoffs]) known.delete(key);
  }

  /** Repairs an object that others changed, after a moment, because they may still be editing the object. */
  #repair(key: string): void {
    if (this.#repairs.has(key) || this.#stop.signal.aborted) return;
    this.#repairs.add(key);
    const { signal } = this.#stop;
    const repair = pause(REPAIR_MILLISECONDS, signal).then(() => {
      this.#retries.delete(repair);
      this.#repairs.delete(key);
      const differences = this.#made.differences(key);
      if (differences.length === 0 || signal.aborted) return;
      this.#applied.delete(key);
      if (!this.#options.leadership.isLeader) return;
      const said = { gateway: key, objects: differences.join(", ") };
      this.#options.log.info("an object made for a gateway was changed by someone else", said);
      this.#add(key);
    });
    this.#retries.add(repair);
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
    const departed = this.#leaving.get(key);
    this.#leaving.delete(key);
    if (!this.#options.leadership.isLeader) return;
    if (plan === undefined) return departed && this.#clear(departed);
    if (typeof plan === "string") {
      this.#failed(key, { message: plan, cause: "parameters" });
      return;
    }
    try {
      this.#failed(key, await this.#apply(key, plan));
      this.#backoffs.delete(key);
    } catch (error) {
      if (this.#stop.signal.aborted || error instanceof NotLeadingError) return;
      const isInvalid = error instanceof PatchError;
      const message = error instanceof Error ? error.message : errorText(error);
      const isRefused = error instanceof RefusedObjectError && plan.parameters.isSet;
      this.#failed(key, { message, cause: isInvalid || isRefused ? "parameters" : "failed" });
      if (isInvalid) return;
      const isForeign = error instanceof ForeignObjectError;
      this.#options.log.warn(
        isForeign
          ? "the data planes of a gateway cannot be created"
          : "the data planes of a gateway could not be created; the controller will try again",
        { gateway: key, error: message },
      );
      this.#retry(key);
    }
  }

  async #clear(departed: Departed): Promise<void> {
    const { log } = this.#options;
    const said = { gateway: departed.key };
    try {
      await this.#writer.removeAll(departed, departed.className);
      this.#backoffs.delete(departed.key);
      log.info("a gateway has a class of another controller: its data planes are deleted", said);
    } catch (error) {
      if (this.#stop.signal.aborted || error instanceof NotLeadingError) return;
      const message = "the data planes of a gateway of another controller could not be deleted";
      log.warn(`${message}; the controller will try again`, { ...said, error: errorText(error) });
      this.#leaving.set(departed.key, departed);
      this.#retry(departed.key);
    }
  }

  /** Applies the changed objects; returns the reason if applying them is impossible. */
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
    const made = await this.#make(plan, objects, surroundings);
    await this.#writer.prune({ plan, uid }, objects);
    this.#applied.set(key, hash);
    this.#made.applied(key, made);
    this.#options.log.info("the data planes of a gateway are up to date", { gateway: key });
    this.#options.changed(key);
    return undefined;
  }

  async #make(
    plan: GatewayPlan,
    objects: readonly WantedObject[],
    surroundings: Surroundings,
  ): Promise<ReadonlyMap<Place, KubeObject | undefined>> {
    const made = new Map<Place, KubeObject | undefined>();
    if (!hasOwnSessionKey(plan)) {
      await this.#writer.makeSessionKey(plan, surroundings);
      made.set(
        placeOf("Secret", `${plan.gateway.namespace}/${nameOf(plan)}${SESSION_SUFFIX}`),
        undefined,
      );
    }
    const owner = { plan, uid: surroundings.uid };
    for (const object of objects)
      made.set(placeOf(object.kind, objectKey(object)), await this.#writer.apply(owner, object));
    return made;
  }

  #namespaceRefusal(namespace: string): ProvisioningProblem | undefined {
    const { gatewayNamespaces } = this.#options.settings;
    if (gatewayNamespaces.length === 0 || gatewayNamespaces.includes(namespace)) return undefined;
    const message = `the controller may not create data planes in namespace ${namespace}: add it to rbac.gatewayNamespaces of the chart`;
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

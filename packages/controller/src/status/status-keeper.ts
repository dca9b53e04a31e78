import type { Logger } from "@edge-gateway/kernel/log/logger";
import { API_STATUS, hasStatus } from "@edge-gateway/kube/api-error";
import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import { nameOf } from "@edge-gateway/translate/manifests/document/document";
import type { KindName } from "@edge-gateway/translate/manifests/document/document";
import { isKindName } from "@edge-gateway/translate/manifests/document/kind-names";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/document/statuses";
import type { GatewayApiBundle } from "../cache/gateway-api-bundle.ts";
import type { KindStates } from "../cache/kind-states.ts";
import type { ObjectCache } from "../cache/object-cache.ts";
import { errorText } from "../error-text.ts";
import { GatewayClasses } from "../gateway-classes.ts";
import type { ControllerMetrics } from "../metrics.ts";
import type { KnownSettings } from "../settings.ts";
import type { Provisioner } from "../provisioning/provisioner.ts";
import type { DataPlaneState } from "../translation/configuration-server.ts";
import type { KeySetFailure } from "../translation/publisher.ts";
import { dataPlaneAccount } from "@edge-gateway/kube/data-plane-account";
import { addressesOf, withAddresses } from "./addresses.ts";
import { withDataPlanes } from "./data-planes.ts";
import { classlessStatus, classNameOf, departedStatus, orphanStatus } from "./departed-status.ts";
import { withProvisioning } from "./provisioning.ts";
import type { RefusedPart } from "./refused-objects.ts";
import { StatusWriter } from "./status-writer.ts";
import type { StatusWrite } from "./status-writer.ts";
import { withBundle } from "./supported-version.ts";
import { wantedStatus } from "./wanted-status.ts";
import type { StatusOptions } from "./wanted-status.ts";
import { withKeySets } from "./with-key-sets.ts";
import { gatewayOf, withRefusals } from "./with-refusals.ts";

export interface KeeperOptions {
  readonly client: Client;
  readonly settings: KnownSettings;
  readonly leadership: Leadership;
  readonly metrics: ControllerMetrics;
  readonly log: Logger;
  readonly cache: ObjectCache;
  readonly states: KindStates;
  readonly reported: ReportedStates;
  /** Knows the workloads of gateways; undefined: the controller creates none. */
  readonly provisioner: Pick<Provisioner, "problem" | "workload" | "hasWorkload"> | undefined;
  /** The addresses of the cluster's nodes. */
  readonly nodes: () => readonly string[];
}

/** What data planes and servers say of gateways and objects. */
interface ReportedStates {
  /** The state of a gateway's data planes; undefined: the controller sends them no configuration. */
  readonly dataPlanes: ((gateway: string) => DataPlaneState) | undefined;
  /** The parts of an object that data planes refuse, by the object's name. */
  readonly refused: (name: string) => readonly RefusedPart[];
  /** Which key sets of an object's policies cannot be fetched, by the object's name. */
  readonly keySetFailures: (name: string) => readonly KeySetFailure[];
}

/** Keeps the status of every object equal to the result of the last translation. */
export class StatusKeeper {
  readonly #options: KeeperOptions;
  readonly #wallClock: () => number;
  readonly #writer: StatusWriter;
  readonly #classes: GatewayClasses;
  #bundle: GatewayApiBundle | undefined;
  #statuses: ReadonlyMap<string, ResourceStatus> = new Map();
  /** Pending statuses of objects that the controller does not handle any more. */
  readonly #departed = new Map<string, ResourceStatus>();
  /** The gateways for which this controller has created data planes. */
  readonly #ran = new Set<string>();
  /** The gateways of this controller by the keys of their Services. */
  #gateways: ReadonlyMap<string, string> = new Map();

  constructor(options: KeeperOptions, wallClock: () => number = Date.now) {
    this.#options = options;
    this.#wallClock = wallClock;
    const { client, leadership, cache } = options;
    this.#classes = new GatewayClasses({ ...options, written: () => cache.all("GatewayClass") });
    this.#writer = new StatusWriter({
      client,
      leadership,
      wanted: (name) => this.#wanted(name),
      written: (write, error) => this.#written(write, error),
    });
  }

  /** Number of statuses waiting to be written. */
  get pending(): number {
    return this.#writer.pending;
  }

  /** Sets the statuses that the objects must get. */
  set(statuses: ReadonlyMap<string, ResourceStatus>): void {
    const before = this.#statuses;
    this.#statuses = statuses;
    this.#noteDeparted(before);
    const gateways = statuses.values().filter(({ kind }) => kind === "Gateway");
    this.#gateways = new Map(
      gateways.map((gateway) => [serviceKey(gateway), `${gateway.namespace}/${gateway.name}`]),
    );
    if (!this.#options.leadership.isLeader) return;
    for (const [name, status] of statuses)
      if (before.get(name) !== status && this.#wanted(name) !== undefined) this.#writer.add(name);
    for (const name of this.#departed.keys()) this.#writer.add(name);
    void this.#applyClasses();
  }

  #noteDeparted(before: ReadonlyMap<string, ResourceStatus>): void {
    for (const [name, { kind, conditions }] of this.#statuses) {
      if (kind !== "ListenerSet" || conditions !== undefined) this.#departed.delete(name);
      if (kind === "Gateway" && conditions !== undefined) this.#ran.add(name);
    }
    for (const [name, status] of before)
      if (!this.#statuses.has(name)) {
        if (this.#objectOf(status) === undefined) this.#ran.delete(name);
        else this.#departed.set(name, departedStatus(status));
      } else if (isOrphan(status, this.#statuses.get(name)))
        this.#departed.set(name, orphanStatus(status));
  }

  /** Checks an object's status, because someone else may have written it. */
  check(kind: KindName, key: string): void {
    this.checkNamed(`${kind} ${key}`);
  }

  /** Checks an object such as `HTTPRoute default/web`; see {@link check}. */
  checkNamed(name: string): void {
    if (this.#options.leadership.isLeader && this.#statuses.has(name)) this.#writer.add(name);
  }

  /**
   * Records a new, changed or deleted Service. If it belongs to a gateway, the gateway's addresses
   * may change.
   */
  checkService(key: string): void {
    const gateway = this.#gateways.get(key);
    if (gateway !== undefined) this.check("Gateway", gateway);
  }

  checkAll(): void {
    if (!this.#options.leadership.isLeader) return;
    for (const name of [...this.#statuses.keys(), ...this.#departed.keys()])
      if (this.#wanted(name) !== undefined) this.#writer.add(name);
    void this.#applyClasses();
  }

  /** Sets which CRDs of the Gateway API are installed. */
  setBundle(bundle: GatewayApiBundle | undefined): void {
    this.#bundle = bundle;
    this.checkAll();
  }

  stop(): Promise<void> {
    return this.#writer.stop();
  }

  #wanted(name: string): StatusWrite | undefined {
    const translated = this.#departed.get(name) ?? this.#statuses.get(name);
    if (translated === undefined || !isKindName(translated.kind)) return undefined;
    const { kind } = translated;
    const key = keyOf(translated);
    const object = this.#objectOf(translated);
    const resource = this.#options.states.resource(kind);
    if (object === undefined || resource === undefined) return undefined;
    if (this.#departed.has(name)) return this.#parting(resource, object, translated);
    if (this.#isClassless(name, object))
      return this.#parting(resource, object, classlessStatus(object, translated));
    const running = this.#served(translated, key, object);
    const fetched = withKeySets(running, this.#options.reported.keySetFailures(name));
    const served = withRefusals(fetched, {
      object,
      parts: this.#options.reported.refused(name),
      gatewayOf: (reference) => gatewayOf(reference, object, this.#options.cache),
    });
    const provisioned = withProvisioning(served, this.#options.provisioner?.problem(key));
    const status = withBundle(provisioned, this.#bundle);
    const options = this.#statusOptions();
    if (kind !== "Gateway" || status.conditions === undefined)
      return writeOf(resource, object, wantedStatus(object, status, options));
    const service = this.#options.cache.get("Service", serviceKey(translated));
    const addresses = addressesOf(object, service, this.#options.nodes);
    const addressed = withAddresses(status, object, { addresses, service });
    return writeOf(resource, object, wantedStatus(object, addressed, { ...options, addresses }));
  }

  #parting(
    resource: StatusWrite["resource"],
    object: KubeObject,
    status: ResourceStatus,
  ): StatusWrite | undefined {
    return writeOf(resource, object, wantedStatus(object, status, this.#statusOptions()));
  }

  #statusOptions(): StatusOptions {
    const now = new Date(this.#wallClock()).toISOString().replace(/\.\d+Z$/, "Z");
    return { controllerName: this.#options.settings.controllerName, now };
  }

  #objectOf(status: ResourceStatus): KubeObject | undefined {
    const { kind } = status;
    return isKindName(kind) ? this.#options.cache.get(kind, keyOf(status)) : undefined;
  }

  /** Whether this controller has created data planes for a gateway whose class does not exist any more. */
  #isClassless(name: string, object: KubeObject): boolean {
    if (!this.#ran.has(name) && this.#options.provisioner?.hasWorkload(object) !== true)
      return false;
    return this.#options.cache.get("GatewayClass", classNameOf(object)) === undefined;
  }

  #served(status: ResourceStatus, key: string, object: KubeObject): ResourceStatus {
    const { reported, provisioner } = this.#options;
    const state = reported.dataPlanes?.(key);
    if (state === undefined) return status;
    return withDataPlanes(status, state, object, provisioner?.workload(key));
  }

  #written({ resource: { kind }, object }: StatusWrite, error: unknown): void {
    const { metrics, log } = this.#options;
    if (error === undefined) {
      // The status of a departed object is written once, because another controller may handle the object
      // now.
      const { namespace = "", name } = object.metadata;
      this.#departed.delete(nameOf({ kind, namespace, name }));
      metrics.statusWritten(kind, "written");
      return;
    }
    if (hasStatus(error, API_STATUS.conflict) || hasStatus(error, API_STATUS.notFound)) {
      metrics.statusWritten(kind, "conflict");
      return;
    }
    metrics.statusWritten(kind, "failed");
    const { namespace = "", name } = object.metadata;
    const said = { object: nameOf({ kind, namespace, name }), error: errorText(error) };
    log.warn("a status could not be written; the controller will try again", said);
  }

  async #applyClasses(): Promise<void> {
    const resource = this.#options.states.resource("GatewayClass");
    if (resource !== undefined) await this.#classes.apply(resource);
  }
}

/** Whether a listener set has lost its gateway, so that nobody else may correct its status. */
function isOrphan(before: ResourceStatus, now: ResourceStatus | undefined): boolean {
  const { kind, conditions } = before;
  return kind === "ListenerSet" && conditions !== undefined && now?.conditions === undefined;
}

function keyOf({ namespace, name }: ResourceStatus): string {
  return namespace === "" ? name : `${namespace}/${name}`;
}

/** The key of the Service of a gateway. */
function serviceKey({ namespace, name }: Pick<ResourceStatus, "namespace" | "name">): string {
  return `${namespace}/${dataPlaneAccount(name)}`;
}

function writeOf(
  resource: StatusWrite["resource"],
  object: KubeObject,
  status: StatusWrite["status"] | undefined,
): StatusWrite | undefined {
  return status && { resource, object, status };
}

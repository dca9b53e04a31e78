import type { MetricDefinition, MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";
import { MAX_LABEL_SETS, TRANSLATION_SECONDS } from "./bounds.ts";

const PREFIX = "edge_gateway_controller_";
const MILLISECONDS = 1000;

/** Every metric of the controller, by the name that code uses. */
export const CONTROLLER_METRICS = {
  objects: { name: `${PREFIX}objects`, type: "gauge", help: "Objects that are watched." },
  watchFailures: {
    name: `${PREFIX}watch_failures`,
    type: "counter",
    help: "Failed lists and watches; each is repeated.",
  },
  statusWrites: {
    name: `${PREFIX}status_writes`,
    type: "counter",
    help: "Statuses written, by kind and result.",
  },
  translation: {
    name: `${PREFIX}translation_duration_seconds`,
    type: "histogram",
    help: "Duration of a translation of the changed objects.",
    unit: "seconds",
    buckets: TRANSLATION_SECONDS,
  },
  translationFailures: {
    name: `${PREFIX}translation_failures`,
    type: "counter",
    help: "Translations that failed because of an error in the controller.",
  },
  dataPlanes: {
    name: `${PREFIX}data_planes`,
    type: "gauge",
    help: "Data planes connected to this replica.",
  },
  leader: {
    name: `${PREFIX}leader`,
    type: "gauge",
    help: "Whether this replica writes statuses: 1 or 0.",
  },
  pending: {
    name: `${PREFIX}status_writes_pending`,
    type: "gauge",
    help: "Statuses waiting to be written.",
  },
  refusals: {
    name: `${PREFIX}configuration_refusals`,
    type: "gauge",
    help: "Resources that data planes refuse at the moment.",
  },
  keySets: {
    name: `${PREFIX}key_sets_failing`,
    type: "gauge",
    help: "Key sets that could not be fetched at the last attempt; only the leader fetches them.",
  },
} as const satisfies Record<string, MetricDefinition>;

/** The metrics of the controller. */
export class ControllerMetrics {
  readonly #whole = new MetricGroup([], 1);
  readonly #kinds = new MetricGroup(["kind"], MAX_LABEL_SETS);
  readonly #writes = new MetricGroup(["kind", "result"], MAX_LABEL_SETS);
  readonly #set = this.#whole.intern([]);
  readonly #translation = this.#whole.histogram(CONTROLLER_METRICS.translation);
  readonly #translationFailures = this.#whole.counter(CONTROLLER_METRICS.translationFailures);
  readonly #leader = this.#whole.counter(CONTROLLER_METRICS.leader);
  readonly #pending = this.#whole.counter(CONTROLLER_METRICS.pending);
  readonly #dataPlanes = this.#whole.counter(CONTROLLER_METRICS.dataPlanes);
  readonly #refusals = this.#whole.counter(CONTROLLER_METRICS.refusals);
  readonly #keySets = this.#whole.counter(CONTROLLER_METRICS.keySets);
  readonly #refused = new Map<string, number>();
  readonly #objects = this.#kinds.counter(CONTROLLER_METRICS.objects);
  readonly #watchFailures = this.#kinds.counter(CONTROLLER_METRICS.watchFailures);
  readonly #statusWrites = this.#writes.counter(CONTROLLER_METRICS.statusWrites);

  translated(milliseconds: number): void {
    this.#translation.observe(this.#set, milliseconds / MILLISECONDS);
  }
  translationFailed(): void {
    this.#translationFailures.add(this.#set);
  }
  watchFailed(kind: string): void {
    this.#watchFailures.add(this.#kinds.intern([kind]));
  }
  statusWritten(kind: string, result: "written" | "conflict" | "failed"): void {
    this.#statusWrites.add(this.#writes.intern([kind, result]));
  }
  /** Sets how many resources the data planes of a gateway refuse. */
  refused(gateway: string, resources: number): void {
    if (resources === 0) this.#refused.delete(gateway);
    else this.#refused.set(gateway, resources);
    this.#refusals.set(
      this.#set,
      this.#refused.values().reduce((sum, each) => sum + each, 0),
    );
  }
  /** Sets the gauges to the current state. */
  setState(state: {
    readonly isLeader: boolean;
    readonly pending: number;
    readonly dataPlanes: number;
    readonly failingKeySets: number;
    readonly objects: ReadonlyMap<string, number>;
  }): void {
    this.#leader.set(this.#set, state.isLeader ? 1 : 0);
    this.#pending.set(this.#set, state.pending);
    this.#dataPlanes.set(this.#set, state.dataPlanes);
    this.#keySets.set(this.#set, state.failingKeySets);
    for (const [kind, count] of state.objects) this.#objects.set(this.#kinds.intern([kind]), count);
  }
  snapshot(): readonly MetricSnapshot[] {
    return [this.#whole, this.#kinds, this.#writes].flatMap((group) => group.snapshot());
  }
}

import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Client } from "@edge-gateway/kube/client";
import { ListWatch } from "@edge-gateway/kube/list-watch";
import type { WatchHandler } from "@edge-gateway/kube/list-watch";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { ControllerMetrics } from "../metrics.ts";
import { placeOfObject } from "./made-objects.ts";
import type { Place } from "./made-objects.ts";
import { MADE_SELECTOR } from "./objects/common.ts";

/** Kinds that are watched only because the controller creates such objects for gateways. */
const KINDS = [
  { kind: "Deployment", apiVersion: "apps/v1" },
  { kind: "DaemonSet", apiVersion: "apps/v1" },
  { kind: "ServiceAccount", apiVersion: "v1" },
  { kind: "PodDisruptionBudget", apiVersion: "policy/v1" },
  { kind: "HorizontalPodAutoscaler", apiVersion: "autoscaling/v2" },
] as const;

const WORKLOADS: ReadonlySet<string> = new Set(["Deployment", "DaemonSet"]);

export interface MadeWatchesOptions {
  readonly client: Client;
  readonly metrics: ControllerMetrics;
  readonly log: Logger;
  /** Namespaces to watch; an empty list means all namespaces. */
  readonly namespaces: readonly string[];
  /** Is called with each object, or with undefined when the object was deleted. */
  readonly saw: (place: Place, object: KubeObject | undefined) => void;
}

/** Watches the objects made for gateways, in the namespaces where the controller may create objects. */
export class MadeWatches {
  readonly #options: MadeWatchesOptions;
  readonly #workloads = new Map<Place, KubeObject>();
  #unlisted = 0;

  constructor(options: MadeWatchesOptions) {
    this.#options = options;
  }

  /** Whether the workloads have been listed. */
  get isListed(): boolean {
    return this.#unlisted === 0;
  }

  workload(place: Place): KubeObject | undefined {
    return this.#workloads.get(place);
  }

  get workloads(): IterableIterator<KubeObject> {
    return this.#workloads.values();
  }

  async run(signal: AbortSignal): Promise<void> {
    const { client, namespaces } = this.#options;
    const places = namespaces.length === 0 ? [undefined] : namespaces;
    const watches = places.flatMap((namespace) =>
      KINDS.map(({ kind, apiVersion }) => {
        const watched = {
          kind,
          apiVersions: [apiVersion],
          labelSelector: MADE_SELECTOR,
          ...(namespace === undefined ? {} : { namespace }),
        };
        if (WORKLOADS.has(kind)) this.#unlisted += 1;
        return new ListWatch(client, watched, this.#handlerOf(kind)).run(signal);
      }),
    );
    await Promise.all(watches);
  }

  #handlerOf(kind: string): WatchHandler {
    const { metrics, log } = this.#options;
    const known = new Set<Place>();
    let isListed = !WORKLOADS.has(kind);
    const set = (object: KubeObject): void => {
      const place = placeOfObject(object);
      known.add(place);
      if (WORKLOADS.has(kind)) this.#workloads.set(place, object);
      this.#options.saw(place, object);
    };
    const remove = (place: Place): void => {
      known.delete(place);
      this.#workloads.delete(place);
      this.#options.saw(place, undefined);
    };
    const replace = (objects: readonly KubeObject[]): void => {
      if (!isListed) this.#unlisted -= 1;
      isListed = true;
      const places = new Set(objects.map(placeOfObject));
      for (const place of [...known]) if (!places.has(place)) remove(place);
      for (const object of objects) set(object);
    };
    return {
      replaced: replace,
      changed: set,
      removed: (object) => remove(placeOfObject(object)),
      absent: () => replace([]),
      failed: (message) => {
        metrics.watchFailed(kind);
        log.warn("a watch has failed and will be repeated", { kind, error: message });
      },
    };
  }
}

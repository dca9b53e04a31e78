import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Resource } from "@edge-gateway/kube/resources";
import type { KindName } from "@edge-gateway/translate/manifests/document/document";
import type { ControllerMetrics } from "../metrics.ts";
import { cureOfAbsence } from "./watched-kinds.ts";

/** The state of each kind: whether the cluster serves the kind, and under which path. */
export class KindStates {
  readonly #pending: Set<KindName>;
  readonly #resources = new Map<KindName, Resource>();
  readonly #absent = new Set<KindName>();
  readonly #metrics: ControllerMetrics;
  readonly #log: Logger;

  constructor(
    kinds: readonly KindName[],
    { metrics, log }: { readonly metrics: ControllerMetrics; readonly log: Logger },
  ) {
    this.#pending = new Set(kinds);
    this.#metrics = metrics;
    this.#log = log;
  }

  /** Kinds whose objects have not been listed yet. */
  get pending(): readonly KindName[] {
    return [...this.#pending];
  }

  resource(kind: KindName): Resource | undefined {
    return this.#resources.get(kind);
  }

  /** Marks a kind as served. Returns whether the state of the kind was unknown before. */
  found(kind: KindName, resource: Resource): boolean {
    this.#resources.set(kind, resource);
    if (this.#absent.delete(kind)) this.#log.info("the kind is now available", { kind });
    return this.#pending.delete(kind);
  }

  /** Marks a kind as not served. Returns whether the state of the kind was unknown before. */
  absent(kind: KindName): boolean {
    this.#resources.delete(kind);
    if (!this.#absent.has(kind)) {
      this.#absent.add(kind);
      this.#log.warn("the cluster does not have the kind", { kind, cure: cureOfAbsence(kind) });
    }
    return this.#pending.delete(kind);
  }

  failed(kind: KindName, message: string): void {
    this.#metrics.watchFailed(kind);
    this.#log.warn("a watch has failed and will be repeated", { kind, error: message });
  }
}

import type { Client } from "@edge-gateway/kube/client";
import { ListWatch } from "@edge-gateway/kube/list-watch";
import { objectKey } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";

/** The objects of one kind, as the API server has them. */
export class Objects {
  readonly #known = new Map<string, KubeObject>();

  /** Watches objects until the signal; calls `changed` for each new, changed or deleted object. */
  constructor(
    client: Client,
    { kind, apiVersion }: { readonly kind: string; readonly apiVersion: string },
    signal: AbortSignal,
    changed: (object: KubeObject, isGone: boolean) => void,
  ) {
    const set = (object: KubeObject): void => {
      this.#known.set(objectKey(object), object);
      changed(object, false);
    };
    const remove = (object: KubeObject): void => {
      this.#known.delete(objectKey(object));
      changed(object, true);
    };
    const watch = new ListWatch(
      client,
      { kind, apiVersions: [apiVersion] },
      {
        replaced: (objects) => {
          const keys = new Set(objects.map(objectKey));
          for (const [key, object] of this.#known) if (!keys.has(key)) remove(object);
          for (const object of objects) set(object);
        },
        changed: set,
        removed: remove,
        absent: () => {},
        failed: (message) => console.error(`conformance: ${kind}: ${message}`),
      },
    );
    void watch.run(signal);
  }

  all(): readonly KubeObject[] {
    return [...this.#known.values()];
  }

  get(namespace: string | undefined, name: string): KubeObject | undefined {
    return this.#known.get(namespace === undefined ? name : `${namespace}/${name}`);
  }
}

/** The content of a Kubernetes object, without a type. */
export function fieldsOf(object: unknown) {
  return Object(object);
}

/** Runs an action again after each change, once for changes that arrive together. */
export class Reconciler {
  readonly #work: () => Promise<void>;
  #isRunning = false;
  #isDue = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  touch(): void {
    this.#isDue = true;
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isDue) {
      this.#isDue = false;
      await this.#work().catch((error: unknown) => console.error(`conformance: ${String(error)}`));
    }
    this.#isRunning = false;
  }
}

import { objectKey } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { KindName } from "@edge-gateway/translate/manifests/document/document";
import { contentOf, keptOf } from "./content.ts";

/** The part of an object that has changed: what the translation reads, or only the status. */
export type Change = "content" | "status";

/** An object, and the text of everything that the translation reads from the object. */
interface Cached {
  readonly object: KubeObject;
  readonly content: string;
}

/** The objects of the cluster, as the watches report them. */
export class ObjectCache {
  readonly #kinds = new Map<KindName, Map<string, Cached>>();
  readonly #changed: (kind: KindName, key: string, change: Change) => void;

  constructor(changed: (kind: KindName, key: string, change: Change) => void) {
    this.#changed = changed;
  }

  get(kind: KindName, key: string): KubeObject | undefined {
    return this.#kinds.get(kind)?.get(key)?.object;
  }

  all(kind: KindName): readonly KubeObject[] {
    return [...(this.#kinds.get(kind)?.values() ?? [])].map(({ object }) => object);
  }

  /** Lists the kind and key of every object. */
  *keys(): Generator<readonly [KindName, string]> {
    for (const [kind, objects] of this.#kinds) for (const key of objects.keys()) yield [kind, key];
  }

  count(kind: KindName): number {
    return this.#kinds.get(kind)?.size ?? 0;
  }

  /** Replaces all objects of a kind by a list. */
  replace(kind: KindName, objects: readonly KubeObject[]): void {
    const keys = new Set(objects.map(objectKey));
    for (const key of [...(this.#kinds.get(kind)?.keys() ?? [])])
      if (!keys.has(key)) this.#delete(kind, key);
    for (const object of objects) this.set(kind, object);
  }

  set(kind: KindName, object: KubeObject): void {
    const key = objectKey(object);
    const objects = this.#kinds.get(kind) ?? new Map<string, Cached>();
    this.#kinds.set(kind, objects);
    const known = objects.get(key);
    if (
      known !== undefined &&
      known.object.metadata.resourceVersion === object.metadata.resourceVersion
    )
      return;
    const kept = keptOf(kind, object);
    const content = contentOf(kind, kept);
    objects.set(key, { object: kept, content });
    this.#changed(kind, key, known?.content === content ? "status" : "content");
  }

  delete(kind: KindName, object: KubeObject): void {
    this.#delete(kind, objectKey(object));
  }

  #delete(kind: KindName, key: string): void {
    if (this.#kinds.get(kind)?.delete(key) === true) this.#changed(kind, key, "content");
  }
}

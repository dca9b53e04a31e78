import { createHash } from "node:crypto";
import { objectKey } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";

/** The key of an object that was made for a gateway, for example `Deployment default/web`. */
export type Place = string;

export function placeOf(kind: string, key: string): Place {
  return `${kind} ${key}`;
}

/** The value that is recorded for a deleted object. */
const GONE = "";

/**
 * The objects made for gateways, both as last applied and as the watches report them now. Statuses and
 * resource versions are ignored.
 */
export class MadeObjects {
  /** For each gateway, the places of the objects that were made for it. */
  readonly #places = new Map<string, ReadonlySet<Place>>();
  readonly #owners = new Map<Place, string>();
  readonly #applied = new Map<Place, string>();
  readonly #seen = new Map<Place, string>();
  readonly #differs: (gateway: string) => void;

  /** @param differs is called with a gateway when one of its objects differs from the applied object */
  constructor(differs: (gateway: string) => void) {
    this.#differs = differs;
  }

  /**
   * Records all objects of a gateway as the server stored them; undefined means that the object
   * must exist, with any content.
   */
  applied(gateway: string, objects: ReadonlyMap<Place, KubeObject | undefined>): void {
    for (const place of this.#places.get(gateway) ?? [])
      if (!objects.has(place)) this.#forget(place);
    this.#places.set(gateway, new Set(objects.keys()));
    for (const [place, object] of objects) {
      this.#owners.set(place, gateway);
      if (object !== undefined) this.#applied.set(place, digestOf(object));
    }
  }

  /** Forgets a deleted gateway and the objects made for it. */
  removed(gateway: string): void {
    for (const place of this.#places.get(gateway) ?? []) this.#forget(place);
    this.#places.delete(gateway);
  }

  /** Records an object as the watch reports it; undefined means that it was deleted. */
  saw(place: Place, object: KubeObject | undefined): void {
    const gateway = this.#owners.get(place);
    if (gateway === undefined) return;
    this.#seen.set(place, object === undefined ? GONE : digestOf(object));
    if (!this.#isAsApplied(place)) this.#differs(gateway);
  }

  /** The gateway for which an object was made. */
  ownerOf(place: Place): string | undefined {
    return this.#owners.get(place);
  }

  /** The objects of a gateway that differ from the applied objects. */
  differences(gateway: string): readonly Place[] {
    return [...(this.#places.get(gateway) ?? [])].filter((place) => !this.#isAsApplied(place));
  }

  #isAsApplied(place: Place): boolean {
    const seen = this.#seen.get(place);
    if (seen === undefined) return true;
    const applied = this.#applied.get(place);
    return applied === undefined ? seen !== GONE : seen === applied;
  }

  #forget(place: Place): void {
    for (const known of [this.#owners, this.#applied, this.#seen]) known.delete(place);
  }
}

export function placeOfObject(object: KubeObject): Place {
  return placeOf(object.kind ?? "", objectKey(object));
}

/** A digest of an object; objects with equal content have equal digests. */
function digestOf(object: KubeObject): string {
  const { status: _, apiVersion: _version, kind: _kind, metadata, ...content } = object;
  const { labels, annotations, ownerReferences, deletionTimestamp } = metadata;
  const said = [labels, annotations, ownerReferences, deletionTimestamp, content];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64");
}

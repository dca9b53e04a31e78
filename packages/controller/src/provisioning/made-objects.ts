import { createHash } from "node:crypto";
import { objectKey } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";

/** `Deployment default/web`: an object among all that are made for gateways. */
export type Place = string;

export function placeOf(kind: string, key: string): Place {
  return `${kind} ${key}`;
}

/** What there is in place of an object that is gone. */
const GONE = "";

/**
 * What has been made for gateways: as it was applied, and as the watches tell of it now. Statuses and
 * versions do not count.
 */
export class MadeObjects {
  /** By gateway. */
  readonly #places = new Map<string, ReadonlySet<Place>>();
  readonly #owners = new Map<Place, string>();
  readonly #applied = new Map<Place, string>();
  readonly #seen = new Map<Place, string>();
  readonly #differs: (gateway: string) => void;

  /** @param differs hears of gateways of which something is not as it was applied */
  constructor(differs: (gateway: string) => void) {
    this.#differs = differs;
  }

  /**
   * All that a gateway has now, as the server has stored it; undefined: it has to be there, whatever
   * it says.
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

  /** A gateway is gone, and what was made for it with it. */
  removed(gateway: string): void {
    for (const place of this.#places.get(gateway) ?? []) this.#forget(place);
    this.#places.delete(gateway);
  }

  /** An object as it is now; undefined: it is gone. */
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

  /** What of a gateway is not as it was applied. */
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

/** Equal for objects that say the same. */
function digestOf(object: KubeObject): string {
  const { status: _, apiVersion: _version, kind: _kind, metadata, ...content } = object;
  const { labels, annotations, ownerReferences, deletionTimestamp } = metadata;
  const said = [labels, annotations, ownerReferences, deletionTimestamp, content];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64");
}

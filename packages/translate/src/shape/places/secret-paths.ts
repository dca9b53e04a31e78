import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import type { Cursor } from "../../document/cursor.ts";
import { isPlainAddress } from "./plain-address.ts";

const PLACES: Readonly<Record<string, readonly (readonly string[])[]>> = SENSITIVE_PLACES;

/** The paths from a value to the secrets in it, as a prefix tree. */
export class SecretPaths {
  /** Whether the value itself is a secret. */
  #isSecret = false;
  readonly #inside = new Map<string, SecretPaths>();

  constructor(paths: readonly (readonly string[])[]) {
    for (const path of paths) this.#add(path);
  }

  #add([name, ...rest]: readonly string[]): void {
    if (name === undefined) {
      this.#isSecret = true;
      return;
    }
    const known = this.#inside.get(name) ?? new SecretPaths([]);
    this.#inside.set(name, known);
    known.#add(rest);
  }

  /** Whether a property of the value is a secret, or a list or map of secrets. */
  get areBeside(): boolean {
    return [...this.#inside.values()].some(
      (inner) =>
        inner.#isSecret ||
        [...inner.#inside].some(([name, item]) => name === "*" && item.#isSecret),
    );
  }

  /**
   * Collects the secrets below a place; a text where a map or list is expected may itself be the
   * secret, unless it is an address.
   */
  collect(place: Cursor, found: Cursor[]): void {
    if (!place.isSet) return;
    const { text } = place;
    if (this.#isSecret || (text !== undefined && !isPlainAddress(text))) {
      found.push(place);
      return;
    }
    for (const [name, inner] of this.#inside) {
      if (name !== "*") inner.collect(place.at(name), found);
      else {
        for (const item of place.items()) inner.collect(item, found);
        for (const [, entry] of place.entries()) inner.collect(entry, found);
      }
    }
  }
}

const TREES = new Map<string, SecretPaths>();

/** The paths to secrets in a value of a type; undefined if the type has no secrets. */
export function secretPathsOf(type: string): SecretPaths | undefined {
  const paths = PLACES[type];
  if (paths === undefined) return undefined;
  // A configuration has values of few types.
  const tree = TREES.get(type) ?? new SecretPaths(paths);
  TREES.set(type, tree);
  return tree;
}

/** A set of document places (JSON pointers); each includes everything below it. */
export class PlaceSet {
  readonly #pointers: ReadonlySet<string>;

  constructor(pointers: Iterable<string>) {
    this.#pointers = new Set(pointers);
  }

  /** The innermost place of the set that contains a pointer; undefined if no place contains it. */
  around(pointer: string): string | undefined {
    if (this.#pointers.size === 0) return undefined;
    for (let place = pointer; ; place = place.slice(0, place.lastIndexOf("/"))) {
      if (this.#pointers.has(place)) return place;
      if (place === "") return undefined;
    }
  }

  /** Whether the set contains a place or one of its ancestors. */
  holds(pointer: string): boolean {
    return this.around(pointer) !== undefined;
  }
}

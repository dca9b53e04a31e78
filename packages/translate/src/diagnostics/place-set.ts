/** Places of a document by their JSON pointers, with everything below them. */
export class PlaceSet {
  readonly #pointers: ReadonlySet<string>;

  constructor(pointers: Iterable<string>) {
    this.#pointers = new Set(pointers);
  }

  /** The innermost of the places in which a pointer leads to something; undefined when it is in none. */
  around(pointer: string): string | undefined {
    if (this.#pointers.size === 0) return undefined;
    for (let place = pointer; ; place = place.slice(0, place.lastIndexOf("/"))) {
      if (this.#pointers.has(place)) return place;
      if (place === "") return undefined;
    }
  }

  /** Whether a place, or one around it, is among these. */
  holds(pointer: string): boolean {
    return this.around(pointer) !== undefined;
  }
}

/** Lanes by their names, which are paths: `0/thought` is below `0`. */
export class NamedLanes<Lane> {
  readonly #lanes = new Map<string, Lane>();
  /** For each name, the names of the lanes below it. */
  readonly #below = new Map<string, Set<string>>();

  get size(): number {
    return this.#lanes.size;
  }

  get(name: string): Lane | undefined {
    return this.#lanes.get(name);
  }

  set(name: string, lane: Lane): void {
    this.#lanes.set(name, lane);
    for (const above of namesAbove(name)) {
      const names = this.#below.get(above);
      if (names === undefined) this.#below.set(above, new Set([name]));
      else names.add(name);
    }
  }

  delete(name: string): void {
    this.#lanes.delete(name);
    for (const above of namesAbove(name)) {
      const names = this.#below.get(above);
      names?.delete(name);
      if (names?.size === 0) this.#below.delete(above);
    }
  }

  /** The lane with a name, and all lanes below it; without a name, all lanes. */
  at(name?: string): readonly (readonly [name: string, lane: Lane])[] {
    if (name === undefined) return [...this.#lanes];
    return [name, ...(this.#below.get(name) ?? [])].flatMap((own) => {
      const lane = this.#lanes.get(own);
      return lane === undefined ? [] : [[own, lane] as const];
    });
  }
}

function* namesAbove(name: string): Generator<string> {
  for (let end = name.indexOf("/"); end >= 0; end = name.indexOf("/", end + 1))
    yield name.slice(0, end);
}

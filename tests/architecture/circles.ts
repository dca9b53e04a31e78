/** The imports of each file or folder, by name. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of names that reach each other, each in order (Tarjan's strongly connected components). */
export function circlesOf(graph: Graph): string[][] {
  const search = new Search(graph);
  for (const name of graph.keys()) search.visit(name);
  return search.circles;
}

class Search {
  readonly circles: string[][] = [];
  readonly #graph: Graph;
  readonly #index = new Map<string, number>();
  readonly #stack: string[] = [];

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** Returns the lowest index on the stack that the name reaches. */
  visit(name: string): number {
    const known = this.#index.get(name);
    if (known !== undefined) return this.#stack.includes(name) ? known : Infinity;
    const own = this.#index.size;
    this.#index.set(name, own);
    this.#stack.push(name);
    const reached = [...(this.#graph.get(name) ?? [])].map((next) => this.visit(next));
    const lowest = Math.min(own, ...reached);
    if (lowest === own) {
      const group = this.#stack.splice(this.#stack.indexOf(name));
      if (group.length > 1) this.circles.push(group.sort());
    }
    return lowest;
  }
}

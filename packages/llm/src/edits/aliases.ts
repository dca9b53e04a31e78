/** Model aliases with patterns, in which a star matches anything. */
export class ModelAliases {
  readonly #exact: ReadonlyMap<string, string>;
  readonly #patterns: readonly (readonly [start: string, end: string, model: string])[];

  constructor(aliases: Readonly<Record<string, string>>) {
    const all = Object.entries(aliases);
    this.#exact = new Map(all.filter(([name]) => !name.includes("*")));
    this.#patterns = all
      .filter(([name]) => name.includes("*"))
      .toSorted(([one], [other]) => other.length - one.length)
      .map(([name, model]) => {
        const star = name.indexOf("*");
        return [name.slice(0, star), name.slice(star + 1), model];
      });
  }

  /**
   * The provider's model name: from the exact alias, otherwise from the longest matching pattern.
   */
  resolve(model: string): string {
    const exact = this.#exact.get(model);
    if (exact !== undefined) return exact;
    const found = this.#patterns.find(
      ([start, end]) =>
        model.length >= start.length + end.length && model.startsWith(start) && model.endsWith(end),
    );
    return found?.[2] ?? model;
  }
}

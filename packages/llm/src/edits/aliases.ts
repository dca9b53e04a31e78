/** Names of models that clients use, by patterns: a star stands for anything. */
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

  /** The name that the provider knows: that of the exact alias, else of the longest pattern. */
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

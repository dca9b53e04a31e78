/** The names of the models of an imported configuration. */
export class ModelNames {
  readonly #used = new Set<string>();

  /** Returns a valid model name that is not yet used. */
  of(wanted: string): string {
    const plain = wanted
      .toLowerCase()
      .replaceAll(/[^a-z0-9.]+/g, "-")
      .replaceAll(/\.{2,}|-?\.-?/g, ".");
    const base = plain.replaceAll(/^[-.]+|[-.]+$/g, "") || "model";
    let name = base;
    for (let count = 2; this.#used.has(name); count += 1) name = `${base}-${count}`;
    this.#used.add(name);
    return name;
  }
}

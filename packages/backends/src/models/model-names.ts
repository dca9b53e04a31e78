import { ANY_MODEL, matchesModel } from "@edge-gateway/translate/ir/models/model-pattern";

/** An entry with a name or a pattern. */
interface Named {
  /** A name, `prefix*`, `*suffix`, or `*` for any name. */
  readonly pattern: string;
}

/**
 * Finds a model by the name that a client uses: an exact name takes precedence, then the longest pattern,
 * then the first pattern.
 */
export class ModelNames<Model extends Named> {
  readonly #exact = new Map<string, Model>();
  readonly #patterns: readonly Model[];

  constructor(models: readonly Model[]) {
    for (const model of models) {
      const { pattern } = model;
      if (!pattern.includes(ANY_MODEL) && !this.#exact.has(pattern))
        this.#exact.set(pattern, model);
    }
    this.#patterns = models
      .filter(({ pattern }) => pattern.includes(ANY_MODEL))
      .toSorted((left, right) => right.pattern.length - left.pattern.length);
  }

  find(name: string): Model | undefined {
    return (
      this.#exact.get(name) ?? this.#patterns.find(({ pattern }) => matchesModel(name, pattern))
    );
  }
}

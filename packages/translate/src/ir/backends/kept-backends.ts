import type { Backend } from "../index.ts";
import { contentOf } from "../list-changes.ts";

/** The named backends of the last translation: those with the same content stay the same objects, which are not sent again. */
export class KeptBackends {
  #known: ReadonlyMap<string, Backend> = new Map();

  /** The backends of a translation, with those of the last one in the place of equal ones. */
  unchanged(backends: readonly Backend[]): Backend[] {
    const known = backends.map((backend): readonly [string, Backend] => {
      const content = contentOf(backend);
      return [content, this.#known.get(content) ?? backend];
    });
    this.#known = new Map(known);
    return known.map(([, backend]) => backend);
  }
}

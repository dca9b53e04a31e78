import type { Located } from "./located.ts";

export type Children = ReadonlyMap<string, Located>;

export const NO_CHILDREN: Children = new Map();

/** The place of what was not located; nothing that was located has it. */
export const NOWHERE: Located = { key: 0, value: 0, end: 0, children: NO_CHILDREN };

/** A list that is being read. Places are kept unless they are {@link NOWHERE}. */
export class ListBuilder {
  readonly #values: unknown[] = [];
  #children: Map<string, Located> | undefined;

  /** A copy without the room in which the list grew: a file may have thousands of short lists. */
  get values(): unknown[] {
    return [...this.#values];
  }

  get children(): Children {
    return this.#children ?? NO_CHILDREN;
  }

  add(value: unknown, located: Located): void {
    if (located !== NOWHERE)
      (this.#children ??= new Map()).set(String(this.#values.length), located);
    this.#values.push(value);
  }
}

/** A map that is being read, in which fields without a value are left out. */
export class MapBuilder {
  readonly fields: Record<string, unknown> = {};
  /** The names of fields without a value. */
  #empty: Set<string> | undefined;
  #children: Map<string, Located> | undefined;

  get children(): Children {
    return this.#children ?? NO_CHILDREN;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.fields, name) || this.#empty?.has(name) === true;
  }

  set(name: string, value: unknown, located: Located): void {
    if (located !== NOWHERE) (this.#children ??= new Map()).set(name, located);
    if (value === null) (this.#empty ??= new Set()).add(name);
    // Assigned to, this name would be the prototype.
    else if (name === "__proto__") Object.defineProperty(this.fields, name, { ...FIELD, value });
    else this.fields[name] = value;
  }
}

const FIELD = { enumerable: true, configurable: true, writable: true };

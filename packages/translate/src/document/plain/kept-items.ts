import type { Environment } from "./plain-scalars.ts";

/** An item of a list, and what reading it takes of the budget of its file. */
interface KeptItem {
  readonly value: unknown;
  readonly nodes: number;
  readonly textLength: number;
}

type Texts = Map<string, KeptItem>;

/**
 * The items of the outermost lists of a document, by their texts. In the next reading of the document, an item whose
 * text did not change keeps its value, as the same object.
 */
export class KeptItems {
  /** The environment whose variables the values contain. */
  readonly environment: Environment;
  #before: ReadonlyMap<string, Texts> | undefined;
  #now = new Map<string, Texts>();

  constructor(environment: Environment) {
    this.environment = environment;
  }

  /** The items of lists at a place: the meaning of a text depends on its indentation and its depth. */
  at(column: number, depth: number): KeptList {
    const place = `${column} ${depth}`;
    const now: Texts = this.#now.get(place) ?? new Map();
    this.#now.set(place, now);
    return new KeptList(this.#before?.get(place), now, this.#before === undefined);
  }

  /** Ends a reading; the items of one that failed are not kept. */
  end(isRead: boolean): void {
    if (isRead) this.#before = this.#now;
    this.#now = new Map();
  }
}

/** The items of one list. */
export class KeptList {
  readonly #before: ReadonlyMap<string, KeptItem> | undefined;
  readonly #now: Texts;
  readonly #isFirst: boolean;

  constructor(before: ReadonlyMap<string, KeptItem> | undefined, now: Texts, isFirst: boolean) {
    this.#before = before;
    this.#now = now;
    this.#isFirst = isFirst;
  }

  /** The item that an equal text had before; each is found only once, because equal items are not the same item. */
  find(text: string): KeptItem | undefined {
    const item = this.#now.has(text) ? undefined : this.#before?.get(text);
    if (item !== undefined) this.#now.set(text, item);
    return item;
  }

  /**
   * Keeps an item, and returns its value. After the first reading it is a copy: texts of a value are parts of the
   * text of its document, which would stay in memory for each changed item.
   */
  keep(text: string, item: KeptItem): unknown {
    const value = this.#isFirst ? item.value : structuredClone(item.value);
    this.#now.set(text, { ...item, value });
    return value;
  }
}

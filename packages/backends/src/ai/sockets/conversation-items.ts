import { isObject } from "@edge-gateway/llm";
import { MAX_SAID_ITEMS } from "../../bounds.ts";
import { endOf, isTooLong, type SaidText, startOf } from "./said-texts.ts";
import type { JoinedTexts } from "./checked-event.ts";

/** An item of a conversation. */
export interface Item {
  readonly id: string;
  readonly texts: readonly SaidText[];
  /** Whether the place of the item is not known, so that it separates no others. */
  readonly isAnywhere?: boolean;
}

/** The name of the place before all items. */
export const ROOT = "root";
/** The type of an item that repeats another one. */
const REFERENCE = "item_reference";

/** The texts beside a place that models read together with one there. */
interface Around {
  readonly before: readonly SaidText[];
  readonly behind: readonly SaidText[];
  /** Whether what the system says is read together with the text. */
  readonly hasSystem: boolean;
}

/** The items of a conversation, in their order. */
export class ConversationItems {
  #items: readonly Item[] = [];
  /** Whether the first items were dropped, because there are too many. */
  #isCut = false;
  /** Is another number after each change. */
  #version = 0;

  get version(): number {
    return this.#version;
  }

  /** Everything that the system says. */
  get system(): readonly SaidText[] {
    return this.#items.flatMap(({ texts }) => texts).filter(({ isSystem }) => isSystem);
  }

  find(id: unknown): Item | undefined {
    return this.#items.find((item) => item.id === id);
  }

  /** The item that a reference to it stands for. */
  referred(reference: unknown): Item | undefined {
    if (!isObject(reference) || reference["type"] !== REFERENCE) return undefined;
    return this.find(reference["id"]);
  }

  /** The position behind the item with the given id; undefined if it is not known. */
  placeAfter(previous: unknown): number | undefined {
    if (previous === undefined || previous === null) return this.#items.length;
    if (previous === ROOT) return this.#isCut ? undefined : 0;
    const at = this.#items.findIndex(({ id }) => id === previous);
    return at < 0 ? undefined : at + 1;
  }

  put(items: readonly Item[], at: number): void {
    this.#version += 1;
    this.#items = this.#items.toSpliced(at, 0, ...items);
    this.#fit();
  }

  /** Replaces an item; returns the texts that follow each other then. */
  replace(item: Item, others: readonly Item[]): JoinedTexts {
    const at = this.#items.indexOf(item);
    if (at < 0) return { texts: [] };
    this.#version += 1;
    const joined = this.joined(item, others);
    this.#items = this.#items.toSpliced(at, 1, ...others);
    return joined;
  }

  /**
   * Moves an item to the place that the provider names, unless items between are still on their way.
   * @returns the texts that follow each other then
   */
  move(item: Item, previous: unknown, isOnItsWay: (id: string) => boolean): readonly JoinedTexts[] {
    const at = this.#items.indexOf(item);
    const before = this.#items.findIndex(({ id }) => id === previous);
    const isKnown = before >= 0 || previous === ROOT;
    const between = this.#items.slice(Math.min(at, before) + 1, Math.max(at, before));
    const stays = !isKnown || before === at - 1 || between.some(({ id }) => isOnItsWay(id));
    if (stays) return [];
    const left = this.replace(item, []);
    this.put([item], this.#items.findIndex(({ id }) => id === previous) + 1);
    return [left, this.joined(item, [item])];
  }

  /** The texts that follow each other if an item is replaced. */
  joined(item: Item, others: readonly Item[]): JoinedTexts {
    const at = this.#items.indexOf(item);
    const own = others.flatMap(({ texts }) => texts);
    const all = this.#items.flatMap(({ texts }) => texts);
    const roles = new Set([...all, ...item.texts].map(({ role }) => role));
    const hasSystem = item.texts.some(({ isSystem }) => isSystem);
    const { before, behind } = this.#beside(roles, hasSystem, [at, at + 1]);
    return { texts: [...before, ...own, ...behind] };
  }

  /** Returns a function that puts an item back in the place of others. */
  restorable(item: Item, others: readonly Item[]): () => JoinedTexts | undefined {
    const previous = this.#items[this.#items.indexOf(item) - 1];
    return () => {
      const [other] = others;
      if (other !== undefined) return this.replace(other, [item]);
      const at = previous === undefined ? 0 : this.#items.indexOf(previous) + 1;
      this.put([item], at);
      return this.joined(item, [item]);
    };
  }

  /** The texts that models read together with new ones at a place. */
  around(texts: readonly SaidText[], at: number): Around {
    const roles = new Set(texts.filter(({ isSystem }) => !isSystem).map(({ role }) => role));
    const hasSystem = texts.some(({ isSystem }) => isSystem);
    return { ...this.#beside(roles, hasSystem, [at, at]), hasSystem };
  }

  /** @param place the first item that is left out, and the first one behind it */
  #beside(
    roles: ReadonlySet<string>,
    hasSystem: boolean,
    [from, to]: readonly [number, number],
  ): Omit<Around, "hasSystem"> {
    const first = this.#items.slice(0, from).flatMap(({ texts }) => texts);
    const last = this.#items.slice(to).flatMap(({ texts }) => texts);
    const start = Math.min(first.length, ...[...roles].map((role) => startOf(first, role)));
    const end = Math.max(0, ...[...roles].map((role) => endOf(last, role)));
    return {
      before: first.filter(({ isSystem }, at) => (isSystem ? hasSystem : at >= start)),
      behind: last.filter(({ isSystem }, at) => (isSystem ? hasSystem : at < end)),
    };
  }

  /** Drops the first items if there are too many; what the system says stays. */
  #fit(): void {
    const isFull = (): boolean =>
      this.#items.length > MAX_SAID_ITEMS || isTooLong(this.#items.flatMap(({ texts }) => texts));
    while (isFull()) {
      const at = this.#items.findIndex(({ texts }) => !texts.some(({ isSystem }) => isSystem));
      if (at < 0) return;
      this.#isCut = true;
      this.#items = this.#items.toSpliced(at, 1);
    }
  }
}

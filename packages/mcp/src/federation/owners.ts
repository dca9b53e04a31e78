import type { ItemKind } from "./naming.ts";
import { UriTemplate } from "./uri-template.ts";

/** A name that several targets use. */
export interface Collision {
  readonly kind: ItemKind;
  readonly name: string;
  /** The target that keeps it: the first in configuration order. */
  readonly owner: string;
  readonly other: string;
}

/**
 * The target of each item whose name does not reveal it: learned from lists that pass, so that
 * calls need no list. An item of several targets belongs to the first in configuration order.
 */
export class Owners {
  readonly #order: readonly string[];
  readonly #byKind = new Map<ItemKind, Map<string, Set<string>>>();
  readonly #templates = new Map<string, { readonly form: UriTemplate; readonly target: string }>();
  readonly #told = new Set<string>();
  readonly #maxNames: number;

  constructor(order: readonly string[], maxNames: number) {
    this.#order = order;
    this.#maxNames = maxNames;
  }

  owner(kind: ItemKind, name: string): string | undefined {
    const targets = this.#byKind.get(kind)?.get(name);
    if (targets !== undefined) return this.#order.find((target) => targets.has(target));
    return kind === "resource" ? this.#ownerByTemplate(name) : undefined;
  }

  /** Records a name in a target's list; returns a new collision, if any. */
  learn(kind: ItemKind, name: string, target: string): Collision | undefined {
    const names = this.#namesOf(kind);
    const targets = names.get(name);
    if (targets === undefined) {
      if (names.size < this.#maxNames) names.set(name, new Set([target]));
      return undefined;
    }
    if (targets.has(target)) return undefined;
    targets.add(target);
    const owner = this.owner(kind, name) ?? target;
    const other = [...targets].find((each) => each !== owner) ?? target;
    const key = JSON.stringify([kind, name, target]);
    if (this.#told.has(key)) return undefined;
    this.#told.add(key);
    return { kind, name, owner, other };
  }

  learnTemplate(template: string, target: string): void {
    if (this.#templates.size >= this.#maxNames) return;
    this.#templates.set(`${target} ${template}`, { form: new UriTemplate(template), target });
  }

  /** Forgets a target's items, because its lists have changed. */
  forget(kind: ItemKind, target: string): void {
    const names = this.#byKind.get(kind);
    for (const [name, targets] of names ?? []) {
      if (targets.delete(target) && targets.size === 0) names?.delete(name);
    }
    if (kind !== "resource") return;
    for (const [key, template] of this.#templates)
      if (template.target === target) this.#templates.delete(key);
  }

  #ownerByTemplate(uri: string): string | undefined {
    const matching = new Set<string>();
    for (const { form, target } of this.#templates.values())
      if (form.matches(uri)) matching.add(target);
    return this.#order.find((target) => matching.has(target));
  }

  #namesOf(kind: ItemKind): Map<string, Set<string>> {
    const known = this.#byKind.get(kind);
    if (known !== undefined) return known;
    const names = new Map<string, Set<string>>();
    this.#byKind.set(kind, names);
    return names;
  }
}

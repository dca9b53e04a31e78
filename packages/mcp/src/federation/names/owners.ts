import type { ListShape } from "./methods.ts";
import type { Item, ItemKind } from "./naming.ts";
import { UriTemplate } from "./uri-template.ts";

/** A name that items of several targets have. */
export interface Collision {
  readonly kind: ItemKind;
  readonly name: string;
  /** The target that gets the requests for the name: the first one in the configuration's order. */
  readonly owner: string;
  readonly other: string;
}

/** The progress of reading a target's list. */
interface Listing {
  /** The number of the reading that was begun last. */
  begun: number;
  /** The number of the last reading that was completed. */
  complete: number;
}

/** In which reading of a target's list a name was found. */
interface Claim {
  readonly listing: Listing;
  /** The number of the reading that found the name. */
  readonly at: number;
}

/** The target and kind of list in which a name was found. */
export interface Place extends Pick<ListShape, "kind" | "member"> {
  readonly target: string;
}

/**
 * Remembers which target has an item, if the item's name does not contain the target. The lists that targets
 * send to clients are recorded, so that calls need no list request. If several targets have an item, the
 * first one in the configuration's order is used. A target whose latest list lacks the item comes after the
 * others, but is still used if no other target has the item, because its list may depend on the user.
 */
export class Owners {
  readonly #order: readonly string[];
  readonly #byKind = new Map<ItemKind, Map<string, Map<string, Claim>>>();
  readonly #listings = new Map<string, Listing>();
  readonly #templates = new Map<string, { readonly form: UriTemplate; readonly target: string }>();
  /** Number of recorded names and templates of each target. */
  readonly #counts = new Map<string, number>();
  readonly #told = new Set<string>();
  /**
   * Maximum number of names per target, so that a target with an endless list does not evict the names of
   * other targets.
   */
  readonly #maxNames: number;
  /** Maximum number of reported collisions, because the names of a target may always be new. */
  readonly #maxReports: number;

  constructor(order: readonly string[], maxNames: number) {
    this.#maxReports = maxNames;
    this.#order = order;
    this.#maxNames = Math.ceil(maxNames / Math.max(order.length, 1));
  }

  owner(kind: ItemKind, name: string): string | undefined {
    const claims = this.#byKind.get(kind)?.get(name);
    if (claims !== undefined) {
      const [only] = claims.keys();
      if (claims.size === 1) return only;
      const having = this.#order.filter((target) => claims.has(target));
      return having.find((target) => isCurrent(claims.get(target))) ?? having[0];
    }
    return kind === "resource" ? this.#ownerByTemplate(name) : undefined;
  }

  /** Whether a list of the target has contained a name. */
  has({ kind, name, target }: Item): boolean {
    return this.#byKind.get(kind)?.get(name)?.has(target) === true;
  }

  /** Notes that a target's list is being read from its beginning. */
  begin(place: Place): void {
    this.#listingOf(place).begun++;
  }

  /** Notes that a target's list was read to its end; returns the names that other targets have now. */
  end(place: Place): readonly string[] {
    const { kind, target } = place;
    const listing = this.#listingOf(place);
    const before = listing.complete;
    listing.complete = listing.begun;
    const names = this.#byKind.get(kind) ?? [];
    return [...names].flatMap(([name, claims]) => {
      const claim = claims.get(target);
      const isLost = claim?.listing === listing && claim.at >= before && !isCurrent(claim);
      return isLost && [...claims.values()].some(isCurrent) ? [name] : [];
    });
  }

  /** Records a name in a target's list; returns a new collision, if any. */
  learn(place: Place, name: string): Collision | undefined {
    const { kind, target } = place;
    const names = this.#namesOf(kind);
    const claims = names.get(name) ?? new Map<string, Claim>();
    const isNew = !claims.has(target);
    if (isNew && !this.#count(target)) return undefined;
    const listing = this.#listingOf(place);
    claims.set(target, { listing, at: listing.begun });
    names.set(name, claims);
    const current = [...claims].filter(([, claim]) => isCurrent(claim));
    if (!isNew || current.length < 2) return undefined;
    const owner = this.owner(kind, name) ?? target;
    const other = current.find(([each]) => each !== owner)?.[0] ?? target;
    const key = JSON.stringify([kind, name, target]);
    if (this.#told.has(key) || this.#told.size >= this.#maxReports) return undefined;
    this.#told.add(key);
    return { kind, name, owner, other };
  }

  learnTemplate(template: string, target: string): void {
    const key = `${target} ${template}`;
    if (this.#templates.has(key) || !this.#count(target)) return;
    this.#templates.set(key, { form: new UriTemplate(template), target });
  }

  /** Forgets a target's items, because its lists have changed. */
  forget(kind: ItemKind, target: string): void {
    const names = this.#byKind.get(kind);
    let freed = 0;
    for (const [name, claims] of names ?? []) {
      if (claims.delete(target)) freed++;
      if (claims.size === 0) names?.delete(name);
    }
    if (kind === "resource")
      for (const [key, template] of this.#templates)
        if (template.target === target && this.#templates.delete(key)) freed++;
    this.#counts.set(target, (this.#counts.get(target) ?? 0) - freed);
  }

  /** Forgets an item of a target. */
  forgetOne({ kind, name, target }: Item): void {
    const names = this.#byKind.get(kind);
    const claims = names?.get(name);
    if (claims?.delete(target) !== true) return;
    if (claims.size === 0) names?.delete(name);
    this.#counts.set(target, (this.#counts.get(target) ?? 0) - 1);
  }

  /** Counts a name; false if the target has too many names. */
  #count(target: string): boolean {
    const count = this.#counts.get(target) ?? 0;
    if (count >= this.#maxNames) return false;
    this.#counts.set(target, count + 1);
    return true;
  }

  #listingOf({ member, target }: Place): Listing {
    const key = `${target} ${member}`;
    const listing = this.#listings.get(key) ?? { begun: 0, complete: 0 };
    this.#listings.set(key, listing);
    return listing;
  }

  #ownerByTemplate(uri: string): string | undefined {
    const matching = new Set<string>();
    for (const { form, target } of this.#templates.values())
      if (form.matches(uri)) matching.add(target);
    return this.#order.find((target) => matching.has(target));
  }

  #namesOf(kind: ItemKind): Map<string, Map<string, Claim>> {
    const known = this.#byKind.get(kind);
    if (known !== undefined) return known;
    const names = new Map<string, Map<string, Claim>>();
    this.#byKind.set(kind, names);
    return names;
  }
}

/** Whether the latest complete list of the target contains the name. */
function isCurrent(claim: Claim | undefined): boolean {
  return claim !== undefined && claim.at >= claim.listing.complete;
}

import type { Fact, TypeFacts } from "../facts.ts";
import type { Product } from "../product.ts";

/** A sentence of the specification that the product violates. */
export interface Finding {
  readonly type: string;
  readonly path: string;
  readonly problem: string;
}

/** Compares the facts of one type with one part of the product. */
export type Comparison = (
  product: Product,
  facts: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
) => readonly Finding[];

/** A fact, with the facts of the type to which it refers. */
export function wholeFact(fact: Fact, all: ReadonlyMap<string, TypeFacts>): Fact {
  const named = fact.is === undefined ? undefined : all.get(fact.is);
  // The bounds of the type may lie outside of narrower bounds.
  const narrowed = fact.bytes === undefined ? {} : { accepts: [] };
  return { ...named?.facts["."], ...narrowed, ...fact };
}

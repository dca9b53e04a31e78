import type { TypeFacts } from "../facts.ts";
import type { Product } from "../product.ts";
import { compareCrd } from "./crd.ts";
import { compareDefaults } from "./defaults.ts";
import { compareFormats } from "./formats.ts";
import type { Comparison, Finding } from "./finding.ts";
import { compareProperties } from "./properties.ts";
import { compareReference } from "./reference.ts";
import { compareValidator } from "./validator.ts";

/** The comparisons, ordered by their cost. */
const COMPARISONS: readonly Comparison[] = [
  compareProperties,
  compareFormats,
  compareValidator,
  compareDefaults,
  compareCrd,
  compareReference,
];

/** All disagreements between the product and the facts of one type. */
export function compare(
  product: Product,
  facts: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Finding[] {
  return COMPARISONS.flatMap((comparison) => comparison(product, facts, all));
}

/** Whether the product disagrees with the facts of one type; stops at the first part that does. */
export function disagrees(
  product: Product,
  facts: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
): boolean {
  return COMPARISONS.some((comparison) => comparison(product, facts, all).length > 0);
}

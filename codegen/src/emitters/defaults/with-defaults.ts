import { childrenOf, parsedTypes } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Node } from "../../model/node.ts";

/**
 * The types that contain a default or a parsed amount at any depth: their input and output types
 * differ.
 */
export function typesWithDefaults(model: Model): ReadonlySet<TypeDef> {
  const parsed = parsedTypes(model);
  const found = new Set<TypeDef>();
  let before = -1;
  while (found.size !== before) {
    before = found.size;
    for (const type of model.types)
      if (isFilled(model, type.node, { known: found, parses: parsed.has(type), fills: true }))
        found.add(type);
  }
  return found;
}

/** The surroundings of a node. */
export interface Surroundings {
  /** The known types with defaults. */
  readonly known: ReadonlySet<TypeDef>;
  /** Whether the amounts of the type that contains the node are parsed. */
  readonly parses: boolean;
  /** Whether defaults are filled in. */
  readonly fills: boolean;
}

/** Whether a property in the node, or in a known type, has a default or a parsed amount. */
export function isFilled(model: Model, node: Node, where: Surroundings): boolean {
  if (node.kind === "ref") {
    const target = model.target(node);
    return where.known.has(target) || (where.parses && target.amount !== undefined);
  }
  const { fills } = where;
  if (fills && node.kind === "object" && node.fields.some((field) => field.default !== undefined))
    return true;
  return childrenOf(node).some((child) => isFilled(model, child, where));
}

import { childrenOf } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Node } from "../../model/node.ts";

/** The types that contain a default at any depth: their input and output types differ. */
export function typesWithDefaults(model: Model): ReadonlySet<TypeDef> {
  const found = new Set<TypeDef>();
  let before = -1;
  while (found.size !== before) {
    before = found.size;
    for (const type of model.types) if (hasDefaults(model, type.node, found)) found.add(type);
  }
  return found;
}

/** Whether a property in the node, or in a known type with defaults, has a default. */
export function hasDefaults(model: Model, node: Node, known: ReadonlySet<TypeDef>): boolean {
  if (node.kind === "ref") return known.has(model.target(node));
  if (node.kind === "object" && node.fields.some((field) => field.default !== undefined))
    return true;
  return childrenOf(node).some((child) => hasDefaults(model, child, known));
}

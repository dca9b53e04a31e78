import { branchOf, isFields, resolveShape } from "@edge-gateway/schema-runtime/shape";
import type { Shape } from "@edge-gateway/schema-runtime/shape";
import type { Site } from "./site.ts";

/** The values inside a value, with their shapes. */
export function innerValues(
  shape: Shape,
  value: unknown,
  site: Site,
): readonly { readonly name: string; readonly shape: Shape; readonly value: unknown }[] {
  const resolved = resolveShape(shape, site.shapes);
  if (resolved.kind === "union") {
    const branch = branchOf(resolved, value);
    return branch === undefined ? [] : innerValues(branch, value, site);
  }
  if (resolved.kind === "list" && Array.isArray(value)) {
    return value.map((item: unknown, index) => ({
      name: String(index),
      shape: resolved.items,
      value: item,
    }));
  }
  if (!isFields(value)) return [];
  if (resolved.kind === "map") {
    return Object.entries(value).map(([name, item]) => ({
      name,
      shape: resolved.values,
      value: item,
    }));
  }
  if (resolved.kind !== "object") return [];
  return resolved.fields
    .filter(({ name }) => Object.hasOwn(value, name))
    .map((field) => ({ name: field.name, shape: field.shape, value: value[field.name] }));
}

import { SHAPES } from "@edge-gateway/generated/arbitraries/shapes.ts";
import { isFields, resolveShape } from "@edge-gateway/generated/arbitraries/shape.ts";
import type { Shape } from "@edge-gateway/generated/arbitraries/shape.ts";
import { ENTRIES, ITEMS } from "./places.ts";
import type { Place } from "./places.ts";

/** Faults that show at a name that is itself wrong. */
const NAMED_FAULTS = ["unknown key", "bad name"];

/** The place of a fault of a generated document, and the value there. */
export function placeOf(
  kind: string,
  document: unknown,
  pointer: string,
  mutation: string,
): { readonly place: Place; readonly value: unknown } {
  const names = pointer.split("/").slice(1);
  if (NAMED_FAULTS.includes(mutation)) names.pop();
  let shape: Shape = { kind: "ref", type: kind };
  let value = document;
  const path: string[] = [];
  for (const escaped of names) {
    const name = escaped.replaceAll("~1", "/").replaceAll("~0", "~");
    const [step, inner] = stepInto(shape, name);
    path.push(step);
    shape = inner;
    value = isFields(value) || Array.isArray(value) ? Reflect.get(value, name) : undefined;
  }
  return { place: { path, shape }, value };
}

function stepInto(shape: Shape, name: string): readonly [string, Shape] {
  const at = resolveShape(shape, SHAPES);
  if (at.kind === "list") return [ITEMS, at.items];
  if (at.kind === "map") return [ENTRIES, at.values];
  const field = at.kind === "object" ? at.fields.find((one) => one.name === name) : undefined;
  return [name, field?.shape ?? { kind: "json" }];
}

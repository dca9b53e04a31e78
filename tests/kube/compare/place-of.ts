import { isFields } from "@edge-gateway/schema-runtime/shape";
import { stepsFrom, topPlace } from "@edge-gateway/testkit/arbitraries/places";
import type { Place } from "@edge-gateway/testkit/arbitraries/places";
import { RESOURCE_SHAPES } from "@edge-gateway/generated/shapes/index.ts";

/** Faults of a name itself, which show at that name. */
const NAMED_FAULTS = ["unknown key", "bad name"];

/** The place of a fault of a generated document, and the value there. */
export function placeOf(
  kind: string,
  document: unknown,
  names: readonly string[],
  mutation: string,
): { readonly place: Place; readonly value: unknown } {
  const path = NAMED_FAULTS.includes(mutation) ? names.slice(0, -1) : names;
  let place = topPlace(kind, RESOURCE_SHAPES);
  let value = document;
  for (const name of path) {
    const steps = stepsFrom(place, RESOURCE_SHAPES);
    const next = steps.find((step) => step.path.at(-1) === name) ?? steps[0];
    if (next === undefined) throw new Error(`${kind} has no place ${path.join("/")}`);
    place = next;
    value = isFields(value) || Array.isArray(value) ? Reflect.get(value, name) : undefined;
  }
  return { place, value };
}

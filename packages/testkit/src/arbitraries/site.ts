import fc from "fast-check";
import type { Shape, Shapes } from "@edge-gateway/schema-runtime/shape";

/** Generates random values; it is the only source of randomness of a built document. */
export type Draw = fc.GeneratorValue;

/** The position in the document that is being built. */
export interface Site {
  readonly draw: Draw;
  readonly shapes: Shapes;
  /** The nesting depth of the value; deeply nested values have only required properties. */
  readonly depth: number;
  /** Builds the values inside a list, map or object. */
  readonly build: (shape: Shape, site: Site) => unknown;
}

/**
 * Chooses one of the values by its position. Given objects instead, fast-check would mark them and
 * reuse them in other documents.
 */
export function drawOne<Value>(draw: Draw, values: readonly Value[]): Value {
  const value = values[draw(fc.nat, { max: values.length - 1 })];
  if (value === undefined) throw new RangeError("there is no value to draw");
  return value;
}

import fc from "fast-check";
import type { Shape, Shapes } from "./shape.ts";

/** Draws values; all randomness of a built document comes from here. */
export type Draw = fc.GeneratorValue;

/** Where a document is being built. */
export interface Site {
  readonly draw: Draw;
  readonly shapes: Shapes;
  /** How many levels are above; deep ones hold only what they must. */
  readonly depth: number;
  /** Builds what is inside. */
  readonly build: (shape: Shape, site: Site) => unknown;
}

/**
 * One of the values. It is drawn by its position: fast-check keeps arbitraries by what they are made of,
 * so that another document would get the same object, and it marks objects that it maps.
 */
export function drawOne<Value>(draw: Draw, values: readonly Value[]): Value {
  const value = values[draw(fc.nat, { max: values.length - 1 })];
  if (value === undefined) throw new RangeError("there is no value to draw");
  return value;
}

import type fc from "fast-check";
import type { Shape, Shapes } from "./shape.ts";

/** Draws values; all randomness of a built document comes from here. */
export type Draw = fc.GeneratorValue;

/** Where a document is being built. */
export interface Site {
  readonly draw: Draw;
  readonly shapes: Shapes;
  /** How many levels stand above; deep ones hold only what they must. */
  readonly depth: number;
  /** Builds what stands inside. */
  readonly build: (shape: Shape, site: Site) => unknown;
}

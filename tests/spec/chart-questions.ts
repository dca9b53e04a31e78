import { Coverage } from "@edge-gateway/testkit/arbitraries/coverage";
import { placesOf } from "@edge-gateway/testkit/arbitraries/places";
import { questionsAt } from "@edge-gateway/testkit/arbitraries/questions";
import type { Question } from "@edge-gateway/testkit/arbitraries/questions";
import { resolveShape } from "@edge-gateway/schema-runtime/shape";
import { SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { drawFrom } from "@edge-gateway/testkit/arbitraries/towards";
import { validateControlPlaneValues } from "@edge-gateway/generated/validators/control-plane-values.js";
import { validateStandaloneValues } from "@edge-gateway/generated/validators/standalone-values.js";

/** The charts that have values, with the validators of their values. */
const VALIDATORS = {
  "control-plane": ["ControlPlaneValues", validateControlPlaneValues],
  standalone: ["StandaloneValues", validateStandaloneValues],
} as const;

/** The name of a chart that has values. */
export type ChartName = keyof typeof VALIDATORS;

/** The charts that have values. */
export const CHARTS: readonly ChartName[] = ["control-plane", "standalone"];

const ONCE = { declared: 1, placed: 1 };
const SEED = 1;

/**
 * Values of a chart: for every place valid ones, and ones with each fault. Null is left out,
 * because Helm removes the default for it.
 */
export function chartQuestions(chart: ChartName): readonly Question[] {
  const [title, validate] = VALIDATORS[chart];
  const places = placesOf(title, SHAPES);
  const coverage = new Coverage(title, places, SHAPES, ONCE);
  const source = { shapes: SHAPES, draw: drawFrom(SEED) };
  const isValid = (value: unknown) => validate(value).length === 0;
  return places
    .flatMap((place) => questionsAt(coverage, place, source, isValid))
    .filter(({ fault }) => fault?.value !== null);
}

/**
 * Whether Helm cannot detect a fault: its schemas cannot express that items are unique by a key.
 */
export function isBeyondHelm({ fault }: Question): boolean {
  if (fault === undefined) return false;
  const at = resolveShape(fault.place.shape, SHAPES);
  return at.kind === "list" && at.unique === "map" && fault.goal === "repeated item";
}

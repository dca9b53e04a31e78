import type { Draw } from "./site.ts";
import type { Coverage } from "./coverage.ts";
import type { Place } from "./places.ts";
import type { Shapes } from "@edge-gateway/schema-runtime/shape";
import { trialAt } from "./towards.ts";
import type { Fault } from "./towards.ts";

/** A document that must be accepted, or one that must be refused for its fault. */
export interface Question {
  readonly document: unknown;
  readonly fault?: Fault & { readonly place: Place };
}

/** A document can break a rule on the path to the wanted place; then another one is built. */
const TRIES = 20;

/**
 * Documents for the goals at a place that must be tried more often; empty if no valid document is
 * found.
 */
export function questionsAt(
  coverage: Coverage,
  place: Place,
  { shapes, draw }: { readonly shapes: Shapes; readonly draw: Draw },
  isValid: (document: unknown) => boolean,
): readonly Question[] {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const trial = trialAt(coverage.type, place, shapes, draw);
    if (!isValid(trial.document)) continue;
    const edges = trial.edges((goal) => coverage.wantsEdge(place, goal));
    const valid = edges
      .map(({ document }) => ({ document }))
      .filter((one) => isValid(one.document));
    const faults = trial.faults((goal) => coverage.wantsBroken(place, goal));
    return [
      ...(coverage.wantsKept(place) ? [{ document: trial.document }] : []),
      ...valid,
      ...faults.map(({ document, ...fault }) => ({
        document,
        fault: { ...fault, document, place },
      })),
    ];
  }
  return [];
}

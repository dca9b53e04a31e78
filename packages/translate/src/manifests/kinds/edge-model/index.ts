import type { Finding } from "../../../diagnostics/diagnostic.ts";
import { NOT_RUN } from "../../../shape/check-planned.ts";
import type { Document } from "../../document.ts";
import { CONDITION, REASON, condition } from "../../statuses.ts";
import type { Condition, Failure } from "../../statuses.ts";
import type { ModelTranslation, Translate } from "../contract.ts";
import { modelFaults, unresolvedReferences } from "./model-faults.ts";
import { olderModel } from "./older-model.ts";
import { parentFault } from "./parents.ts";

const NOT_RUN_MODELS = `an EdgeModel ${NOT_RUN}`;

/** An EdgeModel at its parents. What is wrong with it is said before what this build does not run. */
export const translateEdgeModel: Translate<"EdgeModel", ModelTranslation> = (document, context) => {
  const faults = modelFaults(document, context);
  const unresolved = unresolvedReferences(document, context);
  const parents = document.value.spec.parentRefs.map((parentRef, index) => ({
    parentRef,
    pointer: `/spec/parentRefs/${index}`,
    fault: parentFault(document, parentRef, context) ?? olderModel(document, parentRef, context),
  }));
  const findings: readonly Finding[] = [
    { pointer: "/spec", atKey: true, code: "unsupported", message: NOT_RUN_MODELS },
    ...faults.map(({ pointer, message }) => warning(pointer, message)),
    ...parents.flatMap(({ pointer, fault }) =>
      fault === undefined ? [] : [warning(pointer, fault.message)],
    ),
  ];
  return {
    routes: [],
    backends: [],
    attachments: [],
    parents: parents.map(({ parentRef, fault }) => ({
      parentRef,
      conditions: conditionsOf(document, [...faults, ...unresolved], fault),
    })),
    findings,
  };
};

function warning(pointer: string, message: string): Finding {
  return { pointer, severity: "warning", code: "conflict", message };
}

function conditionsOf(
  document: Document,
  faults: readonly Failure[],
  atParent: Failure | undefined,
): readonly Condition[] {
  const [invalid] = faults.filter(({ reason }) => reason === REASON.invalid);
  const [unresolved] = faults.filter(({ reason }) => reason !== REASON.invalid);
  const accepted = invalid ??
    atParent ?? { reason: REASON.unsupportedValue, message: NOT_RUN_MODELS };
  return [
    condition(document, CONDITION.accepted, { ok: false, ...accepted }),
    condition(document, CONDITION.resolvedRefs, {
      ok: unresolved === undefined,
      ...(unresolved ?? { reason: REASON.resolvedRefs, message: "all references are resolved" }),
    }),
  ];
}

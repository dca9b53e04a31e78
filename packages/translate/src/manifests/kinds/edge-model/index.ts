import { CONDITION, REASON, condition } from "../../statuses.ts";
import type { ModelTranslation, Translate } from "../contract.ts";

/** An EdgeModel at its parents. */
export const translateEdgeModel: Translate<"EdgeModel", ModelTranslation> = (document) => {
  const message = "models are not supported yet by this build";
  const outcome = { ok: false, reason: REASON.unsupportedValue, message };
  return {
    routes: [],
    backends: [],
    attachments: [],
    parents: document.value.spec.parentRefs.map((parentRef) => ({
      parentRef,
      conditions: [condition(document, CONDITION.accepted, outcome)],
    })),
    findings: [{ pointer: "/spec", atKey: true, code: "unsupported", message }],
  };
};

import type { Attachment, Backend } from "../../../ir.ts";
import { nameOf } from "../../document.ts";
import { backendKey } from "../../keys.ts";
import { CONDITION, REASON, condition } from "../../statuses.ts";
import type { BackendTranslation, Translate } from "../contract.ts";

/** An EdgeBackend with its own policies. */
export const translateEdgeBackend: Translate<"EdgeBackend", BackendTranslation> = (document) => {
  const { spec } = document.value;
  const key = backendKey(document);
  if (spec.static === undefined) {
    const message = "only backends of the form static are supported yet by this build";
    const outcome = { ok: false, reason: REASON.unsupportedValue, message };
    return { ...NOTHING, conditions: [condition(document, CONDITION.accepted, outcome)] };
  }
  const backend: Backend = { key, name: key, kind: "static", static: spec.static };
  const own: readonly Attachment[] =
    spec.policies === undefined
      ? []
      : [
          {
            target: { kind: "backend", backend: key },
            document: nameOf(document),
            pointer: "/spec/policies",
            block: "backend",
            policies: spec.policies,
          },
        ];
  const outcome = { ok: true, reason: REASON.accepted, message: "the backend is accepted" };
  return {
    backends: [backend],
    attachments: own,
    conditions: [condition(document, CONDITION.accepted, outcome)],
    findings: [],
  };
};

const NOTHING = { backends: [], attachments: [], findings: [] } as const;

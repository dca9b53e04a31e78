import { CONDITION, REASON, condition } from "../../statuses.ts";
import type { PolicyTranslation, Translate } from "../contract.ts";
import { parentRefOf } from "../../keys.ts";

/** An EdgePolicy at its targets. */
export const translateEdgePolicy: Translate<"EdgePolicy", PolicyTranslation> = (
  document,
  context,
) => {
  const resolutions = (document.value.spec.targetRefs ?? []).map((ref) =>
    context.resolveTargetRef(document, ref),
  );
  const gateways = new Set(resolutions.flatMap(({ found }) => found?.gateways ?? []));
  const message = "policies of this kind are not supported yet by this build";
  const outcome = { ok: false, reason: REASON.unsupportedValue, message };
  return {
    attachments: [],
    ancestors: [...gateways].map((gateway) => ({
      parentRef: parentRefOf(gateway),
      conditions: [condition(document, CONDITION.accepted, outcome)],
    })),
    findings: [{ pointer: "/spec", atKey: true, code: "unsupported", message }],
  };
};

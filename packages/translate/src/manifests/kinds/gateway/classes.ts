import type { Document } from "../../document.ts";
import { absence } from "../../misspelt.ts";
import type { Snapshot } from "../../snapshot.ts";
import { CONDITION, REASON, condition } from "../../statuses.ts";
import type { Failure, ResourceStatus } from "../../statuses.ts";
import { groupOfKind } from "../table.ts";
import { isOurClass } from "./ownership.ts";

const KIND = "EdgeParameters";

/** The statuses of this product's gateway classes. */
export function classStatuses(snapshot: Snapshot): readonly ResourceStatus[] {
  return snapshot
    .all("GatewayClass")
    .filter((document) => isOurClass(snapshot, document))
    .map((document) => {
      const { kind, namespace, name } = document;
      const fault = classFault(snapshot, document);
      const message = "this controller runs gateways of this class";
      const outcome = { ok: fault === undefined, reason: REASON.accepted, message, ...fault };
      return {
        kind,
        namespace,
        name,
        conditions: [condition(document, CONDITION.accepted, outcome)],
      };
    });
}

function classFault(
  snapshot: Snapshot,
  { value: { spec } }: Document<"GatewayClass">,
): Failure | undefined {
  const ref = spec.parametersRef;
  if (ref === undefined) return undefined;
  const { invalidParameters: reason } = REASON;
  if (ref.kind !== KIND || ref.group !== groupOfKind(KIND)) {
    const message = `${ref.kind} of the group "${ref.group}" cannot be used as parameters`;
    return { reason, message };
  }
  const object = { kind: KIND, namespace: ref.namespace ?? "", name: ref.name } as const;
  if (snapshot.find(KIND, object) !== undefined) return undefined;
  return { reason, message: absence(snapshot, object) };
}

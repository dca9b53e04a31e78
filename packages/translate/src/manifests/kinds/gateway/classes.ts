import type { ManifestSet } from "../../document/manifest-set.ts";
import { CONDITION, REASON, condition } from "../../document/statuses.ts";
import type { ResourceStatus } from "../../document/statuses.ts";
import { isOurClass } from "./ownership.ts";
import { classFault } from "./parameters.ts";

/** The statuses of this product's gateway classes. */
export function classStatuses(snapshot: ManifestSet): readonly ResourceStatus[] {
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

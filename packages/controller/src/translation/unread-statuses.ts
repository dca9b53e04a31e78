import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import type { Finding } from "@edge-gateway/translate/diagnostics/diagnostic";
import { GATEWAY_GROUP } from "@edge-gateway/translate/manifests/keys";
import { groupOfKind } from "@edge-gateway/translate/manifests/kinds/table";
import { isOurs } from "@edge-gateway/translate/manifests/kinds/gateway/ownership";
import type { Snapshot } from "@edge-gateway/translate/manifests/snapshot";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/statuses";
import type {
  Condition,
  ParentStatus,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/statuses";
import type { ReadObject } from "./documents.ts";

const MOST_FINDINGS = 5;

/**
 * The states of objects that could not be read: definitions of other versions may let in what no
 * validator here knows. Each says what is wrong, and where.
 */
export function unreadStatuses(
  objects: readonly ReadObject[],
  snapshot: Snapshot,
): readonly ResourceStatus[] {
  return objects
    .filter(({ document }) => document === undefined)
    .flatMap(({ object, findings }) => statusOf(object, findings, snapshot));
}

function statusOf(
  object: KubeObject,
  findings: readonly Finding[],
  snapshot: Snapshot,
): readonly ResourceStatus[] {
  const { kind = "", metadata } = object;
  const { namespace = "", name } = metadata;
  const conditions = [notAccepted(object, findings)];
  const spec: Json = isJson(object["spec"]) ? object["spec"] : {};
  const key = { kind, namespace, name };
  switch (kind) {
    case "EdgeBackend":
      return [{ ...key, conditions }];
    case "EdgePolicy":
      return [{ ...key, ancestors: [{ parentRef: SUMMARY, conditions }] }];
    case "HTTPRoute":
    case "GRPCRoute":
    case "TCPRoute":
    case "TLSRoute":
    case "EdgeModel":
      return [{ ...key, parents: parentsOf(spec, { namespace, conditions }, snapshot) }];
    default:
      return [];
  }
}

/** Stands for the gateways that an unread policy would have touched: nobody knows them. */
const SUMMARY = { group: groupOfKind("EdgePolicy"), kind: "EdgePolicy", name: "StatusSummary" };

function notAccepted(
  { metadata: { generation } }: KubeObject,
  findings: readonly Finding[],
): Condition {
  const said = findings
    .slice(0, MOST_FINDINGS)
    .map(({ pointer, message }) => `${pointer}: ${message}`);
  return {
    type: CONDITION.accepted,
    status: "False",
    reason: REASON.invalid,
    message: said.join("; "),
    ...(generation === undefined ? {} : { observedGeneration: generation }),
  };
}

/** One for each gateway of this controller that a route names. */
function parentsOf(
  { parentRefs }: Json,
  {
    namespace: own,
    conditions,
  }: { readonly namespace: string; readonly conditions: readonly Condition[] },
  snapshot: Snapshot,
): readonly ParentStatus[] {
  if (!Array.isArray(parentRefs)) return [];
  return parentRefs.flatMap((ref: unknown): readonly ParentStatus[] => {
    if (!isJson(ref) || typeof ref["name"] !== "string") return [];
    const namespace = typeof ref["namespace"] === "string" ? ref["namespace"] : own;
    const gateway = snapshot.find("Gateway", { namespace, name: ref["name"] });
    if (gateway === undefined || !isOurs(snapshot, gateway)) return [];
    const parentRef = { group: GATEWAY_GROUP, kind: gateway.kind, namespace, name: gateway.name };
    return [{ parentRef, conditions }];
  });
}

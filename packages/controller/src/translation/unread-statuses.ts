import type { ParentReference } from "@edge-gateway/generated/types/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import type { Finding } from "@edge-gateway/translate/diagnostics/diagnostic";
import { parentRefOf } from "@edge-gateway/translate/manifests/keys";
import { groupOfKind } from "@edge-gateway/translate/manifests/kinds/table";
import { isOurClass, isOurs } from "@edge-gateway/translate/manifests/kinds/gateway/ownership";
import type { Snapshot } from "@edge-gateway/translate/manifests/snapshot";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/statuses";
import type { Condition, ResourceStatus } from "@edge-gateway/translate/manifests/statuses";
import type { ReadObject } from "./documents.ts";
import { SHOWN_FINDINGS } from "../bounds.ts";

/**
 * The statuses of objects that could not be read: CRDs of another version may accept what our
 * validators do not. Each status says what is wrong, and where.
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
  if (ROUTES.has(kind)) {
    const gateways = gatewaysOf(spec["parentRefs"], namespace, snapshot);
    return [{ ...key, parents: gateways.map((parentRef) => ({ parentRef, conditions })) }];
  }
  const users = usersOf(object, snapshot);
  if (kind === "InferencePool")
    return [{ ...key, parents: users.map((parentRef) => ({ parentRef, conditions })) }];
  if (kind === "BackendTLSPolicy")
    return [{ ...key, ancestors: users.map((parentRef) => ({ parentRef, conditions })) }];
  if (kind === "EdgePolicy") return [{ ...key, ancestors: [{ parentRef: SUMMARY, conditions }] }];
  return isOwn(kind, spec, namespace, snapshot) ? [{ ...key, conditions }] : [];
}

/** Kinds with a status per parent. */
const ROUTES: ReadonlySet<string> = new Set([
  ...["HTTPRoute", "GRPCRoute", "TCPRoute", "TLSRoute", "UDPRoute"],
  "EdgeModel",
]);

/** The kinds of routes, whose rules lead to backends. */
const USERS = ["HTTPRoute", "GRPCRoute", "TCPRoute", "TLSRoute", "UDPRoute"] as const;

/** The gateways whose routes lead to a pool, or to the Services that a policy of TLS is for. */
function usersOf(
  { kind, metadata: { namespace = "", name }, spec }: KubeObject,
  snapshot: Snapshot,
): readonly ParentReference[] {
  const targets = isJson(spec) ? mapsIn(spec["targetRefs"]) : [];
  const isPool = kind === "InferencePool";
  const wanted = new Set(isPool ? [name] : targets.map((target) => target["name"]));
  const leads = (own: string, ref: Json): boolean =>
    (ref["kind"] ?? "Service") === (isPool ? kind : "Service") &&
    (ref["namespace"] ?? own) === namespace &&
    wanted.has(ref["name"]);
  const routes = USERS.flatMap((each) => snapshot.all(each)).filter((route) =>
    route.value.spec.rules.some(({ backendRefs }) =>
      mapsIn(backendRefs).some((ref) => leads(route.namespace, ref)),
    ),
  );
  const found = routes.flatMap(({ value, namespace: own }) =>
    gatewaysOf(value.spec.parentRefs, own, snapshot),
  );
  return [...new Map(found.map((ref) => [`${ref.namespace}/${ref.name}`, ref])).values()];
}

/** Whether an unreadable object belongs to this controller. */
function isOwn(kind: string, spec: Json, namespace: string, snapshot: Snapshot): boolean {
  switch (kind) {
    case "GatewayClass":
      return spec["controllerName"] === snapshot.reader.controllerName;
    case "Gateway":
      return namesOurClass(spec, snapshot);
    case "ListenerSet":
      return gatewaysOf([spec["parentRef"]], namespace, snapshot).length > 0;
    default:
      return kind === "EdgeBackend";
  }
}

function namesOurClass({ gatewayClassName }: Json, snapshot: Snapshot): boolean {
  if (typeof gatewayClassName !== "string") return false;
  const found = snapshot.find("GatewayClass", { namespace: "", name: gatewayClassName });
  return found !== undefined && isOurClass(snapshot, found);
}

/** Replaces the ancestors in an unreadable policy's status: the gateways it affects are unknown. */
const SUMMARY = { group: groupOfKind("EdgePolicy"), kind: "EdgePolicy", name: "StatusSummary" };

function notAccepted(
  { metadata: { generation } }: KubeObject,
  findings: readonly Finding[],
): Condition {
  const said = findings
    .slice(0, SHOWN_FINDINGS)
    .map(({ pointer, message }) => `${pointer}: ${message}`);
  return {
    type: CONDITION.accepted,
    status: "False",
    reason: REASON.invalid,
    message: said.join("; "),
    ...(generation === undefined ? {} : { observedGeneration: generation }),
  };
}

/** The gateways of this controller that references name. */
function gatewaysOf(refs: unknown, own: string, snapshot: Snapshot): readonly ParentReference[] {
  if (!Array.isArray(refs)) return [];
  return refs.flatMap((ref: unknown): readonly ParentReference[] => {
    if (!isJson(ref) || typeof ref["name"] !== "string") return [];
    const namespace = typeof ref["namespace"] === "string" ? ref["namespace"] : own;
    const gateway = snapshot.find("Gateway", { namespace, name: ref["name"] });
    return gateway !== undefined && isOurs(snapshot, gateway) ? [parentRefOf(gateway)] : [];
  });
}

function mapsIn(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

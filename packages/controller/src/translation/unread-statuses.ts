import type { ParentReference } from "@edge-gateway/generated/types/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import type { Finding } from "@edge-gateway/translate/diagnostics/diagnostic";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import { GATEWAY_GROUP, parentRefOf } from "@edge-gateway/translate/manifests/keys";
import { groupOfKind } from "@edge-gateway/translate/manifests/kinds/table";
import { isForeignParent, isOurs } from "@edge-gateway/translate/manifests/kinds/gateway/ownership";
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
    const parents = parentsOf(spec, namespace, snapshot);
    return [{ ...key, parents: parents.map((parentRef) => ({ parentRef, conditions })) }];
  }
  const users = usersOf(object, snapshot);
  if (kind === "InferencePool")
    return [{ ...key, parents: users.map((parentRef) => ({ parentRef, conditions })) }];
  if (kind === "BackendTLSPolicy" || kind === "XBackend")
    return [{ ...key, ancestors: users.map((parentRef) => ({ parentRef, conditions })) }];
  if (kind === "EdgePolicy")
    return [{ ...key, ancestors: [{ parentRef: { ...SUMMARY, namespace }, conditions }] }];
  return isOwn(kind, spec, key, snapshot) ? [{ ...key, conditions }] : [];
}

/** Kinds with a status per parent. */
const ROUTES: ReadonlySet<string> = new Set([
  ...["HTTPRoute", "GRPCRoute", "TCPRoute", "TLSRoute", "UDPRoute"],
  "EdgeModel",
]);

/** The kinds of routes, whose rules lead to backends. */
const USERS = ["HTTPRoute", "GRPCRoute", "TCPRoute", "TLSRoute", "UDPRoute"] as const;

/**
 * The gateways whose routes refer to a pool or an XBackend, or to the Services that a
 * BackendTLSPolicy targets.
 */
function usersOf(
  { kind, metadata: { namespace = "", name }, spec }: KubeObject,
  snapshot: Snapshot,
): readonly ParentReference[] {
  const targets = isJson(spec) ? mapsIn(spec["targetRefs"]) : [];
  const isBackend = kind === "InferencePool" || kind === "XBackend";
  const wanted = new Set(isBackend ? [name] : targets.map((target) => target["name"]));
  const leads = (own: string, ref: Json): boolean =>
    (ref["kind"] ?? "Service") === (isBackend ? kind : "Service") &&
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
function isOwn(
  kind: string,
  spec: Json,
  { namespace, name }: { readonly namespace: string; readonly name: string },
  snapshot: Snapshot,
): boolean {
  switch (kind) {
    case "GatewayClass":
      return spec["controllerName"] === snapshot.reader.controllerName;
    case "Gateway":
    case "ListenerSet":
      return !isForeignParent(snapshot, { kind, namespace, name });
    default:
      return kind === "EdgeBackend";
  }
}

/** Replaces the ancestors in an unreadable policy's status: the gateways it affects are unknown. */
const SUMMARY = { group: groupOfKind("EdgePolicy"), kind: "EdgePolicy", name: "StatusSummary" };

function notAccepted(
  { metadata: { generation } }: KubeObject,
  findings: readonly Finding[],
): Condition {
  const said = findings
    .slice(0, SHOWN_FINDINGS)
    .map(({ pointer, message }) => `${readablePath(pointer)}: ${message}`);
  return {
    type: CONDITION.accepted,
    status: "False",
    reason: REASON.invalid,
    message: said.join("; "),
    ...(generation === undefined ? {} : { observedGeneration: generation }),
  };
}

/** The parents of a route that no other controller owns, as the route names them. */
function parentsOf(spec: Json, own: string, snapshot: Snapshot): readonly ParentReference[] {
  const named = mapsIn(spec["parentRefs"]).flatMap((ref) => parentIn(ref, own, snapshot));
  if (spec["useDefaultGateways"] !== "All") return named;
  const defaults = snapshot
    .all("Gateway")
    .filter((gateway) => gateway.value.spec.defaultScope === "All" && isOurs(snapshot, gateway))
    .map(parentRefOf);
  return [...named, ...defaults];
}

function parentIn(ref: Json, own: string, snapshot: Snapshot): readonly ParentReference[] {
  const { name, namespace, sectionName, port, group = GATEWAY_GROUP, kind = "Gateway" } = ref;
  if (typeof name !== "string" || group !== GATEWAY_GROUP) return [];
  if (kind !== "Gateway" && kind !== "ListenerSet" && kind !== "HTTPRoute") return [];
  const place = typeof namespace === "string" ? namespace : own;
  if (kind !== "HTTPRoute" && isForeignParent(snapshot, { kind, namespace: place, name }))
    return [];
  const parentRef: ParentReference = {
    group,
    kind,
    name,
    ...(typeof namespace === "string" ? { namespace } : {}),
    ...(typeof sectionName === "string" ? { sectionName } : {}),
    ...(typeof port === "number" ? { port } : {}),
  };
  return [parentRef];
}

/** The gateways of this controller that references name. */
function gatewaysOf(refs: unknown, own: string, snapshot: Snapshot): readonly ParentReference[] {
  return mapsIn(refs).flatMap(({ kind, name, namespace = own }) => {
    if (typeof name !== "string" || typeof namespace !== "string") return [];
    if (kind === "ListenerSet") {
      const set = snapshot.find(kind, { namespace, name });
      return set === undefined ? [] : gatewaysOf([set.value.spec.parentRef], namespace, snapshot);
    }
    const gateway = snapshot.find("Gateway", { namespace, name });
    return gateway !== undefined && isOurs(snapshot, gateway) ? [parentRefOf(gateway)] : [];
  });
}

function mapsIn(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

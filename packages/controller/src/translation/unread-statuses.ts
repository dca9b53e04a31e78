import type { ParentReference } from "@edge-gateway/generated/types/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import type { Finding } from "@edge-gateway/translate/diagnostics/diagnostic";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import { GATEWAY_GROUP, parentRefOf } from "@edge-gateway/translate/manifests/document/keys";
import { nameOf } from "@edge-gateway/translate/manifests/document/document";
import type { ObjectKey } from "@edge-gateway/translate/manifests/document/document";
import { summaryRef } from "@edge-gateway/translate/manifests/kinds/summary";
import { isForeignParent, isOurs } from "@edge-gateway/translate/manifests/kinds/gateway/ownership";
import type { ManifestSet } from "@edge-gateway/translate/manifests/document/manifest-set";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/document/statuses";
import type {
  Condition,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";
import type { ReadObject } from "./documents.ts";
import { SHOWN_FINDINGS } from "../bounds.ts";

/**
 * The statuses of objects that could not be read, for example because CRDs of another version accept fields
 * that our validators refuse. Each status names the problem and its place.
 */
export function unreadStatuses(
  objects: readonly ReadObject[],
  known: KnownStatuses,
): readonly ResourceStatus[] {
  return objects
    .filter(({ document }) => document === undefined)
    .flatMap(({ object, findings }) => statusOf(object, findings, known));
}

/** The objects that could be read, and their statuses by name. */
export interface KnownStatuses {
  readonly snapshot: ManifestSet;
  readonly statuses: ReadonlyMap<string, ResourceStatus>;
}

function statusOf(
  object: KubeObject,
  findings: readonly Finding[],
  known: KnownStatuses,
): readonly ResourceStatus[] {
  const { snapshot } = known;
  const { kind = "", metadata } = object;
  const { namespace = "", name } = metadata;
  const conditions = [notAccepted(object, findings)];
  const spec: Json = isJson(object["spec"]) ? object["spec"] : {};
  const key = { kind, namespace, name };
  if (ROUTES.has(kind)) {
    const parents = parentsOf(spec, namespace, snapshot);
    return [{ ...key, parents: parents.map((parentRef) => ({ parentRef, conditions })) }];
  }
  if (WITH_USERS.has(kind)) {
    const users = usersOf(object, known);
    const refs = users.length === 0 ? [summaryRef(key)] : users;
    const entries = refs.map((parentRef) => ({ parentRef, conditions }));
    return [{ ...key, [kind === "InferencePool" ? "parents" : "ancestors"]: entries }];
  }
  return isOwn(kind, spec, key, snapshot) ? [{ ...key, conditions }] : [];
}

/** Kinds whose status has an entry per parent. */
const ROUTES: ReadonlySet<string> = new Set([
  ...["HTTPRoute", "GRPCRoute", "TCPRoute", "TLSRoute", "UDPRoute"],
  "EdgeModel",
]);

/**
 * Kinds whose status has an entry per gateway that uses the object. Which gateways an unreadable EdgePolicy
 * affects is unknown, so such a policy has no entries.
 */
const WITH_USERS: ReadonlySet<string> = new Set([
  ...["BackendTLSPolicy", "EdgePolicy", "InferencePool", "XBackend"],
]);

/** The kinds of routes, whose rules lead to backends. */
const USERS = ["HTTPRoute", "GRPCRoute", "TCPRoute", "TLSRoute", "UDPRoute"] as const;

/**
 * The gateways that accept routes to a pool, to an XBackend, or to the target of a
 * BackendTLSPolicy.
 */
function usersOf(
  { kind = "", metadata: { namespace = "", name }, spec }: KubeObject,
  known: KnownStatuses,
): readonly ParentReference[] {
  if (kind === "EdgePolicy") return [];
  const { snapshot } = known;
  const targets = isJson(spec) ? mapsIn(spec["targetRefs"]) : [];
  const isBackend = kind === "InferencePool" || kind === "XBackend";
  const wanted = new Set((isBackend ? [{ kind, name }] : targets).map(backendName));
  const leads = (own: string, ref: Json): boolean =>
    (ref["namespace"] ?? own) === namespace && wanted.has(backendName(ref));
  const routes = USERS.flatMap((each) => snapshot.all(each)).filter((route) =>
    route.value.spec.rules.some(({ backendRefs }) =>
      mapsIn(backendRefs).some((ref) => leads(route.namespace, ref)),
    ),
  );
  const found = routes.flatMap((route) => acceptingGateways(route, known));
  return [...new Map(found.map((ref) => [`${ref.namespace}/${ref.name}`, ref])).values()];
}

function backendName({ kind = "Service", name }: Json): string {
  return `${String(kind)} ${String(name)}`;
}

function isAccepted({ type, status }: Condition): boolean {
  return type === CONDITION.accepted && status === "True";
}

/** Whether an unreadable object belongs to this controller. */
function isOwn(
  kind: string,
  spec: Json,
  { namespace, name }: { readonly namespace: string; readonly name: string },
  snapshot: ManifestSet,
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

/** The parents of a route that belong to no other controller, in the form in which the route names them. */
function parentsOf(spec: Json, own: string, snapshot: ManifestSet): readonly ParentReference[] {
  const named = mapsIn(spec["parentRefs"]).flatMap((ref) => parentIn(ref, own, snapshot));
  if (spec["useDefaultGateways"] !== "All") return named;
  const defaults = snapshot
    .all("Gateway")
    .filter((gateway) => gateway.value.spec.defaultScope === "All" && isOurs(snapshot, gateway))
    .map(parentRefOf);
  return [...named, ...defaults];
}

function parentIn(ref: Json, own: string, snapshot: ManifestSet): readonly ParentReference[] {
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

/** The gateways that accept a route, either directly or through routes that delegate to it. */
function acceptingGateways(
  route: ObjectKey,
  { snapshot, statuses }: KnownStatuses,
  seen = new Set<string>(),
): readonly ParentReference[] {
  const own = nameOf(route);
  if (seen.has(own)) return [];
  seen.add(own);
  const { parents = [] } = statuses.get(own) ?? {};
  const accepting = parents.filter(({ conditions }) => conditions.some(isAccepted));
  return accepting.flatMap(({ parentRef: { kind, name, namespace } }) => {
    const key = { kind, name, namespace: namespace ?? route.namespace };
    if (kind === "HTTPRoute") return acceptingGateways(key, { snapshot, statuses }, seen);
    const set = kind === "ListenerSet" ? snapshot.find(kind, key) : undefined;
    const parent = set?.value.spec.parentRef;
    const gateway = snapshot.find(
      "Gateway",
      parent === undefined
        ? key
        : { name: parent.name, namespace: parent.namespace ?? key.namespace },
    );
    return gateway !== undefined && isOurs(snapshot, gateway) ? [parentRefOf(gateway)] : [];
  });
}

function mapsIn(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

import { isJson } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/document/statuses";
import type {
  Condition,
  ParentStatus,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";
import type { ObjectCache } from "../cache/object-cache.ts";
import { SHOWN_REFUSALS } from "../bounds.ts";
import { listOf } from "./conditions.ts";
import type { RefusedPart } from "./refused-objects.ts";

export interface RefusedObject {
  readonly object: KubeObject;
  readonly parts: readonly RefusedPart[];
  /** Returns the gateway to which a reference of the object leads; undefined if it leads to none. */
  readonly gatewayOf: (reference: ParentStatus["parentRef"]) => string | undefined;
}

/**
 * Adds to an object's status what data planes refuse of the object. If the status is the same for all
 * gateways, the refusal is added everywhere, otherwise only for the gateways whose data planes refuse the
 * object. The condition of a Gateway lists everything that its data planes refuse.
 */
export function withRefusals(status: ResourceStatus, refused: RefusedObject): ResourceStatus {
  const { object, parts } = refused;
  if (parts.length === 0 || status.kind === "Gateway") return status;
  const { conditions, parents, ancestors } = status;
  return {
    ...status,
    ...(conditions && { conditions: refusedConditions(conditions, parts, object) }),
    ...(parents && { parents: atGateways(parents, refused) }),
    ...(ancestors && { ancestors: atGateways(ancestors, refused) }),
  };
}

/** Describes the parts of an object that data planes refuse. */
export function refusalText(parts: readonly RefusedPart[]): string {
  const said = parts.slice(0, SHOWN_REFUSALS).map(({ gateway, pointer, message }) => {
    const field = pointer === "" ? "this object" : readablePath(pointer);
    return `a data plane of Gateway ${gateway} refuses ${field}: ${message}`;
  });
  const rest = parts.length - said.length;
  return [...said, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}

/** The gateway to which a reference to a parent leads, directly or through a listener set. */
export function gatewayOf(
  reference: ParentStatus["parentRef"],
  { metadata }: KubeObject,
  cache: Pick<ObjectCache, "get">,
): string | undefined {
  const { kind, namespace = metadata.namespace ?? "", name } = reference;
  const key = `${namespace}/${name}`;
  if (kind === "Gateway") return key;
  const spec = kind === "ListenerSet" ? cache.get(kind, key)?.["spec"] : undefined;
  const parent = isJson(spec) ? spec["parentRef"] : undefined;
  if (!isJson(parent)) return undefined;
  const own = parent["namespace"];
  return `${typeof own === "string" ? own : namespace}/${String(parent["name"])}`;
}

function atGateways(
  entries: readonly ParentStatus[],
  { object, parts, gatewayOf }: RefusedObject,
): readonly ParentStatus[] {
  const named = entries.map(({ parentRef }) => gatewayOf(parentRef));
  return entries.map((entry, index) => {
    // The refusals for each entry of a status. A status that cannot list all gateways reports the refusals of
    // unlisted gateways in every entry.
    const own = parts.filter(({ gateway }) => gateway === named[index] || !named.includes(gateway));
    if (own.length === 0) return entry;
    return { ...entry, conditions: refusedConditions(entry.conditions, own, object) };
  });
}

function refusedConditions(
  conditions: readonly Condition[],
  parts: readonly RefusedPart[],
  object: KubeObject,
): readonly Condition[] {
  const message = refusalText(parts);
  const { kind = "" } = object;
  if (!kind.endsWith("Route")) return withReasons(conditions, reasonsOf(conditions), message);
  if (isWholeRoute(parts, object))
    return withReasons(conditions, [[CONDITION.accepted, REASON.unsupportedValue]], message);
  return withPartiallyInvalid(conditions, message);
}

/**
 * The conditions that become false by a refusal, with their reasons. An object with a condition `Programmed`,
 * such as a listener set, stays accepted.
 */
function reasonsOf(conditions: readonly Condition[]): readonly (readonly [string, string])[] {
  const isProgrammed = conditions.some(({ type }) => type === CONDITION.programmed);
  if (isProgrammed) return [[CONDITION.programmed, REASON.invalid]];
  return [
    [CONDITION.accepted, REASON.invalid],
    [CONDITION.attached, REASON.pending],
  ];
}

function withReasons(
  conditions: readonly Condition[],
  reasons: readonly (readonly [string, string])[],
  message: string,
): readonly Condition[] {
  return conditions.map((condition) => {
    const [, reason] = reasons.find(([type]) => type === condition.type) ?? [];
    if (reason === undefined || condition.status !== "True") return condition;
    return { ...condition, status: "False", reason, message };
  });
}

/** Whether every rule of a route, or the route as a whole, is refused. */
function isWholeRoute(parts: readonly RefusedPart[], { spec }: KubeObject): boolean {
  const rules = parts.map(({ pointer }) => /^\/spec\/rules\/\d+/.exec(pointer)?.[0]);
  const all = isJson(spec) ? listOf(spec["rules"]).length : 0;
  return rules.includes(undefined) || new Set(rules).size >= all;
}

/**
 * Marks a route as partially invalid. The message begins with what happens to the rule (Gateway API,
 * RouteConditionPartiallyInvalid).
 */
function withPartiallyInvalid(
  conditions: readonly Condition[],
  message: string,
): readonly Condition[] {
  const accepted = conditions.find(({ type }) => type === CONDITION.accepted);
  if (accepted?.status !== "True") return conditions;
  const known = conditions.find(({ type }) => type === CONDITION.partiallyInvalid);
  const said = known === undefined ? `Dropped Rule: ${message}` : `${known.message}; ${message}`;
  const partial: Condition = {
    ...accepted,
    type: CONDITION.partiallyInvalid,
    reason: REASON.unsupportedValue,
    message: said,
  };
  return [...conditions.filter((condition) => condition !== known), partial];
}

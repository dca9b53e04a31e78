import { isDeepStrictEqual } from "node:util";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import type {
  ListenerStatus,
  ParentStatus,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";
import { listOf, mergeConditions, withOwn } from "./conditions.ts";
import { SUPPORTED_FEATURES } from "./supported-features.ts";

/** An address of a gateway. */
export interface GatewayAddress {
  readonly type: "IPAddress" | "Hostname";
  readonly value: string;
  /**
   * Where the address can be reached. Written only if the gateway requests such an address, because older
   * CRDs do not have the field.
   */
  readonly routability?: "Cluster";
}

export interface StatusOptions {
  readonly controllerName: string;
  /** The transition time, in Kubernetes' format. */
  readonly now: string;
  /** The addresses in the status of a Gateway. */
  readonly addresses?: readonly GatewayAddress[];
}

/**
 * The fields of the status to write, with their new values; undefined if the status already has them. Fields
 * and entries of other controllers stay.
 */
export function wantedStatus(
  object: KubeObject,
  status: ResourceStatus,
  options: StatusOptions,
): Json | undefined {
  const written: Json = isJson(object["status"]) ? object["status"] : {};
  const wanted = fieldsOf(written, status, options);
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !isDeepStrictEqual(value, written[name]) && !isUnsaid(value, written[name]),
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** Whether a wanted value is zero or an empty list, and the field is absent; such a field is not written. */
function isUnsaid(wanted: unknown, written: unknown): boolean {
  const isNothing = wanted === 0 || (Array.isArray(wanted) && wanted.length === 0);
  return isNothing && written === undefined;
}

function fieldsOf(written: Json, status: ResourceStatus, options: StatusOptions): Json {
  const { kind, conditions, listeners, parents, ancestors, attachedListenerSets, note } = status;
  const isForeign = conditions === undefined && note !== undefined;
  return {
    ...(conditions && {
      conditions: mergeConditions(written["conditions"], conditions, options.now),
    }),
    ...(kind === "GatewayClass" &&
      conditions && { supportedFeatures: SUPPORTED_FEATURES.map((name) => ({ name })) }),
    ...(listeners && { listeners: mergeListeners(written["listeners"], listeners, options.now) }),
    ...(kind === "Gateway" && !isForeign && { attachedListenerSets: attachedListenerSets ?? 0 }),
    ...(options.addresses && { addresses: options.addresses }),
    ...(parents && { parents: mergeParents(written["parents"], parents, "parentRef", options) }),
    ...(ancestors && {
      ancestors: mergeParents(written["ancestors"], ancestors, "ancestorRef", options),
    }),
  };
}

/** All listeners in a gateway's status belong to the controller of the gateway. */
function mergeListeners(
  written: unknown,
  wanted: readonly ListenerStatus[],
  now: string,
): readonly Json[] {
  const known = new Map(listOf(written).map((listener) => [listener["name"], listener]));
  return wanted.map(({ name, attachedRoutes, supportedKinds, conditions }) => ({
    name,
    attachedRoutes,
    supportedKinds: supportedKinds.map(({ group, kind }) => ({ group, kind })),
    conditions: mergeConditions(known.get(name)?.["conditions"], conditions, now),
  }));
}

/** Maximum entries of a status; the API server refuses more entries (Gateway API). */
const MOST = {
  parentRef: LIMITS.httpRouteSpec.parentRefs.maxItems,
  ancestorRef: LIMITS.edgePolicyStatus.ancestors.maxItems,
} as const;

/** Entries of other controllers stay; our entries take the remaining places. */
function mergeParents(
  written: unknown,
  wanted: readonly ParentStatus[],
  field: "parentRef" | "ancestorRef",
  { controllerName, now }: StatusOptions,
): readonly Json[] {
  const known = listOf(written);
  const isOwn = (entry: Json): boolean => entry["controllerName"] === controllerName;
  const byRef = new Map(known.filter(isOwn).map((entry) => [refKey(entry[field]), entry]));
  const others = known.filter((entry) => !isOwn(entry)).length;
  const room = Math.max(0, MOST[field] - others);
  const own = wanted.slice(0, room).map(({ parentRef, conditions }) => ({
    [field]: parentRef,
    controllerName,
    conditions: mergeConditions(byRef.get(refKey(parentRef))?.["conditions"], conditions, now),
  }));
  return withOwn(known, own, isOwn);
}

/** A key for a reference; references with equal fields, in any order, have equal keys. */
function refKey(ref: unknown): string {
  if (!isJson(ref)) return "";
  return JSON.stringify(Object.entries(ref).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

import type { Document } from "../../document/document.ts";
import { CONDITION, REASON, condition } from "../../document/statuses.ts";
import type {
  Condition,
  Failure,
  ListenerStatus,
  Reason,
  ResourceStatus,
} from "../../document/statuses.ts";
import type { ListenerPoint } from "./point.ts";

/** The status of a gateway or listener set; `attached` has the number of routes per listener. */
export function ownerStatus(
  owner: Document<"Gateway"> | Document<"ListenerSet">,
  points: readonly ListenerPoint[],
  attached: (point: ListenerPoint) => number,
  { fault, references }: OwnerFaults = {},
): ResourceStatus {
  const { kind, namespace, name } = owner;
  const used = points.filter(({ isUsed }) => isUsed).length;
  const invalid = points.filter(({ isUsed }) => !isUsed).map(({ spec }) => spec.name);
  const partly = `${invalid.length} of ${points.length} listeners cannot be used: ${invalid.join(", ")}`;
  const heard =
    invalid.length === 0
      ? { ok: true, reason: REASON.accepted, message: "all listeners are accepted" }
      : { ok: used > 0, reason: REASON.listenersNotValid, message: partly };
  const accepted = fault === undefined ? heard : { ok: false, ...fault };
  const programmed =
    used > 0
      ? {
          ok: true,
          reason: REASON.programmed,
          message: `${used} of ${points.length} listeners serve traffic`,
        }
      : {
          ok: false,
          reason: kind === "Gateway" ? REASON.invalid : REASON.listenersNotValid,
          message: "no listener serves traffic",
        };
  return {
    kind,
    namespace,
    name,
    conditions: [
      condition(owner, CONDITION.accepted, accepted),
      condition(owner, CONDITION.programmed, programmed),
      ...resolvedRefs(owner, references),
      ...insecureMode(owner),
    ],
    listeners: points.map((point) => listenerStatus(owner, point, attached(point))),
  };
}

/** Problems of a gateway besides those of its listeners. */
export interface OwnerFaults {
  /** Why the gateway as a whole is not accepted. */
  readonly fault?: Failure | undefined;
  /**
   * The state of the references of the object itself; undefined if the object has no references.
   */
  readonly references?: { readonly failure?: Failure | undefined } | undefined;
}

/** The condition for the references of the gateway itself; empty if the gateway has none. */
function resolvedRefs(owner: Document, references: OwnerFaults["references"]): Condition[] {
  if (references === undefined) return [];
  const all = { reason: REASON.resolvedRefs, message: MESSAGES[CONDITION.resolvedRefs] ?? "" };
  const { failure } = references;
  const outcome = { ok: failure === undefined, ...(failure ?? all) };
  return [condition(owner, CONDITION.resolvedRefs, outcome)];
}

/**
 * Reports that clients without a valid certificate are accepted (Gateway API,
 * AllowInsecureFallback).
 */
function insecureMode(owner: Document<"Gateway"> | Document<"ListenerSet">): readonly Condition[] {
  if (owner.kind !== "Gateway") return [];
  const frontend = owner.value.spec.tls?.frontend;
  const configs = [frontend?.default, ...(frontend?.perPort ?? []).map(({ tls }) => tls)];
  if (configs.every((config) => config?.validation?.mode !== "AllowInsecureFallback")) return [];
  const message = "clients without a valid certificate are accepted: mode AllowInsecureFallback";
  const outcome = { ok: true, reason: REASON.configurationChanged, message } as const;
  return [condition(owner, CONDITION.insecureFrontendValidationMode, outcome)];
}

function listenerStatus(
  owner: Document,
  { spec, supportedKinds, refused, conflict, unresolved, isUsed }: ListenerPoint,
  attachedRoutes: number,
): ListenerStatus {
  const of = (
    type: Parameters<typeof condition>[1],
    failure: Failure | undefined,
    reason: Reason,
  ): Condition =>
    condition(owner, type, {
      ok: failure === undefined,
      reason: failure?.reason ?? reason,
      message: failure?.message ?? MESSAGES[type] ?? "",
    });
  const obstacle = refused ?? conflict ?? unresolved;
  return {
    name: spec.name,
    attachedRoutes,
    supportedKinds,
    conditions: [
      of(CONDITION.accepted, refused ?? conflict, REASON.accepted),
      condition(owner, CONDITION.conflicted, {
        ok: conflict !== undefined,
        reason: conflict?.reason ?? REASON.noConflicts,
        message: conflict?.message ?? "the listener conflicts with no other",
      }),
      of(CONDITION.resolvedRefs, unresolved, REASON.resolvedRefs),
      condition(owner, CONDITION.programmed, {
        ok: isUsed,
        reason: isUsed ? REASON.programmed : (conflict?.reason ?? REASON.invalid),
        message: isUsed
          ? "the listener serves traffic"
          : (obstacle?.message ?? "the listener is not accepted"),
      }),
    ],
  };
}

const MESSAGES: Readonly<Record<string, string>> = {
  [CONDITION.accepted]: "the listener is accepted",
  [CONDITION.resolvedRefs]: "all references are resolved",
};

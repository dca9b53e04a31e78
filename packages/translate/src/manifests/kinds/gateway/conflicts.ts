import type { GatewayListener } from "@edge-gateway/generated/types/index.ts";
import { transportOf } from "../../../ir/bind-key.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";
import type { ListenerPoint } from "./point.ts";

type Point = Pick<ListenerPoint, "owner" | "spec" | "key" | "refused">;

/** The key of a port and its transport: TCP and UDP ports do not conflict. */
export function placeOf({ port, protocol }: GatewayListener): string {
  return `${transportOf(protocol)} ${port}`;
}

/**
 * The conflicts between the listeners of a gateway and its sets, by the keys of the listeners. If
 * listeners of one object conflict with each other, none of them is accepted (Gateway API,
 * GatewaySpec.listeners: no winner may be picked). Between objects, the listener of the object that
 * comes first takes precedence (ListenerSetSpec.listeners). A listener that is refused for another
 * reason, or that lost to an earlier object, conflicts with no other listener.
 */
export function findConflicts(points: readonly Point[]): ReadonlyMap<string, Failure> {
  const conflicts = new Map<string, Failure>();
  const note = (point: Point, others: readonly Point[]): void => {
    const conflict = conflictOf(point, others);
    if (conflict !== undefined) conflicts.set(point.key, conflict);
  };
  const before: Point[] = [];
  for (const own of Map.groupBy(points, ({ owner }) => owner).values()) {
    const possible = own.filter(({ refused }) => refused === undefined);
    for (const point of possible) note(point, before);
    const rest = possible.filter(({ key }) => !conflicts.has(key));
    for (const point of rest) note(point, rest);
    before.push(...rest);
  }
  return conflicts;
}

function conflictOf({ spec, key: own }: Point, others: readonly Point[]): Failure | undefined {
  for (const { spec: other, key } of others) {
    if (key === own || placeOf(other) !== placeOf(spec)) continue;
    if (wireOf(other) !== wireOf(spec)) {
      const message = `the listener ${key} has the protocol ${other.protocol} at the port ${spec.port}`;
      return { reason: REASON.protocolConflict, message };
    }
    if (other.hostname === spec.hostname) {
      const same = spec.hostname === undefined ? "port, and no hostname" : "port and hostname";
      const message = `the listener ${key} has the same ${same}`;
      return { reason: REASON.hostnameConflict, message };
    }
  }
  return undefined;
}

/**
 * Listeners of a port must distinguish connections in the same way; TLS listeners do so by server
 * name.
 */
function wireOf({ protocol }: GatewayListener): string {
  return protocol === "HTTPS" ? "TLS" : protocol;
}

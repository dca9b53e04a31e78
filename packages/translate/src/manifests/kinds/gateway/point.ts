import type { GatewayListener } from "@edge-gateway/generated/types/index.ts";
import type { Backend, Listener, ListenerTls } from "../../../ir/index.ts";
import { nameOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";

/** A kind of route that a listener accepts. */
export interface RouteKind {
  readonly group: string;
  readonly kind: string;
}

/** A listener to which routes can attach. */
export interface ListenerPoint {
  readonly gateway: Document<"Gateway">;
  /** The object that defines the listener: the gateway, or one of its listener sets. */
  readonly owner: Document<"Gateway"> | Document<"ListenerSet">;
  readonly spec: GatewayListener;
  /** The key of the listener in the internal form. */
  readonly key: string;
  readonly supportedKinds: readonly RouteKind[];
  readonly tls: ListenerTls | undefined;
  /** The servers that authorize the listener's requests. */
  readonly authorizers: NonNullable<Listener["authorizers"]>;
  /** The backends in place of authorization servers that were not found. */
  readonly added: readonly Backend[];
  /** Why the listener is not accepted. */
  readonly refused: Failure | undefined;
  /** The conflict with another listener. */
  readonly conflict: Failure | undefined;
  /** Why some references of the listener are broken. */
  readonly unresolved: Failure | undefined;
  /** Whether the listener serves traffic. */
  readonly isUsed: boolean;
}

/** Whether a listener is accepted, so that routes can attach to it. */
export function isAccepted({ refused, conflict }: ListenerPoint): boolean {
  return refused === undefined && conflict === undefined;
}

/**
 * The failure of an object whose listeners are all not accepted; undefined if one is. A route is
 * accepted if a gateway runs one of its rules (Gateway API, RouteParentStatus).
 */
export function unacceptedFailure(points: readonly ListenerPoint[]): Failure | undefined {
  const [first, ...others] = points;
  if (first === undefined || points.some(isAccepted)) return undefined;
  const isOne = others.length === 0;
  const names = points.map(({ spec }) => spec.name).join(", ");
  const what = `${isOne ? "the listener" : "the listeners"} ${names} of ${nameOf(first.owner)}`;
  const message = `${what} ${isOne ? "is" : "are"} not accepted: ${isOne ? "its" : "their"} status says why`;
  return { reason: REASON.noMatchingParent, message };
}

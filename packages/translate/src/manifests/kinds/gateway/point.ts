import type { GatewayListener } from "@edge-gateway/generated/types/index.ts";
import type { Backend, Listener, ListenerTls } from "../../../ir/index.ts";
import type { Document } from "../../document.ts";
import type { Failure } from "../../statuses.ts";

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
  /** Its key in the internal form. */
  readonly key: string;
  readonly supportedKinds: readonly RouteKind[];
  readonly tls: ListenerTls | undefined;
  /** The servers that are asked about its requests. */
  readonly authorizers: NonNullable<Listener["authorizers"]>;
  /** The backends in place of authorization servers that were not found. */
  readonly added: readonly Backend[];
  /** Why the listener is not accepted. */
  readonly refused: Failure | undefined;
  /** The conflict with another listener. */
  readonly conflict: Failure | undefined;
  /** Which of its references are broken. */
  readonly unresolved: Failure | undefined;
  /** Whether it serves traffic. */
  readonly isUsed: boolean;
}

import type { GatewayListener } from "@edge-gateway/generated/types/index.ts";
import type { ListenerTls } from "../../../ir/index.ts";
import type { Document } from "../../document.ts";
import type { Failure } from "../../statuses.ts";

/** A kind of route that a listener takes. */
export interface RouteKind {
  readonly group: string;
  readonly kind: string;
}

/** A listener as the place that routes attach to. */
export interface ListenerPoint {
  readonly gateway: Document<"Gateway">;
  /** The object that has the listener: the gateway, or a listener set of it. */
  readonly owner: Document<"Gateway"> | Document<"ListenerSet">;
  readonly spec: GatewayListener;
  /** In the internal form. */
  readonly key: string;
  readonly supportedKinds: readonly RouteKind[];
  readonly tls: ListenerTls | undefined;
  /** Why it is not accepted. */
  readonly refused: Failure | undefined;
  /** With which listener it is in conflict. */
  readonly conflict: Failure | undefined;
  /** What of its references cannot be used. */
  readonly unresolved: Failure | undefined;
  /** Whether traffic is taken. */
  readonly isUsed: boolean;
}

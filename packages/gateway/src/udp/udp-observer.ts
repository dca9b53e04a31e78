import type { Addresses } from "@edge-gateway/http";
import type { CompiledUdpRoute, UdpBackend } from "./udp-route.ts";

/** Why a datagram was dropped: one word, for metrics. */
export type DropReason =
  "denied" | "no_backend" | "too_many_sessions" | "queue_full" | "unreachable" | "draining";

/** The counts of a client's UDP session that has ended. */
export interface EndedSession {
  readonly client: Addresses;
  readonly route: CompiledUdpRoute;
  readonly backend: UdpBackend;
  /** The duration of the session in milliseconds. */
  readonly duration: number;
  /** Bytes received from the client. */
  readonly received: number;
  readonly sent: number;
  /** Why the session ended; undefined if it was idle. */
  readonly error: string | undefined;
}

/** The listener that is told about the events of a UDP port. */
export interface UdpObserver {
  began(): void;
  ended(session: EndedSession): void;
  dropped(reason: DropReason): void;
}

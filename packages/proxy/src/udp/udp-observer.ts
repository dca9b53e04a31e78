import type { Addresses } from "@edge-gateway/http";
import type { CompiledUdpRoute, UdpBackend } from "./udp-route.ts";

/** Why a datagram was dropped: one word, for metrics. */
export type DropReason =
  "denied" | "no_backend" | "too_many_sessions" | "queue_full" | "unreachable" | "draining";

/** What became of the datagrams of one client. */
export interface EndedSession {
  readonly client: Addresses;
  readonly route: CompiledUdpRoute;
  readonly backend: UdpBackend;
  /** Milliseconds. */
  readonly duration: number;
  /** Bytes of the client, and for it. */
  readonly received: number;
  readonly sent: number;
  /** Why it has not ended by being idle. */
  readonly error: string | undefined;
}

/** Told of what happens on a port of UDP. */
export interface UdpObserver {
  began(): void;
  ended(session: EndedSession): void;
  dropped(reason: DropReason): void;
}

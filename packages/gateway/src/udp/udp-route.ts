import type { LookupFunction } from "node:net";
import type { Addresses } from "@edge-gateway/http";

/** A compiled UDP route. */
export interface CompiledUdpRoute {
  readonly key: string;
  /** The gateway that the listener belongs to. */
  readonly gateway: string;
  readonly listener: string | undefined;
  /** Maximum milliseconds without a datagram in either direction. */
  readonly idleTimeout: number;
  readonly backends: readonly UdpBackend[];
  /** Sum of all weights in `backends`, including those of backends without a server. */
  readonly weight: number;
}

/** A server to which datagrams are sent. */
export interface UdpBackend {
  /** The name of the backend: its address as `host:port`. */
  readonly name: string;
  readonly weight: number;
  readonly host: string;
  readonly port: number;
  /** The watched host name; undefined if the host is an IP address. */
  readonly lookup: LookupFunction | undefined;
}

/** A compiled UDP port. */
export interface CompiledUdpBind {
  readonly key: string;
  readonly gateway: string;
  readonly port: number;
  /** The route of the port; undefined: datagrams are dropped. */
  readonly route: CompiledUdpRoute | undefined;
  /** Returns whether a client may send datagrams; undefined: every client may. */
  readonly admits: ((addresses: Addresses) => boolean) | undefined;
}

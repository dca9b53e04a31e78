import type { LookupFunction } from "node:net";
import type { Addresses } from "@edge-gateway/http";

/** A compiled UDP route. */
export interface CompiledUdpRoute {
  readonly key: string;
  /** The gateway that the listener belongs to. */
  readonly gateway: string;
  readonly listener: string | undefined;
  /** Milliseconds without a datagram in either direction. */
  readonly idleTimeout: number;
  readonly backends: readonly UdpBackend[];
  /** Sum of the weights of `backends`, including backends without a server. */
  readonly weight: number;
}

/** A server to which datagrams are sent. */
export interface UdpBackend {
  /** The name of the backend: its address as `host:port`. */
  readonly name: string;
  readonly weight: number;
  readonly host: string;
  readonly port: number;
  /** How the host name is resolved; undefined for an address. */
  readonly lookup: LookupFunction | undefined;
}

/** A compiled UDP port. */
export interface CompiledUdpBind {
  readonly key: string;
  readonly gateway: string;
  readonly port: number;
  /** The route of the port; undefined: datagrams are dropped. */
  readonly route: CompiledUdpRoute | undefined;
  /** Whether a client may send datagrams; undefined: every client. */
  readonly admits: ((addresses: Addresses) => boolean) | undefined;
}

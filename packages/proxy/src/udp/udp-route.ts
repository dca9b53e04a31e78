import type { LookupFunction } from "node:net";
import type { Addresses } from "@edge-gateway/http";

/** A compiled route of datagrams. */
export interface CompiledUdpRoute {
  readonly key: string;
  /** The listener's gateway. */
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
  /** The address, as `host:port`. */
  readonly name: string;
  readonly weight: number;
  readonly host: string;
  readonly port: number;
  /** How the host name is resolved; undefined for an address. */
  readonly lookup: LookupFunction | undefined;
}

/** A UDP port. */
export interface CompiledUdpBind {
  readonly key: string;
  readonly gateway: string;
  readonly port: number;
  /** Undefined: datagrams are dropped. */
  readonly route: CompiledUdpRoute | undefined;
  /** Whether a client may send datagrams; undefined: every client. */
  readonly admits: ((addresses: Addresses) => boolean) | undefined;
}

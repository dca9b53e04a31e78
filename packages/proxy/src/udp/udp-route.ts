import type { LookupFunction } from "node:net";
import type { Addresses } from "@edge-gateway/http";

/** A route of datagrams, ready to run. */
export interface CompiledUdpRoute {
  readonly key: string;
  /** Of the listener. */
  readonly gateway: string;
  readonly listener: string | undefined;
  /** Milliseconds without a datagram in both directions. */
  readonly idleTimeout: number;
  readonly backends: readonly UdpBackend[];
  /** Sum of the weights of `backends`, with those of backends that have no server. */
  readonly weight: number;
}

/** A server that datagrams go to. */
export interface UdpBackend {
  /** `host:port` */
  readonly name: string;
  readonly weight: number;
  readonly host: string;
  readonly port: number;
  /** How the host is looked up; undefined: it is an address. */
  readonly lookup: LookupFunction | undefined;
}

/** A port of UDP. */
export interface CompiledUdpBind {
  readonly key: string;
  readonly gateway: string;
  readonly port: number;
  /** Undefined: datagrams are dropped. */
  readonly route: CompiledUdpRoute | undefined;
  /** Whether a client may send; everyone may when undefined. */
  readonly admits: ((addresses: Addresses) => boolean) | undefined;
}

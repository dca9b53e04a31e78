import type { Addresses, Keepalive } from "@edge-gateway/http";
import type { HostTable } from "../route/host-table.ts";
import type { ProxyVersions } from "./proxy-header.ts";
import type { TcpRoutes } from "./tcp-route.ts";
import type { TlsTerminator } from "./tls-terminator.ts";

/** How the connections of a bind are made ready; without any of it they are HTTP as they come. */
export interface TransportSettings {
  /** Undefined: that of the system. */
  readonly keepalive: Keepalive | undefined;
  readonly proxy: ProxySettings | undefined;
  readonly tls: TlsSettings | undefined;
  /** Where connections go whose bytes are passed on; undefined: requests are read from them. */
  readonly relay: TcpRoutes | undefined;
  /**
   * On what terms the connections of each listener were taken, other than certificates; undefined
   * stands for the listeners without TLS.
   */
  readonly terms: ReadonlyMap<string | undefined, string>;
  /** Whether a client may connect; everyone may when undefined. */
  readonly admits: ((addresses: Addresses) => boolean) | undefined;
}

/** The PROXY protocol. */
export interface ProxySettings {
  readonly versions: ProxyVersions;
  /** Whether connections without a header are refused. */
  readonly required: boolean;
  /** Bytes. */
  readonly maxExtensions: number;
  /** Milliseconds from the acceptance of a connection. */
  readonly headerTimeout: number;
}

/** One listener of a port that speaks TLS. */
export interface TlsListener {
  readonly key: string;
  /** Undefined: TLS is spoken with the backend. */
  readonly terminator: TlsTerminator | undefined;
  /** Whether certificates are made for the names that are asked for: only whoever asks for one is served. */
  readonly mints: boolean;
  /** Undefined: requests are read from the connections. */
  readonly relay: TcpRoutes | undefined;
}

export interface TlsSettings {
  /** By the server name that clients ask for. */
  readonly listeners: HostTable<TlsListener>;
  /** The listener of every client, where there is no other and nobody needs the name. */
  readonly only: TlsListener | undefined;
  /** Milliseconds. */
  readonly handshakeTimeout: number;
}

import type { Addresses, Keepalive } from "@edge-gateway/http";
import type { HostTable } from "../route/host-table.ts";
import type { ProxyVersions } from "./proxy-header.ts";
import type { TcpRoutes } from "./tcp-route.ts";
import type { TlsTerminator } from "./tls-terminator.ts";

/** How a bind's connections are handled before HTTP; empty: plain HTTP. */
export interface TransportSettings {
  /** The TCP keepalive; undefined: the setting of the operating system. */
  readonly keepalive: Keepalive | undefined;
  readonly proxy: ProxySettings | undefined;
  readonly tls: TlsSettings | undefined;
  /** The routes by which connections are relayed; undefined: requests are read from the connections. */
  readonly relay: TcpRoutes | undefined;
  /**
   * The settings of each listener except certificates, by listener; the key `undefined` is for listeners
   * without TLS.
   */
  readonly terms: ReadonlyMap<string | undefined, string>;
  /** Whether a client may connect; undefined: every client may connect. */
  readonly admits: ((addresses: Addresses) => boolean) | undefined;
}

/** Settings of the PROXY protocol. */
export interface ProxySettings {
  readonly versions: ProxyVersions;
  /** Whether connections without a PROXY header are refused. */
  readonly required: boolean;
  /** Maximum size of the header's extensions in bytes. */
  readonly maxExtensions: number;
  /** Maximum milliseconds from the acceptance of the connection to the complete header. */
  readonly headerTimeout: number;
}

/** A TLS listener of a port. */
export interface TlsListener {
  readonly key: string;
  /** Terminates TLS; undefined: TLS is passed through to the backend. */
  readonly terminator: TlsTerminator | undefined;
  /**
   * Whether certificates are created for the requested names; then clients without a server name are refused.
   */
  readonly mints: boolean;
  /** The routes by which connections are relayed; undefined: requests are read from the connections. */
  readonly relay: TcpRoutes | undefined;
}

export interface TlsSettings {
  /** Listeners by the TLS server name that clients request. */
  readonly listeners: HostTable<TlsListener>;
  /** The only listener of the port, if it serves every client and does not need the server name. */
  readonly only: TlsListener | undefined;
  /** The maximum time of a handshake, in milliseconds. */
  readonly handshakeTimeout: number;
}

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
  /** Where connections are relayed to; undefined: requests are read from them. */
  readonly relay: TcpRoutes | undefined;
  /**
   * Each listener's settings except certificates; the key undefined means listeners without TLS.
   */
  readonly terms: ReadonlyMap<string | undefined, string>;
  /** Whether a client may connect; undefined: every client. */
  readonly admits: ((addresses: Addresses) => boolean) | undefined;
}

/** Settings of the PROXY protocol. */
export interface ProxySettings {
  readonly versions: ProxyVersions;
  /** Whether connections without a header are refused. */
  readonly required: boolean;
  /** Maximum size of the header's extensions in bytes. */
  readonly maxExtensions: number;
  /** Milliseconds from the acceptance of the connection. */
  readonly headerTimeout: number;
}

/** A TLS listener of a port. */
export interface TlsListener {
  readonly key: string;
  /** Undefined: TLS is passed through to the backend. */
  readonly terminator: TlsTerminator | undefined;
  /**
   * Whether certificates are created for requested names, so that clients without a server name are
   * refused.
   */
  readonly mints: boolean;
  /** Undefined: requests are read from the connections. */
  readonly relay: TcpRoutes | undefined;
}

export interface TlsSettings {
  /** Listeners by the TLS server name that clients request. */
  readonly listeners: HostTable<TlsListener>;
  /** The only listener, if it serves every client and does not need the server name. */
  readonly only: TlsListener | undefined;
  /** The maximum time of a handshake, in milliseconds. */
  readonly handshakeTimeout: number;
}

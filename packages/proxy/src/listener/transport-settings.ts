import type { Addresses } from "../engine/down.ts";
import type { HostTable } from "../route/host-table.ts";
import type { ProxyVersions } from "./proxy-header.ts";
import type { TlsTerminator } from "./tls-terminator.ts";

/** How the connections of a bind are made ready; without any of it they are HTTP as they come. */
export interface TransportSettings {
  readonly keepalive: Keepalive | undefined;
  readonly proxy: ProxySettings | undefined;
  readonly tls: TlsSettings | undefined;
  /** Whether a client may connect; everyone may when undefined. */
  readonly admits: ((addresses: Addresses) => boolean) | undefined;
}

/** Probes of quiet connections, in milliseconds (RFC 9293 section 3.8.4). */
export interface Keepalive {
  readonly time: number;
  readonly interval: number;
  readonly retries: number;
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

export interface TlsSettings {
  /** By the server name that clients ask for. */
  readonly listeners: HostTable<TlsTerminator>;
  /** The listener of every client, where there is no other. */
  readonly only: TlsTerminator | undefined;
  /** Milliseconds. */
  readonly handshakeTimeout: number;
}

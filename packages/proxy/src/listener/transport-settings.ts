import type { HostTable } from "../route/host-table.ts";
import type { TlsTerminator } from "./tls-terminator.ts";

/** How the connections of a bind are made ready; without any of it they are HTTP as they come. */
export interface TransportSettings {
  readonly tls: TlsSettings | undefined;
}

export interface TlsSettings {
  /** By the server name that clients ask for. */
  readonly listeners: HostTable<TlsTerminator>;
  /** The listener of every client, where there is no other. */
  readonly only: TlsTerminator | undefined;
  /** Milliseconds from the acceptance of a connection. */
  readonly handshakeTimeout: number;
}

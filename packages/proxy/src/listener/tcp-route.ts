import type { Socket } from "node:net";
import type { ClientAddresses } from "../upstream/write-proxy-header.ts";
import type { HostTable } from "../route/host-table.ts";

/** A compiled route of connections. */
export interface CompiledTcpRoute {
  readonly key: string;
  /** The listener's gateway. */
  readonly gateway: string;
  readonly listener: string | undefined;
  /** Milliseconds without a byte in either direction. */
  readonly idleTimeout: number;
  readonly backends: readonly TcpBackend[];
  /** Sum of the weights of `backends`. */
  readonly weight: number;
}

/** A server to which connections are relayed. */
export interface TcpBackend {
  /** The address, as `host:port` or `unix:/path`. */
  readonly name: string;
  readonly weight: number;
  /** Milliseconds. */
  readonly connectTimeout: number;
  /** Reserves one of the server's connection slots; returns what is wrong if there is none. */
  reserve(): string | undefined;
  /** Connects, using the reserved slot; `opened` is called when bytes can be sent. */
  connect(opened: () => void, asked: AskedServer): Socket;
}

/** The server that a client requested by its TLS server name, and the port it connected to. */
export interface AskedServer {
  /** Undefined: no server name. */
  readonly serverName: string | undefined;
  readonly port: number;
  /** The client's address. */
  readonly client: ClientAddresses;
}

/** A listener's routes by TLS server name; without TLS there is none. */
export type TcpRoutes = HostTable<CompiledTcpRoute>;

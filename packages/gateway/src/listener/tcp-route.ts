import type { Socket } from "node:net";
import type { ClientAddresses } from "../upstream/write-proxy-header.ts";
import type { HostTable } from "../route/host-table.ts";

/** A compiled TCP or TLS route. */
export interface CompiledTcpRoute {
  readonly key: string;
  /** The gateway that the listener belongs to. */
  readonly gateway: string;
  readonly listener: string | undefined;
  /** Maximum milliseconds without a byte in either direction. */
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
  /** The position, in the route, of the reference to the backend that the server belongs to. */
  readonly reference: number;
  /** The maximum time to connect, in milliseconds. */
  readonly connectTimeout: number;
  /** Reserves one of the server's connection slots; returns an error message if none is free. */
  reserve(): string | undefined;
  /** Connects, using the reserved slot; `opened` is called when bytes can be sent. */
  connect(opened: () => void, asked: AskedServer): Socket;
}

/** The server that a client requested: its TLS server name, and the port that the client connected to. */
export interface AskedServer {
  /** The server name that the TLS client sent; undefined if it sent none. */
  readonly serverName: string | undefined;
  readonly port: number;
  /** The addresses of the client. */
  readonly client: ClientAddresses;
}

/** The routes of a listener by TLS server name. Connections without TLS have no server name. */
export type TcpRoutes = HostTable<CompiledTcpRoute>;

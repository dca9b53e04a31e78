import type { Socket } from "node:net";
import type { ClientAddresses } from "../upstream/write-proxy-header.ts";
import type { HostTable } from "../route/host-table.ts";

/** A route of connections, ready to run. */
export interface CompiledTcpRoute {
  readonly key: string;
  /** Of the listener. */
  readonly gateway: string;
  readonly listener: string | undefined;
  /** Milliseconds without a byte in both directions. */
  readonly idleTimeout: number;
  readonly backends: readonly TcpBackend[];
  /** Sum of the weights of `backends`. */
  readonly weight: number;
}

/** A server that connections go to. */
export interface TcpBackend {
  /** `host:port`, or `unix:/path`. */
  readonly name: string;
  readonly weight: number;
  /** Milliseconds. */
  readonly connectTimeout: number;
  /** Takes a place among the connections to the server; what is wrong when there is none. */
  reserve(): string | undefined;
  /** Begins to connect, in the place that was taken; `opened` is called when bytes can be sent. */
  connect(opened: () => void, asked: AskedServer): Socket;
}

/** What a client has asked for, by TLS and by the port that it has connected to. */
export interface AskedServer {
  /** Undefined: none. */
  readonly serverName: string | undefined;
  readonly port: number;
  /** Of its connection. */
  readonly client: ClientAddresses;
}

/** The routes of a listener by the server name that clients ask for; without TLS they ask for none. */
export type TcpRoutes = HostTable<CompiledTcpRoute>;

import { EngineUpstream } from "../exchange/stream/upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "../exchange/stream/upstream-half.ts";
import type { Addresses } from "../exchange/client/client-connection.ts";
import { LocalWire } from "../wire/adapter/local-wire.ts";
import type { Server } from "./client/server.ts";
import type { ConnectHeaders, Downstream } from "../exchange/stream/stream.ts";
import type { Tunnel, TunnelSource } from "../exchange/stream/tunnel.ts";
import { NOBODY } from "../wire/wire.ts";

const CONNECT = "CONNECT";

/** A port of this process as the target of a CONNECT request, without a network connection. */
export class LoopbackUpstream extends EngineUpstream {
  readonly name: string;
  readonly #server: Server;
  readonly #port: number;

  constructor(server: Server, port: number) {
    super();
    this.name = `:${port}`;
    this.#server = server;
    this.#port = port;
  }

  take({ downstream, request }: UpstreamExchange): UpstreamHalf {
    return new LoopbackConnection(this.#server, {
      ...clientOf(downstream, headersOf(request.entries())),
      localAddress: downstream.localAddress,
      localPort: this.#port,
      secure: false,
    });
  }

  close(): void {}
}

/** One connection through a loopback; the server gets it when the tunnel is established. */
class LoopbackConnection implements UpstreamHalf, TunnelSource {
  readonly wire: LocalWire;
  readonly #server: Server;
  readonly #addresses: Addresses;

  constructor(server: Server, addresses: Addresses) {
    this.#server = server;
    this.#addresses = addresses;
    this.wire = new LocalWire(NOBODY);
  }

  send(exchange: UpstreamExchange): void {
    if (exchange.request.method !== CONNECT)
      throw new TypeError("only CONNECT leads to a port of this process");
    exchange.connected(this);
  }

  join(_tunnel: Tunnel): void {
    this.#server.enter(this.wire.socket, this.#addresses);
  }

  abandon(): void {
    this.wire.destroy();
  }
}

/**
 * The connection inside the tunnel has the address of the client, but not the TLS properties of the
 * connection that carries the tunnel.
 */
function clientOf(
  { remoteAddress, remotePort, transport }: Downstream,
  connectHeaders: ConnectHeaders,
) {
  return {
    remoteAddress,
    remotePort,
    transport: {
      listener: undefined,
      serverName: undefined,
      peer: transport?.peer,
      client: undefined,
      connectHeaders,
    },
  };
}

/** The value of a header, or a list of values if the header is repeated. */
function headersOf(entries: Iterable<readonly [name: string, value: string]>): ConnectHeaders {
  const grouped = Map.groupBy(entries, ([name]) => name);
  return Object.fromEntries(
    Array.from(grouped, ([name, found]) => {
      const [first = "", ...more] = found.map(([, value]) => value);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

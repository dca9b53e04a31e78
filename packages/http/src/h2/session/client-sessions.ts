import type { Socket } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { HTTP2_MAX_SPARE_STREAMS } from "../../bounds.ts";
import type { Addresses } from "../../exchange/client/client-connection.ts";
import type { Server } from "../../h1/client/server.ts";
import type { Http2Server } from "../../h1/client/server-options.ts";
import type { Downstream } from "../../exchange/stream/stream.ts";
import type { TunnelWire } from "../../wire/wire.ts";
import { ClientSession } from "./client-session.ts";
import { ClientStream } from "../stream/client-stream.ts";
import type { StreamKeeper } from "../stream/client-stream.ts";
import type { ConnectionStream } from "../stream/connection-stream.ts";
import type { Http2Limits } from "./limits.ts";

/** The HTTP/2 connections of one server. */
export class ClientSessions implements Http2Server, StreamKeeper {
  readonly server: Server;
  #limits: Http2Limits;
  readonly #open = new Set<ClientSession>();
  /** Stream objects that can be used again. */
  readonly #spare: ClientStream[] = [];

  constructor(server: Server, limits: Http2Limits) {
    this.server = server;
    this.#limits = limits;
  }

  /** The limits for new connections. */
  get limits(): Http2Limits {
    return this.#limits;
  }

  /** Uses other limits for new connections; open connections end after the requests in progress. */
  use(limits: Http2Limits): void {
    if (isDeepStrictEqual(limits, this.#limits)) return;
    this.#limits = limits;
    for (const session of this.#open) session.retire();
  }

  get connections(): number {
    return this.#open.size;
  }

  accept(socket: Socket, addresses: Addresses): void {
    const wire = this.server.wireOf(socket);
    this.#open.add(new ClientSession(this, wire, this.server.numbered(addresses)));
    if (socket.isPaused()) socket.resume();
  }

  /**
   * Takes a connection that was expected to use another protocol, with the bytes received so far.
   */
  take(wire: TunnelWire, downstream: Downstream, received: Buffer): void {
    const session = new ClientSession(this, wire, downstream);
    this.#open.add(session);
    session.received(received);
  }

  closed(session: ClientSession): void {
    this.#open.delete(session);
    this.server.checkDrained();
  }

  /** Creates the handler for the request on the given stream. */
  streamFor(wire: ConnectionStream, downstream: Downstream): ClientStream {
    const spare = this.#spare.pop();
    const isUseful = spare?.limits === this.server.limits;
    const stream = isUseful ? spare : new ClientStream(this, downstream);
    stream.use(wire, downstream);
    return stream;
  }

  spare(stream: ClientStream): void {
    if (this.#spare.length < HTTP2_MAX_SPARE_STREAMS) this.#spare.push(stream);
  }

  each(): readonly ClientSession[] {
    return [...this.#open];
  }
}

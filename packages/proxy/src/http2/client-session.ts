import { constants, performServerHandshake } from "node:http2";
import type { ServerHttp2Session, ServerHttp2Stream } from "node:http2";
import type { Socket } from "node:net";
import type { Server } from "../engine/server.ts";
import type { Downstream, TransportFacts } from "../engine/stream.ts";
import { Timer } from "../engine/timer-wheel.ts";
import type { TimerOwner } from "../engine/timer-wheel.ts";
import { ClientStream } from "./client-stream.ts";
import type { ClientSessionOwner } from "./client-stream.ts";
import { Keepalive } from "./keepalive.ts";
import { sessionOptions } from "./limits.ts";
import type { ClientSessions } from "./client-sessions.ts";
import { Http2RequestHead } from "./request-head.ts";
import { readRequest } from "./request-reader.ts";
import type { HeadLimits } from "./request-reader.ts";

/** RFC 9113 section 6.8: said before the server knows which request is the last. */
const LAST_STREAM = 2 ** 31 - 1;

/** The answer to a ping may overtake a request that waits to be sent; the answer to the next one does not. */
const ROUND_TRIPS = 2;

/** A connection of a client that speaks HTTP/2: any number of requests at once. */
export class ClientSession implements ClientSessionOwner, TimerOwner {
  readonly downstream: Downstream;
  readonly server: Server;

  readonly #owner: ClientSessions;
  readonly #session: ServerHttp2Session;
  readonly #socket: Socket;
  readonly #headLimits: HeadLimits;
  readonly #idleTimer: Timer;
  readonly #lifetime: Timer;
  readonly #keepalive: Keepalive;
  #open = 0;
  #draining = false;
  #pings = 0;

  constructor(owner: ClientSessions, socket: Socket, downstream: Downstream) {
    const { server, limits } = owner;
    this.#owner = owner;
    this.server = server;
    this.#socket = socket;
    this.downstream = downstream;
    const { maxHeaders, maxTargetBytes } = server.limits;
    this.#headLimits = { maxHeaders, maxTargetBytes, maxListBytes: limits.maxListBytes };
    this.#session = performServerHandshake(socket, sessionOptions(limits, this.#headLimits));
    if (limits.connectionWindowBytes !== undefined) {
      this.#session.setLocalWindowSize(limits.connectionWindowBytes);
    }
    this.#session.on("stream", (stream, _headers, flags, fields) =>
      this.#accept(stream, flags, fields),
    );
    // What is wrong with a connection ends it, and its streams learn of that by themselves.
    this.#session.on("error", () => {});
    this.#session.on("close", () => this.#closed());
    this.#keepalive = new Keepalive(this.#session, server.wheel, limits);
    this.#idleTimer = new Timer(server.wheel, this);
    this.#idleTimer.set(server.limits.idleTimeout);
    this.#lifetime = new Timer(server.wheel, this);
    this.#lifetime.set(server.limits.maxConnectionDuration);
  }

  get transport(): TransportFacts | undefined {
    return this.downstream.transport;
  }

  timedOut(timer: Timer): void {
    if (this.#draining && timer !== this.#lifetime) this.kill();
    else this.retire();
  }

  /** Takes no request that the client has not yet sent, and ends when the last one is answered. */
  retire(): void {
    if (this.#draining || this.#session.destroyed) return;
    this.#draining = true;
    if (this.#open === 0) return this.#close();
    this.#session.goaway(constants.NGHTTP2_NO_ERROR, LAST_STREAM);
    this.#pings = ROUND_TRIPS;
    this.#ping();
  }

  kill(): void {
    this.#session.destroy();
    this.#socket.destroy();
  }

  streamClosed(): void {
    this.#open -= 1;
    if (this.#open > 0 || this.#session.destroyed) return;
    if (this.#draining) this.#close();
    else if (this.server.draining) this.retire();
    else this.#idleTimer.set(this.server.limits.idleTimeout);
  }

  /** Waits until every request has arrived that the client sent before it read the GOAWAY. */
  readonly #ping = (): void => {
    // The answer to a ping is also that the connection is gone, which is not always a closed one.
    if (this.#session.closed || this.#session.destroyed) return;
    if (this.#pings-- === 0) this.#session.close();
    else this.#session.ping(this.#ping);
  };

  /**
   * Ends the connection. With no stream left node:http2 reads nothing after a GOAWAY, so its answer
   * cannot be waited for; the client sends again what that does not name.
   */
  #close(): void {
    this.#session.close();
    this.#socket.resume();
    this.#idleTimer.set(this.server.limits.headTimeout);
  }

  #accept(http2: ServerHttp2Stream, flags: number, fields: readonly string[]): void {
    this.#open += 1;
    this.#idleTimer.clear();
    this.#keepalive.heard();
    const stream = new ClientStream(this, http2);
    const head = readRequest(fields, this.downstream.secure, this.#headLimits);
    if (head instanceof Http2RequestHead) {
      stream.start(head, (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0);
    } else {
      stream.refuse(head);
    }
  }

  #closed(): void {
    this.#idleTimer.release();
    this.#lifetime.release();
    this.#keepalive.close();
    this.#owner.closed(this);
  }
}

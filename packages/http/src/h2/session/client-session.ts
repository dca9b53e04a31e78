import { HEAD_TIMEOUT } from "../../exchange/client/refusals.ts";
import type { Server } from "../../h1/client/server.ts";
import type { Downstream, TransportFacts } from "../../exchange/stream/stream.ts";
import { Timer } from "../../wire/timer-wheel.ts";
import type { TimerOwner } from "../../wire/timer-wheel.ts";
import type { TunnelWire } from "../../wire/wire.ts";
import type { ClientStream } from "../stream/client-stream.ts";
import { Connection } from "./connection.ts";
import type { ConnectionUser } from "../stream/connection-user.ts";
import type { ConnectionStream } from "../stream/connection-stream.ts";
import {
  ENHANCE_YOUR_CALM,
  MOST_31_BITS,
  NO_ERROR,
  SETTINGS_TIMEOUT,
} from "../frames/constants.ts";
import { Http2Error } from "../frames/http2-error.ts";
import { Keepalive } from "./keepalive.ts";
import { serverOptions } from "./limits.ts";
import type { Http2Limits } from "./limits.ts";
import { Http2RequestHead } from "../head/request-head.ts";
import { readRequest } from "../head/request-reader.ts";
import type { HeadLimits } from "../head/request-reader.ts";

/**
 * Number of pings between the two GOAWAY frames; RFC 9113 section 6.8 requires at least one. The
 * acknowledgement of the first ping may overtake a request in the client's send queue; that of the second
 * cannot.
 */
const ROUND_TRIPS = 2;

/** The owner of a server's HTTP/2 connections. */
export interface ClientSessionOwner {
  readonly server: Server;
  /** The limits for new connections. */
  readonly limits: Http2Limits;
  /** Creates the handler for the request on the given stream. */
  streamFor(wire: ConnectionStream, downstream: Downstream): ClientStream;
  /** Is called when the connection has ended. */
  closed(session: ClientSession): void;
}

/** A client's HTTP/2 connection with concurrent requests. */
export class ClientSession implements ConnectionUser, TimerOwner {
  readonly downstream: Downstream;
  readonly server: Server;

  readonly #owner: ClientSessionOwner;
  readonly #connection: Connection;
  readonly #headLimits: HeadLimits;
  readonly #idleTimer: Timer;
  readonly #lifetime: Timer;
  /**
   * Limits the time for the acknowledgement of our settings, and for each incomplete header block.
   */
  readonly #headTimer: Timer;
  readonly #keepalive: Keepalive;
  /** When the connection was opened, by the clock of the server. */
  readonly since: number;
  /** Streams whose users have not been told of their end. */
  #open = 0;
  #draining = false;
  #acknowledged = false;
  #pings = 0;

  /** @param wire a wire without a user; bytes that were received earlier are passed in afterwards */
  constructor(owner: ClientSessionOwner, wire: TunnelWire, downstream: Downstream) {
    const { server, limits } = owner;
    this.#owner = owner;
    this.server = server;
    this.downstream = downstream;
    const { maxHeaders, maxTargetBytes } = server.limits;
    this.#headLimits = { maxHeaders, maxTargetBytes, maxListBytes: limits.maxListBytes };
    const { clock } = server;
    this.since = clock();
    const { highWaterMark } = server.limits;
    const options = serverOptions(limits, this.#headLimits, { clock, highWaterMark });
    this.#connection = new Connection(server.thread, options, wire, this);
    this.#keepalive = new Keepalive(this.#connection, server.thread.wheel, limits);
    this.#idleTimer = new Timer(server.thread.wheel, this);
    this.#idleTimer.set(server.limits.idleTimeout);
    this.#headTimer = new Timer(server.thread.wheel, this);
    this.#headTimer.set(server.limits.headTimeout);
    this.#lifetime = new Timer(server.thread.wheel, this);
    this.#lifetime.set(server.limits.maxConnectionDuration);
  }

  /** The number of requests in progress. */
  get streams(): number {
    return this.#open;
  }

  /** Whether the connection takes no further requests. */
  get retiring(): boolean {
    return this.#draining || this.#connection.closing;
  }

  get transport(): TransportFacts | undefined {
    return this.downstream.transport;
  }

  /** Receives bytes that arrived before this object began to use the connection. */
  received(bytes: Buffer): void {
    this.#connection.received(bytes, bytes.length);
  }

  timedOut(timer: Timer): void {
    if (timer === this.#headTimer) this.#late();
    else if (this.#draining && timer !== this.#lifetime) this.kill();
    else this.retire();
  }

  /**
   * Accepts no further requests, and closes the connection after the last response. GOAWAY is sent
   * twice (RFC 9113 section 6.8): first with the highest stream number, so that no request in
   * transit is lost.
   */
  retire(): void {
    if (this.retiring) return;
    this.#draining = true;
    this.#connection.sendGoaway(NO_ERROR, MOST_31_BITS);
    this.#pings = ROUND_TRIPS;
    this.#connection.sendPing();
    if (this.#open === 0) this.#idleTimer.set(this.server.limits.headTimeout);
  }

  kill(): void {
    this.#connection.destroy();
  }

  acknowledged(): void {
    this.#acknowledged = true;
    this.#headTimer.clear();
  }

  headBegun(): void {
    if (this.#acknowledged) this.#headTimer.set(this.server.limits.headTimeout);
  }

  headEnded(): void {
    if (this.#acknowledged) this.#headTimer.clear();
  }

  /**
   * Is called when a ping was acknowledged. After {@link ROUND_TRIPS} pings, every request that the client
   * sent before it read the GOAWAY has arrived.
   */
  pong(): void {
    this.#keepalive.heard();
    if (this.#pings === 0) return;
    this.#pings -= 1;
    if (this.#pings > 0) return this.#connection.sendPing();
    this.#connection.sendGoaway(NO_ERROR);
    this.#checkIdle();
  }

  request(http2: ConnectionStream, fields: string[], ended: boolean): void {
    this.#open += 1;
    this.#idleTimer.clear();
    this.#keepalive.heard();
    const stream = this.#owner.streamFor(http2, this.downstream);
    const head = readRequest(fields, this.downstream.secure, this.#headLimits);
    if (head instanceof Http2RequestHead) stream.start(head, ended);
    else stream.refuse(head);
  }

  streamClosed(): void {
    this.#open -= 1;
    this.#checkIdle();
  }

  ending(): void {
    this.#draining = true;
    this.#idleTimer.set(this.server.limits.headTimeout);
  }

  closed(): void {
    this.#idleTimer.release();
    this.#lifetime.release();
    this.#headTimer.release();
    this.#keepalive.close();
    this.#owner.closed(this);
  }

  /**
   * Ends a connection whose client has not sent required bytes in time (RFC 9113 section 6.5.3).
   */
  #late(): void {
    if (!this.#acknowledged)
      return this.#connection.fail(
        new Http2Error(SETTINGS_TIMEOUT, "no acknowledgement of our settings"),
      );
    this.server.handler.refused?.(this.downstream, HEAD_TIMEOUT.code, HEAD_TIMEOUT.detail);
    this.#connection.fail(new Http2Error(ENHANCE_YOUR_CALM, HEAD_TIMEOUT.detail));
  }

  /** An idle connection is closed, or waits for the next request until a timeout. */
  #checkIdle(): void {
    if (this.#open > 0 || this.#connection.closing) return;
    if (this.#draining && this.#pings === 0) this.#connection.end();
    else if (this.#draining) this.#idleTimer.set(this.server.limits.headTimeout);
    else if (this.server.draining) this.retire();
    else this.#idleTimer.set(this.server.limits.idleTimeout);
  }
}

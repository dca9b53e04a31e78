import type { RequestScanner } from "../../codec/request-scanner.ts";
import { Inbox } from "./inbox.ts";
import { FOR_BODY, FOR_NEXT_MESSAGE, Intake } from "../../wire/intake.ts";
import { HalfCloseTimer } from "./half-close-timer.ts";
import { CUT_HEAD } from "./refusals.ts";
import type { ScannerPool } from "./scanner-pool.ts";
import type { EngineLimits } from "./engine-limits.ts";
import type { Downstream, RequestHandler, TransportFacts } from "../stream/stream.ts";
import type { Thread } from "../../wire/thread.ts";
import { Timer, type TimerOwner } from "../../wire/timer-wheel.ts";
import type { TunnelWire, WireUser } from "../../wire/wire.ts";

/** The settings and objects that all client connections of a server share. */
export interface ClientServer {
  readonly limits: EngineLimits;
  readonly handler: RequestHandler;
  readonly thread: Thread;
  readonly scanners: ScannerPool<RequestScanner>;
  readonly clock: () => number;
  /** Whether connections end after their current response. */
  readonly draining: boolean;
  closed(connection: ClientConnection): void;
  /** Whether a server accepts HTTP/2. */
  readonly speaksHttp2: boolean;
  /** Receives a connection that begins with the HTTP/2 preface, and the bytes received so far. */
  handOver(connection: ClientConnection, wire: TunnelWire, received: Buffer): void;
}

/** The addresses of both ends of a connection. */
export type Addresses = Omit<Downstream, "id">;

export const AT_HEAD = 0;
export const IN_BODY = 1;
/** State of a connection: the request is complete, and the response is not. */
export const WAITING = 2;
/** State of a connection: the response is complete, and the request is not. */
export const DRAINING = 3;
/** Request and response are complete, but the client does not read. */
export const FLUSHING = 4;
/**
 * We have closed our direction; further bytes are discarded, so that the client can read the last
 * response.
 */
export const LINGERING = 5;
export const CLOSED = 6;
/** State of a connection: a tunnel uses it. */
export const IN_TUNNEL = 7;

/** The lifetime of a client's connection, independent of its requests. */
export abstract class ClientConnection implements WireUser, TimerOwner {
  readonly downstream: Downstream;
  readonly server: ClientServer;

  protected state = AT_HEAD;
  protected readonly wire: TunnelWire;
  protected readonly intake: Intake;
  protected readonly inbox = new Inbox();
  /** The timer that ends the connection if the client does not act in time. */
  protected readonly timer: Timer;
  readonly #deadline: Timer;
  /** The timer of the maximum lifetime; undefined if there is none. */
  readonly #lifetime: Timer | undefined;
  /** Whether the connection ends after the current response. */
  #retired = false;
  /** The timer that runs since the client closed its direction while waiting for a response. */
  #halfCloseTimer: HalfCloseTimer | undefined;

  constructor(server: ClientServer, downstream: Downstream, wire: TunnelWire) {
    this.server = server;
    this.downstream = downstream;
    this.wire = wire;
    wire.use(this);
    this.intake = new Intake(this.wire);
    this.timer = new Timer(server.thread.wheel, this);
    this.#deadline = new Timer(server.thread.wheel, this);
    this.timer.set(server.limits.idleTimeout);
    const { maxConnectionDuration } = server.limits;
    this.#lifetime = maxConnectionDuration === 0 ? undefined : new Timer(server.thread.wheel, this);
    this.#lifetime?.set(maxConnectionDuration);
  }

  get transport(): TransportFacts | undefined {
    return this.downstream.transport;
  }

  abstract received(received: Buffer, length: number, lent: boolean): void;
  abstract drained(): void;
  abstract ended(): void;

  opened(): void {}

  closed(): void {
    this.drop(false);
    this.#release();
    this.server.closed(this);
  }

  timedOut(timer: Timer): void {
    if (timer === this.#deadline) this.deadlinePassed();
    else if (timer === this.#lifetime) this.retire();
    else this.clientLate();
  }

  /** Ends the connection if it is idle, otherwise after the current response. */
  retire(): void {
    this.#retired = true;
    if (this.state === AT_HEAD && !this.inbox.begun) this.linger();
  }

  /** Closes the connection immediately. */
  kill(): void {
    this.drop(true);
  }

  cut(): void {
    if (this.state === CLOSED) return;
    this.state = CLOSED;
    this.wire.destroy(true);
  }

  setDeadline(startedAt: number, milliseconds: number): void {
    if (milliseconds === 0) return this.#deadline.clear();
    const left = startedAt + milliseconds - this.server.thread.wheel.now;
    this.#deadline.set(Math.max(left, 1));
  }

  clearDeadline(): void {
    this.#deadline.clear();
  }

  /** Is called when the timeout of the whole request has expired. */
  protected abstract deadlinePassed(): void;

  /** Is called when the client has not acted in time. */
  protected abstract clientLate(): void;

  /** Is called when the connection was closed, which also ends a running exchange. */
  protected abstract gone(): void;

  /** Whether the connection ends after this request. */
  protected ends(): boolean {
    const last = this.halfClosed && this.inbox.bytes === undefined;
    return last || this.#retired || this.server.draining;
  }

  /** Whether the client closed its direction and is still served. */
  protected get halfClosed(): boolean {
    return this.#halfCloseTimer !== undefined;
  }

  /**
   * Continues to serve a client that closed its direction. `progress`: how many bytes of a response the
   * client has received.
   */
  protected awaitHalfClosed(progress: () => number): void {
    const { thread, limits } = this.server;
    const gone = (): void => this.drop(true);
    this.#halfCloseTimer = new HalfCloseTimer(thread.wheel, limits.halfClosedTimeout, {
      progress,
      gone,
    });
  }

  /**
   * A tunnel takes the connection over; returns whether the client has already closed its
   * direction.
   */
  protected leave(): boolean {
    const { halfClosed } = this;
    this.#halfCloseTimer?.end();
    this.#halfCloseTimer = undefined;
    return halfClosed;
  }

  /**
   * Stops the deadline of the whole request, and starts the deadline of a client that only reads the
   * response.
   */
  protected exchangeEnded(): void {
    this.#deadline.clear();
    this.#halfCloseTimer?.renew();
  }

  /** Hands the connection and the bytes received so far to HTTP/2. */
  protected handOver(received: Buffer): void {
    this.state = CLOSED;
    this.inbox.clear();
    this.#release();
    this.server.handOver(this, this.wire, received);
  }

  /**
   * Closes our direction, then continues reading so that the last response arrives (RFC 9112
   * section 9.6).
   */
  protected linger(): void {
    if (this.state >= LINGERING) return;
    const { limits } = this.server;
    this.state = LINGERING;
    this.inbox.clear();
    this.#halfCloseTimer?.end();
    this.server.thread.output.flush();
    this.timer.set(this.wire.congested ? limits.bodyIdleTimeout : limits.headTimeout);
    this.wire.end();
    this.intake.resume(FOR_BODY | FOR_NEXT_MESSAGE);
  }

  /** Ends the connection and its running exchange. */
  protected drop(reset: boolean): void {
    const open = this.state !== CLOSED;
    const cut = this.state === AT_HEAD && this.inbox.begun;
    this.state = CLOSED;
    this.inbox.clear();
    if (open) this.wire.destroy(reset);
    if (cut) this.server.handler.refused?.(this.downstream, CUT_HEAD.code, CUT_HEAD.detail);
    this.gone();
  }

  #release(): void {
    this.timer.release();
    this.#deadline.release();
    this.#lifetime?.release();
    this.#halfCloseTimer?.end();
  }
}

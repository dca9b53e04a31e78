import type { RequestScanner } from "../codec/request-scanner.ts";
import { Inbox } from "./inbox.ts";
import { FOR_BODY, FOR_NEXT_MESSAGE, Intake } from "../wire/intake.ts";
import { HalfCloseTimer } from "./half-close-timer.ts";
import { CUT_HEAD } from "./refusals.ts";
import type { ScannerPool } from "./scanner-pool.ts";
import type { Downstream, EngineLimits, RequestHandler, TransportFacts } from "./stream.ts";
import type { Thread } from "../wire/thread.ts";
import { Timer, type TimerOwner } from "../wire/timer-wheel.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";

/** What all connections of a server share. */
export interface ClientServer {
  readonly limits: EngineLimits;
  readonly handler: RequestHandler;
  readonly thread: Thread;
  readonly scanners: ScannerPool<RequestScanner>;
  readonly clock: () => number;
  /** Whether connections end after the response that they are at. */
  readonly draining: boolean;
  closed(connection: ClientConnection): void;
  /** Whether clients may speak HTTP/2. */
  readonly speaksHttp2: boolean;
  /** Gets the wire of a connection that begins with the preface of HTTP/2, and what has arrived by it. */
  handOver(connection: ClientConnection, wire: TunnelWire, received: Buffer): void;
}

/** Where a connection comes from and goes to. */
export type Addresses = Omit<Downstream, "id">;

export const AT_HEAD = 0;
export const IN_BODY = 1;
/** The request is complete, the response is not. */
export const WAITING = 2;
/** The response is complete, the request is not. */
export const DRAINING = 3;
/** Both are complete, but the client does not take the bytes. */
export const FLUSHING = 4;
/** We have ended; what the client still sends is discarded, so that it can read our last words. */
export const LINGERING = 5;
export const CLOSED = 6;
/** The connection belongs to a tunnel. */
export const IN_TUNNEL = 7;

/** A connection of a client: how it lasts and how it ends, whatever the requests are that come by it. */
export abstract class ClientConnection implements WireUser, TimerOwner {
  readonly downstream: Downstream;
  readonly server: ClientServer;

  protected state = AT_HEAD;
  protected readonly wire: TunnelWire;
  protected readonly intake: Intake;
  protected readonly inbox = new Inbox();
  /** Ends the connection if the client does not do in time what it has to do next. */
  protected readonly timer: Timer;
  readonly #deadline: Timer;
  /** Undefined where connections may live for ever. */
  readonly #lifetime: Timer | undefined;
  /** Whether it ends after the response that it is at. */
  #retired = false;
  /** Since the client has ended its direction while it waits for a response. */
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

  /** Ends the connection when it has nothing under way, else after the response. */
  retire(): void {
    this.#retired = true;
    if (this.state === AT_HEAD && !this.inbox.begun) this.linger();
  }

  /** Ends the connection at once, whatever is under way. */
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

  /** The time of the whole request is over. */
  protected abstract deadlinePassed(): void;

  /** The client has not done in time what the state asks of it. */
  protected abstract clientLate(): void;

  /** The connection has gone with what was under way. */
  protected abstract gone(): void;

  /** Whether no request is to follow. */
  protected ends(): boolean {
    const last = this.halfClosed && this.inbox.bytes === undefined;
    return last || this.#retired || this.server.draining;
  }

  /** Whether the client has ended its direction and is waited for none the less. */
  protected get halfClosed(): boolean {
    return this.#halfCloseTimer !== undefined;
  }

  /** Waits for a client that has ended its direction. `progress`: bytes that it has got of a response. */
  protected awaitHalfClosed(progress: () => number): void {
    const { thread, limits } = this.server;
    const gone = (): void => this.drop(true);
    this.#halfCloseTimer = new HalfCloseTimer(thread.wheel, limits.halfClosedTimeout, {
      progress,
      gone,
    });
  }

  /** A tunnel takes the connection; says whether the client has ended its direction already. */
  protected leave(): boolean {
    const { halfClosed } = this;
    this.#halfCloseTimer?.end();
    this.#halfCloseTimer = undefined;
    return halfClosed;
  }

  /** Stops the deadline of the whole request, and starts that of a client that only reads. */
  protected exchangeEnded(): void {
    this.#deadline.clear();
    this.#halfCloseTimer?.renew();
  }

  /** Gives the connection, with what has arrived, to HTTP/2. */
  protected handOver(received: Buffer): void {
    this.state = CLOSED;
    this.inbox.clear();
    this.#release();
    this.server.handOver(this, this.wire, received);
  }

  /** RFC 9112 section 9.6: ends our direction, then reads on so that the last response arrives. */
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

  /** Ends the connection, and with it what is under way. */
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

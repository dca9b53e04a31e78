import { connect } from "node:net";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { MAX_COPIED_BYTES } from "../../bounds.ts";
import { probe } from "../keepalive.ts";
import { isLocal } from "./local-wire.ts";
import type { ConnectOptions } from "./socket-adapter.ts";
import type { Thread } from "../thread.ts";
import type { TunnelWire, WireUser } from "../wire.ts";

/** A connection over a `net` or `tls` socket that uses only the public interface of the socket. */
export class NetWire implements TunnelWire {
  readonly waits = true;
  protected readonly thread: Thread;
  protected readonly socket: Socket;
  /** Whether writes keep the sender's memory for long, as those of a TLS or connecting socket do. */
  protected readonly encrypts: boolean;
  protected user: WireUser;
  /** Whether received memory belongs to us alone, because it was read from the system. */
  readonly #ownsReads: boolean;
  #error: Error | undefined;

  constructor(thread: Thread, socket: Socket, user: WireUser) {
    this.thread = thread;
    this.socket = socket;
    this.user = user;
    this.encrypts = socket instanceof TLSSocket;
    this.#ownsReads = !isLocal(socket);
    socket.on("data", (bytes: Buffer) => this.#received(bytes));
    socket.on("drain", () => this.user.drained());
    socket.on("end", () => this.user.ended());
    socket.on("error", (error) => (this.#error = error));
    socket.on("close", () => this.user.closed(this.#error));
  }

  use(user: WireUser): WireUser {
    const before = this.user;
    this.user = user;
    this.socket.allowHalfOpen = true;
    return before;
  }

  /** Is called when the first `length` bytes of reused memory were read. */
  lend(bytes: Buffer, length: number): void {
    this.user.received(bytes, length, true);
  }

  /** Is called with memory that Node.js allocates for each read. */
  #received(bytes: Buffer): void {
    const { length } = bytes;
    const frees =
      length >= MAX_COPIED_BYTES && length === bytes.buffer.byteLength && this.#ownsReads;
    this.user.received(bytes, length, frees);
    if (frees) free(bytes);
  }

  get congested(): boolean {
    return this.socket.writableNeedDrain;
  }

  send(bytes: Uint8Array): boolean {
    const socket = this.socket;
    if (this.encrypts) {
      const copy = this.thread.spareMemory.copy(bytes);
      socket.write(copy.bytes, copy.free);
      return true;
    }
    socket.write(bytes);
    return socket.writableLength === 0;
  }

  sendOwned(bytes: Uint8Array): void {
    this.thread.output.flush();
    this.socket.write(bytes);
  }

  sendLent(lent: Uint8Array): void {
    this.thread.output.flush();
    const { bytes, free } = this.thread.spareMemory.copy(lent);
    this.socket.write(bytes, free);
  }

  pauseRead(): void {
    this.socket.pause();
  }

  resumeRead(): void {
    this.socket.resume();
  }

  end(): void {
    this.thread.output.flush();
    this.socket.end();
  }

  destroy(reset: boolean): void {
    this.thread.output.flushFor(this);
    const socket = this.socket;
    // Only TCP has resets. After end(), a reset fails inside libuv, and the handle is never closed.
    const resettable = !this.encrypts && !socket.writableEnded && socket.remoteFamily !== undefined;
    if (reset && resettable) socket.resetAndDestroy();
    else socket.destroy();
  }
}

/** Frees memory immediately instead of at the next garbage collection. */
function free({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** A connection over an accepted socket. */
export function acceptedPlain(thread: Thread, socket: Socket, user: WireUser): TunnelWire {
  return new NetWire(thread, socket, user);
}

/** Starts connecting without TLS; {@link WireUser.opened} or {@link WireUser.closed} follows. */
export function connectPlain(thread: Thread, options: ConnectOptions, user: WireUser): TunnelWire {
  const { readBuffer: buffer } = thread;
  const callback = (length: number): boolean => {
    wire.lend(buffer, length);
    return true;
  };
  const socket = connect({ ...options, onread: { buffer, callback } });
  probe(socket, options.keepalive);
  socket.once("connect", () => user.opened());
  const wire = new NetWire(thread, socket, user);
  return wire;
}

/** Makes a connection over a socket that is still connecting. */
export function connecting(thread: Thread, socket: Socket, user: WireUser): TunnelWire {
  socket.once("connect", () => user.opened());
  return new NetWire(thread, socket, user);
}

/** Makes a connection over a TLS socket that is still connecting. */
export function connectingSecure(thread: Thread, socket: TLSSocket, user: WireUser): TunnelWire {
  socket.once("secureConnect", () => user.opened());
  return new NetWire(thread, socket, user);
}

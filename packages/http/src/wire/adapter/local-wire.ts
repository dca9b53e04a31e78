import { Socket } from "node:net";
import type { TunnelWire, WireUser } from "../wire.ts";

/**
 * A piece of sent data. It can be text, because the sockets of `net` pass text to a stream without converting
 * it.
 */
interface Chunk {
  readonly chunk: Buffer | string;
  readonly encoding: BufferEncoding;
}

/** The server's end of a connection within this process; `net` finds no handle in it. */
class LocalSocket extends Socket {
  /**
   * A socket with this property can be reset: {@link Socket.resetAndDestroy} ends it with an error.
   */
  override readonly remoteFamily = "local";
  readonly #wire: LocalWire;

  constructor(wire: LocalWire) {
    super({ allowHalfOpen: false });
    this.#wire = wire;
    this.once("close", () => wire.gone(this.errored !== null, this.writableFinished));
    // node:tls considers a socket without a handle as still connecting, and waits.
    this.on("newListener", (event) => {
      if (event === "connect") process.nextTick(() => this.emit("connect"));
    });
  }

  override _read(): void {
    this.#wire.wanted();
  }

  override _write(chunk: Chunk["chunk"], encoding: BufferEncoding, done: () => void): void {
    this.#wire.written(bytesOf({ chunk, encoding }), done);
  }

  override _writev(chunks: readonly Chunk[], done: () => void): void {
    this.#wire.written(Buffer.concat(chunks.map(bytesOf)), done);
  }

  override _final(done: () => void): void {
    this.#wire.user.ended();
    done();
  }
}

/**
 * A connection within this process: this end is a wire, and {@link LocalWire.socket} is the other.
 */
export class LocalWire implements TunnelWire {
  readonly waits = false;
  readonly socket: Socket = new LocalSocket(this);
  user: WireUser;
  congested = false;
  #paused = false;
  /** Whether this end has closed its direction. */
  #ended = false;
  #gone = false;
  /** Data that was written and has not arrived. */
  #waiting: (() => void) | undefined;

  constructor(user: WireUser) {
    this.user = user;
  }

  use(user: WireUser): WireUser {
    const before = this.user;
    this.user = user;
    return before;
  }

  send(bytes: Uint8Array): boolean {
    this.sendLent(bytes);
    return true;
  }

  sendLent(bytes: Uint8Array): void {
    this.sendOwned(Buffer.from(bytes));
  }

  sendOwned(bytes: Uint8Array): void {
    if (!this.socket.destroyed) this.congested = !this.socket.push(bytes);
  }

  pauseRead(): void {
    this.#paused = true;
  }

  resumeRead(): void {
    this.#paused = false;
    this.#deliver();
  }

  end(): void {
    this.#ended = true;
    if (!this.socket.destroyed) this.socket.push(null);
    if (this.#gone) this.user.closed(undefined);
  }

  destroy(): void {
    this.#ended = true;
    if (this.#gone) this.user.closed(undefined);
    else this.socket.destroy();
  }

  /**
   * Is called when the other end was closed; as with TCP, a regular close ends one direction only.
   */
  gone(failed: boolean, ended: boolean): void {
    this.#gone = true;
    if (!failed && !ended) this.user.ended();
    if (failed || this.#ended) this.user.closed(undefined);
  }

  /** Is called when the other end has resumed reading. */
  wanted(): void {
    if (!this.congested) return;
    this.congested = false;
    this.user.drained();
  }

  /**
   * Is called when the other end sent bytes. They arrive after the current call stack; `done` asks
   * for more and frees the writer's memory.
   */
  written(bytes: Buffer, done: () => void): void {
    this.#waiting = () => {
      this.user.received(bytes, bytes.length, true);
      done();
    };
    process.nextTick(() => this.#deliver());
  }

  #deliver(): void {
    if (this.#paused) return;
    const deliver = this.#waiting;
    this.#waiting = undefined;
    deliver?.();
  }
}

/**
 * Whether a socket is the end of a connection within the process, whose data another part may still
 * use.
 */
export function isLocal(socket: Socket): boolean {
  return socket instanceof LocalSocket;
}

function bytesOf({ chunk, encoding }: Chunk): Buffer {
  return typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk;
}

import { connect } from "node:net";
import type { Socket } from "node:net";
import { getSystemErrorMap, getSystemErrorName } from "node:util";
import { takeHandle } from "./stream-handle.ts";
import type { HandleRequest, StreamBinding, StreamHandle } from "./stream-handle.ts";
import type { ConnectOptions, SocketAdapter } from "./socket-adapter.ts";
import type { Wire, WireUser } from "./wire.ts";

/** What the kernel gives in one read at most. */
const READ_BYTES = 65_536;
/** All connections of this thread read into the same memory, one after the other. */
const READ_BUFFER = Buffer.allocUnsafeSlow(READ_BYTES);

const END_OF_FILE = [...getSystemErrorMap()].find(([, [name]]) => name === "EOF")?.[0];

/** Connections over the handles of libuv, without the streams of `net` in between. */
export function handleAdapter(binding: StreamBinding): SocketAdapter {
  return {
    accepted(socket, user, highWaterMark) {
      const wire = new HandleWire(binding, user, highWaterMark);
      wire.take(socket);
      return wire;
    },
    connect({ highWaterMark, ...options }: ConnectOptions, user) {
      const wire = new HandleWire(binding, user, highWaterMark);
      wire.await(connect(options));
      return wire;
    },
  };
}

/** A wire over a handle; a socket of `net` only makes the connection. */
class HandleWire implements Wire {
  readonly #binding: StreamBinding;
  readonly #user: WireUser;
  readonly #highWaterMark: number;
  /** While the connection is being made. */
  #socket: Socket | undefined;
  #handle: StreamHandle | undefined;
  /** A write that ends at once does not use its request: the next one can have it. */
  #request: HandleRequest;
  /** Bytes that wait to be written. */
  #queued = 0;
  #wasCongested = false;
  #peerEnded = false;
  #ending = false;
  #ended = false;
  #closing = false;
  #error: Error | undefined;

  constructor(binding: StreamBinding, user: WireUser, highWaterMark: number) {
    this.#binding = binding;
    this.#user = user;
    this.#highWaterMark = highWaterMark;
    this.#request = new binding.WriteWrap();
  }

  /** Uses a connected socket from now on. */
  take(socket: Socket): void {
    this.#socket = undefined;
    const handle = takeHandle(socket);
    this.#handle = handle;
    // The socket may have begun to read.
    handle.readStop();
    handle.useUserBuffer(READ_BUFFER);
    handle.onread = () => this.#read();
    this.resumeRead();
  }

  /** Uses a socket as soon as it is connected. */
  await(socket: Socket): void {
    this.#socket = socket;
    const closed = (): void => this.#user.closed(this.#error);
    socket.once("error", (error) => (this.#error = error));
    socket.once("close", closed);
    socket.once("connect", () => {
      socket.off("close", closed);
      this.take(socket);
      this.#user.opened();
    });
  }

  get bytesReceived(): number {
    return this.#handle?.bytesRead ?? 0;
  }

  get bytesSent(): number {
    return this.#handle?.bytesWritten ?? 0;
  }

  get congested(): boolean {
    const congested = this.#queued >= this.#highWaterMark;
    this.#wasCongested ||= congested;
    return congested;
  }

  send(bytes: Uint8Array): boolean {
    if (this.#handle === undefined || this.#closing) return true;
    const request = this.#request;
    const status = this.#handle.writeBuffer(request, bytes);
    if (status < 0) {
      this.#fail("write", status);
      return true;
    }
    const { streamBaseState, kLastWriteWasAsync } = this.#binding;
    if (streamBaseState[kLastWriteWasAsync] === 0) return true;
    this.#request = new this.#binding.WriteWrap();
    this.#queued += bytes.length;
    request.memory = bytes;
    request.oncomplete = (result) => this.#written(bytes.length, result);
    return false;
  }

  sendOwned(bytes: Uint8Array): void {
    this.send(bytes);
  }

  pauseRead(): void {
    if (!this.#closing) this.#handle?.readStop();
  }

  resumeRead(): void {
    if (this.#closing || this.#peerEnded) return;
    const status = this.#handle?.readStart() ?? 0;
    if (status < 0) this.#fail("read", status);
  }

  end(): void {
    if (this.#ending || this.#closing || this.#handle === undefined) return;
    this.#ending = true;
    const request = new this.#binding.ShutdownWrap();
    request.oncomplete = () => this.#shutDown();
    if (this.#handle.shutdown(request) < 0) this.destroy(false);
  }

  destroy(reset: boolean): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#socket?.destroy();
    const closed = (): void => this.#user.closed(this.#error);
    // After end() a reset fails inside libuv, and the handle would never be closed.
    if (reset && !this.#ending && this.#handle?.reset?.(closed) === 0) return;
    this.#handle?.close(closed);
  }

  #read(): void {
    if (this.#closing) return;
    const { streamBaseState, kReadBytesOrError } = this.#binding;
    const result = streamBaseState[kReadBytesOrError] ?? 0;
    if (result > 0) this.#user.received(READ_BUFFER, result, true);
    else if (result === END_OF_FILE) this.#endOfFile();
    else if (result < 0) this.#fail("read", result);
  }

  /** As sockets of `net` do it: what the peer ended, we end too once everything was sent. */
  #endOfFile(): void {
    this.#peerEnded = true;
    this.#handle?.readStop();
    this.#user.ended();
    if (this.#ended) this.destroy(false);
    else this.end();
  }

  #written(length: number, status: number): void {
    this.#queued -= length;
    if (this.#closing) return;
    if (status < 0) return this.#fail("write", status);
    if (this.#queued > 0 || !this.#wasCongested) return;
    this.#wasCongested = false;
    this.#user.drained();
  }

  #shutDown(): void {
    this.#ended = true;
    if (this.#peerEnded) this.destroy(false);
  }

  #fail(call: string, status: number): void {
    if (this.#closing) return;
    this.#error = new Error(`${call} ${getSystemErrorName(status)}`);
    this.destroy(false);
  }
}

import { connect } from "node:net";
import type { Socket } from "node:net";
import { getSystemErrorMap, getSystemErrorName } from "node:util";
import { probe } from "../keepalive.ts";
import { NetWire } from "./net-wire.ts";
import type { ConnectOptions, SocketAdapter } from "./socket-adapter.ts";
import { FORGET } from "../spare-memory.ts";
import type { Copy } from "../spare-memory.ts";
import { handleOf } from "./stream-handle.ts";
import type { Thread } from "../thread.ts";
import type { StreamBinding, StreamHandle, WriteRequest } from "./stream-handle.ts";
import type { WireUser } from "../wire.ts";

const END_OF_FILE = [...getSystemErrorMap()].find(([, [name]]) => name === "EOF")?.[0];

/** Connections that read and write by libuv handles, bypassing the streams of `net`. */
export function handleAdapter(binding: StreamBinding): SocketAdapter {
  return {
    accepted: (thread, socket, user) => new AcceptedWire(thread, binding, socket, user),
    connect(thread, options: ConnectOptions, user) {
      const socket = connect(options);
      probe(socket, options.keepalive);
      const wire = new HandleWire(thread, binding, socket, user);
      socket.once("connect", () => {
        wire.useHandle();
        user.opened();
      });
      return wire;
    },
  };
}

/** Reads and writes by a connected socket's handle; the socket does everything else. */
class HandleWire extends NetWire {
  readonly #binding: StreamBinding;
  #handle: StreamHandle | undefined;
  /**
   * The request object for the next write. If a write completes synchronously, the object was not needed and
   * is used again.
   */
  #request: WriteRequest;
  /** The number of queued bytes. */
  #queued = 0;
  #wasCongested = false;
  /** Data queued during a TLS write: unlike TCP, TLS allows one write at a time. */
  readonly #waiting: Copy[] = [];
  #endsWhenWritten = false;
  #paused = false;

  constructor(thread: Thread, binding: StreamBinding, socket: Socket, user: WireUser) {
    super(thread, socket, user);
    this.#binding = binding;
    this.#request = new binding.WriteWrap();
  }

  /** Uses the handle of the socket from now on, if the socket has a handle of the expected kind. */
  useHandle(): void {
    const { socket } = this;
    const handle = handleOf(socket);
    if (handle === undefined) return;
    this.#handle = handle;
    socket.removeAllListeners("data");
    handle.useUserBuffer(this.thread.readBuffer);
    handle.onread = () => this.#read();
    if (this.#paused) handle.readStop();
    else if (handle.reading !== true) handle.readStart();
    // A newly connected socket would start reading by itself, even if paused.
    handle.reading = true;
  }

  override pauseRead(): void {
    this.#paused = true;
    if (this.#handle === undefined) super.pauseRead();
    else this.#handle.readStop();
  }

  override resumeRead(): void {
    this.#paused = false;
    if (this.#handle === undefined) return super.resumeRead();
    const status = this.#handle.readStart();
    if (status < 0) this.#fail("read", status);
  }

  override get congested(): boolean {
    if (this.#handle === undefined) return super.congested;
    const congested = this.#queued >= this.socket.writableHighWaterMark;
    this.#wasCongested ||= congested;
    return congested;
  }

  override send(bytes: Uint8Array): boolean {
    if (this.#handle === undefined) return super.send(bytes);
    if (!this.encrypts) return this.#write(this.#handle, bytes, FORGET);
    // TLS writes never complete at once: a copy costs less than keeping the sender's memory until they do.
    const copy = this.thread.spareMemory.copy(bytes);
    this.#write(this.#handle, copy.bytes, copy.free);
    return true;
  }

  override sendOwned(bytes: Uint8Array): void {
    if (this.#handle === undefined) return super.sendOwned(bytes);
    this.thread.output.flush();
    this.#write(this.#handle, bytes, FORGET);
  }

  override sendLent(lent: Uint8Array): void {
    if (this.#handle === undefined) return super.sendLent(lent);
    this.thread.output.flush();
    const { bytes, free } = this.thread.spareMemory.copy(lent);
    this.#write(this.#handle, bytes, free);
  }

  override end(): void {
    this.thread.output.flush();
    this.#endsWhenWritten = this.encrypts && this.#queued > 0;
    if (!this.#endsWhenWritten) super.end();
  }

  /**
   * Writes bytes, now or after the current write; returns whether their memory is free again. Otherwise
   * `free` is called later.
   */
  #write(handle: StreamHandle, bytes: Uint8Array, free: () => void): boolean {
    if (!this.socket.writable || this.#endsWhenWritten) return true;
    if (!this.encrypts || this.#queued === 0) return this.#begin(handle, bytes, free);
    this.#waiting.push({ bytes, free });
    this.#queued += bytes.length;
    return false;
  }

  /** Starts a write; returns whether the write has already completed. */
  #begin(handle: StreamHandle, bytes: Uint8Array, free: () => void): boolean {
    const binding = this.#binding;
    const request = this.#request;
    // A TLS write that fails immediately reports the failure only before the call returns.
    if (this.encrypts) this.#expect(request, bytes, free);
    const status = handle.writeBuffer(request, bytes);
    if (status < 0) {
      this.#fail("write", status);
      return true;
    }
    if (this.encrypts) return false;
    if (binding.streamBaseState[binding.kLastWriteWasAsync] === 0) {
      free();
      return true;
    }
    this.#expect(request, bytes, free);
    return false;
  }

  /** The write completes later, so the next write needs another request object. */
  #expect(request: WriteRequest, bytes: Uint8Array, free: () => void): void {
    this.#request = new this.#binding.WriteWrap();
    this.#queued += bytes.length;
    request.memory = bytes;
    request.oncomplete = (result) => {
      free();
      this.#written(bytes.length, result);
    };
  }

  #read(): void {
    const { socket } = this;
    const binding = this.#binding;
    const result = binding.streamBaseState[binding.kReadBytesOrError] ?? 0;
    if (socket.destroyed) return;
    if (result === 0) return;
    if (result > 0) return this.user.received(this.thread.readBuffer, result, true);
    if (result !== END_OF_FILE) return this.#fail("read", result);
    // These calls make the socket emit its end event, and close its own direction.
    socket.resume();
    socket.push(null);
    socket.read(0);
  }

  #fail(call: string, status: number): void {
    const code = getSystemErrorName(status);
    this.socket.destroy(Object.assign(new Error(`${call} ${code}`), { code }));
  }

  #written(length: number, status: number): void {
    this.#queued -= length;
    if (this.socket.destroyed) return;
    if (status < 0) return this.#fail("write", status);
    this.#writeWaiting();
    if (this.#queued > 0) return;
    if (this.#endsWhenWritten) return super.end();
    if (!this.#wasCongested) return;
    this.#wasCongested = false;
    this.user.drained();
  }

  #writeWaiting(): void {
    const handle = this.#handle;
    const next = handle && this.thread.spareMemory.takeTogether(this.#waiting);
    if (handle === undefined || next === undefined) return;
    this.#queued -= next.bytes.length;
    this.#begin(handle, next.bytes, next.free);
  }
}

/** Wraps an accepted socket, and uses its handle after the first read. */
class AcceptedWire extends HandleWire {
  constructor(thread: Thread, binding: StreamBinding, socket: Socket, user: WireUser) {
    super(thread, binding, socket, user);
    socket.on("data", () => {
      const isIdle = socket.readableLength === 0 && socket.writableLength === 0;
      if (!socket.destroyed && isIdle) this.useHandle();
    });
  }
}

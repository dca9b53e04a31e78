import { HTTP2_USEFUL_DATA_BYTES } from "../../bounds.ts";
import { NO_TRAILERS } from "../../codec/trailers.ts";
import type { Trailers } from "../../codec/trailers.ts";
import { FORGET } from "../../wire/spare-memory.ts";
import { ByteQueue } from "./byte-queue.ts";
import { FlowWindow } from "../frames/flow-window.ts";
import { SENT_ALL, SENT_SOME, STUCK } from "./sender.ts";
import type { Sender, SendingStream } from "./sender.ts";

/** Sends a stream's headers, data within the flow control windows, and end. */
export abstract class StreamOutput implements SendingStream {
  readonly id: number;
  awaited = false;
  /** Whether sending has finished: our message or the stream has ended. */
  protected localEnded = false;
  protected readonly sender: Sender;
  /** The number of bytes that may be sent (RFC 9113 section 6.9.1). */
  readonly #window: FlowWindow;
  /** Headers that wait to be sent, as lists. */
  #heads: (readonly string[])[] | undefined;
  #queue: ByteQueue | undefined;
  /** Frees the memory of the queue's first element. */
  #freeFirst = FORGET;
  /** The trailers of the message; set when the message ends after the waiting data. */
  #ending: Trailers | undefined;
  /** Whether the user must be told when the stream accepts data again. */
  #toldCongested = false;

  constructor(id: number, sender: Sender) {
    this.id = id;
    this.sender = sender;
    this.#window = new FlowWindow(sender.peer.initialWindow);
  }

  /** Is called when our message has ended. */
  protected abstract outputEnded(): void;

  /** Is called when the user can send again. */
  protected abstract outputDrained(): void;

  get congested(): boolean {
    const queued = this.#queue?.length ?? 0;
    const congested = queued >= this.sender.highWaterMark || this.sender.congested;
    this.#toldCongested ||= congested;
    return congested;
  }

  /** Sends interim or final headers as alternating names and values. */
  sendHead(fields: readonly string[], endStream: boolean): void {
    if (this.localEnded || this.#ending !== undefined) return;
    if (this.#mustWait) {
      (this.#heads ??= []).push(fields);
      this.sender.await(this);
    } else {
      this.sender.fields(this.id, fields, false);
    }
    if (endStream) this.finish(NO_TRAILERS);
  }

  send(bytes: Uint8Array): boolean {
    this.sendLent(bytes);
    return true;
  }

  sendOwned(bytes: Uint8Array): void {
    const rest = this.#sendFirst(bytes);
    if (rest !== undefined) this.#waiting.addOwned(rest);
  }

  sendLent(bytes: Uint8Array): void {
    const rest = this.#sendFirst(bytes);
    if (rest === undefined) return;
    const waiting = this.#waiting;
    if (waiting.length > 0) return waiting.add(rest);
    const copy = this.sender.thread.spareMemory.copy(rest);
    this.#freeFirst = copy.free;
    waiting.addOwned(copy.bytes);
  }

  /** Ends our message after the waiting data. */
  finish(trailers: Trailers): void {
    if (this.localEnded || this.#ending !== undefined) return;
    this.#ending = trailers;
    if (this.#mustWait) this.sender.await(this);
    else this.#sendEnd();
  }

  end(): void {
    this.finish(NO_TRAILERS);
  }

  sendWaiting(): typeof SENT_ALL | typeof SENT_SOME | typeof STUCK {
    if (this.localEnded) return SENT_ALL;
    for (const fields of this.#heads ?? []) this.sender.fields(this.id, fields, false);
    this.#heads = undefined;
    const queue = this.#queue;
    if (queue !== undefined && queue.length > 0) {
      const room = this.#roomFor(queue.length);
      if (room <= 0) return this.#window.size > 0 ? STUCK : SENT_ALL;
      const { frameBuffers } = this.sender.thread;
      this.#earn(room, queue.length);
      frameBuffers.sendingQueued += 1;
      this.#sendData(queue.take(room), 0, room);
      frameBuffers.sendingQueued -= 1;
      if (queue.length === 0) this.#free();
      this.checkDrained();
      if (queue.length > 0) return this.#window.size > 0 ? SENT_SOME : SENT_ALL;
    }
    if (this.#ending !== undefined) this.#sendEnd();
    return SENT_ALL;
  }

  /** Changes the stream's window; false if the window exceeds the maximum. */
  growWindow(octets: number): boolean {
    const sound = this.#window.grow(octets);
    const waits = this.#heads !== undefined || (this.#queue?.length ?? 0) > 0;
    if (waits && this.#window.size > 0) this.sender.await(this);
    return sound;
  }

  /**
   * Tells the user when the stream accepts data again, but only when no data waits: new data then starts with
   * its own memory.
   */
  checkDrained(): void {
    const waits = (this.#queue?.length ?? 0) > 0;
    if (!this.#toldCongested || waits || this.congested) return;
    this.#toldCongested = false;
    this.outputDrained();
  }

  /** Discards data that waits to be sent. */
  protected dropOutput(): void {
    this.localEnded = true;
    this.#heads = undefined;
    this.#queue = undefined;
    this.#ending = undefined;
  }

  /** Whether the user has ended our message, although parts of the message may still wait to be sent. */
  protected get ending(): boolean {
    return this.localEnded || this.#ending !== undefined;
  }

  /** Whether new data must wait, because other data waits or the peer does not read. */
  get #mustWait(): boolean {
    if (this.#heads !== undefined || (this.#queue?.length ?? 0) > 0) return true;
    return this.sender.congested;
  }

  #roomFor(length: number): number {
    const { window, peer } = this.sender;
    return Math.min(length, this.#window.size, window.size, peer.maxFrameBytes);
  }

  /** Sends what can be sent; the remaining data waits. */
  #sendFirst(bytes: Uint8Array): Uint8Array | undefined {
    if (this.ending) return undefined;
    const sent = this.#mustWait ? 0 : this.#sendNow(bytes);
    if (sent === bytes.length) return undefined;
    if (this.#window.size > 0) this.sender.await(this);
    return sent === 0 ? bytes : bytes.subarray(sent);
  }

  #free(): void {
    const free = this.#freeFirst;
    this.#freeFirst = FORGET;
    // A function on the call stack may still be using the memory.
    const { frameBuffers, turn } = this.sender.thread;
    if (frameBuffers.sendingQueued > 0) turn.atEnd(free);
    else free();
  }

  get #waiting(): ByteQueue {
    return (this.#queue ??= new ByteQueue());
  }

  /** Sends as much as the windows allow; returns the number of bytes. */
  #sendNow(bytes: Uint8Array): number {
    let at = 0;
    while (at < bytes.length && !this.sender.congested) {
      const room = this.#roomFor(bytes.length - at);
      if (room <= 0) break;
      this.#earn(room, bytes.length - at);
      this.#sendData(bytes, at, at + room);
      at += room;
    }
    return at;
  }

  /**
   * Sent data adds to the peer's control frame budget, because it causes window updates; but a peer that
   * forces tiny chunks gets no budget for them.
   */
  #earn(size: number, of: number): void {
    if (size === of || size >= HTTP2_USEFUL_DATA_BYTES) this.sender.earn(size);
  }

  #sendData(bytes: Uint8Array, start: number, end: number): void {
    this.#window.take(end - start);
    this.sender.data(this.id, bytes, start, end);
  }

  #sendEnd(): void {
    const trailers = this.#ending ?? NO_TRAILERS;
    this.dropOutput();
    if (trailers.length > 0) this.sender.fields(this.id, trailers, true);
    else this.sender.end(this.id);
    this.outputEnded();
  }
}

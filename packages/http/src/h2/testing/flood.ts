import assert from "node:assert/strict";
import {
  CANCEL,
  DATA,
  ENHANCE_YOUR_CALM,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  HEADERS,
  PING,
  RST_STREAM,
  WINDOW_UPDATE,
} from "../frames/constants.ts";
import { frame } from "./frames.ts";
import type { RawPeer } from "./raw-peer.ts";

/** One second in milliseconds. */
export const SECOND = 1000;
/** `:method: GET`, `:path: /`, `:scheme: http`, `:authority: a` (RFC 7541 section 6). */
export const FIELDS = Buffer.from([0x82, 0x84, 0x86, 0x41, 0x01, 0x61]);

/** A number as four octets, as frames contain it. */
export const word = (value: number): Buffer =>
  Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);
/** The id of the stream that a client opens after the given number of other streams. */
export const idOf = (number: number): number => 2 * number + 1;
/** A request without a body, and a request with a body. */
export const get = (number: number, fields = FIELDS): Buffer =>
  frame(HEADERS, FLAG_END_HEADERS | FLAG_END_STREAM, idOf(number), fields);
export const post = (number: number): Buffer =>
  frame(HEADERS, FLAG_END_HEADERS, idOf(number), FIELDS);
/** A DATA frame with the given number of bytes for a stream. */
export const data = (number: number, bytes: number): Buffer =>
  frame(DATA, 0, idOf(number), Buffer.alloc(bytes));
/** A frame that cancels a stream. */
export const cancel = (number: number): Buffer => frame(RST_STREAM, 0, idOf(number), word(CANCEL));
export const ping = (): Buffer => frame(PING, 0, 0, Buffer.alloc(8));
export const windowUpdate = (stream: number, increment: number): Buffer =>
  frame(WINDOW_UPDATE, 0, stream, word(increment));

/** Repeats an action the given number of times; the numbers of a second call continue those of the first. */
export class Repeated {
  readonly #peer: RawPeer;
  readonly #step: (number: number) => readonly Buffer[];
  #number = 0;

  constructor(peer: RawPeer, step: (number: number) => readonly Buffer[]) {
    this.#peer = peer;
    this.#step = step;
  }

  /** Repeats the attack, but stops when the connection ends. */
  times(count: number): void {
    for (let left = count; left > 0 && this.#peer.lives; left--) {
      this.#peer.receive(...this.#step(this.#number++));
    }
  }
}

/** Checks a limit: the given number of frames is accepted at once, one more ends the connection. */
export function atMost(
  peer: RawPeer,
  count: number,
  step: (number: number) => readonly Buffer[],
): void {
  const repeated = new Repeated(peer, step);
  repeated.times(count);
  assert.equal(peer.lives, true, `one of ${count} frames was refused`);
  repeated.times(1);
  assert.equal(peer.lives, false, `one more than ${count} frames was accepted`);
  assert.equal(peer.code, ENHANCE_YOUR_CALM);
}

/**
 * Checks a rate: after the burst, the given number of frames is accepted each second, and one more ends the
 * connection.
 */
export function atRate(
  peer: RawPeer,
  [burst, rate]: readonly [number, number],
  step: (number: number) => readonly Buffer[],
): void {
  const repeated = new Repeated(peer, step);
  repeated.times(burst);
  for (let second = 0; second < 3; second++) {
    peer.time += SECOND;
    repeated.times(rate);
    assert.equal(peer.lives, true, `one of ${rate} frames in second ${second} was refused`);
  }
  repeated.times(1);
  assert.equal(peer.code, ENHANCE_YOUR_CALM);
}

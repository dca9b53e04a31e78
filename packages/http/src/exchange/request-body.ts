import { CHUNKED, PLAIN, VERBATIM, writeData, writeEnd } from "./body-coding.ts";
import type { BodyCoding } from "./body-coding.ts";
import { BodyQueue, bothTaps, tapRanges } from "./body-queue.ts";
import type { Place } from "./body-queue.ts";
import { BodyReader, BY_CHUNKS, MALFORMED, UNTIL_CLOSE } from "../codec/body-reader.ts";
import type { Framing } from "../codec/body-reader.ts";
import type { SectionLimits } from "../codec/field-scanner.ts";
import { sentTrailers } from "../codec/trailers.ts";
import type { HeaderSection, Trailers } from "../codec/trailers.ts";
import { FOR_BODY } from "../wire/intake.ts";
import type { Intake } from "../wire/intake.ts";
import type { Output } from "../wire/output.ts";
import type { BodyTap } from "./body-handlers.ts";
import type { EngineLimits } from "./engine-limits.ts";
import type { SentBody } from "./upstream-half.ts";
import type { Wire } from "../wire/wire.ts";

/** Receives a collected body; undefined if it is too long. */
export type Collected = (body: Uint8Array | undefined) => void;

/** The states of a request body: where its bytes go. */
const HOLD = 0;
const COLLECT = 1;
const PASS = 2;
const DISCARD = 3;

/** The body of the client's current request; one object per connection. */
export class RequestBody implements SentBody {
  readonly reader: BodyReader;
  /** The body that the gateway has collected; it is sent with a new content-length. */
  collected: Buffer | undefined;
  /**
   * Length of the body that the gateway sends instead of the client's body, or {@link NO_LENGTH}; undefined:
   * the client's length.
   */
  madeLength: number | undefined;
  /** Whether bytes were sent upstream that cannot be sent again. */
  lost = false;
  /** Whether the client sent `Expect: 100-continue` and got no response yet. */
  expectsContinue = false;
  /** Number of bytes read only to be discarded. */
  discarded = 0;
  /** Maximum bytes that are kept for another attempt. */
  readonly maxReplayBytes: number;

  readonly #output: Output;
  readonly #intake: Intake;
  readonly #queue = new BodyQueue();
  #to: Wire | undefined;
  /** The request's headers, to be sent before the body. */
  #header: HeaderSection | undefined;
  #mode = HOLD;
  #coding: BodyCoding = VERBATIM;
  #limit = 0;
  #done: Collected | undefined;
  #tap: BodyTap | undefined;
  /** How much of the kept data the observer has seen; it must see no byte twice. */
  #shown = 0;
  /** Maximum number of bytes that are still kept after they were sent; 0: none. */
  #replayLimit = 0;
  #started = false;

  constructor(
    output: Output,
    intake: Intake,
    limits: SectionLimits & Pick<EngineLimits, "maxReplayBytes">,
  ) {
    this.#output = output;
    this.#intake = intake;
    this.maxReplayBytes = limits.maxReplayBytes;
    this.reader = new BodyReader(limits);
  }

  /**
   * Begins the body.
   * @param open see {@link BodyReader.begin}
   */
  begin(framing: Framing, length: number, open = false): void {
    this.reader.begin(framing, length, open);
    this.collected = undefined;
    this.madeLength = undefined;
    this.lost = false;
    this.expectsContinue = false;
    this.discarded = 0;
    this.#to = undefined;
    this.#mode = HOLD;
    this.#done = undefined;
    this.#tap = undefined;
    this.#shown = 0;
    this.#replayLimit = 0;
    this.#started = false;
    this.#queue.clear();
    this.#intake.resume(FOR_BODY);
  }

  /**
   * Receives bytes from the client, {@link afterRead} follows; returns the index after the last
   * byte of the body, or MALFORMED.
   */
  receive(bytes: Buffer, start: number, end: number, lent = false): number {
    this.#queue.copyLent();
    const stop = this.reader.read(bytes, start, end);
    if (stop === MALFORMED || stop === start) return stop;
    this.#started = true;
    // While reading is paused, TLS still delivers decrypted bytes, which may complete the body.
    if (this.reader.complete) this.#resume();
    const { passEnd } = this.reader;
    switch (this.#mode) {
      case PASS:
        this.#pass(bytes, start, passEnd, lent);
        break;
      case DISCARD:
        this.discarded += stop - start;
        break;
      case COLLECT:
        this.#queue.addData(bytes, start, passEnd, this.reader, lent);
        break;
      default:
        this.#queue.add(bytes, start, passEnd, this.reader, lent);
    }
    return stop;
  }

  get framing(): Framing {
    return this.reader.framing;
  }

  get complete(): boolean {
    return this.reader.complete;
  }

  /** Whether the client may be waiting for 100 (Continue) before it sends the body. */
  get awaitsContinue(): boolean {
    return this.expectsContinue && !this.reader.complete && !this.#started;
  }

  /** Ends the body without an end marker in its bytes; {@link afterRead} follows. */
  end(trailers: Trailers): void {
    this.reader.end(trailers);
    if (this.#mode === PASS && this.#to !== undefined) this.#finish(this.#to);
  }

  /**
   * After {@link receive}: ends a collection, or pauses reading while nothing consumes the bytes.
   */
  afterRead(): void {
    this.#queue.copyLent();
    if (this.#mode === COLLECT) this.#checkCollection();
    if (this.#mode === HOLD && !this.reader.complete && this.#queue.parts.length > 0) this.#pause();
  }

  collect(limit: number, done: Collected): void {
    this.#limit = limit;
    this.#done = done;
    this.#queue.copyLent();
    this.#mode = COLLECT;
    this.#resume();
    this.#checkCollection();
  }

  /** Replaces a collected or missing body. */
  replace(body: Buffer): void {
    this.collected = body;
  }

  tap(tap: BodyTap): void {
    this.#tap = bothTaps(this.#tap, tap);
  }

  /** Keeps sent bytes, up to a limit, until {@link release} is called. */
  keep(): void {
    this.#replayLimit = this.maxReplayBytes;
  }

  /**
   * Writes the headers and the received part of the body, and sends them; the rest follows as it
   * arrives.
   */
  transmit(to: Wire, header: HeaderSection): void {
    this.#to = to;
    this.#header = header;
    if (to.finish !== undefined) this.#coding = PLAIN;
    else this.#coding = this.#needsChunks ? CHUNKED : VERBATIM;
    this.#write(to);
    if (this.reader.complete) return this.#finish(to);
    this.#output.send(to);
    this.#mode = PASS;
    this.#boundReplay();
    if (to.congested) this.#pause();
    else this.#resume();
  }

  /**
   * Whether the body must be sent in new chunks, because the received framing is missing or cannot be used.
   */
  get #needsChunks(): boolean {
    const { framing } = this.reader;
    return framing === UNTIL_CLOSE || (framing === BY_CHUNKS && this.#queue.stripped);
  }

  /** Is called when the upstream accepts more bytes. */
  drained(): void {
    if (this.#mode === PASS) this.#resume();
  }

  /** Detaches from a lost upstream; received bytes wait for the next upstream. */
  detach(): void {
    this.#to = undefined;
    if (this.#mode === PASS) this.#mode = HOLD;
  }

  /** Reads the rest of the body only to find its end. */
  discard(): void {
    this.#mode = DISCARD;
    this.#to = undefined;
    this.#done = undefined;
    this.#queue.clear();
    this.#resume();
  }

  /** Stops keeping bytes for another attempt. */
  release(): void {
    this.#replayLimit = 0;
    if (this.reader.complete) this.#queue.clear();
    else if (this.#mode === PASS) this.#boundReplay();
  }

  /** Drops the kept bytes if they exceed the limit, or would exceed it together with further bytes. */
  #boundReplay(more = 0): void {
    if (!this.#started) return;
    const bytes = this.#queue.heldBytes + more + this.reader.missing;
    if (this.#replayLimit > 0 && bytes <= this.#replayLimit) return;
    this.lost = true;
    this.#queue.clear();
  }

  #pass(bytes: Buffer, start: number, end: number, lent: boolean): void {
    const { ranges, rangeCount } = this.reader;
    if (this.#tap !== undefined) tapRanges(bytes, ranges, rangeCount, this.#tap);
    const place = this.#keep(bytes, start, end, lent) ?? { bytes, shift: 0, isKept: false };
    const to = this.#to;
    if (to === undefined) return;
    if (this.#coding === VERBATIM) {
      const { shift } = place;
      this.#output.pass(place.bytes, start + shift, end + shift, lent && !place.isKept, to);
    } else {
      writeData(this.#output, this.#coding, place, this.reader, to);
    }
    if (this.reader.complete) return this.#finish(to);
    if (this.#coding !== VERBATIM) this.#output.send(to);
    if (to.congested) this.#pause();
  }

  /** Keeps bytes, and returns their place in the memory. */
  #keep(bytes: Buffer, start: number, end: number, lent: boolean): Place | undefined {
    if (!this.lost) this.#boundReplay(end - start);
    if (this.lost) return undefined;
    const place = this.#queue.keep(bytes, start, end, this.reader, lent);
    this.#shown = this.#queue.dataBytes;
    return place;
  }

  /** Sends an explicit end of the body, if the received bytes do not contain the end. */
  #finish(to: Wire): void {
    const { framing, trailers: received } = this.reader;
    const trailers = sentTrailers(received, this.#header, to.finish !== undefined);
    if (this.collected === undefined)
      writeEnd(this.#output, this.#coding, framing, trailers, received.length > 0);
    this.#output.send(to);
    to.finish?.(trailers);
  }

  #checkCollection(): void {
    const { complete, missing } = this.reader;
    if (this.#queue.dataBytes + missing > this.#limit) {
      this.#endCollection(undefined);
    } else if (complete) {
      this.collected = this.#queue.data();
      this.#endCollection(this.collected);
    }
  }

  #endCollection(body: Uint8Array | undefined): void {
    const done = this.#done;
    this.#done = undefined;
    this.#mode = HOLD;
    done?.(body);
  }

  #write(to: Wire): void {
    this.#queue.copyLent();
    const tap = this.#tap;
    const shown = this.#shown;
    const body = this.collected;
    this.#shown = body?.length ?? this.#queue.dataBytes;
    if (body !== undefined) {
      if (shown === 0) tap?.(body);
      this.#output.body(body, 0, body.length, to);
      return;
    }
    if (tap !== undefined) this.#queue.tap(tap, shown);
    for (const part of this.#queue.parts) {
      if (this.#coding === VERBATIM) this.#output.body(part.bytes, part.start, part.end, to);
      else {
        const place = { bytes: part.bytes, shift: 0, isKept: true };
        writeData(this.#output, this.#coding, place, part, to);
      }
    }
  }

  #pause(): void {
    if (!this.reader.complete) this.#intake.pause(FOR_BODY);
  }

  #resume(): void {
    this.#intake.resume(FOR_BODY);
  }
}

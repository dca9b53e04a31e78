import { BodyCopy } from "../body/body-copy.ts";
import { CHUNKED, PLAIN, VERBATIM } from "../body/body-coding.ts";
import { BodyQueue, bothTaps, tapRanges } from "../body/body-queue.ts";
import type { Place } from "../body/body-queue.ts";
import { BodyReader, BY_CHUNKS, MALFORMED, NO_BODY, UNTIL_CLOSE } from "../../codec/body-reader.ts";
import type { Framing } from "../../codec/body-reader.ts";
import type { SectionLimits } from "../../codec/field-scanner.ts";
import { NO_LENGTH } from "../../codec/message-scanner.ts";
import type { HeaderSection, Trailers } from "../../codec/trailers.ts";
import { FOR_BODY } from "../../wire/intake.ts";
import type { Intake } from "../../wire/intake.ts";
import type { Output } from "../../wire/output.ts";
import type { BodyTap } from "../body/body-handlers.ts";
import type { Collected, CurrentForm } from "../body/current-form.ts";
import type { EngineLimits } from "../client/engine-limits.ts";
import type { SentBody } from "../stream/upstream-half.ts";
import { NOWHERE, type Wire } from "../../wire/wire.ts";
import { BodyWriter } from "./body-writer.ts";

/** The states of a request body: where its bytes go. */
const HOLD = 0;
const COLLECT = 1;
const PASS = 2;
const DISCARD = 3;

/**
 * The body of the client's current request; one object per connection. It has one current form: the bytes as
 * they arrive, or the whole body after it was collected or replaced.
 */
export class RequestBody implements SentBody {
  readonly reader: BodyReader;
  /** Whether bytes were sent upstream that cannot be sent again. */
  lost = false;
  /** Whether the client sent `Expect: 100-continue` and got no response yet. */
  expectsContinue = false;
  /** Number of bytes read only to be discarded. */
  discarded = 0;
  /** Maximum bytes that are kept for another attempt. */
  readonly maxReplayBytes: number;

  /** Writes to the upstream, or nowhere. */
  readonly #writer: BodyWriter;
  readonly #intake: Intake;
  readonly #queue = new BodyQueue();
  /** The whole body in its current form, once it was collected or replaced. */
  #whole: Buffer | undefined;
  /** Whether the body was longer than the limit of its last reader. */
  #isTooLong = false;
  /** The length of a body that the gateway makes while it is sent; undefined: the client's body is sent. */
  #streamLength: number | undefined;
  #mode = HOLD;
  #limit = 0;
  #done: Collected | undefined;
  /** Observes the bytes that are sent. */
  #tap: BodyTap | undefined;
  /** Observes the bytes that arrive, whatever is sent instead. */
  #witness: BodyTap | undefined;
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
    this.#writer = new BodyWriter(output, NOWHERE);
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
    this.#whole = undefined;
    this.#isTooLong = false;
    this.#streamLength = undefined;
    this.lost = false;
    this.expectsContinue = false;
    this.discarded = 0;
    this.#writer.wire = NOWHERE;
    this.#mode = HOLD;
    this.#done = undefined;
    this.#tap = undefined;
    this.#witness = undefined;
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
    const { passEnd, ranges, rangeCount } = this.reader;
    if (this.#witness !== undefined) tapRanges(bytes, ranges, rangeCount, this.#witness);
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

  /** Whether the rest of the body is awaited to be read as a whole. */
  get isCollecting(): boolean {
    return this.#mode === COLLECT;
  }

  get current(): CurrentForm {
    return this.#isTooLong ? "too large" : this.#whole;
  }

  /** Whether the request has a body in its current form; `received`: whether the client sends one. */
  hasBody(received: boolean): boolean {
    return this.#whole === undefined ? received : this.#whole.length > 0;
  }

  get madeLength(): number | undefined {
    return this.#whole?.length ?? this.#streamLength;
  }

  get isChunked(): boolean {
    if (this.#whole !== undefined) return this.reader.trailers.length > 0;
    return this.framing === BY_CHUNKS || this.framing === UNTIL_CLOSE;
  }

  /** The gateway makes the body while it is sent; `length` may be {@link NO_LENGTH}. */
  beginMade(framing: Framing, length: number): void {
    this.reader.begin(framing, length, true);
    this.#streamLength = framing === UNTIL_CLOSE ? NO_LENGTH : length;
  }

  /** Whether the client may be waiting for 100 (Continue) before it sends the body. */
  get awaitsContinue(): boolean {
    return this.expectsContinue && !this.reader.complete && !this.#started;
  }

  /** Ends the body without an end marker in its bytes; {@link afterRead} follows. */
  end(trailers: Trailers): void {
    this.reader.end(trailers);
    if (this.#mode === PASS) this.#finish();
  }

  /** After {@link receive}: ends a collection, or pauses reading while nothing consumes the bytes. */
  afterRead(): void {
    this.#queue.copyLent();
    if (this.#mode === COLLECT) this.#checkCollection();
    if (this.#mode === HOLD && !this.reader.complete && this.#queue.parts.length > 0) this.#pause();
  }

  /** Gives the whole body in its current form, if it is within the limit. */
  collect(limit: number, done: Collected): void {
    const whole = this.#whole;
    if (whole !== undefined) {
      this.#isTooLong = whole.length > limit;
      return done(this.#isTooLong ? undefined : whole);
    }
    this.#limit = limit;
    this.#done = done;
    this.#queue.copyLent();
    this.#mode = COLLECT;
    this.#resume();
    this.#checkCollection();
  }

  /**
   * Gives the body another form.
   * @throws TypeError if a part of the old form was not read yet
   */
  replace(body: Buffer): void {
    if (!this.reader.complete) throw new TypeError("the request body must be collected first");
    this.#whole = body;
    this.#isTooLong = false;
  }

  /** Returns a function that gives the body its present form again. */
  mark(): () => void {
    const marked = this.#whole;
    return () => {
      this.#isTooLong = false;
      if (this.#whole === marked) return;
      const received = this.framing === NO_BODY ? undefined : this.#queue.data();
      this.#whole = marked ?? received;
    };
  }

  /** Observes the bytes that are sent. */
  tap(tap: BodyTap): void {
    this.#tap = bothTaps(this.#tap, tap);
  }

  /**
   * Copies the body in its present form, whatever form it gets later. The returned function gives the copy
   * after the request, unless the body is longer than the limit; undefined if it was not received completely.
   */
  copy(limit: number): () => Buffer | "too large" | undefined {
    const copy = new BodyCopy(limit);
    if (this.#whole === undefined) {
      this.#queue.tap(copy.add);
      this.#witness = bothTaps(this.#witness, copy.add);
    } else copy.add(this.#whole);
    return () => (this.reader.complete && this.#mode !== DISCARD ? copy.take() : undefined);
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
    const writer = this.#writer;
    writer.wire = to;
    if (to.finish !== undefined) writer.start(header, PLAIN);
    else writer.start(header, this.#needsNewChunks ? CHUNKED : VERBATIM);
    this.#write(writer);
    if (this.reader.complete) return this.#finish();
    writer.send();
    this.#mode = PASS;
    this.#boundReplay();
    if (to.congested) this.#pause();
    else this.#resume();
  }

  /**
   * Whether the body must be sent in new chunks, because the received framing is missing or cannot be used.
   */
  get #needsNewChunks(): boolean {
    if (this.#whole !== undefined) return this.isChunked;
    const { framing } = this.reader;
    return framing === UNTIL_CLOSE || (framing === BY_CHUNKS && this.#queue.stripped);
  }

  /** Is called when the upstream accepts more bytes. */
  drained(): void {
    if (this.#mode === PASS) this.#resume();
  }

  /** Detaches from a lost upstream; received bytes wait for the next upstream. */
  detach(): void {
    this.#writer.wire = NOWHERE;
    if (this.#mode === PASS) this.#mode = HOLD;
  }

  /** Reads the rest of the body only to find its end. */
  discard(): void {
    this.#mode = DISCARD;
    this.#witness = undefined;
    this.#writer.wire = NOWHERE;
    this.#done = undefined;
    this.#queue.drop();
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
    const writer = this.#writer;
    const { isVerbatim } = writer;
    const { shift, isKept } = place;
    if (isVerbatim) writer.pass(place.bytes, start + shift, end + shift, lent && !isKept);
    else writer.data(place, this.reader);
    if (this.reader.complete) return this.#finish();
    if (!isVerbatim) writer.send();
    if (writer.wire.congested) this.#pause();
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
  #finish(): void {
    this.#writer.finish(this.framing, this.reader.trailers);
  }

  #checkCollection(): void {
    const { complete, missing } = this.reader;
    if (this.#queue.dataBytes + missing > this.#limit) {
      this.#endCollection(undefined);
    } else if (complete) {
      const whole = this.#queue.data();
      // A request without a body stays so; a body of no bytes would be another message.
      if (this.framing !== NO_BODY) this.#whole = whole;
      this.#endCollection(whole);
    }
  }

  #endCollection(body: Uint8Array | undefined): void {
    const done = this.#done;
    this.#done = undefined;
    this.#mode = HOLD;
    this.#queue.show();
    this.#isTooLong = body === undefined;
    done?.(body);
  }

  #write(writer: BodyWriter): void {
    this.#queue.copyLent();
    const tap = this.#tap;
    const shown = this.#shown;
    const body = this.#whole;
    this.#shown = body?.length ?? this.#queue.dataBytes;
    if (body !== undefined) {
      if (shown === 0) tap?.(body);
      return writer.whole(body);
    }
    if (tap !== undefined) this.#queue.tap(tap, shown);
    for (const part of this.#queue.parts) writer.held(part, true);
  }

  #pause(): void {
    if (!this.reader.complete) this.#intake.pause(FOR_BODY);
  }

  #resume(): void {
    this.#intake.resume(FOR_BODY);
  }
}

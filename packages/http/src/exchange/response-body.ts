import { CHUNKED, NO_CODING, PLAIN, VERBATIM, writeData, writeEnd } from "./body-coding.ts";
import type { BodyCoding } from "./body-coding.ts";
import { BodyQueue, bothTaps, tapRanges, type BodyPart } from "./body-queue.ts";
import { BY_CHUNKS, NO_BODY, UNTIL_CLOSE } from "../codec/body-reader.ts";
import type { BodyReader, Framing } from "../codec/body-reader.ts";
import { NO_TRAILERS, sentTrailers } from "../codec/trailers.ts";
import type { HeaderSection, Trailers } from "../codec/trailers.ts";
import { FOR_BODY } from "../wire/intake.ts";
import type { Intake } from "../wire/intake.ts";
import type { Output } from "../wire/output.ts";
import type { Collected } from "./request-body.ts";
import type { BodyTap, BodyTransform } from "./stream.ts";
import type { ReceivedBody } from "./upstream-half.ts";
import type { Wire } from "../wire/wire.ts";

/** Where the bytes of the body go. */
const HOLD = 0;
const COLLECT = 1;
const PASS = 2;

interface AwaitedBeginning {
  readonly isEnough: (data: Uint8Array) => boolean;
  readonly done: () => void;
}

/** Whom a body is for. */
export interface ResponseReceiver {
  /** More waits for the client than it takes; {@link ResponseBody.drained} follows when it does. */
  unread(): void;
}

/** The body of a response on its way to the client; one object for all responses of a connection. */
export class ResponseBody implements ReceivedBody {
  /** What the gateway has put in the place of the upstream's body. */
  replacement: Uint8Array | undefined;
  /** Makes what the client gets of the upstream's body. */
  transform: BodyTransform | undefined;
  /** Whether the upstream's body is here to its end. */
  complete = false;
  /** Whether the upstream waits for a client that does not read. */
  waits = false;

  readonly #output: Output;
  #wire: Wire;
  readonly #taker: ResponseReceiver;
  #queue = new BodyQueue();
  #reader: BodyReader | undefined;
  #framing: Framing = NO_BODY;
  /** Reading from the upstream; undefined when it is done. */
  #intake: Intake | undefined;
  #mode = HOLD;
  #coding: BodyCoding = VERBATIM;
  #limit = 0;
  #done: Collected | undefined;
  /** Who waits for the beginning of the body. */
  #awaited: AwaitedBeginning | undefined;
  #tap: BodyTap | undefined;
  #trailers = NO_TRAILERS;
  /** What is before the body; undefined until that is sent. */
  #header: HeaderSection | undefined;

  constructor(output: Output, wire: Wire, taker: ResponseReceiver) {
    this.#output = output;
    this.#wire = wire;
    this.#taker = taker;
  }

  /** Another wire, for the responses that follow. */
  use(wire: Wire): void {
    this.clear();
    this.complete = false;
    this.#tap = undefined;
    this.#done = undefined;
    this.#wire = wire;
  }

  begin(reader: BodyReader, intake: Intake): void {
    this.replacement = undefined;
    this.transform = undefined;
    this.complete = false;
    this.waits = false;
    this.#reader = reader;
    this.#framing = reader.framing;
    this.#intake = intake;
    this.#mode = HOLD;
    this.#coding = VERBATIM;
    this.#done = undefined;
    this.#awaited = undefined;
    this.#tap = undefined;
    this.#trailers = NO_TRAILERS;
    this.#header = undefined;
    this.#queue.clear();
  }

  /** Hands what has come, and what will come, to another body; this one gets what that reader reads. */
  divertTo(other: ResponseBody, reader: BodyReader, intake: Intake): void {
    this.#queue.copyLent();
    other.#queue = this.#queue;
    other.#reader = this.#reader;
    other.#framing = this.#framing;
    other.#intake = this.#intake;
    other.#trailers = this.#trailers;
    other.transform = this.transform;
    other.replacement = this.replacement;
    other.complete = this.complete;
    this.#queue = new BodyQueue();
    this.#reader = reader;
    this.#framing = reader.framing;
    this.#intake = intake;
    this.#trailers = NO_TRAILERS;
    this.transform = undefined;
    this.replacement = undefined;
    this.complete = false;
  }

  /** All of the body, and what is done with it, is in another place from now on. */
  moveTo(other: ResponseBody): void {
    this.#queue.copyLent();
    other.#queue = this.#queue;
    other.#reader = this.#reader;
    other.#framing = this.#framing;
    other.#intake = this.#intake;
    other.#mode = this.#mode;
    other.#coding = this.#coding;
    other.#limit = this.#limit;
    other.#done = this.#done;
    other.#awaited = this.#awaited;
    other.#tap = this.#tap;
    other.#trailers = this.#trailers;
    other.#header = this.#header;
    other.transform = this.transform;
    other.replacement = this.replacement;
    other.complete = this.complete;
    this.#queue = new BodyQueue();
    this.#done = undefined;
    this.#awaited = undefined;
    this.#tap = undefined;
    this.clear();
    if (other.#mode === PASS) other.#intake?.resume(FOR_BODY);
  }

  /** Takes what the reader of the upstream has just read; {@link afterRead} follows. */
  add(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): void {
    if (this.#mode === PASS) this.#pass(bytes, start, end, reader, lent);
    else if (this.#mode === COLLECT) this.#queue.addData(bytes, start, end, reader, lent);
    else this.#queue.add(bytes, start, end, reader, lent);
  }

  /** The end of an event of the upstream: nothing of the reader is used afterwards. */
  afterRead(): void {
    this.#queue.copyLent();
    if (this.#mode === COLLECT) this.#checkCollection();
    this.#checkAwaited();
    const isFull = this.#queue.parts.length > 0 && this.#awaited === undefined;
    if (this.#mode === HOLD && !this.complete && isFull) this.#intake?.pause(FOR_BODY);
  }

  /** The upstream's body is complete and its connection is somebody else's from now on. */
  end(): void {
    this.complete = true;
    if (this.#reader !== undefined) this.#trailers = this.#reader.trailers;
    this.#reader = undefined;
    this.#intake = undefined;
  }

  collect(limit: number, done: Collected): void {
    this.#limit = limit;
    this.#done = done;
    this.#queue.copyLent();
    this.#mode = COLLECT;
    this.#intake?.resume(FOR_BODY);
    this.#checkCollection();
  }

  /** Calls back once, when enough of the body is here, or all of it. */
  awaitBeginning(isEnough: (data: Uint8Array) => boolean, done: () => void): void {
    this.#queue.copyLent();
    this.#awaited = { isEnough, done };
    this.#intake?.resume(FOR_BODY);
    this.#checkAwaited();
  }

  /** How the upstream marks the end of its body. */
  get framing(): Framing {
    return this.#framing;
  }

  /** Whether the gateway waits for the whole body. */
  get collecting(): boolean {
    return this.#mode === COLLECT;
  }

  /** Whether it waits for the beginning. */
  get isAwaited(): boolean {
    return this.#awaited !== undefined;
  }

  tap(tap: BodyTap): void {
    this.#tap = bothTaps(this.#tap, tap);
  }

  /**
   * Writes what is here to the output, behind the header; the rest follows as it comes. `bare` sends
   * no body at all, `old` one that an HTTP/1.0 client can read.
   */
  start(header: HeaderSection, bare: boolean, old: boolean): void {
    this.#mode = PASS;
    this.#header = header;
    if (bare || this.replacement !== undefined) {
      this.#coding = NO_CODING;
      if (!bare && this.replacement !== undefined) this.#output.bytes(this.replacement, this.#wire);
      return this.#queue.clear();
    }
    this.#coding = this.#codingFor(old);
    if (this.#tap !== undefined && this.transform === undefined) this.#queue.tap(this.#tap);
    for (const part of this.#queue.parts) {
      if (this.#coding === VERBATIM) this.#output.copy(part.bytes, part.start, part.end);
      else this.#writeData(part.bytes, part);
    }
    this.#queue.clear();
  }

  /** Sends what was written; with the end of the body if it is complete. */
  send(): void {
    if (this.complete) return this.#finish();
    this.#output.send(this.#wire);
    if (this.#wire.congested) this.#pause();
    else this.#intake?.resume(FOR_BODY);
  }

  /** Ends the body as its transform says, where the upstream has ended before it; false where that is not possible. */
  cut(): boolean {
    const { transform } = this;
    if (transform?.cut === undefined || this.#coding === NO_CODING) return false;
    const bytes = transform.cut();
    this.transform = undefined;
    this.complete = true;
    this.#write(bytes);
    this.#finish();
    return true;
  }

  /** Sends the end of the body, where the bytes themselves do not show it. */
  #finish(): void {
    const { transform } = this;
    this.transform = undefined;
    if (transform !== undefined && this.#coding !== NO_CODING) this.#write(transform.end());
    const received = this.#trailers;
    const trailers = sentTrailers(received, this.#header, this.#wire.finish !== undefined);
    writeEnd(this.#output, this.#coding, this.#framing, trailers, received.length > 0);
    this.#output.send(this.#wire);
    this.#wire.finish?.(trailers);
  }

  /** The client takes bytes again. */
  drained(): void {
    this.waits = false;
    if (this.#mode === PASS) this.#intake?.resume(FOR_BODY);
  }

  /** What came behind the body. */
  get trailers(): Trailers {
    return this.#trailers;
  }

  /** Whether nothing at all follows the head. */
  get empty(): boolean {
    if (this.transform !== undefined) return false;
    const { length } = this.replacement ?? this.#queue.parts;
    return this.complete && length === 0 && this.#trailers.length === 0;
  }

  /** Whether trailers have come, or may still come. */
  get mayTrail(): boolean {
    if (this.complete) return this.#trailers.length > 0;
    return this.replacement === undefined && this.#reader?.mayTrail === true;
  }

  clear(): void {
    this.waits = false;
    this.#queue.clear();
    this.#reader = undefined;
    this.#trailers = NO_TRAILERS;
    this.#intake = undefined;
    this.#awaited = undefined;
    this.replacement = undefined;
    this.transform = undefined;
  }

  #pass(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): void {
    if (this.#coding === NO_CODING) return;
    if (this.#tap !== undefined && this.transform === undefined)
      tapRanges(bytes, reader.ranges, reader.rangeCount, this.#tap);
    if (this.#coding === VERBATIM) {
      this.#output.pass(bytes, start, end, lent, this.#wire);
    } else {
      this.#writeData(bytes, reader);
      this.#output.send(this.#wire);
    }
    if (this.#wire.congested) this.#pause();
  }

  #pause(): void {
    this.#intake?.pause(FOR_BODY);
    this.waits = true;
    this.#taker.unread();
  }

  #codingFor(old: boolean): BodyCoding {
    if (this.#wire.finish !== undefined) return PLAIN;
    if (this.transform !== undefined) return old ? PLAIN : CHUNKED;
    if (old) return this.#framing === BY_CHUNKS ? PLAIN : VERBATIM;
    const stripped = this.#framing === BY_CHUNKS && this.#queue.stripped;
    return stripped || this.#framing === UNTIL_CLOSE ? CHUNKED : VERBATIM;
  }

  #writeData(bytes: Buffer, part: Pick<BodyPart, "ranges" | "rangeCount">): void {
    const { transform } = this;
    if (transform === undefined)
      writeData(this.#output, this.#coding, { bytes, shift: 0, isKept: false }, part, this.#wire);
    else
      tapRanges(bytes, part.ranges, part.rangeCount, (chunk) => this.#write(transform.add(chunk)));
  }

  /** Writes what a transform has made. */
  #write(made: Uint8Array): void {
    // A chunk without bytes would be the end of the body.
    if (made.length === 0) return;
    this.#tap?.(made);
    const bytes = Buffer.from(made.buffer, made.byteOffset, made.length);
    if (this.#coding === CHUNKED) this.#output.chunk(bytes, 0, bytes.length);
    else if (this.#wire.finish === undefined) this.#output.copy(bytes, 0, bytes.length);
    else this.#wire.send(bytes);
  }

  #checkAwaited(): void {
    const awaited = this.#awaited;
    if (awaited === undefined || !(this.complete || awaited.isEnough(this.#queue.data()))) return;
    this.#awaited = undefined;
    awaited.done();
  }

  #checkCollection(): void {
    const missing = this.#reader?.missing ?? 0;
    if (this.#queue.dataBytes + missing > this.#limit) this.#endCollection(undefined);
    else if (this.complete) this.#endCollection(this.#queue.data());
  }

  #endCollection(body: Uint8Array | undefined): void {
    const done = this.#done;
    this.#done = undefined;
    this.#mode = HOLD;
    done?.(body);
  }
}

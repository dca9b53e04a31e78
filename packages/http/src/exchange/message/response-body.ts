import { CHUNKED, NO_CODING, PLAIN, VERBATIM } from "../body/body-coding.ts";
import { NO_LENGTH } from "../../codec/message-scanner.ts";
import type { BodyCoding } from "../body/body-coding.ts";
import { BodyQueue, tapRanges, type BodyPart } from "../body/body-queue.ts";
import { BY_CHUNKS, NO_BODY, UNTIL_CLOSE } from "../../codec/body-reader.ts";
import type { BodyReader, Framing } from "../../codec/body-reader.ts";
import { NO_TRAILERS } from "../../codec/trailers.ts";
import type { HeaderSection, Trailers } from "../../codec/trailers.ts";
import { FOR_BODY } from "../../wire/intake.ts";
import type { Intake } from "../../wire/intake.ts";
import type { Output } from "../../wire/output.ts";
import type { Collected, Collection } from "../body/current-form.ts";
import type { BodyTransform, ResponseReceiver } from "../body/body-handlers.ts";
import { ResponseForm } from "./response-form.ts";
import { BodyWriter } from "./body-writer.ts";
import type { ReceivedBody } from "../stream/upstream-half.ts";
import type { Wire } from "../../wire/wire.ts";

/** The states of a response body: where its bytes go. */
const HOLD = 0;
const COLLECT = 1;
const PASS = 2;

interface AwaitedBeginning {
  readonly isEnough: (data: Uint8Array) => boolean;
  readonly done: () => void;
}

/** The response body on its way to the client; one object per connection. */
export class ResponseBody implements ReceivedBody {
  /** Length of the body that the client gets, or {@link NO_LENGTH}; undefined: the upstream's length. */
  madeLength: number | undefined;
  /** Whether the upstream's body was received completely. */
  complete = false;
  /** Whether the upstream is paused because the client does not read. */
  waits = false;

  readonly #writer: BodyWriter;
  readonly #taker: ResponseReceiver;
  #queue = new BodyQueue();
  #form = new ResponseForm();
  #reader: BodyReader | undefined;
  #framing: Framing = NO_BODY;
  /** Controls reading from the upstream; undefined when it has finished. */
  #intake: Intake | undefined;
  #mode = HOLD;
  #collection: Collection | undefined;
  /** The code that waits for the beginning of the body. */
  #awaited: AwaitedBeginning | undefined;
  #trailers = NO_TRAILERS;

  constructor(output: Output, wire: Wire, taker: ResponseReceiver) {
    this.#writer = new BodyWriter(output, wire);
    this.#taker = taker;
  }

  /** Sets the wire for the following responses. */
  use(wire: Wire): void {
    this.clear();
    this.complete = false;
    this.#writer.wire = wire;
  }

  begin(reader: BodyReader, intake: Intake): void {
    this.madeLength = undefined;
    this.complete = false;
    this.waits = false;
    this.#reader = reader;
    this.#framing = reader.framing;
    this.#intake = intake;
    this.#mode = HOLD;
    this.#writer.begin();
    this.#collection = undefined;
    this.#awaited = undefined;
    this.#form.clear();
    this.#trailers = NO_TRAILERS;
    this.#queue.clear();
  }

  /**
   * Moves all received and future bytes of this body to another body; this body then gets the bytes of the
   * given reader.
   */
  divertTo(other: ResponseBody, reader: BodyReader, intake: Intake): void {
    this.#giveTo(other);
    this.#reader = reader;
    this.#framing = reader.framing;
    this.#intake = intake;
    this.#trailers = NO_TRAILERS;
    this.#mode = HOLD;
    this.madeLength = NO_LENGTH;
    this.complete = false;
  }

  /** Moves the whole body and its settings to another object. */
  moveTo(other: ResponseBody): void {
    this.#giveTo(other);
    other.#mode = this.#mode;
    other.#writer.take(this.#writer);
    other.#collection = this.#collection;
    other.#awaited = this.#awaited;
    other.madeLength = this.madeLength;
    this.clear();
    if (other.#mode === PASS) other.#intake?.resume(FOR_BODY);
  }

  /** Gives the body, in its current form, to another object. */
  #giveTo(other: ResponseBody): void {
    this.#queue.copyLent();
    other.#queue = this.#queue;
    other.#form = this.#form;
    other.#reader = this.#reader;
    other.#framing = this.#framing;
    other.#intake = this.#intake;
    other.#trailers = this.#trailers;
    other.complete = this.complete;
    this.#queue = new BodyQueue();
    this.#form = new ResponseForm();
  }

  /** Sets the length of the body that the diverted reader will read; called before its first byte. */
  size({ framing }: BodyReader, length: number): void {
    this.#framing = framing;
    this.madeLength = length;
  }

  /** Adds the bytes that the upstream's reader has just read; {@link afterRead} follows. */
  add(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): void {
    if (this.#mode === PASS) this.#pass(bytes, start, end, reader, lent);
    else if (this.#mode === COLLECT) this.#queue.addData(bytes, start, end, reader, lent);
    else this.#queue.add(bytes, start, end, reader, lent);
  }

  /** Called at the end of an upstream event; the reader's memory is not used afterwards. */
  afterRead(): void {
    this.#queue.copyLent();
    if (this.#mode === COLLECT) this.#checkCollection();
    this.#checkAwaited();
    const isFull = this.#queue.parts.length > 0 && this.#awaited === undefined;
    if (this.#mode === HOLD && !this.complete && isFull) this.#intake?.pause(FOR_BODY);
    if (this.#collection !== undefined) this.#count(this.#collection);
  }

  #count(collection: Collection): void {
    const { dataBytes } = this.#queue;
    const bytes = dataBytes - collection.known;
    collection.known = dataBytes;
    collection.grown(bytes);
  }

  /** Is called when the upstream's body is complete, and the upstream's connection was released. */
  end(): void {
    this.complete = true;
    if (this.#reader !== undefined) this.#trailers = this.#reader.trailers;
    this.#reader = undefined;
    this.#intake = undefined;
  }

  /**
   * Gives the whole body in its current form, if it is within the limit.
   * @param grown is called with the number of further bytes while the body is not complete, and may end the exchange
   */
  collect(limit: number, done: Collected, grown: Collection["grown"]): void {
    if (this.#form.replacement !== undefined) return done(this.#form.replacementWithin(limit));
    this.#collection = { limit, done, grown, known: 0 };
    this.#queue.copyLent();
    this.#mode = COLLECT;
    this.#intake?.resume(FOR_BODY);
    this.#checkCollection();
  }

  /** Calls back once, when enough of the body, or all of it, has arrived. */
  awaitBeginning(isEnough: (data: Uint8Array) => boolean, done: () => void): void {
    this.#queue.copyLent();
    this.#awaited = { isEnough, done };
    this.#intake?.resume(FOR_BODY);
    this.#checkAwaited();
  }

  /** How the upstream delimits the body. */
  get framing(): Framing {
    return this.#framing;
  }

  /** Whether the gateway waits for the whole body. */
  get collecting(): boolean {
    return this.#mode === COLLECT;
  }

  /** Whether the response waits for the beginning of the body. */
  get isAwaited(): boolean {
    return this.#awaited !== undefined;
  }

  /** The body in its current form. */
  get form(): ResponseForm {
    return this.#form;
  }

  /** Gives the body another form. Observers of the earlier form see that form, if it is complete. */
  replace(body: Uint8Array): void {
    this.#form.replace(body, () => (this.complete ? this.#queue.data() : undefined));
  }

  /**
   * Writes the bytes received after the headers; the rest follows as it arrives. `bare` sends no
   * body at all, `old` a body without chunks for HTTP/1.0.
   */
  start(header: HeaderSection, bare: boolean, old: boolean): void {
    this.#mode = PASS;
    this.#writer.start(header, bare ? NO_CODING : this.#codingFor(old));
    if (!bare && this.#form.replacement !== undefined) {
      this.#form.madeTap?.(this.#form.replacement);
      this.#writer.whole(this.#form.replacement);
    } else if (!bare) this.#writeHeld();
    this.#queue.clear();
  }

  #writeHeld(): void {
    const { tap, transform } = this.#form;
    if (transform === undefined) {
      if (tap !== undefined) this.#queue.tap(tap);
      for (const part of this.#queue.parts) this.#writer.held(part, false);
    } else for (const part of this.#queue.parts) this.#transformed(part.bytes, part, transform);
  }

  /** Sends the written bytes, including the end of a complete body. */
  send(): void {
    if (this.#mode !== PASS) return;
    if (this.complete) return this.#finish();
    this.#writer.send();
    if (this.#writer.wire.congested) this.#pause();
    else this.#intake?.resume(FOR_BODY);
  }

  /**
   * Ends the body as its transform defines, after the upstream disconnected; false if that is
   * impossible.
   */
  cut(): boolean {
    const { transform } = this.#form;
    if (transform?.cut === undefined || this.#writer.isOver) return false;
    const bytes = transform.cut();
    this.#form.transform = undefined;
    this.complete = true;
    this.#write(bytes);
    this.#finish();
    return true;
  }

  /** Sends the end of the body. */
  #finish(): void {
    const { transform } = this.#form;
    this.#form.transform = undefined;
    const isTransformed = this.#form.replacement === undefined && !this.#writer.isOver;
    if (transform !== undefined && isTransformed) this.#write(transform.end());
    this.#writer.finish(this.#framing, this.trailers);
  }

  /** Is called when the client accepts more bytes. */
  drained(): void {
    this.waits = false;
    if (this.#mode === PASS) this.#intake?.resume(FOR_BODY);
  }

  /** The trailers after the body; those of a body that was replaced and not read are lost. */
  get trailers(): Trailers {
    return this.#form.isUnread ? NO_TRAILERS : this.#trailers;
  }

  /**
   * The length of the body with which the gateway replaces the upstream's body; {@link NO_LENGTH} if trailers
   * need chunks, undefined if the body is not replaced.
   */
  replacedLength(hasChunks: boolean): number | undefined {
    return hasChunks && this.trailers.length > 0 ? NO_LENGTH : this.#form.replacement?.length;
  }

  /** Whether the message ends after the headers, without a body. */
  get empty(): boolean {
    if (this.#form.transform !== undefined) return false;
    const { length } = this.#form.replacement ?? this.#queue.parts;
    return this.complete && length === 0 && this.trailers.length === 0;
  }

  /** Whether the body has trailers, or may still get some. */
  get mayTrail(): boolean {
    if (this.complete) return this.trailers.length > 0;
    return this.#form.replacement === undefined && this.#reader?.mayTrail === true;
  }

  clear(): void {
    this.waits = false;
    this.#collection = undefined;
    this.#queue.drop();
    this.#reader = undefined;
    this.#trailers = NO_TRAILERS;
    this.#intake = undefined;
    this.#awaited = undefined;
    this.#form.clear();
  }

  #pass(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): void {
    const writer = this.#writer;
    if (writer.isOver) return;
    const { tap, transform } = this.#form;
    if (transform === undefined && tap !== undefined)
      tapRanges(bytes, reader.ranges, reader.rangeCount, tap);
    if (writer.isVerbatim) writer.pass(bytes, start, end, lent);
    else {
      if (transform === undefined) writer.data({ bytes, shift: 0, isKept: false }, reader);
      else this.#transformed(bytes, reader, transform);
      writer.send();
    }
    if (writer.wire.congested) this.#pause();
  }

  #pause(): void {
    this.#intake?.pause(FOR_BODY);
    this.waits = true;
    this.#taker.unread();
  }

  #codingFor(old: boolean): BodyCoding {
    const isOverHttp2 = this.#writer.wire.finish !== undefined;
    if (this.#form.replacement !== undefined)
      return this.replacedLength(!old && !isOverHttp2) === NO_LENGTH ? CHUNKED : NO_CODING;
    if (isOverHttp2) return PLAIN;
    if (this.#form.transform !== undefined) return old ? PLAIN : CHUNKED;
    if (old) return this.#framing === BY_CHUNKS ? PLAIN : VERBATIM;
    const stripped = this.#framing === BY_CHUNKS && this.#queue.stripped;
    return stripped || this.#framing === UNTIL_CLOSE ? CHUNKED : VERBATIM;
  }

  #transformed(
    bytes: Buffer,
    { ranges, rangeCount }: Pick<BodyPart, "ranges" | "rangeCount">,
    transform: BodyTransform,
  ): void {
    const { tap } = this.#form;
    tapRanges(bytes, ranges, rangeCount, (chunk) => {
      tap?.(chunk);
      this.#write(transform.add(chunk));
    });
  }

  /** Writes the output of a transform. */
  #write(made: Uint8Array): void {
    if (made.length > 0) this.#form.madeTap?.(made);
    this.#writer.made(made);
  }

  #checkAwaited(): void {
    const awaited = this.#awaited;
    // `isEnough` is called even if the body is complete, because it also gives its caller the content.
    if (awaited === undefined || !(awaited.isEnough(this.#queue.data()) || this.complete)) return;
    this.#awaited = undefined;
    awaited.done();
  }

  #checkCollection(): void {
    const missing = this.#reader?.missing ?? 0;
    const limit = this.#collection?.limit ?? 0;
    if (this.#queue.dataBytes + missing > limit) this.#endCollection(undefined);
    else if (this.complete) this.#endCollection(this.#queue.data());
  }

  #endCollection(received: Uint8Array | undefined): void {
    const done = this.#collection?.done;
    this.#collection = undefined;
    this.#mode = HOLD;
    this.#queue.show();
    const body = this.#form.collected(received);
    done?.(body);
  }
}

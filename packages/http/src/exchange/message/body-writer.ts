import type { HeaderSection, Trailers } from "../../codec/trailers.ts";
import { sentTrailers } from "../../codec/trailers.ts";
import type { Framing } from "../../codec/body-reader.ts";
import type { Output } from "../../wire/output.ts";
import type { Wire } from "../../wire/wire.ts";
import { CHUNKED, NO_CODING, VERBATIM, writeData, writeEnd } from "../body/body-coding.ts";
import type { BodyCoding } from "../body/body-coding.ts";
import { bufferOf, type BodyPart, type Place } from "../body/body-queue.ts";

/** Writes a body to a wire, in the coding that follows from its headers. */
export class BodyWriter {
  wire: Wire;
  readonly #output: Output;
  #coding: BodyCoding = VERBATIM;
  /** The headers of the message. */
  #header: HeaderSection | undefined;

  constructor(output: Output, wire: Wire) {
    this.#output = output;
    this.wire = wire;
  }

  begin(): void {
    this.#coding = VERBATIM;
    this.#header = undefined;
  }

  /** Continues what another object has begun. */
  take(other: BodyWriter): void {
    this.#coding = other.#coding;
    this.#header = other.#header;
  }

  start(header: HeaderSection, coding: BodyCoding): void {
    this.#header = header;
    this.#coding = coding;
  }

  /** Whether no data is written, because there is none or all of it was. */
  get isOver(): boolean {
    return this.#coding === NO_CODING;
  }

  /**
   * Writes a part that was received before the headers were sent.
   * @param isKept whether the memory of its bytes stays unchanged
   */
  held(part: BodyPart, isKept: boolean): void {
    const { bytes, start, end } = part;
    if (this.#coding !== VERBATIM) this.data({ bytes, shift: 0, isKept }, part);
    else if (isKept) this.#output.body(bytes, start, end, this.wire);
    else this.#output.copy(bytes, start, end);
  }

  /** Writes the data of a part, in the coding of the message. */
  data(place: Place, part: Pick<BodyPart, "ranges" | "rangeCount">): void {
    writeData(this.#output, this.#coding, place, part, this.wire);
  }

  /** Whether received bytes are sent as they are. */
  get isVerbatim(): boolean {
    return this.#coding === VERBATIM;
  }

  /** Sends received bytes as they are. */
  pass(bytes: Buffer, start: number, end: number, lent: boolean): void {
    this.#output.pass(bytes, start, end, lent, this.wire);
  }

  /** Writes bytes that the gateway made. */
  made(made: Uint8Array): void {
    // An empty chunk would end the body.
    if (made.length === 0) return;
    const bytes = bufferOf(made);
    if (this.#coding === CHUNKED) this.#output.chunk(bytes, 0, bytes.length);
    else if (this.wire.finish === undefined) this.#output.copy(bytes, 0, bytes.length);
    else this.wire.send(bytes);
  }

  /** Writes a whole body that the gateway made. */
  whole(body: Uint8Array): void {
    if (this.#coding === CHUNKED) this.made(body);
    else this.#output.bytes(body, this.wire);
  }

  /** Sends what was written. */
  send(): void {
    this.#output.send(this.wire);
  }

  /** Sends an explicit end of the body, if the received bytes do not contain the end. */
  finish(framing: Framing, received: Trailers): void {
    const trailers = sentTrailers(received, this.#header, this.wire.finish !== undefined);
    writeEnd(this.#output, this.#coding, framing, trailers, received.length > 0);
    this.send();
    this.wire.finish?.(trailers);
  }
}

import { BY_CHUNKS } from "../../codec/body-reader.ts";
import type { Framing } from "../../codec/body-reader.ts";
import type { Trailers } from "../../codec/trailers.ts";
import type { Output } from "../../wire/output.ts";
import type { Wire } from "../../wire/wire.ts";
import { rangeOf } from "./body-queue.ts";
import type { BodyPart, Place } from "./body-queue.ts";

/** How a body is encoded on the wire. */
export type BodyCoding = typeof VERBATIM | typeof PLAIN | typeof CHUNKED | typeof NO_CODING;
/** The body is forwarded unchanged. */
export const VERBATIM = 0;
/** Only the data is written: for an HTTP/2 stream, or a client that does not support chunks. */
export const PLAIN = 1;
/** The body is written as new chunks, because its length is unknown. */
export const CHUNKED = 2;
/** The message has no body. */
export const NO_CODING = 3;

/** Writes the data of a part, without its original framing. */
export function writeData(
  output: Output,
  coding: BodyCoding,
  { bytes, shift, isKept }: Place,
  { ranges, rangeCount }: Pick<BodyPart, "ranges" | "rangeCount">,
  to: Wire,
): void {
  for (let index = 0; index < rangeCount; index += 2) {
    const start = (ranges[index] ?? 0) + shift;
    const end = (ranges[index + 1] ?? 0) + shift;
    if (coding === CHUNKED) output.chunk(bytes, start, end);
    else if (to.finish === undefined) output.copy(bytes, start, end);
    else if (isKept) to.sendOwned(rangeOf(bytes, start, end));
    else to.send(rangeOf(bytes, start, end));
  }
}

/** Writes the end of a body: the last chunk, or the trailers after an original last chunk. */
export function writeEnd(
  output: Output,
  coding: BodyCoding,
  framing: Framing,
  trailers: Trailers,
  hasTrailers: boolean,
): void {
  if (coding === CHUNKED) output.lastChunk(trailers);
  else if (coding === VERBATIM && framing === BY_CHUNKS && hasTrailers) output.trailers(trailers);
}

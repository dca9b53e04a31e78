import { MIN_PAGED_BYTES } from "../../bounds.ts";

/**
 * Memory for the bytes of a body, not yet written. Long memory is of pages of its own, which only a resizable buffer gets
 * from V8: the system has them back as soon as it is freed, and until it is written it takes none. Of what the allocator
 * gives, the process keeps all that it has ever needed, and a gateway that refuses bodies for that would not recover.
 */
export function bodyMemory(bytes: number): Buffer {
  if (bytes < MIN_PAGED_BYTES) return Buffer.allocUnsafe(bytes);
  return Buffer.from(new ArrayBuffer(bytes, { maxByteLength: bytes }), 0, bytes);
}

/** The memory of a whole body; undefined if the system does not give as much at once, although the body may fit in pieces. */
export function wholeBodyMemory(bytes: number): Buffer | undefined {
  try {
    return bodyMemory(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Frees memory at once that nobody has any more, without waiting for a collection of garbage. */
export function freeBodyMemory({ buffer, length }: Buffer): void {
  // A short one may share its memory with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length)
    buffer.transferToFixedLength(0);
}

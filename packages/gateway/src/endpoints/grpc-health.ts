/** Messages of `grpc.health.v1.Health/Check`; each has one field. */

/**
 * Bytes of the compression flag and of the length before a message (gRPC over HTTP/2,
 * Length-Prefixed-Message).
 */
const PREFIX_BYTES = 5;
const LENGTH_AT = 1;
/** Tags of field 1, for length-delimited bytes and for a number (Protocol Buffers, encoding). */
const SERVICE_TAG = 0x0a;
const STATUS_TAG = 0x08;
const SERVING = 1;
const LARGEST_BYTE_OF_LENGTH = 0x7f;
const CONTINUES = 0x80;
const BITS = 7;

/** Encodes a request for the health of a service; undefined: of the whole server. */
export function grpcFrame(service: string | undefined): Buffer {
  const name = Buffer.from(service ?? "");
  const message =
    name.length === 0
      ? name
      : Buffer.concat([Buffer.from([SERVICE_TAG, ...lengthOf(name.length)]), name]);
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(message.length, LENGTH_AT);
  return Buffer.concat([prefix, message]);
}

/** Whether a response reports that the service works (status SERVING). */
export function servesOf(frame: Buffer): boolean {
  if (frame.length < PREFIX_BYTES) return false;
  const message = frame.subarray(PREFIX_BYTES, PREFIX_BYTES + frame.readUInt32BE(LENGTH_AT));
  return message[0] === STATUS_TAG && message[1] === SERVING;
}

function lengthOf(length: number): readonly number[] {
  if (length <= LARGEST_BYTE_OF_LENGTH) return [length];
  return [(length & LARGEST_BYTE_OF_LENGTH) | CONTINUES, ...lengthOf(length >> BITS)];
}

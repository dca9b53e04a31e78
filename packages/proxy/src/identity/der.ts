/** X.690 section 8.1: the tag of a sequence, and the bit that says that more bytes hold the length. */
const SEQUENCE = 0x30;
const LONG_LENGTH = 0x80;
const LENGTH_BYTES = 0x7f;
const HEAD_BYTES = 2;
const BITS_PER_BYTE = 8;
const LINE = /.{1,64}/g;

/** Certificates in DER, one after the other, as PEM. @throws RangeError if the bytes are something else */
export function certificatesIn(bytes: Uint8Array): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + lengthAt(bytes, at);
    if (bytes[at] !== SEQUENCE || end > bytes.length) throw new RangeError("no certificate in DER");
    found.push(pemOf("CERTIFICATE", bytes.subarray(at, end)));
    at = end;
  }
  return found;
}

/** Text of RFC 7468. */
export function pemOf(label: string, bytes: Uint8Array): string {
  const lines = Buffer.from(bytes).toString("base64").match(LINE) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ""].join("\n");
}

/** The bytes of an element, with its tag and its length. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at + 1] ?? 0;
  if (first < LONG_LENGTH) return HEAD_BYTES + first;
  const count = first & LENGTH_BYTES;
  let length = 0;
  for (let index = 0; index < count; index++)
    length = length * 2 ** BITS_PER_BYTE + (bytes[at + HEAD_BYTES + index] ?? 0);
  return HEAD_BYTES + count + length;
}

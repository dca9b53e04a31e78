/** X.690 section 8.1: the tag of a sequence, and the bit that marks a length of several bytes. */
const SEQUENCE = 0x30;
const LONG_LENGTH = 0x80;
const LENGTH_BYTES = 0x7f;
const HEAD_BYTES = 2;
const BITS_PER_BYTE = 8;
const LINE = /.{1,64}/g;

/**
 * Converts consecutive DER certificates to PEM.
 * @throws RangeError if the bytes contain anything else
 */
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

/** Writes bytes as PEM text (RFC 7468). */
export function pemOf(label: string, bytes: Uint8Array): string {
  const lines = Buffer.from(bytes).toString("base64").match(LINE) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ""].join("\n");
}

/** The number of bytes of an element, including its tag and its length. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at + 1] ?? 0;
  if (first < LONG_LENGTH) return HEAD_BYTES + first;
  const count = first & LENGTH_BYTES;
  let length = 0;
  for (let index = 0; index < count; index++)
    length = length * 2 ** BITS_PER_BYTE + (bytes[at + HEAD_BYTES + index] ?? 0);
  return HEAD_BYTES + count + length;
}

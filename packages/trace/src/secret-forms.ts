const BITS_OF_BYTE = 8;
const BITS_OF_DIGIT = 6;
const BYTES_OF_GROUP = 3;

/**
 * The forms in which a text may contain a secret: itself, escaped as JSON, percent-encoded (RFC 3986 section
 * 2.1, also as a form), the bytes of its UTF-8, and inside Base64 (RFC 4648) of a longer text.
 */
export function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const escaped = JSON.stringify(secret).slice(1, -1);
  const percent = encodeURIComponent(bytes.toString());
  const base64 = Array.from({ length: BYTES_OF_GROUP }, (_, offset) => inBase64(bytes, offset));
  return [
    secret,
    escaped,
    ...[secret, escaped].map((text) => Buffer.from(text).toString("latin1")),
    percent,
    percent.replaceAll("%20", "+"),
    lowerDigits(percent),
    ...base64,
    ...base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
  ];
}

/** Percent-encoding with hexadecimal digits in lower case. */
function lowerDigits(percent: string): string {
  return percent.replaceAll(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
}

/** The digits that bytes have inside Base64, after `offset` other bytes, whatever is around them. */
function inBase64(bytes: Buffer, offset: number): string {
  const digits = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
  const first = Math.ceil((offset * BITS_OF_BYTE) / BITS_OF_DIGIT);
  const end = Math.floor(((offset + bytes.length) * BITS_OF_BYTE) / BITS_OF_DIGIT);
  return digits.slice(first, end);
}

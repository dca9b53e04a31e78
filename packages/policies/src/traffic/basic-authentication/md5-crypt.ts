import { createHash } from "node:crypto";

const ALPHABET = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ROUNDS = 1000;
const DIGEST_BYTES = 16;
/**
 * Indexes of the three bytes of the digest that are encoded together as four characters; the last byte is
 * encoded alone.
 */
const TRIPLES = [
  [0, 6, 12],
  [1, 7, 13],
  [2, 8, 14],
  [3, 9, 15],
  [4, 10, 5],
] as const;
const LAST_BYTE = 11;

/** The prefixes of hashes: of Apache's `htpasswd -m`, and of crypt(3). */
export type Md5Magic = "$apr1$" | "$1$";

/** Hashes a password with 1,000 rounds of MD5: `$apr1$salt$hash` or `$1$salt$hash`. */
export function md5Crypt(password: string, magic: Md5Magic, salt: string): string {
  const secret = Buffer.from(password);
  const seed = Buffer.from(salt);
  let digest = md5(beginning(secret, magic, seed));
  for (let round = 0; round < ROUNDS; round++) {
    digest = md5([
      round % 2 === 1 ? secret : digest,
      ...(round % 3 === 0 ? [] : [seed]),
      ...(round % 7 === 0 ? [] : [secret]),
      round % 2 === 1 ? digest : secret,
    ]);
  }
  return `${magic}${salt}$${encoded(digest)}`;
}

/**
 * The input of the first digest: password, salt, a digest of both, and one byte per bit of the
 * length.
 */
function beginning(secret: Buffer, magic: Md5Magic, seed: Buffer): readonly Uint8Array[] {
  const both = md5([secret, seed, secret]);
  const parts: Uint8Array[] = [secret, Buffer.from(magic), seed];
  for (let left = secret.length; left > 0; left -= DIGEST_BYTES)
    parts.push(both.subarray(0, Math.min(DIGEST_BYTES, left)));
  for (let bits = secret.length; bits > 0; bits >>= 1)
    parts.push((bits & 1) === 1 ? Buffer.of(0) : secret.subarray(0, 1));
  return parts;
}

function md5(parts: readonly Uint8Array[]): Buffer {
  const hash = createHash("md5");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function encoded(digest: Buffer): string {
  const byte = (at: number): number => digest[at] ?? 0;
  const triples = TRIPLES.map(([high, middle, low]) =>
    characters((byte(high) << 16) | (byte(middle) << 8) | byte(low), 4),
  );
  return triples.join("") + characters(byte(LAST_BYTE), 2);
}

/** Encodes a number in the Base64 characters, starting with the lowest six bits. */
export function characters(value: number, count: number): string {
  return Array.from({ length: count }, (_, at) => ALPHABET[(value >> (6 * at)) & 0x3f]).join("");
}

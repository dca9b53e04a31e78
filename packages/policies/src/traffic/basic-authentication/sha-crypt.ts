import { createHash } from "node:crypto";
import { characters } from "./md5-crypt.ts";

/** Rounds of a hash that names none (Unix crypt using SHA-256 and SHA-512, Ulrich Drepper). */
const USUAL_ROUNDS = 5000;

/** One of the two algorithms: its digest, and the order in which bytes are encoded, three at a time. */
interface Algorithm {
  readonly name: "sha256" | "sha512";
  readonly bytes: number;
  /** The first triple; each next one rotates it and counts up, or down, by one. */
  readonly triple: (index: number) => readonly [number, number, number];
  /** The bytes that remain after the triples. */
  readonly rest: readonly [number, number, number];
  readonly restCharacters: number;
}

const NO_BYTE = -1;
const SHA256: Algorithm = {
  name: "sha256",
  bytes: 32,
  triple: (index) => rotated([index, index + 10, index + 20], index),
  rest: [NO_BYTE, 31, 30],
  restCharacters: 3,
};
const SHA512: Algorithm = {
  name: "sha512",
  bytes: 64,
  triple: (index) => rotated([index, index + 21, index + 42], -index),
  rest: [NO_BYTE, NO_BYTE, 63],
  restCharacters: 2,
};

/** Hashes a password as crypt(3) does: `$5$salt$…` with SHA-256, `$6$salt$…` with SHA-512. */
export function shaCrypt(password: string, like: string): string {
  const algorithm = like.startsWith("$5$") ? SHA256 : SHA512;
  const [, , first = "", second = ""] = like.split("$");
  const hasRounds = first.startsWith("rounds=");
  const rounds = hasRounds ? Number(first.slice("rounds=".length)) : USUAL_ROUNDS;
  const salt = hasRounds ? second : first;
  const digest = digestOf(algorithm, Buffer.from(password), { salt: Buffer.from(salt), rounds });
  return like.slice(0, like.lastIndexOf("$") + 1) + encoded(digest, algorithm);
}

function digestOf(
  { name, bytes }: Algorithm,
  password: Buffer,
  { salt, rounds }: { readonly salt: Buffer; readonly rounds: number },
): Buffer {
  const hash = (...parts: readonly Uint8Array[]): Buffer => {
    const made = createHash(name);
    for (const part of parts) made.update(part);
    return made.digest();
  };
  const both = hash(password, salt, password);
  const bits: Uint8Array[] = [];
  for (let left = password.length; left > 0; left >>= 1) bits.push(left & 1 ? both : password);
  let digest = hash(password, salt, repeated(both, password.length), ...bits);
  const p = repeated(hash(...Array.from(password, () => password)), password.length);
  const salts = Array.from({ length: 16 + (digest[0] ?? 0) }, () => salt);
  const s = repeated(hash(...salts), salt.length);
  for (let round = 0; round < rounds; round++)
    digest = hash(
      round % 2 === 1 ? p : digest,
      ...(round % 3 === 0 ? [] : [s]),
      ...(round % 7 === 0 ? [] : [p]),
      round % 2 === 1 ? digest : p,
    );
  return digest.subarray(0, bytes);
}

function repeated(digest: Buffer, length: number): Buffer {
  return Buffer.alloc(length, digest);
}

function rotated(
  triple: readonly [number, number, number],
  by: number,
): readonly [number, number, number] {
  const [first, second, third] = triple;
  const turns = ((by % 3) + 3) % 3;
  if (turns === 0) return triple;
  return turns === 1 ? [third, first, second] : [second, third, first];
}

function encoded(digest: Buffer, { bytes, triple, rest, restCharacters }: Algorithm): string {
  const value = ([high, middle, low]: readonly [number, number, number]): number =>
    ((digest[high] ?? 0) << 16) | ((digest[middle] ?? 0) << 8) | (digest[low] ?? 0);
  const triples = Array.from({ length: Math.floor(bytes / 3) }, (_, index) =>
    characters(value(triple(index)), 4),
  );
  return triples.join("") + characters(value(rest), restCharacters);
}

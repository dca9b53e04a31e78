/**
 * The traditional Unix `crypt`: DES (FIPS 46-3) applied 25 times to zeros, with an expansion that
 * the salt changes. Tables count bits from 1, as the standard does.
 */

const INITIAL = permutation(
  "58 50 42 34 26 18 10 2 60 52 44 36 28 20 12 4 62 54 46 38 30 22 14 6 64 56 48 40 32 24 16 8 " +
    "57 49 41 33 25 17 9 1 59 51 43 35 27 19 11 3 61 53 45 37 29 21 13 5 63 55 47 39 31 23 15 7",
);
const FINAL = permutation(
  "40 8 48 16 56 24 64 32 39 7 47 15 55 23 63 31 38 6 46 14 54 22 62 30 37 5 45 13 53 21 61 29 " +
    "36 4 44 12 52 20 60 28 35 3 43 11 51 19 59 27 34 2 42 10 50 18 58 26 33 1 41 9 49 17 57 25",
);
const EXPANSION = permutation(
  "32 1 2 3 4 5 4 5 6 7 8 9 8 9 10 11 12 13 12 13 14 15 16 17 " +
    "16 17 18 19 20 21 20 21 22 23 24 25 24 25 26 27 28 29 28 29 30 31 32 1",
);
const ROUND_OUTPUT = permutation(
  "16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25",
);
const KEY_BITS = permutation(
  "57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36 " +
    "63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4",
);
const ROUND_KEY_BITS = permutation(
  "14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 " +
    "41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32",
);
const ROTATIONS = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1] as const;

/** The eight S-boxes: four rows of sixteen values each, in hexadecimal. */
const BOXES = [
  "e4d12fb83a6c5907 0f74e2d1a6cb9538 41e8d62bfc973a50 fc8249175b3ea06d",
  "f18e6b34972dc05a 3d47f28ec01a69b5 0e7ba4d158c6932f d8a13f42b67c05e9",
  "a09e63f51dc7b428 d709346a285ecbf1 d6498f30b12c5ae7 1ad069874fe3b52c",
  "7de3069a1285bc4f d8b56f03472c1ae9 a690cb7df13e5284 3f06a1d8945bc72e",
  "2c417ab6853fd0e9 eb2c47d150fa3986 421bad78f9c5630e b8c71e2d6f09a453",
  "c1af92680d34e75b af427c9561de0b38 9ef528c3704a1db6 432c95fabe17608d",
  "4b2ef08d3c975a61 d0b7491ae35c2f86 14bdc37eaf680592 6bd814a7950fe23c",
  "d2846fb1a93e50c7 1fd8a374c56b0e92 7b419ce206adf358 21e74a8dfc90356b",
].map((box) => Array.from(box.replaceAll(" ", ""), (digit) => Number.parseInt(digit, 16)));

const ALPHABET = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const KEY_CHARACTERS = 8;
const BLOCK_BITS = 64;
const HALF_BITS = 32;
const SALT_CHARACTERS = 2;
const TIMES = 25;

type Bits = readonly number[];

/** Hashes a password: the result is the two characters of the salt, and eleven more. */
export function desCrypt(password: string, salt: string): string {
  const expansion = saltedExpansion(salt);
  const keys = roundKeys(keyOf(password));
  let block: Bits = Array<number>(BLOCK_BITS).fill(0);
  for (let time = 0; time < TIMES; time++) block = encrypt(block, keys, expansion);
  return salt.slice(0, SALT_CHARACTERS) + encoded(block);
}

/**
 * Converts a password to a key: seven bits of each of the first eight bytes, each followed by an unused bit.
 */
function keyOf(password: string): Bits {
  const bytes = Buffer.from(password).subarray(0, KEY_CHARACTERS);
  return Array.from({ length: KEY_CHARACTERS }, (_, index) => {
    const byte = (bytes[index] ?? 0) << 1;
    return Array.from({ length: 8 }, (__, bit) => (byte >> (7 - bit)) & 1);
  }).flat();
}

/** Each set bit of the salt swaps two bits of the expansion that are 24 apart. */
function saltedExpansion(salt: string): readonly number[] {
  const table = [...EXPANSION];
  const bitsPerCharacter = 6;
  const apart = 24;
  for (let character = 0; character < SALT_CHARACTERS; character++) {
    const value = ALPHABET.indexOf(salt[character] ?? ".");
    for (let bit = 0; bit < bitsPerCharacter; bit++) {
      if (((value >> bit) & 1) === 0) continue;
      const at = bitsPerCharacter * character + bit;
      const first = table[at] ?? 0;
      table[at] = table[at + apart] ?? 0;
      table[at + apart] = first;
    }
  }
  return table;
}

function roundKeys(key: Bits): readonly Bits[] {
  const chosen = permuted(key, KEY_BITS);
  const half = chosen.length / 2;
  let [left, right] = [chosen.slice(0, half), chosen.slice(half)];
  return ROTATIONS.map((by) => {
    left = [...left.slice(by), ...left.slice(0, by)];
    right = [...right.slice(by), ...right.slice(0, by)];
    return permuted([...left, ...right], ROUND_KEY_BITS);
  });
}

function encrypt(block: Bits, keys: readonly Bits[], expansion: readonly number[]): Bits {
  const start = permuted(block, INITIAL);
  let [left, right] = [start.slice(0, HALF_BITS), start.slice(HALF_BITS)];
  for (const key of keys) {
    const mixed = permuted(substituted(exclusive(permuted(right, expansion), key)), ROUND_OUTPUT);
    [left, right] = [right, exclusive(left, mixed)];
  }
  return permuted([...right, ...left], FINAL);
}

/**
 * Replaces six bits by four: the outer two bits select the row of a box, the inner four the column.
 */
function substituted(bits: Bits): number[] {
  return BOXES.flatMap((box, index) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = bits.slice(index * 6, index * 6 + 6);
    const value = box[(a * 2 + f) * 16 + b * 8 + c * 4 + d * 2 + e] ?? 0;
    return [(value >> 3) & 1, (value >> 2) & 1, (value >> 1) & 1, value & 1];
  });
}

function permutation(text: string): readonly number[] {
  return text.split(" ").map((position) => Number(position) - 1);
}

function permuted(bits: Bits, table: readonly number[]): number[] {
  return table.map((at) => bits[at] ?? 0);
}

function exclusive(left: Bits, right: Bits): number[] {
  return left.map((bit, index) => bit ^ (right[index] ?? 0));
}

/** Encodes six bits per character; the last character is padded with two zero bits. */
function encoded(block: Bits): string {
  const characters = Math.ceil(block.length / 6);
  return Array.from({ length: characters }, (_, index) => {
    const value = Array.from({ length: 6 }, (__, bit) => block[index * 6 + bit] ?? 0).reduce(
      (sum, bit) => sum * 2 + bit,
      0,
    );
    return ALPHABET[value] ?? "";
  }).join("");
}

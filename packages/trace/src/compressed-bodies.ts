import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateSync,
  zstdCompressSync,
  zstdDecompressSync,
} from "node:zlib";
import { MAX_DECODED_BYTES } from "./bounds.ts";

interface Coding {
  readonly decode: (bytes: Uint8Array) => Uint8Array;
  readonly encode: (bytes: Uint8Array) => Uint8Array;
}

const { BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH, ZSTD_e_flush } = constants;
// The beginning of a body is decoded, too, so the end of the encoding may be missing.
const partly = (finishFlush: number) => ({ finishFlush, maxOutputLength: MAX_DECODED_BYTES });
const GZIP: Coding = {
  decode: (bytes) => gunzipSync(bytes, partly(Z_SYNC_FLUSH)),
  encode: (bytes) => gzipSync(bytes),
};

const CODINGS: Readonly<Record<string, Coding>> = {
  gzip: GZIP,
  "x-gzip": GZIP,
  deflate: {
    decode: (bytes) => inflateSync(bytes, partly(Z_SYNC_FLUSH)),
    encode: (bytes) => deflateSync(bytes),
  },
  br: {
    decode: (bytes) => brotliDecompressSync(bytes, partly(BROTLI_OPERATION_FLUSH)),
    encode: (bytes) => brotliCompressSync(bytes),
  },
  zstd: {
    decode: (bytes) => zstdDecompressSync(bytes, partly(ZSTD_e_flush)),
    encode: (bytes) => zstdCompressSync(bytes),
  },
};

/** The first bytes of a gzip file (RFC 1952 section 2.3.1), which may have no Content-Encoding. */
const GZIP_MAGIC = [0x1f, 0x8b, 0x08];

/**
 * Changes a body inside its content codings (RFC 9110 section 8.4), and inside a gzip file. A body that the
 * change leaves as it is stays byte for byte; one that cannot be decoded becomes empty, because nobody knows
 * what it shows.
 * @param coding the value of Content-Encoding; a body with an unknown one stays as it is
 */
export function changedWithin(
  bytes: Uint8Array,
  coding: string,
  change: (decoded: Uint8Array) => Uint8Array,
): Uint8Array {
  const names = coding.split(",").map((name) => name.trim().toLowerCase());
  const codings = names.flatMap((name) =>
    Object.hasOwn(CODINGS, name) ? (CODINGS[name] ?? []) : [],
  );
  const known = codings.length === 0 && hasMagic(bytes) ? [GZIP] : codings;
  if (known.length === 0) return bytes;
  try {
    return within(bytes, known, change);
  } catch {
    return new Uint8Array(0);
  }
}

/** @param codings in the order in which they were applied */
function within(
  bytes: Uint8Array,
  codings: readonly Coding[],
  change: (decoded: Uint8Array) => Uint8Array,
): Uint8Array {
  const outermost = codings.at(-1);
  if (outermost === undefined) return change(bytes);
  const decoded = outermost.decode(bytes);
  const shown = within(decoded, codings.slice(0, -1), change);
  return Buffer.compare(decoded, shown) === 0 ? bytes : outermost.encode(shown);
}

function hasMagic(bytes: Uint8Array): boolean {
  return GZIP_MAGIC.every((byte, index) => bytes[index] === byte);
}

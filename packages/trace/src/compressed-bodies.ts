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

/**
 * Changes a body inside its content encoding (RFC 9110 section 8.4). A body that the change leaves as it is
 * stays byte for byte; one that cannot be decoded becomes empty, because nobody knows what it shows.
 * @param coding the value of Content-Encoding; a body with an unknown one stays as it is
 */
export function changedWithin(
  bytes: Uint8Array,
  coding: string,
  change: (decoded: Uint8Array) => Uint8Array,
): Uint8Array {
  const name = coding.trim().toLowerCase();
  const known = Object.hasOwn(CODINGS, name) ? CODINGS[name] : undefined;
  if (known === undefined) return bytes;
  try {
    const decoded = known.decode(bytes);
    const shown = change(decoded);
    return Buffer.compare(decoded, shown) === 0 ? bytes : known.encode(shown);
  } catch {
    return new Uint8Array(0);
  }
}

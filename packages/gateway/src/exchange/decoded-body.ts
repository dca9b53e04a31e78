import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, zstdDecompress } from "node:zlib";

type Decoder = (
  bytes: Uint8Array,
  options: { readonly maxOutputLength: number },
) => Promise<Uint8Array>;

const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  identity: async (bytes) => bytes,
};

/**
 * Decodes a body's content encoding (RFC 9110 section 8.4); undefined if the encoding is unknown or the bytes
 * are invalid.
 */
export async function decoded(
  bytes: Uint8Array,
  coding: string | undefined,
  limit: number,
): Promise<Uint8Array | "too large" | undefined> {
  const name = coding?.trim().toLowerCase() ?? "identity";
  const decode = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  try {
    return await decode?.(bytes, { maxOutputLength: limit });
  } catch (error) {
    return error instanceof RangeError ? "too large" : undefined;
  }
}

import { asObject, type JsonObject } from "./json-object.ts";

/**
 * Reads the claims of a compact token (RFC 7519) without verifying the token; undefined if the token is
 * malformed.
 */
export function unverifiedClaims(token: string): JsonObject | undefined {
  const [, payload, signature, ...more] = token.split(".");
  if (payload === undefined || signature === undefined || more.length > 0) return undefined;
  try {
    return asObject(JSON.parse(Buffer.from(payload, "base64url").toString()));
  } catch {
    return undefined;
  }
}

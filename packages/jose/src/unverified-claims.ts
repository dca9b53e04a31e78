import { asObject, type JsonObject } from "./json-object.ts";

/**
 * The claims of a compact token (RFC 7519) without any verification; undefined if it is invalid.
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

import { asObject, type JsonObject } from "./json-object.ts";

/** The claims of a token in compact form (RFC 7519), of which nothing has been verified; undefined where it is not one. */
export function unverifiedClaims(token: string): JsonObject | undefined {
  const [, payload, signature, ...more] = token.split(".");
  if (payload === undefined || signature === undefined || more.length > 0) return undefined;
  try {
    return asObject(JSON.parse(Buffer.from(payload, "base64url").toString()));
  } catch {
    return undefined;
  }
}

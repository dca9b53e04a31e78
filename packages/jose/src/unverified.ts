import type { CompactJWSHeaderParameters } from "jose";
import type { Library } from "./load-library.ts";

/** The content of a token that was not verified. */
export interface Unverified {
  readonly header: CompactJWSHeaderParameters;
  readonly issuer: unknown;
}

const PARTS = ["header", "payload", "signature"];

/**
 * Parses a compact JWS (RFC 7515 section 7.1), more strictly than the library `jose`. Padding, white space
 * and unused bits are not allowed, so that each token has only one form. Critical extensions are not allowed.
 * @returns the reason if the token is malformed
 */
export function readUnverified(token: string, library: Library): Unverified | string {
  const parts = token.split(".");
  if (parts.length !== PARTS.length) return "a token must have three parts";
  const malformed = PARTS.find((_name, index) => !isBase64Url(parts[index] ?? ""));
  if (malformed !== undefined) return `the ${malformed} is malformed`;
  const header = attempt(() => library.decodeProtectedHeader(token));
  if (header === undefined) return "the header is malformed";
  const { alg, kid } = header;
  if (typeof alg !== "string") return "the header has no alg";
  if (kid !== undefined && typeof kid !== "string") return "the kid is not a string";
  if ("crit" in header || "b64" in header) return "it has a critical extension";
  const claims = attempt(() => library.decodeJwt(token));
  if (claims === undefined) return "the payload is malformed";
  return { header: { ...header, alg }, issuer: claims.iss };
}

/**
 * Decodes base64url strictly. `Buffer.from` skips invalid characters, so the decoded bytes are encoded again
 * and compared.
 */
function isBase64Url(part: string): boolean {
  return part !== "" && Buffer.from(part, "base64url").toString("base64url") === part;
}

function attempt<Value>(decode: () => Value): Value | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

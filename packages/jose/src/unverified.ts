import type { CompactJWSHeaderParameters } from "jose";
import type { Library } from "./load-library.ts";

/** What a token says of itself; nothing of it has been verified. */
export interface Unverified {
  readonly header: CompactJWSHeaderParameters;
  readonly issuer: unknown;
}

const PARTS = ["header", "payload", "signature"];

/**
 * Reads a JWS in compact form (RFC 7515 section 7.1). Stricter than the library: no padding, white
 * space or unused bits, so that one token has one spelling; no critical extensions at all.
 * @returns the reason when it is malformed
 */
export function readUnverified(token: string, library: Library): Unverified | string {
  const parts = token.split(".");
  if (parts.length !== PARTS.length) return "it does not have three parts";
  const malformed = PARTS.find((_name, index) => !isBase64Url(parts[index] ?? ""));
  if (malformed !== undefined) return `its ${malformed} is malformed`;
  const header = attempt(() => library.decodeProtectedHeader(token));
  if (header === undefined) return "its header is malformed";
  const { alg, kid } = header;
  if (typeof alg !== "string") return "its header has no alg";
  if (kid !== undefined && typeof kid !== "string") return "its kid is not a string";
  if ("crit" in header || "b64" in header) return "it has a critical extension";
  const claims = attempt(() => library.decodeJwt(token));
  if (claims === undefined) return "its payload is malformed";
  return { header: { ...header, alg }, issuer: claims.iss };
}

/** `Buffer.from` skips characters that are not base64url, so the text is compared with the encoding of the bytes. */
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

/** The members of a JSON object of unknown shape. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A token taken apart; nothing in it has been verified. */
export interface CompactToken {
  readonly algorithm: string;
  /** The `kid` of the header. */
  readonly keyId: string | undefined;
  readonly claims: JsonObject;
  /** What was signed: header and payload as they came. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Takes a JWS in compact form apart (RFC 7515 section 7.1). Strict: base64url without padding,
 * white space or unused bits, so that one token has one spelling; no critical extensions.
 * @returns the reason when it is malformed
 */
export function parseCompact(token: string): CompactToken | string {
  const [header, payload, signature, ...more] = token.split(".");
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0) {
    return "it does not have three parts";
  }
  const protectedHeader = decodeObject(header);
  if (protectedHeader === undefined) return "its header is malformed";
  const algorithm = protectedHeader["alg"];
  if (typeof algorithm !== "string") return "its header has no alg";
  const keyId = protectedHeader["kid"];
  if (keyId !== undefined && typeof keyId !== "string") return "its kid is not a string";
  if ("crit" in protectedHeader || "b64" in protectedHeader) return "it has a critical extension";
  const claims = decodeObject(payload);
  if (claims === undefined) return "its payload is malformed";
  const signatureBytes = decodeBase64Url(signature);
  if (signatureBytes === undefined) return "its signature is malformed";
  const signed = Buffer.from(`${header}.${payload}`, "latin1");
  return { algorithm, keyId, claims, signed, signature: signatureBytes };
}

function decodeObject(part: string): JsonObject | undefined {
  const bytes = decodeBase64Url(part);
  if (bytes === undefined) return undefined;
  try {
    return asObject(JSON.parse(utf8.decode(bytes)));
  } catch {
    return undefined;
  }
}

/** `Buffer.from` skips what is not base64url, so the text must also be what the bytes are encoded to. */
function decodeBase64Url(part: string): Uint8Array | undefined {
  const bytes = Buffer.from(part, "base64url");
  return bytes.length > 0 && bytes.toString("base64url") === part ? bytes : undefined;
}

/** The value if it is a JSON object, neither a list nor null. */
export function asObject(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { MAX_TOKEN_LENGTH } from "./bounds.ts";

/** The characters of an access token (RFC 6749 appendix A.12); others cannot be sent in a header. */
const TOKEN = /^[\x20-\x7e]+$/;

/** Whether a token of a response can be sent to a server. */
export function isUsableToken(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_TOKEN_LENGTH && TOKEN.test(value);
}

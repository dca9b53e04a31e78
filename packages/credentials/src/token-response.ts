import { asObject, type JsonObject } from "@edge-gateway/jose";

/**
 * The form of an error code. The longest registered one has 29 characters (RFC 9396 section 5); the rest is for codes of
 * vendors. A longer text, or one with other characters, may be a sentence or a credential.
 */
const ERROR_CODE = /^[A-Za-z0-9_.-]{1,64}$/;

/** Parses the members of a JSON object; returns none for any other text. */
export function parseObject(text: string): JsonObject {
  try {
    return asObject(JSON.parse(text)) ?? {};
  } catch {
    return {};
  }
}

/**
 * The error code of a response (RFC 6749 section 5.2), if it looks like one. Other parts of an error are not shown:
 * they may contain credentials.
 */
export function shownCode(error: unknown): string | undefined {
  return typeof error === "string" && ERROR_CODE.test(error) ? error : undefined;
}

/** The status of a response, and its error code if that is shown. */
export function shownStatus(status: number, code: string | undefined): string {
  return `status ${status}${code === undefined ? "" : `: ${code}`}`;
}

import { asObject, type JsonObject } from "@edge-gateway/jose";

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

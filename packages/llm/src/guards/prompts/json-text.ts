import { withoutNeedlessEscapes } from "@edge-gateway/kernel/json/needless-escapes";

/** The beginning of a text that is JSON, such as the arguments of a call. */
const JSON_START = /^\s*["[{]/;

/**
 * A text with the characters that its JSON escapes without need: whoever parses the JSON reads the characters.
 * Other texts stay.
 */
export function withoutEscapes(text: string): string {
  return text.includes("\\") && JSON_START.test(text) ? withoutNeedlessEscapes(text) : text;
}

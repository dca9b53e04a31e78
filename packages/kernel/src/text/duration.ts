import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { milliseconds, UNIT_MILLISECONDS } from "@edge-gateway/schema-runtime/validation/amounts";

const DURATION = new RegExp(LIMITS.duration.pattern, "u");

/** Whether a text is a duration such as `1m30s`. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}

/**
 * The milliseconds of a duration such as `1m30s`.
 * @throws RangeError for an invalid duration, which a validator has ruled out.
 */
export function parseDuration(text: string): number {
  if (!isDuration(text)) throw new RangeError(`not a duration: ${text}`);
  return milliseconds(text);
}

/** The shortest text of a duration in milliseconds (an integer from 0), such as `1m30s`. */
export function formatDuration(total: number): string {
  let rest = total;
  let text = "";
  for (const [unit, size] of UNIT_MILLISECONDS) {
    const count = Math.floor(rest / size);
    if (count > 0) text += `${count}${unit}`;
    rest -= count * size;
  }
  return text === "" ? "0s" : text;
}

/** The shorter of two timeouts in milliseconds; 0 means no limit. */
export function shorter(left: number, right: number): number {
  return left === 0 || right === 0 ? left + right : Math.min(left, right);
}

import { wholeBytes } from "@edge-gateway/schema-runtime/validation/amounts";

/**
 * The bytes of a size such as `2Mi`, `1.5k` or `4096`, rounded up; a size above the largest safe
 * number becomes that number.
 * @throws RangeError for an invalid size, which a validator has ruled out.
 */
export function parseByteSize(size: string | number): number {
  const whole = wholeBytes(size);
  const isSize = whole >= 0 && (typeof size === "string" || Number.isSafeInteger(size));
  if (!isSize) throw new RangeError(`not a size in bytes: ${size}`);
  return whole;
}

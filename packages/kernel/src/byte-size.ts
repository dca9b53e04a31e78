const DECIMAL_STEP = 1000;
const BINARY_STEP = 1024;
/** In the order of their powers. */
const PREFIXES = ["k", "M", "G", "T", "P", "E"];

const FORM = /^([0-9]+(?:\.[0-9]+)?)(?:([KMGTPE])(i)|([kMGTPE]))?$/;

/** Bytes of a size such as `2Mi`, `1.5k` or `4096`, rounded up; undefined when it is not one. */
export function parseByteSize(size: string | number): number | undefined {
  if (typeof size === "number") return Number.isSafeInteger(size) && size >= 0 ? size : undefined;
  const match = FORM.exec(size);
  if (match === null) return undefined;
  const [, number, binaryPrefix, binary, decimalPrefix] = match;
  const prefix = (binaryPrefix ?? decimalPrefix ?? "").replace("K", "k");
  const step = binary === undefined ? DECIMAL_STEP : BINARY_STEP;
  const bytes = Math.ceil(Number(number) * step ** (PREFIXES.indexOf(prefix) + 1));
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}

/**
 * Bytes of a size that a validator has let through.
 * @throws RangeError when it is not a size.
 */
export function byteCount(size: string | number): number {
  const parsed = parseByteSize(size);
  if (parsed === undefined) throw new RangeError(`not a size in bytes: ${size}`);
  return parsed;
}

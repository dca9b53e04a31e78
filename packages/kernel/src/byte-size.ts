const DECIMAL_STEP = 1000;
const BINARY_STEP = 1024;
/** In the order of their powers. */
const PREFIXES = ["k", "M", "G", "T", "P", "E"];

const FORM = /^([0-9]+(?:\.[0-9]+)?)(?:([KMGTPE])(i)|([kMGTPE]))?$/;

/**
 * Bytes of a size such as `2Mi`, `1.5k` or `4096`, rounded up.
 * @throws RangeError when it is not one, which a validator has ruled out.
 */
export function parseByteSize(size: string | number): number {
  const bytes = typeof size === "number" ? size : bytesOf(size);
  if (!Number.isSafeInteger(bytes) || bytes < 0)
    throw new RangeError(`not a size in bytes: ${size}`);
  return bytes;
}

function bytesOf(size: string): number {
  const match = FORM.exec(size);
  if (match === null) return NaN;
  const [, number, binaryPrefix, binary, decimalPrefix] = match;
  const prefix = (binaryPrefix ?? decimalPrefix ?? "").replace("K", "k");
  const step = binary === undefined ? DECIMAL_STEP : BINARY_STEP;
  return Math.ceil(Number(number) * step ** (PREFIXES.indexOf(prefix) + 1));
}

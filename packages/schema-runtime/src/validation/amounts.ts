/** Milliseconds of each unit of a duration, the longest first. */
export const UNIT_MILLISECONDS: ReadonlyMap<string, number> = new Map([
  ["h", 3_600_000],
  ["m", 60_000],
  ["s", 1_000],
  ["ms", 1],
]);
/** Maximum characters of a duration: more than the Gateway API allows (GEP-2257). */
const MAXIMUM_DURATION_LENGTH = 32;

/** The length of a duration such as `1m30s`; NaN if the text is not a duration. */
export function milliseconds(text: string): number {
  if (text.length === 0 || text.length > MAXIMUM_DURATION_LENGTH) return Number.NaN;
  const part = /([0-9]+)(h|ms|m|s)/uy;
  let sum = 0;
  while (part.lastIndex < text.length) {
    const found = part.exec(text);
    if (found === null) return Number.NaN;
    sum += Number(found[1]) * (UNIT_MILLISECONDS.get(found[2] ?? "") ?? 0);
  }
  return sum;
}

const DECIMAL_STEP = 1000;
const BINARY_STEP = 1024;
/** The SI prefixes of sizes, ordered by their powers of 1000. */
const SIZE_PREFIXES = ["", "k", "M", "G", "T", "P", "E"];
const SIZE = /^([0-9]{1,32}(?:\.[0-9]{1,32})?)(?:([KMGTPE])(i)|([kMGTPE])|[eE]([0-9]{1,2}))?$/u;
const TEN = 10;

/** The bytes of a size such as `2Mi`, possibly with a fraction; NaN if the text is not a size. */
export function bytes(size: number | string): number {
  if (typeof size === "number") return size;
  const [, number, binary = "", suffix, decimal = "", exponent = "0"] = SIZE.exec(size) ?? [];
  const step = suffix === undefined ? DECIMAL_STEP : BINARY_STEP;
  const power = SIZE_PREFIXES.indexOf((binary || decimal).replace("K", "k"));
  return Number(number) * step ** power * TEN ** Number(exponent);
}

/**
 * The bytes of a size, rounded up; a size above the largest safe number becomes that number. NaN if
 * the text is not a size.
 */
export function wholeBytes(size: number | string): number {
  return Math.min(Math.ceil(bytes(size)), Number.MAX_SAFE_INTEGER);
}

/** The number of characters of a text: code points, as the API server counts. */
export function characters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

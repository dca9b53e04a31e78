/** The part of requests that the median divides. */
export const MEDIAN = 0.5;
/** The part of requests that are not among the slowest. */
export const SLOW = 0.99;

/**
 * The time within which a part of the requests ended, estimated within the range that contains it; undefined
 * without requests.
 */
export function quantile(
  counts: readonly number[],
  limits: readonly number[],
  part: number,
): number | undefined {
  const wanted = part * counts.reduce((sum, count) => sum + count, 0);
  if (wanted === 0) return undefined;
  let before = 0;
  for (const [index, count] of counts.entries()) {
    const [from = 0, to] = [limits[index - 1], limits[index]];
    if (before + count >= wanted)
      return to === undefined ? from : from + ((to - from) * (wanted - before)) / count;
    before += count;
  }
  return limits.at(-1);
}

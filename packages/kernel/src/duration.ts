const MILLISECONDS = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 } as const;

type Unit = keyof typeof MILLISECONDS;

const WHOLE = /^(?:[0-9]{1,5}(?:h|ms|m|s)){1,4}$/;
const GROUP = /([0-9]+)(h|ms|m|s)/g;

/**
 * Milliseconds of a duration such as `1m30s`.
 * @throws RangeError when it is not one, which a validator has ruled out.
 */
export function parseDuration(text: string): number {
  if (!WHOLE.test(text)) throw new RangeError(`not a duration: ${text}`);
  let total = 0;
  for (const [, digits, unit] of text.matchAll(GROUP)) {
    total += Number(digits) * MILLISECONDS[unit as Unit];
  }
  return total;
}

/** The shortest duration of this many milliseconds (an integer from 0), such as `1m30s`. */
export function formatDuration(total: number): string {
  let rest = total;
  let text = "";
  for (const [unit, size] of Object.entries(MILLISECONDS)) {
    const count = Math.floor(rest / size);
    if (count > 0) text += `${count}${unit}`;
    rest -= count * size;
  }
  return text === "" ? "0s" : text;
}

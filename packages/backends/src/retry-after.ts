const MILLISECONDS_PER_SECOND = 1000;
/** A date begins with the name of a day (RFC 9110 section 5.6.7). */
const DATE = /^[A-Z][a-z]+,? /;

/**
 * Reads `Retry-After` (RFC 9110 section 10.2.3), which is a number of seconds or a date. Undefined: the field
 * is unset or invalid.
 * @param now milliseconds since 1970
 * @returns milliseconds from now; not positive for a date that is over
 */
export function retryAfterIn(field: string | undefined, now: number): number | undefined {
  if (field === undefined || field.trim() === "") return undefined;
  const milliseconds = DATE.test(field)
    ? Date.parse(field) - now
    : Number(field) * MILLISECONDS_PER_SECOND;
  return Number.isFinite(milliseconds) ? milliseconds : undefined;
}

const MILLISECONDS_PER_SECOND = 1_000;

/** The field `Retry-After` in whole seconds (RFC 9110 section 10.2.3); at least one. */
export function retryAfterField(milliseconds: number): readonly [name: string, value: string] {
  const seconds = Math.max(1, Math.ceil(milliseconds / MILLISECONDS_PER_SECOND));
  return ["retry-after", String(seconds)];
}

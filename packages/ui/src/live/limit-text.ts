/** An item of the header `RateLimit`: the name of a limit, what is left of it, and the seconds until it gets more. */
const ITEM = /"((?:[^"\\]|\\.)*)";r=(\d+);t=(\d+)/g;

/**
 * Which limits have refused a request, what is left of them, and when it may be sent again; empty if the response does
 * not say.
 * @param header the value of a header of the response; empty if there is none
 */
export function limitText(header: (name: string) => string): string {
  const items = [...header("ratelimit").matchAll(ITEM)].map(
    ([, name = "", left, seconds]) => `rate limit ${name}: ${left} left, more in ${seconds} s`,
  );
  const again = header("retry-after");
  const later = again === "" ? [] : [`it may succeed in ${again} s`];
  const text = [...items, ...later].join("; ");
  return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

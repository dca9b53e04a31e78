/** Bounds of checking a configuration: what makes it take long is not looked for any further. */

/** Characters of lines that are searched for secrets; lines beyond them are not shown. */
export const MAX_SEARCHED_CHARACTERS = 50_000_000;

/** Places of routes, taken together, among which unreachable routes are looked for. */
export const MAX_ROUTE_PLACES = 500_000;

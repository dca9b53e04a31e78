import { MAX_REFUSED_REPEATS } from "../bounds.ts";
import { IDLE_CONNECTION, NOT_PROCESSED } from "./upstream-half.ts";
import type { Progress } from "./upstream-half.ts";

/** RFC 9110 section 9.2.2: sent twice, they have the effect of once. */
const IDEMPOTENT: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "PUT",
  "DELETE",
]);

/** What an upstream has not seen goes to any of its connections first, and then to one of its own. */

/**
 * Whether a request that failed is sent again without asking the gateway; `repeats`: how often it was,
 * `isCounted`: the gateway counts how often an upstream may see it.
 */
export function mayRepeat(
  method: string,
  progress: Progress,
  repeats: number,
  isCounted: boolean,
): boolean {
  if (progress === NOT_PROCESSED) return repeats < MAX_REFUSED_REPEATS;
  if (progress !== IDLE_CONNECTION || repeats > 0 || isCounted) return false;
  return IDEMPOTENT.has(method);
}

/** Whether it needs a connection that nobody has used. */
export function needsFresh(progress: Progress, repeats: number): boolean {
  return progress === IDLE_CONNECTION || repeats > 0;
}

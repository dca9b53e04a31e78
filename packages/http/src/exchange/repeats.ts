import { MAX_REFUSED_REPEATS } from "../bounds.ts";
import { IDLE_CONNECTION, NOT_PROCESSED } from "./upstream-half.ts";
import type { Progress } from "./upstream-half.ts";

/** Idempotent methods: repeating them has no additional effect (RFC 9110 section 9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "PUT",
  "DELETE",
]);

/** A request that no upstream has seen is repeated on any connection first, then on a new one. */

/**
 * Whether a failed request is repeated without asking the gateway. `repeats`: how often it was repeated;
 * `isCounted`: whether the gateway limits how often an upstream may see the request.
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

/** Whether repeating the request needs a new connection. */
export function needsFresh(progress: Progress, repeats: number): boolean {
  return progress === IDLE_CONNECTION || repeats > 0;
}

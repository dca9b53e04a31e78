import { MAX_REFUSED_REPEATS } from "../../bounds.ts";
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

/** What is known about a failed request when the engine decides whether to repeat it. */
export interface FailedTry {
  readonly method: string;
  readonly progress: Progress;
  /** How often the request was already repeated for its dispatch. */
  readonly repeats: number;
  /** Whether the gateway would send the request again after a reset, whatever its method. */
  readonly resends: boolean;
}

/**
 * Whether a failed request is repeated without asking the gateway: the upstream has not seen the request, or
 * probably has not (RFC 9112 section 9.3.1). Such a repeat is no attempt of a retry policy.
 */
export function mayRepeat({ method, progress, repeats, resends }: FailedTry): boolean {
  if (repeats >= MAX_REFUSED_REPEATS) return false;
  if (progress === NOT_PROCESSED) return true;
  return progress === IDLE_CONNECTION && (resends || IDEMPOTENT.has(method));
}

/** Whether repeating the request needs a new connection. */
export function needsFresh(progress: Progress, repeats: number): boolean {
  return progress === IDLE_CONNECTION || repeats > 0;
}

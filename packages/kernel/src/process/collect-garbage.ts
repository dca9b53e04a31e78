import { Session } from "node:inspector";
import { after } from "./callbacks.ts";

/** Unset before the first collection; `null`: this process may not use the inspector (`--permission`). */
let session: Session | null | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Collects the garbage of this thread, which waits meanwhile, and gives freed memory back to the system. V8 collects only
 * while a thread allocates, and lets garbage grow to as much as is in use. Does nothing if this process may not do it.
 */
export function collectGarbage(): void {
  if (session === undefined) session = connected();
  session?.post("HeapProfiler.collectGarbage");
}

function connected(): Session | null {
  const own = new Session();
  try {
    own.connect();
    return own;
  } catch {
    return null;
  }
}

/** Collects the garbage of this thread once it was not called for this many milliseconds. */
export function collectGarbageAfter(milliseconds: number): void {
  clearTimeout(idle);
  // What cannot be collected now is collected later.
  idle = after(milliseconds, collectGarbage, () => {});
}

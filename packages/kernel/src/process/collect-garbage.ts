import { Session } from "node:inspector";

let session: Session | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Collects the garbage of this thread, which waits meanwhile, and gives freed memory back to the system. V8 collects only
 * while a thread allocates, and lets garbage grow to as much as is in use.
 */
export function collectGarbage(): void {
  if (session === undefined) {
    session = new Session();
    session.connect();
  }
  session.post("HeapProfiler.collectGarbage");
}

/** Collects the garbage of this thread once it was not called for this many milliseconds. */
export function collectGarbageAfter(milliseconds: number): void {
  clearTimeout(idle);
  idle = setTimeout(collectGarbage, milliseconds).unref();
}
